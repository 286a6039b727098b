import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Sorry } from './sorry.mjs';
import { ROOT, runNode } from './spawn.mjs';

/** What the built page is made of. */
const SOURCES = ['index.html', 'vite.config.ts', 'package-lock.json', 'public', 'models', 'scenes', 'src'];
/** Never part of the page. */
const TOOLS = 'src/cli';

/**
 * Whether the built page is missing or older than anything it is made of.
 * @param {string} root the checkout
 */
export function pageStale(root) {
  const built = changed(join(root, 'dist/index.html'));
  return built === 0 || SOURCES.some((path) => newest(root, path) > built);
}

/**
 * The time (ms) of the last change in a file or folder; a folder's own time tells of what was taken away.
 * @param {string} root
 * @param {string} path relative
 * @returns {number}
 */
function newest(root, path) {
  const full = join(root, path);
  const own = changed(full);
  if (path === TOOLS || own === 0 || !statSync(full).isDirectory()) return path === TOOLS ? 0 : own;
  return Math.max(own, ...readdirSync(full).map((name) => newest(root, `${path}/${name}`)));
}

/** @param {string} path */
function changed(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Builds the page into dist/. */
async function buildPage() {
  const { code } = await runNode(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
  if (code !== 0) throw new Sorry('The page could not be built; what is wrong is said above.');
}

/** Builds the page when it is missing or older than its sources. */
export async function ensurePage() {
  if (!pageStale(ROOT)) return;
  console.log('Building the page …');
  await buildPage();
}
