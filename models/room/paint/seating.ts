import { NEAR_RING } from '../dome';
import type { Layer } from './layer';
import { box, curve, glow, outline, oval, shifted, stroke, tint, trapezoid } from './layer';

/** Arc length on the near ring for an angle given in degrees to the right of straight ahead. */
const arc = (degrees: number): number => (degrees / 180) * Math.PI * NEAR_RING.radius;

const WOOD = tint('#5e3219');
const GLINT = tint('#ffc07a', 1.5);

/** Degrees to the right of straight ahead; a chair's front points to the table beside it. */
const CHAIRS = [-86, -60, -39, -24, 17, 33, 52, 64, 84, 97, 128, 141, 168, -160, -146, -118, -104] as const;
const TABLES = [-49, -31.5, 25, 42.5, 74, 112, 154, -132, -95] as const;

/** What stands on the floor darkens it; drawn first. */
function standsAt(layer: Layer, x: number, wide: number): void {
  oval(layer, x, -0.08, { rx: wide, rs: 0.2 }, tint('#120a06'), 0.5);
}

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
  standsAt(layer, x, 1.05);
  for (const side of [-1, 1]) {
    stroke(layer, shifted(outline([0.55, 1.3, 0.78, -0.1]), x, 0, side), 0.13, WOOD);
    stroke(layer, shifted(outline([0.4, 1.2, 0.5, -0.25]), x, 0, side), 0.13, WOOD);
  }
  stroke(layer, shifted(STRETCHER, x, 0), 0.08, WOOD);
  stroke(layer, shifted(HOOP, x, 0), 0.16, WOOD);
  stroke(layer, shifted(INNER, x, 0), 0.11, WOOD);
  stroke(layer, shifted(HOOP.slice(0, 30), x - 0.05, 0.03), 0.07, GLINT, 0.9);
  oval(layer, x, 1.3, { rx: 0.82, rs: 0.2 }, WOOD);
  // Woven cane, and the light on its near rim.
  oval(layer, x, 1.35, { rx: 0.74, rs: 0.15 }, tint('#e6bd80', 1.15));
  oval(layer, x - 0.08, 1.37, { rx: 0.5, rs: 0.08 }, tint('#ffe2ac', 1.3));
  stroke(layer, shifted(outline([0.6, 1.1, 0.76, 0]), x, 0, -1), 0.045, GLINT, 0.8);
}

function bistroTable(layer: Layer, x: number): void {
  const iron = tint('#1d1512');
  standsAt(layer, x, 1.1);
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
  oval(layer, x, 2, { rx: 1.33, rs: 0.27 }, tint('#f4e8d0', 1.15));
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
