import { describe, expect, it } from 'vitest';
import { GAP, packAtlas, uvAt } from '../../models/board/atlas';
import { insetPath, rectangle, ribbon, symmetric, trace } from '../../models/board/outline';
import { panel } from '../../models/board/panel';
import { PRINT_ATLAS, PRINT_SHEET, printRegion } from '../../models/cafe-del-gatto/print/regions';

/** The layout of the boards' one texture, and the outlines that print and geometry share. */
const regions = [...PRINT_ATLAS.values()];
const rectOf = (region: (typeof regions)[number]) => ({
  left: region.left,
  top: region.top,
  right: region.left + region.frame.width * region.scale,
  bottom: region.top + region.frame.height * region.scale,
});

describe('the print atlas', () => {
  it('lies within its sheet, each print with half a gap around it', () => {
    for (const region of regions) {
      const { left, top, right, bottom } = rectOf(region);
      expect(Math.min(left, top), region.id).toBeGreaterThanOrEqual(GAP / 2);
      expect(Math.max(right, bottom), region.id).toBeLessThanOrEqual(PRINT_SHEET - GAP / 2);
    }
  });

  it('keeps every two prints a gap apart', () => {
    const rects = regions.map(rectOf);
    const near: string[] = [];
    rects.forEach((a, i) => {
      rects.slice(i + 1).forEach((b, k) => {
        const apart =
          a.right + GAP <= b.left + 0.5 ||
          b.right + GAP <= a.left + 0.5 ||
          a.bottom + GAP <= b.top + 0.5 ||
          b.bottom + GAP <= a.top + 0.5;
        if (!apart) near.push(`${regions[i]?.id} ${regions[i + 1 + k]?.id}`);
      });
    });
    expect(near).toEqual([]);
  });

  it('gives what is read at the seat at least three texels a pixel', () => {
    // At the seat view 1 cm is 17 px at the cups, 11 px at machine and menu.
    expect(printRegion('label:espresso').scale).toBeGreaterThan(3 * 17);
    expect(printRegion('head').scale).toBeGreaterThan(3 * 11);
    expect(printRegion('menu:tells').scale).toBeGreaterThan(3 * 11);
    expect(printRegion('surcharge:2').scale).toBeGreaterThan(3 * 11);
  });

  it('maps a panel’s corners to its print’s corners, y up', () => {
    const region = printRegion('label:doppio');
    const { frame } = region;
    const [u0, v0] = uvAt(region, frame.x, frame.y);
    const [u1, v1] = uvAt(region, frame.x + frame.width, frame.y + frame.height);
    expect(u1).toBeGreaterThan(u0);
    expect(v1).toBeGreaterThan(v0);
    expect(u0 * PRINT_SHEET).toBeCloseTo(region.left, 6);
    expect((1 - v1) * PRINT_SHEET).toBeCloseTo(region.top, 6);
  });

  it('refuses a print that does not exist, a full sheet and two prints of one name', () => {
    expect(() => printRegion('label:lungo')).toThrow('no print label:lungo');
    const frame = { x: 0, y: 0, width: 10, height: 10 };
    expect(() => packAtlas([{ id: 'a', frame, scale: 10 }], 64)).toThrow('full at a');
    expect(() =>
      packAtlas(
        [
          { id: 'a', frame, scale: 1 },
          { id: 'a', frame, scale: 1 },
        ],
        64,
      ),
    ).toThrow('two prints are called a');
  });
});

describe('outlines', () => {
  it('a panel larger than its print is refused: it would show its neighbour’s', () => {
    const front = printRegion('gauge:left');
    const spec = { thickness: 0.3, front, back: printRegion('plain:red') };
    expect(() => panel({ ...spec, outline: rectangle(-1, -1, 2, 2) })).not.toThrow();
    expect(() => panel({ ...spec, outline: rectangle(-3, -1, 6, 2) })).toThrow('larger than its print gauge:left');
  });

  it('rounds corners without leaving the polygon', () => {
    const points = trace(rectangle(0, 0, 4, 2, 0.5));
    expect(points.length).toBeGreaterThan(12);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(4);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(2);
    }
    expect(points.some(({ x, y }) => x < 0.05 && y < 0.05)).toBe(false);
  });

  it('a mirrored half closes to a whole with the same number of corners on both sides', () => {
    const whole = symmetric([
      [1, 0],
      [2, 1],
      [1, 3],
    ]);
    expect(whole.map(([x]) => x)).toEqual([1, 2, 1, -1, -2, -1]);
    expect(whole.map(([, y]) => y)).toEqual([0, 1, 3, 3, 1, 0]);
  });

  it('a ribbon is as wide as its points say, and an inset line lies inside', () => {
    const band = ribbon([
      { x: 0, y: 0, width: 1 },
      { x: 4, y: 0, width: 1 },
    ]);
    const ys = band.map(([, y]) => y);
    expect(Math.max(...ys)).toBeCloseTo(0.5, 6);
    expect(Math.min(...ys)).toBeCloseTo(-0.5, 6);
    const inner = insetPath(rectangle(0, 0, 4, 2), 0.25);
    const numbers = [...inner.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), -Number(y)] as const);
    for (const [x, y] of numbers) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(400);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(200);
    }
  });
});
