import { NEAR_RING } from '../dome';
import type { Layer } from './layer';
import { box, curve, glow, outline, oval, shifted, stroke, tint, trapezoid } from './layer';

/** Arc length on the near ring for an angle given in degrees to the right of straight ahead. */
const arc = (degrees: number): number => (degrees / 180) * Math.PI * NEAR_RING.radius;

const WOOD = tint('#6a3a1c');
const GLINT = tint('#e8a860');

/** Degrees to the right of straight ahead; a chair's front points to the table beside it. */
const CHAIRS = [-63, -33, 27, 56, 96, 128, 168, -160, -118, -91] as const;
const TABLES = [-48, 41.5, 112, 184, -104.5] as const;

/** Bentwood chairs and small round tables, between the wall and our table. */
export function paintSeating(layer: Layer): void {
  for (const at of CHAIRS) chair(layer, arc(at));
  for (const at of TABLES) bistroTable(layer, arc(at));
}

const HOOP = curve(outline([-0.62, 1.3, -0.68, 2.1, -0.5, 2.72, 0, 2.95, 0.5, 2.72, 0.68, 2.1, 0.62, 1.3]), 7);
const INNER = curve(outline([-0.36, 1.32, -0.38, 2, -0.24, 2.36, 0, 2.46, 0.24, 2.36, 0.38, 2, 0.36, 1.32]), 7);
const STRETCHER = curve(outline([-0.6, 0.5, 0, 0.38, 0.6, 0.5]), 5);

/** The café chair everybody knows: two bent hoops and a round seat. */
function chair(layer: Layer, x: number): void {
  for (const side of [-1, 1]) {
    stroke(layer, shifted(outline([0.55, 1.3, 0.78, -0.1]), x, 0, side), 0.13, WOOD);
    stroke(layer, shifted(outline([0.4, 1.2, 0.5, -0.25]), x, 0, side), 0.13, WOOD);
  }
  stroke(layer, shifted(STRETCHER, x, 0), 0.08, WOOD);
  stroke(layer, shifted(HOOP, x, 0), 0.16, WOOD);
  stroke(layer, shifted(INNER, x, 0), 0.11, WOOD);
  stroke(layer, shifted(HOOP.slice(0, 26), x - 0.05, 0.03), 0.05, GLINT, 0.85);
  oval(layer, x, 1.3, { rx: 0.82, rs: 0.2 }, WOOD);
  oval(layer, x, 1.35, { rx: 0.74, rs: 0.15 }, tint('#c8985e'));
}

function bistroTable(layer: Layer, x: number): void {
  const iron = tint('#1d1512');
  stroke(
    layer,
    [
      [x, 1.9],
      [x, 0.2],
    ],
    0.16,
    iron,
  );
  for (const q of [-1, 1])
    stroke(
      layer,
      curve(
        [
          [x, 0.45],
          [x + q * 0.4, 0.1],
          [x + q * 0.75, -0.12],
        ],
        5,
      ),
      0.12,
      iron,
    );
  oval(layer, x, 1.93, { rx: 1.35, rs: 0.3 }, tint('#5a3a24'));
  oval(layer, x, 2, { rx: 1.33, rs: 0.27 }, tint('#efe0c4'));
  // A cup and a candle on it.
  trapezoid(layer, { from: x - 0.47, to: x - 0.18, s: 2.05 }, { from: x - 0.55, to: x - 0.1, s: 2.4 }, tint('#f6ecd8'));
  box(layer, x + 0.28, 2.02, 0.22, 0.34, tint('#e9c48a'));
}

/** Candle flames: added after the light, so that they shine. */
export function paintCandles(layer: Layer): void {
  for (const at of TABLES) {
    oval(layer, arc(at) + 0.39, 2.48, { rx: 0.06, rs: 0.1 }, tint('#ffcf80', 9));
    glow(layer, arc(at) + 0.39, 2.45, { rx: 0.7, rs: 0.6 }, tint('#ffae5a', 0.4));
  }
}
