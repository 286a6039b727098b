import { STRIP } from '../dome';
import { stream } from '../noise';
import type { Layer, Point } from './layer';
import { box, glow, oval, stroke, tint, trapezoid } from './layer';
import { LAMPS } from './light';

/** Pendant lamps: cord, brass shade and its bright mouth. */
export function paintLamps(layer: Layer): void {
  for (const [x, s] of LAMPS) {
    stroke(
      layer,
      [
        [x, s + 0.9],
        [x, 10.4],
      ],
      0.06,
      tint('#1a0f08'),
    );
    const shade = tint('#33443f', 0.45);
    trapezoid(layer, { from: x - 0.85, to: x + 0.85, s: s + 0.12 }, { from: x - 0.16, to: x + 0.16, s: s + 1 }, shade);
    const gleam = tint('#9fb0a0', 0.6);
    trapezoid(
      layer,
      { from: x - 0.78, to: x - 0.45, s: s + 0.14 },
      { from: x - 0.2, to: x - 0.05, s: s + 0.9 },
      gleam,
      0.7,
    );
    box(layer, x - 0.85, s + 0.04, 1.7, 0.12, tint('#ffcf86', 1.3));
    oval(layer, x, s, { rx: 0.3, rs: 0.26 }, tint('#ffd595', 7));
    glow(layer, x, s - 0.1, { rx: 2.6, rs: 2.4 }, tint('#ff9f48', 0.3));
    glow(layer, x, s, { rx: 0.9, rs: 0.8 }, tint('#ffbe70', 0.6));
  }
}

/** Festoons right round the room: few, small, bright, nearer to the lens than the wall. */
export function paintStringLights(layer: Layer): void {
  const r = stream(19);
  const span = STRIP.length / 13;
  const knots = Array.from({ length: 14 }, (_, i): Point => [-20.4 + i * span, 6 + 0.3 * Math.sin(i * 2.1)]);
  knots.forEach((a, i) => {
    const b = knots[i + 1];
    if (!b) return;
    const count = 9;
    for (let k = 0; k < count; k++) {
      const t = (k + 0.5 + (r() - 0.5) * 0.3) / count;
      const sag = 1.5 * 4 * t * (1 - t);
      const [x, s] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t - sag];
      oval(layer, x, s, { rx: 0.1, rs: 0.1 }, tint(r() < 0.2 ? '#ffe2b0' : '#ffb765', 7 + r() * 9));
    }
  });
}
