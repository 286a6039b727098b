import type { AnyEvent, AnyMove } from '../../src/rules/contract';
import type { AnyGame } from '../../src/rules/registry';
import type { Layout } from '../../src/table/poses';
import type { Taste } from '../support/play';
import { gattoSuite } from './gattoSuite';

/** What the suite must be told about a game; everything else it asks the game itself. */
export interface Suite {
  readonly game: AnyGame;
  /** Players who lead games to places that chance alone seldom reaches; null plays anything. */
  readonly tastes: readonly (Taste | null)[];
  /** Every move that somebody could write down in this state for this seat, legal or not. */
  moves(state: unknown, seat: number): readonly AnyMove[];
  /** Which rules may refuse a legal move of a type after one of its fields has been changed. */
  readonly refusals: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Everything that can happen, in short words; the random games must meet all of it. */
  readonly happenings: readonly string[];
  happening(event: AnyEvent): string;
  /** `rule.why` of every refusal there is. */
  readonly reasons: readonly string[];
  /** `why` of every problem of its boxes and positions. */
  readonly problems: readonly string[];
  /** The zones of its table for so many seats. */
  readonly layout: (seats: number) => Layout;
}

/** A new game joins here. */
export const SUITES: readonly Suite[] = [gattoSuite];

/** Random games a game: `npm run fuzz` sets more. */
export const GAMES = Number(process.env.FUZZ_GAMES ?? 200);
