import { describe, expect, it } from 'vitest';
import { contrast } from '../../models/art/colour';
import { triangleCount } from '../../models/art/mesh';
import { cupDrinkGeometry } from '../../models/cafe-del-gatto/cupDrink';
import { cupSquare } from '../../models/cafe-del-gatto/cups';
import { CUP_SQUARES, TILE } from '../../models/cafe-del-gatto/kinds';
import { DRINK_COLOURS } from '../../models/cafe-del-gatto/palette';
import { emptyGlass, emptyMark } from '../../models/cafe-del-gatto/print/cupPrint';
import { boxAt, trianglesInside } from './solidSpace';

/** What rises in a cup, and what an empty one shows. */
const CUPS = Object.entries(CUP_SQUARES);

describe.each(CUPS)('the drink in a cup for %s', (drink, squares) => {
  const geometry = cupDrinkGeometry(drink, squares);
  const position = geometry.getAttribute('position');
  const square = geometry.getAttribute('drinkSquare');
  const place = geometry.getAttribute('drinkPlace');
  const base = geometry.getAttribute('drinkBase');
  const all = Array.from({ length: position.count }, (_, i) => i);

  it('is a band a square, one upon the other without a gap', () => {
    expect(new Set(all.map((i) => square.getX(i)))).toEqual(new Set(Array.from({ length: squares }, (_, i) => i)));
    for (let i = 0; i < squares; i++) {
      const own = all.filter((v) => square.getX(v) === i).map((v) => position.getY(v));
      const [low, high] = [Math.min(...own), Math.max(...own)];
      for (const v of all.filter((each) => square.getX(each) === i)) expect(base.getX(v)).toBeCloseTo(low, 5);
      const [, middle] = cupSquare(i);
      expect(low).toBeLessThan(middle);
      expect(high).toBeGreaterThan(middle);
      if (i > 0) expect(low).toBeCloseTo(middle - TILE.pitch / 2, 2);
    }
  });

  it('reaches from wall to wall of its glass, within the board', () => {
    const widest = Math.max(...all.map((i) => Math.abs(position.getX(i))));
    expect(widest).toBeGreaterThan(0.2);
    expect(widest).toBeLessThan(0.3);
    for (const i of all) expect(Math.abs(place.getX(i))).toBeLessThanOrEqual(1);
  });

  it('stands behind the tiles and before the board', () => {
    const drinkPart = [{ surface: 'drink' as const, geometry }];
    for (let i = 0; i < squares; i++) {
      expect(trianglesInside(drinkPart, boxAt(cupSquare(i), [TILE.size, TILE.size, TILE.depth], 0.0005))).toBe(0);
    }
    const front = Math.max(...all.map((i) => position.getZ(i)));
    expect(front).toBeLessThan(0.018);
    expect(Math.min(...all.map((i) => position.getZ(i)))).toBeGreaterThan(-0.004);
  });

  it('faces the reader', () => {
    const normal = geometry.getAttribute('normal');
    for (const i of all) expect(normal.getZ(i)).toBeGreaterThan(0.3);
    expect(triangleCount(geometry)).toBeLessThanOrEqual(90 * squares);
  });
});

describe.each(Object.entries(DRINK_COLOURS))('an empty glass of %s', (_, { print }) => {
  const ground = emptyGlass(print);

  it('says what belongs in it, but lower than a tile does', () => {
    for (const square of ['milk', 'coffee'] as const) {
      const ratio = contrast(emptyMark(square, ground), ground);
      expect(ratio, square).toBeGreaterThanOrEqual(3);
      expect(ratio, square).toBeLessThan(6);
    }
  });

  it('tells milk from coffee without hue: the drop is paler than the bean', () => {
    expect(contrast(emptyMark('milk', ground), emptyMark('coffee', ground))).toBeGreaterThan(1.2);
  });
});
