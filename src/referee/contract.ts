import type { ComponentId, KindId, Seat, ZoneId } from '../core/ids';
import type { Json } from '../core/json';
import type { Phrase } from '../core/phrase';
import type { Result } from '../core/result';
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

/** What makes a table no position of the game, with the pieces it is about. A parameter `who` is a seat: see `named`. */
export interface TableProblem {
  readonly phrase: Phrase;
  readonly pieces: readonly ComponentId[];
}

/** What may be in a closed thing: so many of these pieces. More than `count` when some of the box is out of play. */
export interface Hidden {
  readonly count: number;
  readonly may: readonly Component[];
}

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

  /** How many neighbouring slots of a zone are one heap: see `table/heaps`. */
  heapOf(zone: ZoneId): number;
  /** Zones that hide what is in them (a bag). */
  readonly closed: readonly ZoneId[];
  /**
   * Where a piece comes to rest that is put into a zone without asking the rules; null when the zone is no place for such
   * a piece, or full. Where the piece itself lies does not count.
   */
  snap(view: View, table: TableModel, component: Component, zone: ZoneId): Placement | null;
  /** What may be in a closed zone, in an order that tells nothing: what the box has and the table does not show. */
  hidden(view: View, table: TableModel, zone: ZoneId): Hidden;
  /** The piece of that name that can only have come out of a closed zone, and that zone; null when there is no such piece. */
  fromHidden(view: View, id: ComponentId): { readonly component: Component; readonly zone: ZoneId } | null;
  /**
   * The table as a position of the game: `view` gives what cannot be seen (whose turn it is) and what is printed. What
   * lies in closed zones is listed in the order of its slots. Refused with all that is impossible. It loads by the game's
   * `parsePosition`.
   */
  read(view: View, table: TableModel): Result<Json, readonly TableProblem[]>;
}
