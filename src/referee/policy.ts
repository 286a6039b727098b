/** How strictly the table holds to the rules. */
const MODES = ['enforce'] as const;
export type Mode = (typeof MODES)[number];

/** What becomes of a drop; the only place that reads the mode. */
export type Consequence = 'submit' | 'ask' | 'keep' | 'return';

const TABLE: Readonly<Record<Mode, Readonly<Record<'move' | 'partial' | 'tidy' | 'illegal', Consequence>>>> = {
  enforce: { move: 'submit', partial: 'ask', tidy: 'keep', illegal: 'return' },
};

export const consequence = (mode: Mode, meaning: keyof (typeof TABLE)[Mode]): Consequence => TABLE[mode][meaning];
