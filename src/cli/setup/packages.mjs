import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Sorry } from './sorry.mjs';
import { ROOT, run, runNode } from './spawn.mjs';

/**
 * @typedef {{ packages?: Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> }} Lock
 */

/**
 * Whether what is installed is not what the lock file says. Times are not asked: a fresh checkout has new times.
 * @param {Lock} wanted package-lock.json
 * @param {Lock | null} installed node_modules/.package-lock.json; null when nothing is installed
 */
export function packagesMissing(wanted, installed) {
  if (!installed) return true;
  const there = installed.packages ?? {};
  const differs = Object.entries(wanted.packages ?? {}).some(([path, { version, optional }]) => {
    if (path === '') return false;
    // Optional packages are for one machine or another.
    return there[path] ? there[path].version !== version : !optional;
  });
  return differs || Object.keys(there).some((path) => !wanted.packages?.[path]);
}

/**
 * @param {string} path
 * @returns {Lock | null}
 */
function readLock(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** Installs the packages of the lock file when they are missing or others. */
export async function ensurePackages() {
  const wanted = readLock(join(ROOT, 'package-lock.json'));
  if (!wanted) throw new Sorry('package-lock.json is missing: this is not a whole copy of Café Table.');
  if (!packagesMissing(wanted, readLock(join(ROOT, 'node_modules/.package-lock.json')))) return;
  console.log('Installing packages (once, about half a minute) …');
  const { code } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    throw new Sorry('The packages could not be installed (npm ci failed, its words are above): is there a network?');
  }
}

/**
 * npm as it came with this Node; on Windows `npm` itself is no program, so its script is run.
 * @param {readonly string[]} args
 */
function npm(args) {
  const beside = join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js');
  const script = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : beside;
  return existsSync(script) ? runNode([script, ...args]) : run('npm', args);
}
