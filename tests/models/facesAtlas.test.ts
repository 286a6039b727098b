import { describe, expect, it } from 'vitest';
import { gridRegion, type Region, type SheetSize, type UvRect, uvOf } from '../../models/art/atlas';
import { DRINK_IDS, DRINK_LOOK, TILE_SIDES } from '../../models/cafe-del-gatto/faces/palette';
import { parseTileFace, TILE_FACES } from '../../models/cafe-del-gatto/faces/tileFace';
import { TILE_ATLAS, TILE_BLEED, tileRegion, tileSideRegion, tileUv } from '../../models/cafe-del-gatto/tiles';
import {
  drinkTilePrints,
  drinkTileRegions,
  TOKEN_ATLAS,
  TOKEN_BLEED,
  TOKEN_REGION,
} from '../../models/cafe-del-gatto/tokenAtlas';
import { BOX } from '../support/gatto';

interface Named {
  readonly name: string;
  readonly region: Region;
}

const tileRegions: Named[] = [
  ...TILE_SIDES.flatMap((side) =>
    TILE_FACES.map((face) => ({ name: `${face} ${side}`, region: tileRegion(face, side) })),
  ),
  ...TILE_SIDES.map((side) => ({ name: `edge ${side}`, region: tileSideRegion(side) })),
];
const tokenRegions: Named[] = [
  ...[...drinkTileRegions(BOX.drinks)].map(([name, region]) => ({ name, region })),
  ...Object.entries(TOKEN_REGION).map(([name, region]) => ({ name, region })),
];

/** Whether two regions, each with `bleed` pixels around it, share a pixel. */
const collide = (a: Region, b: Region, bleed: number): boolean =>
  Math.abs(a.x + a.width / 2 - b.x - b.width / 2) < (a.width + b.width) / 2 + 2 * bleed &&
  Math.abs(a.y + a.height / 2 - b.y - b.height / 2) < (a.height + b.height) / 2 + 2 * bleed;

const collisions = (all: readonly Named[], bleed: number): string[] =>
  all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b) => (collide(a.region, b.region, bleed) ? [`${a.name} / ${b.name}`] : [])),
  );

const outside = (all: readonly Named[], sheet: SheetSize, bleed: number): string[] =>
  all
    .filter(({ region: r }) => {
      const [right, bottom] = [r.x + r.width + bleed, r.y + r.height + bleed];
      return r.x < bleed || r.y < bleed || right > sheet.width || bottom > sheet.height;
    })
    .map(({ name }) => name);

describe.each([
  { sheet: 'the tile atlas', all: tileRegions, size: TILE_ATLAS, bleed: TILE_BLEED, count: 26 },
  { sheet: 'the token atlas', all: tokenRegions, size: TOKEN_ATLAS, bleed: TOKEN_BLEED, count: 30 },
])('$sheet', ({ all, size, bleed, count }) => {
  it('has a region for every print', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(count);
    expect(all).toHaveLength(count);
  });

  it('keeps every print and its bleed of at least 3 pixels inside the sheet and off the others', () => {
    expect(bleed).toBeGreaterThanOrEqual(3);
    expect(outside(all, size, bleed)).toEqual([]);
    expect(collisions(all, bleed)).toEqual([]);
  });
});

describe('the prints of the box', () => {
  it('has both sides of each of its tiles', () => {
    expect(Object.keys(BOX.tiles).sort()).toEqual([...TILE_FACES].sort());
    for (const face of Object.keys(BOX.tiles)) {
      const { front, back } = tileUv(face);
      expect(front).toEqual(uvOf(tileRegion(face, 'milk'), TILE_ATLAS));
      expect(back).toEqual(uvOf(tileRegion(face, 'coffee'), TILE_ATLAS));
    }
  });

  it('has each of its drink tiles, all different, with one common back', () => {
    const prints = drinkTilePrints(BOX.drinks);
    const looks = Object.entries(BOX.drinks).flatMap(([drink, { tiles }]) => tiles.map((value) => `${drink}:${value}`));
    expect(looks.length).toBeGreaterThanOrEqual(22);
    expect(new Set(looks.map((look) => prints(look).front.join())).size).toBe(looks.length);
    expect(new Set(looks.map((look) => prints(look).back.join())).size).toBe(1);
  });

  it('draws the layers that the cups of the box have', () => {
    expect(DRINK_IDS).toEqual(Object.keys(BOX.drinks));
    for (const drink of DRINK_IDS) expect(DRINK_LOOK[drink].layers, drink).toEqual(BOX.drinks[drink].squares);
  });

  it.each(['C5', 'X1', 'C', '', 'H11', 'h1'])('knows no tile %j', (face) => {
    expect(() => parseTileFace(face)).toThrow('no tile is printed');
    expect(() => tileUv(face)).toThrow('no tile is printed');
  });

  it('refuses what it cannot print', () => {
    expect(() => drinkTilePrints(BOX.drinks)('espresso:9')).toThrow('no drink tile is printed espresso:9');
    expect(() => drinkTileRegions({ tea: { tiles: [1] } })).toThrow('no cup is drawn for the drink tea');
    const many = { espresso: { tiles: Array.from({ length: 40 }, (_, i) => i) } };
    expect(() => drinkTileRegions(many)).toThrow('40 drink tiles do not fit');
  });
});

describe('regions', () => {
  it('count along rows, with a gap', () => {
    const grid = { x: 4, y: 6, columns: 3, width: 10, height: 20, gap: 2 };
    expect(gridRegion(grid, 4)).toEqual({ x: 16, y: 28, width: 10, height: 20 });
  });

  it('turn pixels from the top into uv from the bottom', () => {
    const uv: UvRect = uvOf({ x: 25, y: 10, width: 50, height: 30 }, { width: 100, height: 200 });
    expect(uv).toEqual([0.25, 0.8, 0.5, 0.15]);
  });
});
