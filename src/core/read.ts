import { excerpt, inside, within } from './problem';
import type { Problem } from './problem';
import type { Result } from './result';
import { err, ok } from './result';

/**
 * Reading JSON that a stranger wrote. Each function returns what it was asked for or stops the reading with a Problem
 * that names the part. The stop is thrown inside `reading` and nowhere leaves it: to its callers a refusal is a value.
 */
export const READ_PROBLEMS = [
  'kind',
  'number',
  'exact',
  'amount',
  'word',
  'unknown',
  'unknown-none',
  'missing',
  'letters',
  'count',
  'counts',
] as const;
type Why = (typeof READ_PROBLEMS)[number];

class Stop extends Error {
  constructor(readonly problem: Problem) {
    super(problem.why);
  }
}

/** Runs a reading; a refusal in it becomes the Problem. */
export function reading<T>(read: () => T): Result<T, Problem> {
  try {
    return ok(read());
  } catch (stop) {
    if (stop instanceof Stop) return err(stop.problem);
    throw stop;
  }
}

/** Stops the reading: `why` is a key of the catalogue under `problem.`. */
export function stop(part: string, why: string, params: Problem['params'] = {}): never {
  throw new Stop({ part, why, params });
}

/** The value of a result, or the reading stops with its problem, found inside `part`. */
export function take<T>(part: string, result: Result<T, Problem>): T {
  if (result.ok) return result.value;
  const { part: where, why, params } = part === '' ? result.error : within(part, result.error);
  return stop(where, why, params);
}

const refuse = (part: string, why: Why, params: Problem['params']): never => stop(part, why, params);

/** What a value is, in a word for the sentence `… must be a list, not a number`. */
function kindOf(raw: unknown): string {
  if (raw === null) return 'null';
  if (Array.isArray(raw)) return 'list';
  if (typeof raw === 'string') return 'text';
  return raw === undefined ? 'nothing' : typeof raw;
}

type Raw = Readonly<Record<string, unknown>>;

/** An object, whatever its fields are. */
export function object(raw: unknown, part: string): Raw {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return refuse(part, 'kind', { kind: 'object', got: kindOf(raw) });
  }
  return raw as Raw;
}

/** An object with these fields and no other: `needed` ones there, `other` ones perhaps. Unknown ones are refused by name. */
export function fields<N extends string, O extends string = never>(
  raw: unknown,
  part: string,
  needed: readonly N[],
  other: readonly O[] = [],
): Readonly<Record<N, unknown> & Partial<Record<O, unknown>>> {
  const found = object(raw, part);
  const known: readonly string[] = [...needed, ...other];
  for (const key of Object.keys(found)) {
    if (known.includes(key)) continue;
    refuse(inside(part, key), known.length > 0 ? 'unknown' : 'unknown-none', { known: known.join(', ') });
  }
  for (const key of needed) if (!Object.hasOwn(found, key)) refuse(inside(part, key), 'missing', {});
  return found as Record<N, unknown> & Partial<Record<O, unknown>>;
}

/** A whole number from `least` to `most`. */
export function integer(raw: unknown, part: string, least: number, most: number): number {
  if (typeof raw !== 'number') return refuse(part, 'kind', { kind: 'number', got: kindOf(raw) });
  if (!Number.isInteger(raw) || raw < least || raw > most) {
    return refuse(part, least === most ? 'exact' : 'number', { least, most, got: `${raw}` });
  }
  // -0 is written as 0.
  return raw + 0;
}

/** Any number from `least` to `most`. */
export function amount(raw: unknown, part: string, least: number, most: number): number {
  if (typeof raw !== 'number') return refuse(part, 'kind', { kind: 'number', got: kindOf(raw) });
  if (!(raw >= least && raw <= most)) return refuse(part, 'amount', { least, most, got: `${raw}` });
  return raw + 0;
}

/** A text of at least `least` and at most `most` UTF-16 units. */
export function text(raw: unknown, part: string, least: number, most: number): string {
  if (typeof raw !== 'string') return refuse(part, 'kind', { kind: 'text', got: kindOf(raw) });
  if (raw.length < least || raw.length > most) return refuse(part, 'letters', { least, most, got: raw.length });
  return raw;
}

/** One of the words. */
export function oneOf<T extends string>(raw: unknown, part: string, words: readonly T[]): T {
  if (typeof raw !== 'string') return refuse(part, 'kind', { kind: 'text', got: kindOf(raw) });
  const word = words.find((each) => each === raw);
  return word ?? refuse(part, 'word', { words: words.join(', '), got: excerpt(raw) });
}

/** A list of at least `least` and at most `most` entries. */
export function list(raw: unknown, part: string, least: number, most: number): readonly unknown[] {
  if (!Array.isArray(raw)) return refuse(part, 'kind', { kind: 'list', got: kindOf(raw) });
  const got = raw.length;
  if (got < least || got > most) return refuse(part, least === most ? 'count' : 'counts', { least, most, got });
  return raw as readonly unknown[];
}
