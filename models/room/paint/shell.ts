import { DOME, STRIP, wallAt } from '../dome';
import { layeredNoise } from '../noise';
import type { Layer } from './layer';
import { box, glow, mix, tint, trapezoid } from './layer';
import { LAMPS } from './light';
import { BAYS } from './street';

const LEFT = -STRIP.length / 2;

/** Walls with wainscot, plank floor and ceiling: the room before anything stands in it. */
export function paintShell(layer: Layer): void {
  const cloud = layeredNoise(3);
  const [plaster, shade] = [tint('#cfae86'), tint('#9a7450')];
  box(layer, LEFT, 0, STRIP.length, DOME.wall, (x, s) =>
    mix(plaster, shade, 0.55 * cloud(x * 0.35, s * 0.4) + 0.03 * s),
  );
  wainscot(layer);
  ceiling(layer);
  floor(layer);
}

function wainscot(layer: Layer): void {
  box(layer, LEFT, 0, STRIP.length, 1.7, tint('#66705f'));
  for (let x = LEFT; x < -LEFT; x += 1.25) box(layer, x, 0.35, 0.09, 1.2, tint('#434b3e'));
  box(layer, LEFT, 1.62, STRIP.length, 0.16, tint('#a8946f'));
  box(layer, LEFT, 0, STRIP.length, 0.28, tint('#46311f'));
}

function ceiling(layer: Layer): void {
  const beam = tint('#54371f');
  const [low, high] = [tint('#b48f64'), tint('#5f452e')];
  box(layer, LEFT, DOME.wall, STRIP.length, DOME.ceiling, (_, s) => mix(low, high, (s - DOME.wall) / DOME.ceiling));
  for (let x = LEFT; x < -LEFT; x += STRIP.length / 32) box(layer, x, DOME.wall, 0.7, DOME.ceiling, beam);
  box(layer, LEFT, DOME.wall - 0.35, STRIP.length, 0.4, beam);
}

/** Side of a floor tile, world units. */
const TILE = 1.55;

/**
 * Cement tiles laid on the diagonal, cream and green, drawn where they lie in the room, so that they run away as a floor
 * does; darker near the table, where the strip's bottom row is stretched.
 */
function floor(layer: Layer): void {
  const cloud = layeredNoise(11);
  const [cream, green, joint, night] = [tint('#d9bf93'), tint('#5c6a58'), tint('#6b543a'), tint('#2a1a10')];
  box(layer, LEFT, -DOME.floor, STRIP.length, DOME.floor, (x, s) => {
    const [wx, wz] = wallAt(x);
    const reach = 1 + (s * DOME.unit) / DOME.half;
    const [u, v] = [((wx + wz) * reach * Math.SQRT1_2) / TILE, ((wx - wz) * reach * Math.SQRT1_2) / TILE];
    const [iu, iv] = [Math.floor(u), Math.floor(v)];
    const rim = Math.min(u - iu, 1 - u + iu, v - iv, 1 - v + iv);
    const worn = 0.82 + 0.36 * cloud(iu * 3.7 + 50, iv * 5.1 + 50);
    const tile = (iu + iv) % 2 === 0 ? cream : green;
    const near = Math.min(1, Math.max(0, (-s - 3) / (DOME.floor - 3)));
    const shown = mix([tile[0] * worn, tile[1] * worn, tile[2] * worn], joint, rim < 0.045 ? 0.7 : 0);
    // The very last rows are stretched to the middle, under the table: there it is only dim, or every tile would be a ray.
    const under = Math.min(1, Math.max(0, (-s - DOME.floor + 1.9) / 1.5));
    return mix(shown, night, Math.max(0.05 + 0.6 * near ** 1.3, under));
  });
  // What stands at the wall darkens the floor line.
  box(layer, LEFT, -0.5, STRIP.length, 0.5, tint('#1c110a'), 0.35);
}

/** The window's shape of light on the floor, and the lamps' gleam. */
export function paintFloorLight(layer: Layer): void {
  for (const x of BAYS.xs) {
    const [sill, far] = [-0.8, -3.1];
    for (const [a, b] of [
      [0, 2.1],
      [2.5, 4.6],
    ] as const) {
      const [lower, upper] = [
        { from: x + a + 0.9, to: x + b + 1.6, s: far },
        { from: x + a, to: x + b, s: sill },
      ];
      trapezoid(layer, lower, upper, tint('#ffc27c', 0.8), 0.5);
    }
    glow(layer, x + 2.5, -1.9, { rx: 4, rs: 2.2 }, tint('#ffb867', 0.22));
  }
  for (const [x] of LAMPS) glow(layer, x, -1.3, { rx: 1.5, rs: 1.6 }, tint('#ffab58', 0.26));
}
