import type { ComponentId, KindId, Seat, ZoneId } from '../core/ids';
import type { AnyEvent, AnyMove } from '../rules/contract';
import type { Component, Drop, Face, Placement, TableModel } from '../table/types';

/**
 * One physical act of a gesture: a piece goes from a zone to a zone. With `component`, that very piece; without,
 * any piece of the kind lying in `from` (coins and sugar cubes are alike).
 */
export interface Act {
  readonly kind: KindId;
  readonly component?: ComponentId;
  /** With it, any piece of the kind that carries this print. */
  readonly look?: string;
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

/** Where a piece comes to rest. */
export type Spot = Placement;

/**
 * What the director shows, in order; `together` runs beside the cue before it.
 * `carry`: by hand through the air · `slide`: by gravity along its column · `appear`: out of the bag into the hand ·
 * `vanish`: into the bag, no longer to be told apart · `shake`: a zone's object · `say`: a phrase over the table.
 */
export type Cue =
  | { readonly type: 'carry'; readonly component: ComponentId; readonly to: Spot; readonly together?: boolean }
  | { readonly type: 'slide'; readonly component: ComponentId; readonly to: Spot; readonly together?: boolean }
  | {
      readonly type: 'appear';
      readonly component: Component;
      readonly at: ZoneId;
      readonly to: Spot;
      readonly together?: boolean;
    }
  | { readonly type: 'vanish'; readonly component: ComponentId; readonly at: ZoneId; readonly together?: boolean }
  | { readonly type: 'shake'; readonly zone: ZoneId; readonly together?: boolean };

/** The only code that knows both a game and its table. */
export interface Referee<View, Move extends AnyMove, Event extends AnyEvent> {
  /** Where everything should be. Alike pieces carry canonical ids; `table/reconcile` keeps each at its place. */
  project(view: View): TableModel;
  /** The physical acts that express a move; none for a button move (end turn). */
  gestures(view: View, seat: Seat, move: Move): readonly Gesture[];
  /** The move that drops would be if it were allowed, for the reason; null when they mean nothing here. */
  guess(view: View, seat: Seat, drops: readonly Drop[]): Move | null;
  /** How a move's events look on the table: applied to `before` they give `after` (both reconciled). */
  cues(events: readonly Event[], before: TableModel, after: TableModel): readonly Cue[];
  /** Whether a seat's hand may take a piece up at all (its own, or a shared one); what it may do with it is another matter. */
  mayTouch(seat: Seat, placement: Placement): boolean;
}
