import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judge } from '../../src/cli/refereeJudge';
import { ok } from '../../src/core/result';
import { GAME_IDS } from '../../src/rules/contract';
import { makeWords } from '../../src/words';
import { faultsOf, readCase } from '../support/cases';
import type { Line } from '../support/cases';
import { throughJson } from '../support/play';

/** Situations with what must come of them, as table files: ours, and those beside the checkout when they are there. */

const words = makeWords();
const root = `${import.meta.dirname}/../..`;
const shared = `${root}/../shared/cases`;

describe.each(GAME_IDS)('cases of %s', (game) => {
  const folder = `${import.meta.dirname}/${game}`;

  it.each(readdirSync(folder).sort())('%s', (name) => {
    const path = `${folder}/${name}`;
    const line = throughJson(judge(name, ok(readFileSync(path, 'utf8')), null, words)) as Line;
    expect(faultsOf(readCase(path), line)).toEqual([]);
  });

  const runner = `${shared}/run.mjs`;
  const there = existsSync(runner) && existsSync(`${shared}/${game}`);
  it.skipIf(!there)(`those of ${game} beside the checkout pass (skipped where ../shared/cases is not there)`, () => {
    const { stdout, status } = spawnSync(process.execPath, [runner, `${shared}/${game}`], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/^\d+ passed, 0 failed\n$/);
    expect(status).toBe(0);
  });
});

describe('the judge of cases', () => {
  const line: Line = {
    error: null,
    verdicts: [{ legal: true }, { legal: false, rule: 'DG-5' }],
    toMove: [1],
    legalMoves: [{ seat: 1, type: 'take-coins' }],
    scores: [0, 1],
    outcome: null,
    position: { bag: ['C1'], players: [{ coins: 4 }, {}] },
  };
  const take = { seat: 0, type: 'take-coins' };
  it.each([
    { verdicts: ['legal', 'legal'] },
    { verdicts: ['legal', 'illegal'], rules: { 1: 'DG-20' } },
    { rules: { 1: ['DG-5'] }, scores: [1, 0] },
    { rules: { 1: 'DG-5' }, toMove: [0] },
    { rules: { 1: 'DG-5' }, outcome: { winners: [0] } },
    { rules: { 1: 'DG-5' }, at: { 'players.0.coins': 5 } },
    { rules: { 1: 'DG-5' }, position: { bag: [] } },
    { rules: { 1: 'DG-5' }, includes: [take] },
    { rules: { 1: 'DG-5' }, excludes: [{ type: 'take-coins', seat: 1 }] },
    { rules: { 1: 'DG-5' }, count: 2 },
    { error: 'bag' },
  ] as const)('sees what does not hold: %j', (expectation) => {
    expect(faultsOf({ title: '', moves: [take, take], expect: expectation }, line)).toHaveLength(1);
  });

  it('sees what holds', () => {
    const expectation = {
      ...{ rules: { 1: 'DG-5' }, scores: [0, 1], toMove: [1], outcome: null, count: 1 },
      ...{
        at: { 'players.0.coins': 4, 'players.1.sugar': 0, 'bag.length': 1 },
        position: { bag: ['C1'], discard: [] },
      },
      includes: [{ type: 'take-coins', seat: 1 }],
    };
    expect(faultsOf({ title: '', moves: [take, take], expect: expectation }, line)).toEqual([]);
  });
});
