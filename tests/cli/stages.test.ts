import { describe, expect, it } from 'vitest';
import { chooseStages } from '../../src/cli/runStages.mjs';
import { FAST, STAGES } from '../../src/cli/stages/stages.mjs';
import { byExit, fromPlaywright, fromVitest, fromWords, sum } from '../../src/cli/stages/totals.mjs';

const vitest = {
  numPassedTests: 7,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 0,
  testResults: [] as object[],
};

describe('totals of a stage', () => {
  it('vitest: tests, and files that could not be read', () => {
    expect(fromVitest(vitest, 1)).toEqual({ passed: 7, failed: 1, skipped: 2 });
    const broken = { status: 'failed', assertionResults: [] };
    expect(fromVitest({ ...vitest, testResults: [broken] }, 1)).toMatchObject({ failed: 2 });
  });

  it('playwright: a second try that passed is a pass with a note', () => {
    const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 0 };
    expect(fromPlaywright({ stats }, 0)).toEqual({
      passed: 6,
      failed: 0,
      skipped: 0,
      note: '1 only at the second try',
    });
  });

  it('a bad ending without a failed test is a failure', () => {
    expect(fromVitest({ ...vitest, numFailedTests: 0 }, 1)).toMatchObject({ passed: 7, failed: 1 });
    expect(fromPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } }, 1)).toMatchObject({
      failed: 1,
    });
    expect(fromWords('39 passed, 0 failed', 1)).toMatchObject({ failed: 1 });
    expect(byExit(2)).toEqual({ passed: 0, failed: 1 });
  });

  it('no report, no totals: a failure', () => {
    expect(fromVitest(null, 0)).toMatchObject({ failed: 1 });
    expect(fromPlaywright(null, 0)).toMatchObject({ failed: 1 });
    expect(fromWords('', 0)).toMatchObject({ failed: 1 });
  });

  it('the last totals in words count', () => {
    expect(fromWords('1 passed, 1 failed\nFAIL a.json\n38 passed, 1 failed\n', 1)).toEqual({ passed: 38, failed: 1 });
  });

  it('sums', () => {
    expect(
      sum([
        { passed: 1, failed: 0, note: 'a' },
        { passed: 2, failed: 3, skipped: 1, note: 'b' },
      ]),
    ).toEqual({
      passed: 3,
      failed: 3,
      skipped: 1,
      note: 'a; b',
    });
    expect(sum([{ passed: 1, failed: 0 }])).not.toHaveProperty('note');
  });
});

describe('which stages run', () => {
  const names = (words: string[]): string[] => chooseStages(words).map(({ name }) => name);

  it('all of them, those named in their own order, or the fast ones', () => {
    expect(names([])).toEqual(STAGES.map(({ name }) => name));
    expect(names(['build', 'types'])).toEqual(['types', 'build']);
    expect(names(['--fast'])).toEqual(FAST);
    expect(names(['fuzz'])).toEqual(['fuzz']);
  });

  it('an unknown one is refused with the list', () => {
    expect(() => names(['units'])).toThrow(/no stage "units"; there are types, lint, unit/);
  });
});
