import { readFileSync } from 'node:fs';
import { canonical } from '../../src/core/hash';
import type { AnyMove } from '../../src/rules/contract';

/**
 * Judges a line of the referee by the `expect` of its case. Every field that is present must hold; a place that a
 * position may leave out equals an empty list, an empty object or zero.
 */
export interface Expectation {
  readonly verdicts?: readonly ('legal' | 'illegal')[];
  readonly rules?: Readonly<Record<string, string | readonly string[]>>;
  readonly at?: Readonly<Record<string, unknown>>;
  readonly position?: Readonly<Record<string, unknown>>;
  readonly scores?: readonly number[];
  readonly toMove?: readonly number[];
  readonly outcome?: Readonly<Record<string, unknown>> | null;
  readonly includes?: readonly AnyMove[];
  readonly excludes?: readonly AnyMove[];
  readonly count?: number;
  readonly error?: string | readonly string[];
}
export interface Case {
  readonly title: string;
  readonly moves: readonly AnyMove[];
  readonly expect: Expectation;
}
export interface Line {
  readonly error: string | null;
  readonly verdicts: readonly { readonly legal: boolean; readonly rule?: string }[];
  readonly toMove: readonly number[];
  readonly legalMoves: readonly AnyMove[];
  readonly scores: readonly number[];
  readonly outcome: Readonly<Record<string, unknown>> | null;
  readonly position: unknown;
}

export const readCase = (path: string): Case => JSON.parse(readFileSync(path, 'utf8')) as Case;

/** What does not hold, a sentence each; empty when the case passes. */
export function faultsOf({ expect: wanted, moves }: Case, line: Line): string[] {
  if (wanted.error !== undefined) {
    const texts = [wanted.error].flat().map((text) => text.toLowerCase());
    const said = line.error?.toLowerCase();
    return said !== undefined && texts.some((text) => said.includes(text)) ? [] : [`error: ${line.error}`];
  }
  if (line.error !== null) return [`refused: ${line.error}`];
  const faults: string[] = [];
  const hold = (what: string, holds: boolean, got: unknown) => {
    if (!holds) faults.push(`${what}: got ${JSON.stringify(got)}`);
  };
  const verdicts = wanted.verdicts ?? moves.map((_, i) => (wanted.rules?.[i] ? 'illegal' : 'legal'));
  const given = line.verdicts.map(({ legal }) => (legal ? 'legal' : 'illegal'));
  hold('verdicts', same(verdicts, given), given);
  for (const [i, rules] of Object.entries(wanted.rules ?? {})) {
    const rule = line.verdicts[Number(i)]?.rule ?? '';
    hold(`rule of move ${i}`, [rules].flat().includes(rule), rule);
  }
  if (wanted.scores) hold('scores', same(wanted.scores, line.scores), line.scores);
  if (wanted.toMove) hold('toMove', same(sorted(wanted.toMove), sorted(line.toMove)), line.toMove);
  if (wanted.outcome === null) hold('outcome', line.outcome === null, line.outcome);
  for (const [field, value] of Object.entries(wanted.outcome ?? {})) {
    hold(`outcome.${field}`, same(value, line.outcome?.[field]), line.outcome);
  }
  for (const [field, value] of Object.entries(wanted.position ?? {})) {
    const got = at(line.position, [field]);
    hold(`position.${field}`, covers(value, got), got);
  }
  for (const [path, value] of Object.entries(wanted.at ?? {})) {
    const got = at(line.position, path.split('.'));
    hold(path, covers(value, got), got);
  }
  const legal = new Set(line.legalMoves.map(canonical));
  for (const move of wanted.includes ?? []) hold(`includes ${canonical(move)}`, legal.has(canonical(move)), [...legal]);
  for (const move of wanted.excludes ?? []) hold(`excludes ${canonical(move)}`, !legal.has(canonical(move)), 'it');
  if (wanted.count !== undefined) hold('count', wanted.count === line.legalMoves.length, line.legalMoves.length);
  return faults;
}

const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);
const sorted = (seats: readonly number[]): number[] => [...seats].sort((a, b) => a - b);

const at = (value: unknown, [step, ...rest]: readonly string[]): unknown =>
  step === undefined ? value : at((value as Record<string, unknown> | undefined)?.[step], rest);

/** Objects field by field, lists whole. */
function covers(wanted: unknown, got: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted))
    return same(wanted, got) || (isNothing(wanted) && got === undefined);
  return Object.entries(wanted).every(([field, value]) => covers(value, at(got, [field])));
}

const isNothing = (value: unknown): boolean => value === 0 || (Array.isArray(value) && value.length === 0);
