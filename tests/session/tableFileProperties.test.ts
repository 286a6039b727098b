import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from '../../src/core/hash';
import { problemPhrase } from '../../src/rules/phrases';
import { makeTable, parseTable } from '../../src/session/tableFile';
import { replay } from '../../src/session/tableFileReplay';
import { makeWords } from '../../src/words';

/** Files that somebody has broken: opened or refused in one sentence, never anything in between. */

const words = makeWords();
const read = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
const FILES = [
  ...read(`${import.meta.dirname}/../cases/cafe-del-gatto`).filter((text) => !text.includes('"error"')),
  ...read(`${import.meta.dirname}/../records/cafe-del-gatto`),
];

/** Opens a text, and if it opens, plays it and opens what it has become. */
function judge(text: string): 'opened' | 'refused' {
  const result = parseTable(text);
  if (!result.ok) {
    expect(Object.keys(result)).toEqual(['ok', 'error']);
    const said = words.tell(problemPhrase(result.error));
    expect(said).toMatch(/^[^\n]{5,600}\.$/);
    return 'refused';
  }
  const { game, config, file } = result.value;
  expect(parseTable(makeTable(file))).toMatchObject({ ok: true });
  const { state } = replay(result.value);
  const position = game.makePosition(state);
  const again = game.parsePosition(JSON.parse(JSON.stringify(position)), config);
  expect(again.ok && canonical(game.makePosition(again.value))).toBe(canonical(position));
  return 'opened';
}

/** Values that a careless or a clever hand might put into a file. */
const STRANGE: readonly unknown[] = [
  ...[null, true, false, 0, -0, -1, 1, 2, 5, 13, 0.5, 1e9, 1e300, -1e300, 2 ** 32, 2 ** 53, 'NaN'],
  ...['', 'x', '$t(problem.kind)', '{{part}}', '__proto__', 'milk', 'C1', 'H3', 'espresso', 'serve', 'over', 'serving'],
  ...[
    'intermediate',
    'cleaned',
    [],
    {},
    [[]],
    [null],
    ['C1'],
    [0],
    [1, 0],
    { turn: 1 },
    { name: 'x' },
    '😀'.repeat(60),
  ],
];

type Tree = { [key: string]: unknown } | unknown[];
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Every place of a JSON value: the list or object, and the key in it. */
function placesOf(value: unknown): { tree: Tree; key: string }[] {
  if (!isTree(value)) return [];
  return Object.keys(value).flatMap((key) => [
    { tree: value, key },
    ...placesOf((value as Record<string, unknown>)[key]),
  ]);
}

type Change = 'set' | 'delete' | 'double' | 'rename' | 'swap';

function change(root: unknown, how: Change, where: number, other: number, value: unknown): void {
  const places = placesOf(root);
  const place = places[where % places.length];
  if (!place) return;
  const tree = place.tree as Record<string, unknown>;
  const { key } = place;
  if (how === 'set') tree[key] = value;
  else if (how === 'delete') delete tree[key];
  else if (how === 'double' && Array.isArray(place.tree)) place.tree.push(place.tree[Number(key)]);
  else if (how === 'rename') {
    tree[`${key}s`] = tree[key];
    delete tree[key];
  } else if (how === 'swap') {
    const from = places[other % places.length] ?? place;
    tree[key] = structuredClone((from.tree as Record<string, unknown>)[from.key]);
  }
}

const changes = fc.array(
  fc.tuple(
    fc.constantFrom<Change>('set', 'set', 'delete', 'double', 'rename', 'swap'),
    fc.nat(),
    fc.nat(),
    fc.constantFrom(...STRANGE),
  ),
  { minLength: 1, maxLength: 3 },
);

describe('a broken file', () => {
  it('all files are whole before they are broken', () => {
    expect(FILES.length).toBeGreaterThan(10);
    for (const file of FILES) expect(parseTable(file)).toMatchObject({ ok: true });
  });

  it('with other values in some places is opened or refused', () => {
    const judged = new Map<string, number>();
    fc.assert(
      fc.property(fc.constantFrom(...FILES), changes, (file, all) => {
        const root: unknown = JSON.parse(file);
        for (const [how, where, other, value] of all) change(root, how, where, other, structuredClone(value));
        const how = judge(JSON.stringify(root));
        judged.set(how, (judged.get(how) ?? 0) + 1);
      }),
      { numRuns: 1500, seed: 3 },
    );
    // Both happen, or the test would say little.
    expect(judged.get('refused')).toBeGreaterThan(500);
    expect(judged.get('opened')).toBeGreaterThan(50);
  });

  it('cut off anywhere is refused', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FILES), fc.double({ min: 0, max: 1, noNaN: true }), (file, part) => {
        const whole = file.trimEnd();
        expect(judge(whole.slice(0, Math.floor(part * (whole.length - 1))))).toBe('refused');
      }),
      { numRuns: 300, seed: 4 },
    );
  });

  it('with strange letters anywhere is opened or refused', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FILES),
        fc.nat(),
        fc.string({ unit: 'binary', maxLength: 4 }),
        fc.nat(3),
        (file, at, letters, gone) => {
          const place = at % file.length;
          judge(file.slice(0, place) + letters + file.slice(place + gone));
        },
      ),
      { numRuns: 600, seed: 5 },
    );
  });

  it('that is any JSON at all is refused', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(judge(text)).toBe('refused');
      }),
      { numRuns: 300, seed: 6 },
    );
  });
});
