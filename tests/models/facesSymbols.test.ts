import { describe, expect, it } from 'vitest';
import { fill, line, type Mark, placed, sticker } from '../../models/art/marks';
import { makeNoise, makeNoise3, makeRandom, seedOf } from '../../models/art/noise';
import { ellipsePath, polygonPath, roundRectPath, scallopPath } from '../../models/art/paths';
import { marksToSvg } from '../../models/art/svg';
import { cupDrawing } from '../../models/cafe-del-gatto/faces/cups';
import { DRINK_IDS } from '../../models/cafe-del-gatto/faces/palette';
import { type SymbolName, symbolDrawing, symbolSvg } from '../../models/cafe-del-gatto/faces/symbols';

const NAMES: SymbolName[] = [
  'cold',
  'frothy',
  'hot',
  'milk',
  'coffee',
  'sugar',
  'coin',
  'paw',
  ...DRINK_IDS.map((drink): SymbolName => `drink:${drink}`),
];

/** Every element closed in order; returns the names met. */
function parse(svg: string): string[] {
  const open: string[] = [];
  const met: string[] = [];
  for (const [, closing, name = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    met.push(name);
    if (closing) expect(open.pop()).toBe(name);
    else if (!self) open.push(name);
  }
  expect(open).toEqual([]);
  return met;
}

const idsOf = (svg: string): (string | undefined)[] => [...svg.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]);

describe.each(NAMES)('the symbol %s', (name) => {
  const svg = symbolSvg(name);

  it('is one well-formed svg element with nothing unfinished in it', () => {
    expect(svg.startsWith('<svg ')).toBe(true);
    expect(parse(svg)).toContain('path');
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
  });

  it('is hidden from the accessible tree and never takes the focus', () => {
    expect(svg).toContain('aria-hidden="true"');
    expect(svg).toContain('focusable="false"');
  });

  it('refers only to clips that it holds, one outline to an id', () => {
    const held = new Map<string, string>();
    for (const [, id = '', d = ''] of svg.matchAll(/<clipPath id="([^"]+)"><path d="([^"]+)"/g)) {
      expect(held.get(id) ?? d).toBe(d);
      held.set(id, d);
    }
    expect(idsOf(svg).length).toBeGreaterThanOrEqual(held.size);
    for (const [, id = ''] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(held.has(id)).toBe(true);
  });

  it('is small, and the same each time', () => {
    expect(svg.length).toBeLessThan(26_000);
    expect(symbolSvg(name)).toBe(svg);
  });
});

describe('symbols', () => {
  it('are all different', () => {
    expect(new Set(NAMES.map(symbolSvg)).size).toBe(NAMES.length);
  });

  it('are refused for a drink that is not served', () => {
    expect(() => symbolDrawing('drink:tea' as SymbolName)).toThrow('no symbol for the drink tea');
  });

  it.each(DRINK_IDS)('hold the whole cup of %s in their box', (drink) => {
    const { box } = symbolDrawing(`drink:${drink}`);
    const cup = cupDrawing(drink);
    const [left, top, width, height] = box;
    expect(left).toBeLessThanOrEqual(cup.left);
    expect(top).toBeLessThanOrEqual(cup.top);
    expect(left + width).toBeGreaterThanOrEqual(cup.right);
    expect(top + height).toBeGreaterThanOrEqual(cup.bottom);
  });
});

describe('marks', () => {
  it('are written with their place, clip and opacity', () => {
    const marks: Mark[] = [placed([fill('M0,0Z', '#112233', 0.5)], { x: 3, turn: 90, mirrored: true, scale: 2 })];
    expect(marksToSvg(marks, [0, 0, 10, 10])).toContain(
      '<g transform="translate(3 0) rotate(90) scale(-2 2)"><path d="M0,0Z" fill="#112233" opacity="0.5"/></g>',
    );
  });

  it('become a sticker: one colour, wider all round, without what is faint', () => {
    const [shape, edge, wider, ...rest] = sticker(
      [fill('M1,1Z', '#112233'), line('M2,2Z', '#445566', 4), fill('M3,3Z', '#000000', 0.2)],
      '#FFFFFF',
      3,
    );
    expect(shape).toEqual(fill('M1,1Z', '#FFFFFF'));
    expect(edge).toEqual(line('M1,1Z', '#FFFFFF', 6));
    expect(wider).toEqual(line('M2,2Z', '#FFFFFF', 10));
    expect(rest).toEqual([]);
  });
});

describe('outlines', () => {
  it('are written with one decimal', () => {
    expect(ellipsePath(1, 2, 3.12, 4)).toBe('M-2.1,2a3.1,4 0 1 0 6.2,0a3.1,4 0 1 0 -6.2,0Z');
    expect(roundRectPath(0, 0, 4, 2, 5)).toBe(
      'M1,0h2a1,1 0 0 1 1,1v0a1,1 0 0 1 -1,1h-2a1,1 0 0 1 -1,-1v-0a1,1 0 0 1 1,-1Z',
    );
  });

  it('round every corner of a polygon and never more than half a side', () => {
    expect(
      polygonPath(
        [
          [0, 0],
          [10, 0],
          [10, 10],
          [0, 10],
        ],
        50,
      ),
    ).toBe('M0,5Q0,0 5,0L5,0Q10,0 10,5L10,5Q10,10 5,10L5,10Q0,10 0,5Z');
  });

  it('have as many lobes as asked for', () => {
    expect(scallopPath(9, 50).match(/A/g)).toHaveLength(9);
  });
});

describe('chance for drawings', () => {
  it('is the same for the same seed, and spread over 0 to 1', () => {
    const [a, b] = [makeRandom(7), makeRandom(7)];
    const drawn = Array.from({ length: 4000 }, a);
    expect(drawn).toEqual(Array.from({ length: 4000 }, b));
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    const mean = drawn.reduce((sum, v) => sum + v, 0) / drawn.length;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.02);
    expect(makeRandom(8)()).not.toBe(drawn[0]);
  });

  it('repeats in the plane with its period and runs smoothly', () => {
    const noise = makeNoise(3, 8);
    expect(noise(1.3, 2.7)).toBeCloseTo(noise(9.3, -5.3), 5);
    const steps = Array.from({ length: 200 }, (_, i) => Math.abs(noise(i * 0.05, 1.4) - noise((i + 1) * 0.05, 1.4)));
    expect(Math.max(...steps)).toBeLessThan(0.1);
  });

  it('stays between 0 and 1 in space', () => {
    const noise = makeNoise3(5);
    const values = Array.from({ length: 500 }, (_, i) => noise(i * 0.31, i * 0.17, -i * 0.23));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThanOrEqual(1);
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.5);
  });

  it('takes a seed from a name', () => {
    expect(seedOf('C1 milk')).toBe(seedOf('C1 milk'));
    expect(seedOf('C1 milk')).not.toBe(seedOf('C1 coffee'));
  });
});
