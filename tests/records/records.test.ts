import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hash } from '../../src/core/hash';
import { GAME_IDS } from '../../src/rules/contract';
import { makeTable, parseTable } from '../../src/session/tableFile';
import { replay } from '../../src/session/tableFileReplay';

/** Golden games: a file saved today must open as the same game for ever. A changed hash means that it does not. */

type Expected = Readonly<
  Record<string, { readonly hash: string; readonly scores: readonly number[]; readonly winners: readonly number[] }>
>;

describe.each(GAME_IDS)('golden games of %s', (id) => {
  const folder = `${import.meta.dirname}/${id}`;
  const expected = JSON.parse(readFileSync(`${folder}.expected.json`, 'utf8')) as Expected;

  it('each has its expectation', () => {
    expect(readdirSync(folder).sort()).toEqual(Object.keys(expected).sort());
  });

  it.each(Object.keys(expected))('%s', (name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    const opened = parseTable(text);
    if (!opened.ok) throw new Error(`${opened.error.part} ${opened.error.why}`);
    const { game, file } = opened.value;
    expect(game.id).toBe(id);
    const { state, verdicts, played } = replay(opened.value);
    expect(verdicts.filter(({ ok }) => !ok)).toEqual([]);
    expect(played).toHaveLength(file.moves.length);
    expect(game.score(state).map(({ total }) => total)).toEqual(expected[name]?.scores);
    expect(game.outcome(state)?.winners).toEqual(expected[name]?.winners);
    expect(hash(game.makePosition(state))).toBe(expected[name]?.hash);
    expect(makeTable(file)).toBe(text);
  });
});
