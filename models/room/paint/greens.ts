import { stream } from '../noise';
import type { Layer, Point } from './layer';
import { box, curve, glow, mix, oval, stroke, tint, trapezoid } from './layer';

/** A big-leaved plant in a basket. */
export function bigPlant(layer: Layer, x: number): void {
  const r = stream(57);
  trapezoid(layer, { from: x - 0.7, to: x + 0.7, s: -0.2 }, { from: x - 0.95, to: x + 0.95, s: 1.5 }, tint('#b88f5e'));
  for (let k = 0; k < 5; k++) box(layer, x - 0.9, 0.05 + k * 0.3, 1.8, 0.1, tint('#80603a'), 0.7);
  for (let i = 0; i < 26; i++) {
    const a = 0.2 + r() * 2.75;
    const reach = 1.2 + r() * 2.4;
    const tip: Point = [x + Math.cos(a) * reach * 0.8, 1.5 + Math.sin(a) * reach * 1.2];
    const bend: Point = [x + Math.cos(a) * reach * 0.25, 1.5 + Math.sin(a) * reach * 0.7];
    stroke(layer, curve([[x, 1.4], bend, tip], 4), 0.07, tint('#3c4f2c'));
    const leaf = mix(tint('#3f5a38'), tint('#93a55c'), r() ** 1.5 * (Math.cos(a) < 0 ? 1 : 0.5));
    oval(layer, tip[0], tip[1], { rx: 0.62 + r() * 0.3, rs: 0.3 + r() * 0.12, turn: a - 0.4 + r() * 0.8 }, leaf);
  }
  glow(layer, x - 0.8, 3, { rx: 1.6, rs: 2 }, tint('#ffe09a', 0.08));
}
