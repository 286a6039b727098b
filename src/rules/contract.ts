import type { Seat } from '../core/ids';
import type { Json } from '../core/json';
import type { Problem } from '../core/problem';
import type { Result } from '../core/result';

export type { Problem } from '../core/problem';

/** The games of this table, in the order of the shelf. A game is listed here when its folder exists. */
export const GAME_IDS = ['cafe-del-gatto'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** Why a move is refused: the rule's id (`DG-14`) and what its sentence needs. The words live in `src/words`. */
export interface Reason {
  readonly rule: string;
  /** Which of the rule's sentences; the catalogue's key is `refusal.<rule>.<why>`. */
  readonly why: string;
  readonly params: Readonly<Record<string, string | number>>;
}
export type Verdict = { readonly ok: true } | { readonly ok: false; readonly reason: Reason };

export interface AnyMove {
  readonly seat: Seat;
  readonly type: string;
}
/** An event of the type `turn` says that the next turn begins; the others are the game's own. */
export interface AnyEvent {
  readonly type: string;
}

/** One line of a score: where points come from. Lines sum to the total. */
export interface ScoreLine {
  /** Catalogue key under `score.<game>.` */
  readonly what: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly points: number;
}
export interface Score {
  readonly total: number;
  readonly lines: readonly ScoreLine[];
}

export interface Outcome {
  readonly winners: readonly Seat[];
  readonly losers: readonly Seat[];
  /** Catalogue key under `outcome.<game>.` */
  readonly reason: string;
}

/** What a game starts from: the head of a table file, already checked. */
export interface Config<Box> {
  readonly box: Box;
  readonly players: number;
  /** Any uint32. */
  readonly seed: number;
  /** Starting seat; left out, it is drawn from the seed. */
  readonly start?: Seat;
  readonly options: Readonly<Record<string, Json>>;
}

export interface Applied<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/**
 * A game: pure functions over plain JSON. `check` and `legalMoves` are written separately and held against each other
 * by the conformance suite. Nothing here knows a table, a screen or a clock.
 */
export interface Game<Box, State, Move extends AnyMove, View, Event extends AnyEvent> {
  readonly id: GameId;
  readonly seats: { readonly min: number; readonly max: number };
  /** Reads a box (printed values, counts) and holds it against the counts the rulebook gives. */
  parseBox(raw: unknown): Result<Box, Problem>;
  /** Reads `options` of a table file. Unknown options are refused by name. */
  parseOptions(raw: unknown): Result<Readonly<Record<string, Json>>, Problem>;
  setup(config: Config<Box>): State;
  /** Reads a move; malformed (unknown type, field missing, unknown or of the wrong kind) is a Problem, not a verdict. */
  parseMove(raw: unknown, config: Config<Box>): Result<Move, Problem>;
  /** Reads a position, filling what it leaves out as the game's rules file says. */
  parsePosition(raw: unknown, config: Config<Box>): Result<State, Problem>;
  /** The complete position, loadable again; with `seat`, only what that seat may know (hidden lists as their length). */
  makePosition(state: State, seat?: Seat): Json;
  /** Seats that may move now; empty when the game is over. */
  actors(state: State): readonly Seat[];
  /** Every legal move of a seat, each once, in a stable order; without a seat, of all actors. */
  legalMoves(state: State, seat?: Seat): readonly Move[];
  check(state: State, move: Move): Verdict;
  /** The next state and what happened, in order. Throws when the move is illegal (a bug of the caller). */
  apply(state: State, move: Move): Applied<State, Event>;
  view(state: State, seat: Seat): View;
  score(state: State): readonly Score[];
  outcome(state: State): Outcome | null;
  /** A possible world for somebody who knows only the view: hidden parts are dealt anew by `seed`. */
  sample(view: View, seed: number): State;
  /** True when an event shows something nobody could know before it (a draw, a shuffle): undo then needs consent. */
  reveals(event: Event): boolean;
}
