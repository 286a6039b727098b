import { ensureBrowser } from './setup/browser.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { Sorry } from './setup/sorry.mjs';
import { clearReports, EXTRA_STAGES, FAST, STAGES } from './stages/stages.mjs';
import { sum } from './stages/totals.mjs';

/** @typedef {import('./stages/stages.mjs').Stage} Stage */
/** @typedef {import('./stages/totals.mjs').Totals} Totals */

/**
 * The stages that the command line asks for, in their own order; without words, all of `npm test`.
 * @param {readonly string[]} words names of stages, or `--fast`
 * @returns {readonly Stage[]}
 */
export function chooseStages(words) {
  const all = [...STAGES, ...EXTRA_STAGES];
  const names = words.flatMap((word) => (word === '--fast' ? FAST : [word]));
  const unknown = names.find((name) => !all.some((stage) => stage.name === name));
  if (unknown !== undefined) {
    throw new Sorry(`There is no stage "${unknown}"; there are ${all.map((stage) => stage.name).join(', ')}.`, 2);
  }
  return names.length === 0 ? STAGES : all.filter((stage) => names.includes(stage.name));
}

export async function main() {
  const stages = chooseStages(process.argv.slice(2));
  await ensurePackages();
  // Asked for first: nobody should wait ten minutes to hear that a browser is missing.
  if (stages.some((stage) => stage.name === 'browser')) await ensureBrowser();
  clearReports();
  const results = await runAll(stages);
  const total = sum(results.map(({ totals }) => totals));
  console.log(`\n${results.map(line).join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

/**
 * Runs every stage, whatever became of those before it.
 * @param {readonly Stage[]} stages
 */
async function runAll(stages) {
  const results = [];
  const failed = /** @type {Set<string>} */ (new Set());
  for (const stage of stages) {
    console.log(`\n── ${stage.name}: ${stage.what}`);
    const start = performance.now();
    const totals = await stage.run({ failed }).catch(asFailure);
    const result = { stage, totals, seconds: (performance.now() - start) / 1000 };
    if (totals.failed > 0) failed.add(stage.name);
    results.push(result);
    console.log(line(result));
  }
  return results;
}

/**
 * @param {unknown} error
 * @returns {Totals}
 */
function asFailure(error) {
  console.error(error instanceof Sorry ? error.message : error);
  return { passed: 0, failed: 1 };
}

/** @param {{ stage: Stage, totals: Totals, seconds: number }} result */
function line({ stage, totals: { passed, failed, skipped = 0, note }, seconds }) {
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  const mark = failed > 0 ? '✗' : '✓';
  return `${mark} ${stage.name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s   ${counts}${note ? ` (${note})` : ''}`;
}
