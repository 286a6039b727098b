import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../setup/browser.mjs';
import { ROOT, runNode } from '../setup/spawn.mjs';
import { byExit, fromPlaywright, fromVitest, fromWords, readReport, sum } from './totals.mjs';

/** @typedef {import('./totals.mjs').Totals} Totals */
/**
 * What the stages before found out.
 * @typedef {{ failed: Set<string> }} Before
 */
/**
 * One part of `npm test`.
 * @typedef {object} Stage
 * @property {string} name also the word that asks for it: `npm test -- unit`
 * @property {string} what one line for people
 * @property {(before: Before) => Promise<Totals>} run
 */

const REPORTS = join(ROOT, 'test-results');
const CASES = join(ROOT, '../shared/cases');
/** The compiler looks at the whole, then at parts of it with less around them. */
const PROJECTS = ['tsconfig.json', 'tsconfig.pure.json', 'tsconfig.browser.json'];
/** Random games a game that `npm run fuzz` plays; `npm test` plays 200. */
const FUZZ_GAMES = '10000';

/** @type {readonly Stage[]} */
export const STAGES = [
  {
    name: 'types',
    what: 'the compiler, over everything, the pure folders alone, and the page without Node',
    run: async () => {
      const codes = [];
      for (const project of PROJECTS) codes.push(await node('typescript/bin/tsc', '-p', project));
      return sum(codes.map(byExit));
    },
  },
  {
    name: 'lint',
    what: 'biome: faults, form, and who may import whom',
    run: async () => byExit(await node('@biomejs/biome/bin/biome', 'check', '--error-on-warnings')),
  },
  { name: 'unit', what: 'units, conformance, properties, physics, structure', run: () => vitest('unit', []) },
  { name: 'cases', what: 'the cases beside this checkout, by the referee', run: cases },
  {
    name: 'build',
    what: 'the page',
    run: async () => byExit(await node('vite/bin/vite.js', 'build', '--logLevel', 'warn')),
  },
  {
    name: 'browser',
    what: 'the built page in a real Chromium',
    run: async ({ failed }) => {
      if (failed.has('build')) return { passed: 0, failed: 1, note: 'not run: there is no page' };
      const report = join(REPORTS, 'browser.json');
      const code = await node('@playwright/test/cli.js', 'test', { CHROME_PATH: await ensureBrowser() });
      return fromPlaywright(readReport(report), code);
    },
  },
];

/** Asked for by name only. @type {readonly Stage[]} */
export const EXTRA_STAGES = [
  {
    name: 'fuzz',
    what: `conformance over ${FUZZ_GAMES} random games a game (FUZZ_GAMES sets another number)`,
    run: () => vitest('fuzz', ['tests/conformance', '--testTimeout=0'], process.env.FUZZ_GAMES ?? FUZZ_GAMES),
  },
];

/** `npm run check`: what can be asked after every change. */
export const FAST = ['types', 'lint', 'unit'];

/** Old reports must not be read as new ones. */
export function clearReports() {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

/**
 * A program of an installed package.
 * @param {string} script inside node_modules
 * @param {...(string | Record<string, string>)} args words, and what to add to the environment
 */
async function node(script, ...args) {
  const words = args.filter((arg) => typeof arg === 'string');
  const env = Object.assign({}, ...args.filter((arg) => typeof arg !== 'string'));
  return (await runNode([join('node_modules', script), ...words], { env })).code;
}

/**
 * @param {string} name of the report
 * @param {readonly string[]} words
 * @param {string} [games] random games a game in the conformance suite
 */
async function vitest(name, words, games) {
  const report = join(REPORTS, `${name}.json`);
  const workers = `--maxWorkers=${Math.min(4, availableParallelism())}`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const env = games ? { FUZZ_GAMES: games } : {};
  const code = await node('vitest/vitest.mjs', 'run', ...words, workers, ...reporters, env);
  return fromVitest(readReport(report), code);
}

/** @returns {Promise<Totals>} */
async function cases() {
  const runner = join(CASES, 'run.mjs');
  const games = readdirSync(join(ROOT, 'src/rules'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const folders = games.map(({ name }) => join(CASES, name)).filter(existsSync);
  if (!existsSync(runner) || folders.length === 0) return { passed: 0, failed: 0, note: 'none beside this checkout' };
  const { code, out } = await runNode([runner, ...folders], { capture: true });
  return fromWords(out, code);
}
