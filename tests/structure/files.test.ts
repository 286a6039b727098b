import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesUnder, isCode, nodesOf, productCode, ROOT, readSource } from './sources';
import type { Node } from './sources';

/** Files are small, folders say what they are for, and nothing is switched off. */

/** Lines of code in one file: aimed at 200; this is where it must be split. */
const LONGEST = 400;
/** Lines that fit a screen. */
const SCREEN = 60;
/** Folders whose state must be the same on every machine: time and chance are arguments there. */
const EXACT = ['core', 'rules', 'table', 'referee', 'bots', 'session', 'words', 'physics'].map(
  (name) => `src/${name}/`,
);

const code = [...productCode(), ...filesUnder('tests').filter(isCode)];

/** `Math.random`, `Date.now`, `new Date`, `performance.now`. */
function timeOrChance(node: Node): string | null {
  if (node.type === 'MemberExpression') {
    const [object, property] = [node.object as Node, node.property as Node].map(({ name }) => String(name));
    const name = `${object}.${property}`;
    return ['Math.random', 'Date.now', 'performance.now'].includes(name) ? name : null;
  }
  return node.type === 'NewExpression' && (node.callee as Node).name === 'Date' ? 'new Date' : null;
}

describe('files', () => {
  it(`none has more than ${LONGEST} lines`, () => {
    const long = code.filter((path) => readSource(path).split('\n').length > LONGEST);
    expect(long).toEqual([]);
  });

  it('nothing is left to do, and no check is switched off', () => {
    // Put together here, or this file would find itself.
    const marks = [
      'TO' + 'DO',
      'FIX' + 'ME',
      '@ts-' + 'ignore',
      '@ts-' + 'nocheck',
      '@ts-' + 'expect-error',
      'biome-' + 'ignore lint',
    ];
    const found = code.flatMap((path) =>
      marks.filter((mark) => readSource(path).includes(mark)).map((mark) => `${path}: ${mark}`),
    );
    expect(found).toEqual([]);
  });

  it('where the same input must give the same output, nothing asks for the time or for chance', () => {
    const asks = code
      .filter((path) => EXACT.some((folder) => path.startsWith(folder)))
      .flatMap((path) =>
        nodesOf(path)
          .flatMap((node) => timeOrChance(node) ?? [])
          .map((what) => `${path}: ${what}`),
      );
    expect(asks).toEqual([]);
    expect(
      nodesOf('a.ts', 'Math.random(); new Date(); Date.now()').flatMap((node) => timeOrChance(node) ?? []),
    ).toHaveLength(3);
  });
});

describe('folders', () => {
  const folders = readdirSync(`${ROOT}src`, { withFileTypes: true }).filter((entry) => entry.isDirectory());

  it('each says what it is for, on one screen', () => {
    const silent = folders
      .map(({ name }) => `src/${name}/README.md`)
      .filter((path) => !existsSync(ROOT + path) || readSource(path).split('\n').length > SCREEN);
    expect(silent).toEqual([]);
  });
});
