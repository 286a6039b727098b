import { DOME, STRIP } from '../dome';
import type { Layer, Point, Rgb } from './layer';
import { outline, placeOf } from './layer';

/** Pendant lamps: where the bulb hangs (strip coordinates). */
export const LAMPS: readonly Point[] = outline([
  4.6, 4.75, 8.8, 4.9, 13, 4.75, 18, 4.9, -4.6, 5.6, 26.2, 4.7, 31.5, 4.9, 37.5, 4.7, 43.5, 4.9, 55.5, 4.8, 62.5, 4.9,
  69.5, 4.8, -68.5, 4.9, -61, 4.8, -54.8, 4.9,
]);

/** Middle and half width of the window front, left of seat 1. */
const WINDOWS = { middle: -29.5, half: 22 } as const;

const around = (x: number): number => x - STRIP.length * Math.round(x / STRIP.length);

/** Light that falls on the room at a place of the strip: dusk, the window's wash, a pool under every lamp. */
export function lightAt(x: number, s: number): Rgb {
  const fromWindow = Math.max(0, Math.abs(around(x - WINDOWS.middle)) - WINDOWS.half);
  const wash = Math.exp(-((fromWindow / 11) ** 2)) * (s < 0 ? 0.95 : 0.5) * Math.exp(-Math.max(0, s - 6) / 5);
  let pool = 0;
  for (const [lx, ls] of LAMPS) {
    const [dx, ds] = [around(x - lx), s - ls];
    // Below the shade the light spreads, above it the wall stays dim.
    const cone = ds > 0.4 ? 1.6 / (1 + 3 * (ds - 0.4)) : 1.6;
    pool += cone / (1 + (dx / 2.1) ** 2 + (ds / 3.1) ** 2) ** 1.7;
  }
  const ceiling = s > DOME.wall ? 0.8 : 1;
  const dusk = s < 0 ? 1.5 : 1;
  return [
    (0.17 * dusk + 0.8 * wash + 0.68 * pool) * ceiling,
    (0.13 * dusk + 0.6 * wash + 0.42 * pool) * ceiling,
    (0.1 * dusk + 0.38 * wash + 0.2 * pool) * ceiling,
  ];
}

/** Multiplies what is painted by the light that falls on it. `at` places the layer in the room. */
export function illuminate(layer: Layer, at: (x: number, s: number) => Rgb = lightAt): void {
  for (let row = 0; row < layer.height; row++) {
    for (let column = 0; column < layer.width; column++) {
      const i = 4 * (row * layer.width + column);
      if ((layer.data[i + 3] ?? 0) === 0) continue;
      const light = at(...placeOf(layer, column, row));
      for (let c = 0; c < 3; c++) layer.data[i + c] = (layer.data[i + c] ?? 0) * (light[c] ?? 0);
    }
  }
}
