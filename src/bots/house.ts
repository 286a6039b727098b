import type { Seat } from '../core/ids';
import type { Phrase } from '../core/phrase';
import type { GattoMove, GattoView } from '../rules/cafe-del-gatto/types';

/** How strong a house player is. */
export const BOT_LEVELS = ['easy', 'medium', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What a player of each game sees and does. */
export interface Sights {
  readonly 'cafe-del-gatto': { readonly view: GattoView; readonly move: GattoMove };
}

/** A move with the reason for it, to be put into words where it is shown (catalogue: `because.<game>.…`). */
export interface Choice<Move> {
  readonly move: Move;
  readonly because: Phrase;
}

/** What a house player knows: what its seat sees, and what it may do. */
export interface Situation<View, Move> {
  readonly view: View;
  readonly seat: Seat;
  /** At least one. */
  readonly legal: readonly Move[];
  /** Any uint32: the same situation and seed give the same choice. */
  readonly seed: number;
}

export type HousePlayer<View, Move> = (situation: Situation<View, Move>) => Choice<Move>;
