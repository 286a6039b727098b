import { describe, expect, it } from 'vitest';
import { READ_PROBLEMS as READING } from '../../src/core/read';
import { problemPhrase, reasonPhrase } from '../../src/rules/phrases';
import { READ_PROBLEMS } from '../../src/cli/refereeFiles';
import { JUDGE_PROBLEMS } from '../../src/cli/refereeJudge';
import { FILE_PROBLEMS } from '../../src/session/tableFile';
import { TEXT_PROBLEMS } from '../../src/session/tableFileText';
import { makeWords } from '../../src/words';
import { problems, refusals } from '../../src/words/en/rules';
import { SUITES } from '../conformance/suites';

/** Every reason and every problem that the code can give has a sentence, and no sentence is left over. */

type Catalogue = { readonly [key: string]: string | Catalogue };
const keysOf = (words: Catalogue, before = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keysOf(value, `${before}${key}.`),
  );

const words = makeWords();
const REASONS = SUITES.flatMap(({ reasons }) => reasons);
const problemKeys = [
  ...READING,
  ...TEXT_PROBLEMS,
  ...FILE_PROBLEMS,
  ...READ_PROBLEMS,
  ...JUDGE_PROBLEMS,
  ...SUITES.flatMap(({ game, problems }) => problems.map((why) => `${game.id}.${why}`)),
];
/** Parameters for any sentence; those that name words of the catalogue name real ones. */
const PARAMS = {
  ...Object.fromEntries(
    [
      'got',
      'row',
      'least',
      'most',
      'price',
      'coins',
      'opposite',
      'surcharge',
      'left',
      'sugar',
      'held',
      'tile',
      'value',
    ].map((name) => [name, 3]),
  ),
  ...{ cup: 'doppio', side: 'milk', square: 'coffee', drink: 'doppio', kind: 'list', tiles: 3, seat: 1, players: 2 },
  ...{ words: 'a, b', known: 'a, b', form: 'cafe-table/1', face: 'H3', count: 36 },
};

describe('sentences', () => {
  it('there is one for each reason, and none besides', () => {
    expect(keysOf(refusals).sort()).toEqual([...REASONS].sort());
  });

  it('there is one for each problem, and none besides', () => {
    const { kinds: _kinds, ...sentences } = problems;
    expect(keysOf(sentences).sort()).toEqual([...new Set(problemKeys)].sort());
  });

  it.each(REASONS)('%s is one plain sentence', (reason) => {
    const [rule = '', why = ''] = reason.split('.');
    const said = words.tell(reasonPhrase({ rule, why, params: { ...PARAMS, who: 1 } }, ['Luna', 'Cosmo']));
    expect(said).toMatch(/^[A-Z][^\n{}$]+\.$/);
    expect(said.length).toBeLessThan(160);
  });

  it.each([...new Set(problemKeys)])('problem %s is one plain sentence that names the part', (why) => {
    const got = why === 'kind' ? 'text' : 3;
    const said = words.tell(problemPhrase({ part: 'position.bag', why, params: { ...PARAMS, got } }));
    expect(said).toMatch(/^position\.bag [^\n{}$]+\.$/);
    expect(words.tell(problemPhrase({ part: '', why, params: { ...PARAMS, got } }))).toMatch(/^The file /);
  });

  it('a reason names the player it is about, whatever the name', () => {
    const turn = { rule: 'DG-5', why: 'turn', params: { who: 1 } };
    expect(words.tell(reasonPhrase(turn, ['Luna', 'Cosmo']))).toBe('It is Cosmo’s turn.');
    expect(words.tell(reasonPhrase(turn, ['Luna', '$t(piece.milk) {{x}}']))).toBe('It is $t(piece.milk) {{x}}’s turn.');
    expect(words.tell(reasonPhrase(turn, []))).toBe('It is 1’s turn.');
  });
});
