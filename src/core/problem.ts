/** What is wrong with a file, move or position: the part (`players.0.coins`) and a catalogue key with parameters. */
export interface Problem {
  readonly part: string;
  /** Catalogue key under `problem.` */
  readonly why: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The part `key` inside the part `part`; `''` is the whole. */
export const inside = (part: string, key: string | number): string =>
  part === '' ? excerpt(key) : `${part}.${excerpt(key)}`;

/** The same problem, seen from the whole that the read thing is a part of. */
export const within = (part: string, problem: Problem): Problem => ({
  ...problem,
  part: problem.part === '' ? part : `${part}.${problem.part}`,
});

const LONGEST = 40;

/** A word of a stranger's file, short and on one line, fit to be quoted in a sentence. */
export function excerpt(value: string | number): string {
  const whole = `${value}`;
  const line = whole
    .slice(0, LONGEST)
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  if (whole.length > LONGEST) return `${line}…`;
  return line === '' ? '""' : line;
}
