import { closeSync, fstatSync, openSync, readdirSync, readSync, realpathSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Problem } from '../core/problem';
import type { Result } from '../core/result';
import { err, ok } from '../core/result';
import { LIMITS, TOO_LARGE } from '../session/tableFileText';

/** A file to be judged: `name` is what its line says, `path` null means standard input. */
export interface Source {
  readonly name: string;
  readonly path: string | null;
}

type Read = Result<string, Problem>;
export const READ_PROBLEMS = ['file-missing', 'file-read', 'file-text'] as const;
const wrong = (why: (typeof READ_PROBLEMS)[number]): Read => err({ part: '', why, params: {} });

/** The files that a path means: itself, or of a folder every `.json` under it, sorted by name. */
export function* filesOf(path: string): Generator<Source> {
  if (path === '-') yield { name: '-', path: null };
  else yield* filesUnder(path, []);
}

/** `above`: the true paths of the folders we are in, so that a link to one of them is not followed for ever. */
function* filesUnder(path: string, above: readonly string[]): Generator<Source> {
  const names = namesIn(path);
  if (!names) {
    yield { name: basename(path), path };
    return;
  }
  const here = realpathSync(path);
  if (above.includes(here)) return;
  for (const name of names) {
    const inner = join(path, name);
    if (name.endsWith('.json') || isFolder(inner)) yield* filesUnder(inner, [...above, here]);
  }
}

/** False too for what cannot be looked at; reading it will say why. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** The names in a folder, sorted; null when the path is no folder or cannot be opened as one. */
function namesIn(path: string): readonly string[] | null {
  try {
    return isFolder(path) ? readdirSync(path).sort() : null;
  } catch {
    return null;
  }
}

/** The text of a source; too large a one is refused without being read to its end. */
export async function readSource({ path }: Source): Promise<Read> {
  try {
    const bytes = path === null ? await readStandardInput() : readFile(path);
    return bytes ? ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) : err(TOO_LARGE);
  } catch (error) {
    if (error instanceof TypeError) return wrong('file-text');
    const { code } = error as NodeJS.ErrnoException;
    return wrong(code === 'ENOENT' ? 'file-missing' : 'file-read');
  }
}

function readFile(path: string): Uint8Array | null {
  const file = openSync(path, 'r');
  try {
    if (fstatSync(file).size > LIMITS.bytes) return null;
    const parts: Uint8Array[] = [];
    let total = 0;
    // What is no regular file (a pipe, a device) does not say how long it is.
    for (;;) {
      const part = new Uint8Array(1 << 16);
      const length = readSync(file, part);
      if (length === 0) return Buffer.concat(parts);
      total += length;
      if (total > LIMITS.bytes) return null;
      parts.push(part.subarray(0, length));
    }
  } finally {
    closeSync(file);
  }
}

async function readStandardInput(): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let total = 0;
  for await (const part of process.stdin) {
    total += (part as Uint8Array).length;
    if (total > LIMITS.bytes) return null;
    parts.push(part as Uint8Array);
  }
  return Buffer.concat(parts);
}
