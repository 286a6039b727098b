import type { ComponentType } from 'react';
import type { Seat } from '../../core/ids';
import type { AnyView, Move } from '../../session/types';

/** What the shelf shows of a game before anything of it is loaded. */
export interface BoxFront {
  /** The box, standing, with its picture. */
  readonly Box: ComponentType<{ readonly title: string; readonly subtitle: string }>;
  /** How many can play; a test holds it against the rules, which the shelf doesn't load. */
  readonly seats: { readonly min: number; readonly max: number };
}

interface OfSeat<View> {
  readonly view: View;
  readonly seat: Seat;
}

/** What the panels around a table need to know of the game: everything else there is the same for all games. */
export interface GameParts<View = AnyView, M extends { readonly type: string } = Move> {
  /** Headings of the list of moves (`app.moves.group.*`), in the order of the list. */
  readonly groups: readonly string[];
  readonly groupOf: (move: M) => string;
  /** The piece that a move is about, as a sign. */
  readonly MoveSign: ComponentType<{ readonly view: View; readonly move: M }>;
  /**
   * Types of moves that have a button in the turn panel, and how it looks: `half` stands two in a row, `main` is what one
   * is meant to press. The rest is done by hand or from the list; a move without a gesture needs its button.
   */
  readonly buttons: Readonly<Partial<Record<M['type'], 'plain' | 'half' | 'main'>>>;
  /** What stands on such a button. */
  readonly ButtonFace: ComponentType<{ readonly move: M }>;
  /** What a player owns: in the row of that player. */
  readonly Goods: ComponentType<OfSeat<View>>;
  /** Signs beside a player's name: who starts, who is in danger. */
  readonly Badges: ComponentType<OfSeat<View>>;
  /** What stands below the lines of a score: how far things are that don't count yet. */
  readonly Progress: ComponentType<OfSeat<View>>;
  /** What stands below a score at the end of the game: what decides a tie. */
  readonly TieBreak: ComponentType<OfSeat<View>>;
}
