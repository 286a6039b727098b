/**
 * How strictly the table holds to the rules. `enforce`: what is not allowed goes back · `advise`: it stays, marked and
 * explained, and the game goes on by the rules · `free`: no rules, the game rests.
 */
export const MODES = ['enforce', 'advise', 'free'] as const;
export type Mode = (typeof MODES)[number];

/** What a drop means: see `interpret`; `tidy` = put down where it was. */
export type Meaning = 'move' | 'partial' | 'tidy' | 'illegal';

/** What becomes of a drop; the only place that reads the mode. */
export type Consequence = 'submit' | 'ask' | 'keep' | 'return' | 'mark' | 'operate';

const TABLE: Readonly<Record<Mode, Readonly<Record<Meaning, Consequence>>>> = {
  enforce: { move: 'submit', partial: 'ask', tidy: 'keep', illegal: 'return' },
  advise: { move: 'submit', partial: 'ask', tidy: 'keep', illegal: 'mark' },
  free: { move: 'operate', partial: 'operate', tidy: 'operate', illegal: 'operate' },
};

export const consequence = (mode: Mode, meaning: Meaning): Consequence => TABLE[mode][meaning];

/** What a mode lets people and the game do, beside drops. */
interface Habits {
  /** Hands may take up anything that lies in sight, at any time; else what is theirs, in their turn. */
  readonly anyPiece: boolean;
  /** Moves are played, house players act. */
  readonly plays: boolean;
  /** Pieces may lie elsewhere than the rules say. */
  readonly astray: boolean;
}

const HABITS: Readonly<Record<Mode, Habits>> = {
  enforce: { anyPiece: false, plays: true, astray: false },
  advise: { anyPiece: true, plays: true, astray: true },
  free: { anyPiece: true, plays: false, astray: true },
};

export const habits = (mode: Mode): Habits => HABITS[mode];
