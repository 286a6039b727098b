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

/** What the panels around a table need to know of the game: everything else there is the same for all games. */
export interface GameParts {
  /** Headings of the list of moves (`app.moves.group.*`), in the order of the list. */
  readonly groups: readonly string[];
  readonly groupOf: (move: Move) => string;
  /** The piece that a move is about, as a sign. */
  readonly MoveSign: ComponentType<{ readonly view: AnyView; readonly move: Move }>;
  /** What a player owns: in the row of that player. */
  readonly Goods: ComponentType<{ readonly view: AnyView; readonly seat: Seat }>;
  /** Signs beside a player's name: who starts, who is in danger. */
  readonly Badges: ComponentType<{ readonly view: AnyView; readonly seat: Seat }>;
  /** What stands below the lines of a score: how far things are that don't count yet. */
  readonly Progress: ComponentType<{ readonly view: AnyView; readonly seat: Seat }>;
}
