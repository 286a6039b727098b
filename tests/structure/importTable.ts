import { readFileSync } from 'node:fs';
import { ROOT } from './sources';

/** The table of docs/imports.md as data. */

export interface Part {
  readonly name: string;
  /** Paths from the checkout's folder: `src/core/` (a folder), `models/*\/kinds.ts` (a star stays in one folder). */
  readonly files: readonly string[];
  /** Names of parts; null = everything. */
  readonly parts: readonly string[] | null;
  /** Names of packages, `node:` names left out (only `everything` has them); null = everything. */
  readonly packages: readonly string[] | null;
  /** Where code belongs that needs this part and may not have it. */
  readonly belongs: string;
}

const names = (cell: string): string[] => [...cell.matchAll(/[^,\s`]+/g)].map(([name]) => name);
const unlessEverything = (cell: string): string[] | null => (cell.trim() === 'everything' ? null : names(cell));

/** Rows of the first table of a text whose first column is called `part`. */
export function parseTable(text: string): readonly Part[] {
  const lines = text.split('\n');
  const head = lines.findIndex((line) => line.startsWith('| part |'));
  const rows = lines.slice(
    head + 2,
    lines.findIndex((line, i) => i > head && !line.startsWith('|')),
  );
  return rows.map((line) => {
    const [, name = '', files = '', parts = '', packages = '', belongs = ''] = line.split('|');
    return {
      name: name.trim(),
      files: names(files),
      parts: unlessEverything(parts),
      packages: unlessEverything(packages),
      belongs: belongs.trim(),
    };
  });
}

export const PARTS: readonly Part[] = parseTable(readFileSync(`${ROOT}docs/imports.md`, 'utf8'));

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Whether a path is one of those that a cell of the table means. */
export function matches(glob: string, path: string): boolean {
  const stars = escaped(glob).replaceAll('**', '\u0000').replaceAll('*', '[^/]*').replaceAll('\u0000/', '(.*/)?');
  return new RegExp(`^${stars}${glob.endsWith('/') || glob.endsWith('*') ? '.*' : '$'}`).test(path);
}

/** The part a file belongs to: the first row that matches. */
export const partOf = (path: string, parts: readonly Part[] = PARTS): Part | undefined =>
  parts.find((part) => part.files.some((glob) => matches(glob, path)));

/** `@react-three/drei` of `@react-three/drei/core/Html`, `node:fs` of itself. */
export const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Why `from` may not import `to` (a part), in one sentence; null when it may. */
export function refusedPart(from: Part, to: Part): string | null {
  if (from.name === to.name || from.parts === null || from.parts.includes(to.name)) return null;
  return `${from.name} may not import ${to.name}: code that needs ${to.name} belongs ${to.belongs} (docs/imports.md).`;
}

/** Why `from` may not import a package, in one sentence; null when it may. */
export function refusedPackage(from: Part, name: string): string | null {
  const { packages } = from;
  if (packages === null || packages.some((allowed) => matches(allowed, name))) return null;
  const owners = PARTS.filter((part) => part.packages?.some((allowed) => matches(allowed, name))).map(
    ({ name }) => name,
  );
  const where = owners.length > 0 ? `code that needs it belongs in ${owners.join(' or ')}` : 'only src/cli may';
  return `${from.name} may not import this package: ${where} (docs/imports.md).`;
}
