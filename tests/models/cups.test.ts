import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { trianglesOf } from '../../models/board/solids';
import { cupDrinkSpot, cupParts, cupSquare } from '../../models/cafe-del-gatto/cups';
import { cupOutline } from '../../models/cafe-del-gatto/cupShapes';
import { CUP, CUP_SQUARES, DRINK_TILE, TILE } from '../../models/cafe-del-gatto/kinds';
import { printRegion } from '../../models/cafe-del-gatto/print/regions';
import { boundsOf, boxAt, trianglesInside } from './solidSpace';

/** The five racks: their size, and the room for what stands in them. */
type Squares = ('milk' | 'coffee')[];
const SQUARES: Readonly<Record<string, Squares>> = {
  espresso: ['coffee'],
  'espresso-macchiato': ['coffee', 'milk'],
  doppio: ['coffee', 'coffee'],
  cappuccino: ['coffee', 'coffee', 'milk'],
  'latte-macchiato': ['milk', 'milk', 'coffee', 'milk'],
};
const DRINKS = Object.keys(CUP_SQUARES);
const cup = (drink: string) => cupParts(drink, SQUARES[drink] ?? []);
const TILE_SIZE = [TILE.size, TILE.size, TILE.depth] as const;

describe.each(DRINKS)('the cup for %s', (drink) => {
  const squares = SQUARES[drink]?.length ?? 0;
  const parts = cup(drink);
  const middle = (square: number): readonly [number, number, number] => [
    0,
    CUP.floor + 0.15 + square * 0.302,
    CUP.tileZ,
  ];

  it('is a small mesh of board only', () => {
    expect(trianglesOf(parts)).toBeLessThanOrEqual(2500);
    expect(new Set(parts.map(({ surface }) => surface))).toEqual(new Set(['card', 'core']));
    for (const { geometry } of parts) {
      expect(Object.keys(geometry.attributes).sort()).toEqual(['normal', 'position', 'uv', 'uv1']);
    }
  });

  it('stands on the table and is as high as its kind says; only the tail reaches out', () => {
    const bounds = boundsOf(parts);
    expect(bounds.min.y).toBeCloseTo(0, 4);
    expect(Math.abs(bounds.max.y - CUP.height(squares))).toBeLessThan(0.04);
    expect(Math.abs(bounds.min.x + CUP.width / 2)).toBeLessThan(0.006);
    expect(bounds.max.x).toBeLessThan(0.55);
  });

  it('holds its tiles without touching one, and is open at the top', () => {
    for (let square = 0; square < squares; square++) {
      expect(cupSquare(square)).toEqual(middle(square));
      expect(trianglesInside(parts, boxAt(middle(square), TILE_SIZE, 0.0005)), `square ${square}`).toBe(0);
    }
    const [x, y, z] = middle(squares);
    expect(trianglesInside(parts, boxAt([x, y + 0.2, z], [TILE.size, 0.7, TILE.depth], 0.0005))).toBe(0);
  });

  it('keeps a tile from falling out: floor below, board behind, frame before, walls beside', () => {
    const [x, y, z] = middle(0);
    const pushed = (dx: number, dy: number, dz: number): number =>
      trianglesInside(parts, boxAt([x + dx, y + dy, z + dz], TILE_SIZE, 0.0005));
    expect(pushed(0, 0, 0)).toBe(0);
    for (const [dx, dy, dz] of [
      [0, -0.01, 0],
      [0, 0, -0.03],
      [0, 0, 0.03],
      [0.03, 0, 0],
      [-0.03, 0, 0],
    ] as const) {
      expect(pushed(dx, dy, dz), `${dx} ${dy} ${dz}`).toBeGreaterThan(0);
    }
  });

  it('has room for its drink tile in the middle of its squares', () => {
    const spot = cupDrinkSpot(squares);
    const size = [DRINK_TILE.width, DRINK_TILE.height, DRINK_TILE.depth] as const;
    expect(trianglesInside(parts, boxAt(spot, size, 0.0005))).toBe(0);
    expect(spot[1]).toBeCloseTo(CUP.floor + (0.302 * squares) / 2, 6);
  });

  it('shows its own print', () => {
    const { left, top, frame, scale, sheet } = printRegion(`cup:${drink}`);
    const card = parts.find(({ surface }) => surface === 'card')?.geometry;
    const uv = card?.getAttribute('uv');
    let inside = 0;
    for (let i = 0; uv && i < uv.count; i++) {
      const [px, py] = [uv.getX(i) * sheet, (1 - uv.getY(i)) * sheet];
      if (px >= left && px <= left + frame.width * scale && py >= top && py <= top + frame.height * scale) inside++;
    }
    expect(inside).toBeGreaterThan(40);
  });
});

describe('the set of cups', () => {
  it('has a silhouette for each drink', () => {
    const widths = DRINKS.map((drink) =>
      cupOutline(drink, 2)
        .map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`)
        .join(' '),
    );
    expect(new Set(widths).size).toBe(DRINKS.length);
  });

  it('refuses a drink that the print does not know, and another number of squares', () => {
    expect(() => cupParts('lungo', ['coffee'])).toThrow('lungo has no cup of 1 squares');
    expect(() => cupParts('espresso', ['coffee', 'coffee'])).toThrow('espresso has no cup of 2 squares');
  });

  it('is built the same every time', () => {
    const sums = [cup('doppio'), cup('doppio')].map((parts) =>
      parts.map(({ geometry }) =>
        boundsOf([{ surface: 'card', geometry }])
          .getSize(new Vector3())
          .toArray(),
      ),
    );
    expect(sums[0]).toEqual(sums[1]);
  });
});
