import { existsSync, readFileSync } from 'node:fs';

/**
 * How a stage ended. `note` says what the figures don't.
 * @typedef {{ passed: number, failed: number, skipped?: number, note?: string }} Totals
 */

/**
 * What a program without figures of its own says by its exit status.
 * @param {number} code
 * @returns {Totals}
 */
export const byExit = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * Sums figures; notes are joined.
 * @param {readonly Totals[]} all
 * @returns {Totals}
 */
export function sum(all) {
  const notes = all.flatMap(({ note }) => note ?? []);
  return {
    passed: all.reduce((n, one) => n + one.passed, 0),
    failed: all.reduce((n, one) => n + one.failed, 0),
    skipped: all.reduce((n, one) => n + (one.skipped ?? 0), 0),
    ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
  };
}

/**
 * A run that ended badly although no test failed (a broken file, an error outside the tests) counts as one failure.
 * @param {Totals} totals
 * @param {number} code
 * @returns {Totals}
 */
const heed = (totals, code) =>
  code !== 0 && totals.failed === 0 ? { ...totals, failed: 1, note: 'an error outside the tests' } : totals;

/**
 * @param {string} path a report in JSON
 * @returns {any} null when it was not written
 */
export const readReport = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

/**
 * vitest's JSON reporter.
 * @param {any} report
 * @param {number} code
 * @returns {Totals}
 */
export function fromVitest(report, code) {
  if (!report) return { passed: 0, failed: 1, note: 'no report was written' };
  // A file that cannot be read has no tests that could fail.
  const broken = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return heed(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    code,
  );
}

/**
 * Playwright's JSON reporter. A test that passed at the second try has passed, and is named.
 * @param {any} report
 * @param {number} code
 * @returns {Totals}
 */
export function fromPlaywright(report, code) {
  if (!report) return { passed: 0, failed: 1, note: 'no report was written' };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const note = flaky > 0 ? { note: `${flaky} only at the second try` } : {};
  return heed({ passed: expected + flaky, failed: unexpected, skipped, ...note }, code);
}

/**
 * A program whose last words are `N passed, N failed`.
 * @param {string} out
 * @param {number} code
 * @returns {Totals}
 */
export function fromWords(out, code) {
  const last = [...out.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  if (!last) return { passed: 0, failed: 1, note: 'it said no totals' };
  return heed({ passed: Number(last[1]), failed: Number(last[2]) }, code);
}
