import { describe, expect, it } from 'vitest';
import { contrast, deep, luminance, mix, tones } from '../../models/art/colour';
import {
  COIN_DIGIT,
  COIN_GOLD,
  DRINK_IDS,
  DRINK_LOOK,
  PIP,
  PREPARATION_LOOK,
  PREPARATIONS,
  ROSETTE,
  TILE_LOOK,
  TILE_SIDES,
} from '../../models/cafe-del-gatto/faces/palette';
import { NUMERAL, SYMBOL, TILE_UNITS } from '../../models/cafe-del-gatto/faces/tileFace';
import { DRINK_UNITS, VALUE_SIZE } from '../../models/cafe-del-gatto/faces/drinkTileFace';
import { DISPLAY_CAP } from '../../models/art/type';

/** WCAG 2 ratios from the palette's constants: text and glyphs 4.5, shapes 3. */

describe('contrast', () => {
  it('is computed as WCAG 2 does', () => {
    expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(luminance('#808080')).toBeCloseTo(0.2159, 4);
  });

  it.each(TILE_SIDES)('of a numeral and of pips on %s stone is at least 7', (side) => {
    const { stone, numeral } = TILE_LOOK[side];
    expect(contrast(numeral, stone.base)).toBeGreaterThanOrEqual(7);
    expect(contrast(PIP[side], stone.base)).toBeGreaterThanOrEqual(7);
  });

  it.each(TILE_SIDES)('of a numeral with the chips that may lie beside it on %s stone is at least 3', (side) => {
    const { stone, numeral } = TILE_LOOK[side];
    for (const chip of stone.chips) {
      // As painted: three quarters of the chip's colour, at most 85 % opaque.
      const shown = mix(stone.base, chip, 0.75 * 0.85);
      expect(contrast(numeral, shown), chip).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(PREPARATIONS)('of the glyph of %s on its container is at least 4.5', (preparation) => {
    const { glyph, container } = PREPARATION_LOOK[preparation];
    expect(contrast(glyph, container)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(TILE_SIDES.flatMap((side) => PREPARATIONS.map((preparation) => ({ side, preparation }))))(
    'of the container of $preparation with the ground of $side, or with its ring, is at least 3',
    ({ side, preparation }) => {
      const { container } = PREPARATION_LOOK[preparation];
      const { stone, ring } = TILE_LOOK[side];
      const byItself = contrast(container, stone.base);
      const byRing = Math.min(contrast(container, ring), contrast(ring, stone.base));
      expect(Math.max(byItself, byRing)).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(DRINK_IDS)('of the value and the letter of %s is at least 7', (drink) => {
    expect(contrast(deep(DRINK_LOOK[drink].colour), ROSETTE)).toBeGreaterThanOrEqual(7);
  });

  it.each(DRINK_IDS)('of the field of %s with the rosette on it is at least 3', (drink) => {
    expect(contrast(DRINK_LOOK[drink].colour, ROSETTE)).toBeGreaterThanOrEqual(3);
  });

  it('of the cat on a coin is at least 4.5', () => {
    expect(contrast(COIN_DIGIT, COIN_GOLD)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('sizes', () => {
  it('leave a numeral 12 px and a symbol 14 px on a tile of 32 px', () => {
    const pixel = 32 / TILE_UNITS;
    expect(NUMERAL.size * DISPLAY_CAP * pixel).toBeGreaterThanOrEqual(12);
    expect(SYMBOL.width * pixel).toBeGreaterThanOrEqual(14);
  });

  it('keep numeral and symbol apart', () => {
    expect(SYMBOL.x - SYMBOL.width / 2 - (NUMERAL.x + NUMERAL.widest / 2)).toBeGreaterThanOrEqual(0);
  });

  it('leave a value of one figure 12 px and of two 10 px on a drink tile of 30 px', () => {
    const pixel = 30 / DRINK_UNITS.width;
    expect(VALUE_SIZE.one * DISPLAY_CAP * pixel).toBeGreaterThanOrEqual(12);
    expect(VALUE_SIZE.two * DISPLAY_CAP * pixel).toBeGreaterThanOrEqual(10);
  });
});

describe('tones', () => {
  it.each(DRINK_IDS)('of %s go from light to shade', (drink) => {
    const { light, base, shade } = tones(DRINK_LOOK[drink].colour);
    expect(luminance(light)).toBeGreaterThan(luminance(base));
    expect(luminance(base)).toBeGreaterThan(luminance(shade));
  });
});
