import { describe, expect, it } from 'vitest';
import { cafeDelGatto } from '../../../src/rules/cafe-del-gatto';
import { DRINKS } from '../../../src/rules/cafe-del-gatto/types';
import { problemPhrase } from '../../../src/rules/phrases';
import { boxFileOf } from '../../../src/rules/registry';
import { makeWords } from '../../../src/words';
import { throughJson } from '../../support/play';
import { BOX } from '../../support/gatto';

type Loose = { [key: string]: Loose } & Loose[] & (string | number);
const words = makeWords();

/** The box that comes with the game, changed. */
function changed(change: (box: Loose) => void): unknown {
  const box = throughJson(boxFileOf('cafe-del-gatto')) as Loose;
  change(box);
  return box;
}
const drink = (box: Loose, name: string): Loose =>
  (box.drinks as Loose).find((each: Loose) => each.drink === (name as never)) as Loose;

describe('the box', () => {
  it('has what the rules file says', () => {
    expect(BOX.drinks.espresso).toEqual({ squares: ['coffee'], coins: [2], tiles: [1, 2, 3, 4, 5] });
    expect(BOX.drinks['espresso-macchiato']).toEqual({
      squares: ['coffee', 'milk'],
      coins: [3, 1],
      tiles: [2, 4, 5, 6, 7],
    });
    expect(BOX.drinks.doppio).toEqual({ squares: ['coffee', 'coffee'], coins: [3, 1], tiles: [2, 4, 5, 6, 7] });
    expect(BOX.drinks.cappuccino).toEqual({
      squares: ['coffee', 'coffee', 'milk'],
      coins: [5, 3, 1],
      tiles: [3, 4, 5, 6, 8],
    });
    expect(BOX.drinks['latte-macchiato']).toEqual({
      squares: ['milk', 'milk', 'coffee', 'milk'],
      coins: [7, 4, 2],
      tiles: [4, 7, 9, 11, 13],
    });
    expect(Object.values(BOX.tiles)).toEqual(Array.from({ length: 12 }, () => 3));
    expect([BOX.coins, BOX.sugar]).toEqual([45, 12]);
  });

  it('marks every entry as given or reconstructed', () => {
    const entries: unknown[] = [];
    const walk = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(walk);
      else if (typeof value === 'object' && value !== null) {
        const fields = Object.values(value);
        const holdsOnlyEntries =
          fields.every((field) => typeof field === 'object') || 'format' in value || 'drink' in value;
        if (holdsOnlyEntries) fields.forEach(walk);
        else entries.push(value);
      }
    };
    walk(boxFileOf('cafe-del-gatto'));
    // 4 counts, 12 tiles, and of each drink its squares, its coins by kinds, its drink tiles.
    expect(entries).toHaveLength(4 + 12 + DRINKS.reduce((n, name) => n + 1 + BOX.drinks[name].coins.length + 5, 0));
    for (const entry of entries)
      expect(entry).toHaveProperty('source', expect.stringMatching(/^(given|reconstructed)$/));
  });

  it('an owner’s box with other printed values is read', () => {
    const box = cafeDelGatto.parseBox(
      changed((raw) => {
        const { tiles, coins } = drink(raw, 'espresso');
        Object.assign(tiles?.[4] as Loose, { value: 6, source: 'owner' });
        Object.assign(coins?.[0] as Loose, { coins: 3, source: 'owner' });
        Object.assign(raw.tiles?.[0] as Loose, { count: 4 });
        Object.assign(raw.tiles?.[1] as Loose, { count: 2 });
      }),
    );
    expect(box).toMatchObject({
      ok: true,
      value: { tiles: { C1: 4, C2: 2 }, drinks: { espresso: { coins: [3], tiles: [1, 2, 3, 4, 6] } } },
    });
  });

  it.each<[part: string, why: string, change: (box: Loose) => void]>([
    ['format', 'word', (box) => Object.assign(box, { format: 'cafe-box/2' })],
    ['game', 'word', (box) => Object.assign(box, { game: 'catfe' })],
    ['extra', 'unknown', (box) => Object.assign(box, { extra: 1 })],
    ['supply.coins.count', 'exact', (box) => Object.assign(box.supply?.coins as Loose, { count: 46 })],
    ['supply.sugar.source', 'word', (box) => Object.assign(box.supply?.sugar as Loose, { source: 'hearsay' })],
    ['tiles', 'cafe-del-gatto.box-tiles', (box) => Object.assign(box.tiles?.[0] as Loose, { count: 4 })],
    ['tiles.0.face', 'word', (box) => Object.assign(box.tiles?.[0] as Loose, { face: 'C5' })],
    ['drinks', 'count', (box) => (box.drinks as Loose).pop()],
    [
      'drinks.1.drink',
      'cafe-del-gatto.box-drink-twice',
      (box) => Object.assign(box.drinks?.[1] as Loose, { drink: 'espresso' }),
    ],
    ['drinks', 'cafe-del-gatto.box-drink-tiles', (box) => (drink(box, 'espresso').tiles as Loose).pop()],
    [
      'drinks.0.tiles.1',
      'cafe-del-gatto.box-ascending',
      (box) => Object.assign(drink(box, 'espresso').tiles?.[1] as Loose, { value: 1 }),
    ],
    ['drinks.0.coins', 'count', (box) => (drink(box, 'espresso').coins as Loose).pop()],
    [
      'drinks.0.squares.bottomUp.0',
      'word',
      (box) => Object.assign(drink(box, 'espresso').squares as Loose, { bottomUp: ['tea'] }),
    ],
    [
      'drinks.3',
      'cafe-del-gatto.box-cappuccino',
      (box) => Object.assign(drink(box, 'cappuccino').tiles?.[0] as Loose, { value: 2 }),
    ],
    [
      'drinks.3',
      'cafe-del-gatto.box-cappuccino',
      (box) => Object.assign(drink(box, 'cappuccino').coins?.[1] as Loose, { coins: 2 }),
    ],
  ])('is refused: %s, %s', (part, why, change) => {
    const result = cafeDelGatto.parseBox(changed(change));
    expect(result.ok ? 'read' : [result.error.part, result.error.why]).toEqual([part, why]);
    if (!result.ok) expect(words.tell(problemPhrase(result.error))).toMatch(/^[^\n]+\.$/);
  });

  it.each([null, 7, 'box', [], {}])('is refused: %j', (raw) => {
    expect(cafeDelGatto.parseBox(raw).ok).toBe(false);
  });
});
