import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { ROOT } from '../setup/spawn.mjs';

/** A page built for the bench alone, outside the checkout, and served. */
export interface BenchPage {
  readonly folder: string;
  /** Its address, with a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

export async function buildPage(): Promise<BenchPage> {
  const folder = await mkdtemp(join(tmpdir(), 'cafe-table-bench-'));
  await build({ root: ROOT, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  const server = await preview({
    root: ROOT,
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { port: 0, host: 'localhost', open: false },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('the built page is not served');
  return {
    folder,
    url,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Scripts that a browser loads before it shows anything: what index.html names. Paths within the folder. */
export async function firstScripts(page: BenchPage): Promise<string[]> {
  const html = await readFile(join(page.folder, 'index.html'), 'utf8');
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\.?\/?([^"]+\.js)"/g)];
  return [...new Set(named.map(([, path = '']) => path))];
}
