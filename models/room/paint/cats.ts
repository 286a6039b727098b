import type { Layer, Point } from './layer';
import { curve, fill, outline, oval, shifted, stroke, tint } from './layer';

/** The café's cats on the window sill: dark against the light, which draws a rim on their left. */
const COAT = tint('#3a2416', 0.5);
const RIM = tint('#ffcb84', 1.2);

const BODY = curve(
  outline([-0.72, 0, -0.78, 0.45, -0.55, 1.05, -0.36, 1.4, 0.36, 1.4, 0.55, 1.05, 0.78, 0.45, 0.72, 0]),
  6,
);
const HEAD = curve(
  outline([
    -0.47, 1.62, -0.5, 1.95, -0.47, 2.42, -0.2, 2.17, 0.2, 2.17, 0.47, 2.42, 0.5, 1.95, 0.47, 1.62, 0.2, 1.36, -0.2,
    1.36, -0.47, 1.62,
  ]),
  5,
);
const TAIL = curve(outline([0.4, 0.2, 0.95, 0.05, 1.12, -0.45, 0.98, -0.95, 1.2, -1.3]), 8);
const CURLED = curve(outline([-1.3, 0, -1.4, 0.5, -0.8, 1, 0.2, 1.08, 1, 0.85, 1.3, 0.35, 1.25, 0]), 6);
const EAR = outline([-0.06, 0.8, 0.1, 1.22, 0.3, 0.84]);

/** A cat that looks out of the window: seen from behind, tail over the sill. */
export function sittingCat(layer: Layer, x: number, s: number): void {
  const larger = (points: readonly Point[]): Point[] => points.map(([a, b]): Point => [x + a * 1.12, s + b * 1.12]);
  for (const shape of [BODY, HEAD]) fill(layer, shifted(larger(shape), -0.07, 0.05), RIM);
  for (const shape of [BODY, HEAD]) fill(layer, larger(shape), COAT);
  stroke(layer, larger(TAIL), 0.27, COAT);
}

export function sleepingCat(layer: Layer, x: number, s: number): void {
  fill(layer, shifted(CURLED, x - 0.05, s + 0.06), RIM);
  fill(layer, shifted(CURLED, x, s), COAT);
  oval(layer, x - 1.05, s + 0.55, { rx: 0.5, rs: 0.44 }, COAT);
  for (const dx of [-1.4, -0.86]) fill(layer, shifted(EAR, x + dx, s), COAT);
}
