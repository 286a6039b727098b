import type { Json } from '../core/json';
import type { Problem } from '../core/problem';
import type { Result } from '../core/result';
import type { AnyMove, Outcome, Verdict } from '../rules/contract';
import { problemPhrase, reasonPhrase } from '../rules/phrases';
import { parseTable } from '../session/tableFile';
import type { OpenTable } from '../session/tableFile';
import { replay } from '../session/tableFileReplay';
import type { Words } from '../words';

/** The line of the referee about one file. */
export interface Judged {
  readonly file: string;
  readonly ok: boolean;
  readonly error: string | null;
  readonly verdicts: readonly ({ legal: true } | { legal: false; rule: string; reason: string })[];
  readonly toMove: readonly number[];
  readonly legalMoves: readonly AnyMove[];
  readonly scores: readonly number[];
  readonly outcome: (Outcome & { readonly reason: string }) | null;
  readonly position: Json;
}

export const JUDGE_PROBLEMS = ['file-seat', 'file-fault'] as const;
const problem = (why: (typeof JUDGE_PROBLEMS)[number], params: Problem['params'] = {}): Problem => ({
  part: '',
  why,
  params,
});

/** Judges a table file; `view` is the seat whose knowledge is shown, null for everything. */
export function judge(file: string, source: Result<string, Problem>, view: number | null, words: Words): Judged {
  const refused = (why: Problem): Judged => unread(file, words.tell(problemPhrase(why)));
  if (!source.ok) return refused(source.error);
  try {
    const table = parseTable(source.value);
    if (!table.ok) return refused(table.error);
    const { players } = table.value.config;
    if (view !== null && view >= players) return refused(problem('file-seat', { seat: view, players }));
    return judgeTable(file, table.value, view, words);
  } catch (fault) {
    // One file must not silence the others.
    process.stderr.write(`${file}: ${fault instanceof Error ? fault.stack : fault}\n`);
    return refused(problem('file-fault'));
  }
}

const unread = (file: string, error: string): Judged => ({
  file,
  ok: false,
  error,
  verdicts: [],
  toMove: [],
  legalMoves: [],
  scores: [],
  outcome: null,
  position: null,
});

function judgeTable(file: string, table: OpenTable, view: number | null, words: Words): Judged {
  const { game, file: asked } = table;
  const { state, verdicts } = replay(table);
  const names = asked.players.map(({ name }) => name);
  const seat = view ?? undefined;
  const outcome = game.outcome(state);
  return {
    file,
    ok: verdicts.every((verdict) => verdict.ok),
    error: null,
    verdicts: verdicts.map((verdict) => sayVerdict(verdict, names, words)),
    toMove: game.actors(state),
    legalMoves: game.legalMoves(state, seat),
    scores: game.score(state).map(({ total }) => total),
    outcome: outcome && { ...outcome, reason: words.say(`outcome.${game.id}.${outcome.reason}`) },
    position: game.makePosition(state, seat),
  };
}

function sayVerdict(verdict: Verdict, names: readonly string[], words: Words): Judged['verdicts'][number] {
  if (verdict.ok) return { legal: true };
  return { legal: false, rule: verdict.reason.rule, reason: words.tell(reasonPhrase(verdict.reason, names)) };
}
