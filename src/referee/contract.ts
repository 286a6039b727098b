import type { ComponentId, KindId, Seat, ZoneId } from '../core/ids';
import type { AnyEvent, AnyMove } from '../rules/contract';
import type { Drop, Face, TableModel } from '../table/types';

/**
 * One physical act of a gesture: a piece goes from a zone to a zone. With `component`, that very piece; without,
 * any piece of the kind lying in `from` (coins and sugar cubes are alike).
 */
export interface Act {
  readonly kind: KindId;
  readonly component?: ComponentId;
  readonly from: ZoneId;
  readonly to: ZoneId;
  /** Where it comes to rest in `to`. */
  readonly slot: number;
  readonly face: Face;
}

/** The acts that express a move; in any order when `loose`. Several gestures may express the same move. */
export interface Gesture {
  readonly acts: readonly Act[];
  readonly loose?: boolean;
}

/** What the director shows, in order; `together` runs beside the cue before it. */
export type Cue =
  | {
      readonly type: 'carry';
      readonly component: ComponentId;
      readonly to: { readonly zone: ZoneId; readonly slot: number; readonly face: Face };
      readonly together?: boolean;
    }
  /** Pieces that appear (drawn from a bag) or vanish (mixed into it) at a zone. */
  | { readonly type: 'appear' | 'vanish'; readonly component: ComponentId; readonly at: ZoneId; readonly together?: boolean }
  | { readonly type: 'shake'; readonly component: ComponentId; readonly together?: boolean }
  | { readonly type: 'glow'; readonly zone: ZoneId; readonly together?: boolean }
  | { readonly type: 'wait'; readonly ms: number };

/** The only code that knows both a game and its table. */
export interface Referee<View, Move extends AnyMove, Event extends AnyEvent> {
  /** Where everything should be. Alike pieces carry canonical ids; `table/reconcile` keeps each at its place. */
  project(view: View): TableModel;
  /** The physical acts that express a move; none for a button move (end turn). */
  gestures(view: View, seat: Seat, move: Move): readonly Gesture[];
  /** The move that drops would be if it were allowed, for the reason; null when they mean nothing here. */
  guess(view: View, seat: Seat, drops: readonly Drop[]): Move | null;
  /** How an event looks on the table. `before` and `after` are reconciled tables. */
  cues(event: Event, before: TableModel, after: TableModel): readonly Cue[];
}
