import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { figure } from './figures';
import type { Figure } from './figures';
import { firstScripts } from './page';
import type { BenchPage } from './page';

/** Chunks that `vite.config.ts` puts three, fiber and drei into. */
const LIBRARIES = /\/(three|fiber)-[^/]+\.js$/;

/** kB (1000 bytes) of some scripts as they travel. */
async function travelling(page: BenchPage, paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(async (path) => gzipSync(await readFile(join(page.folder, path))).length));
  return sizes.reduce((all, size) => all + size, 0) / 1000;
}

/**
 * What is loaded of JavaScript.
 * @param loaded paths of the scripts that a browser had asked for when the first game could be played
 */
export async function javascript(page: BenchPage, loaded: readonly string[]): Promise<Figure[]> {
  const size = (id: string, what: string, kB: number, most: number): Figure =>
    figure({
      id: `javascript.${id}`,
      what,
      unit: 'kB gzip',
      kind: 'count',
      samples: [kB],
      budget: { most },
      digits: 1,
    });
  const libraries = loaded.filter((path) => LIBRARIES.test(`/${path}`));
  // A build that names its chunks otherwise must not pass as a small one.
  if (libraries.length < 2) throw new Error('javascript: the chunks of three and fiber were not found');
  return [
    size('shelf', 'scripts of the shelf', await travelling(page, await firstScripts(page)), 120),
    size('table', 'all scripts until the first table can be played', await travelling(page, loaded), 550),
    size('libraries', 'of these three, fiber and drei', await travelling(page, libraries), 320),
  ];
}
