import { DOME, STRIP } from '../dome';
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

/** Boards run toward the middle; darker near the table, where the strip's bottom row is stretched. */
function floor(layer: Layer): void {
  const cloud = layeredNoise(11);
  const [light, dark, night] = [tint('#a97a4e'), tint('#684429'), tint('#150c07')];
  box(layer, LEFT, -DOME.floor, STRIP.length, DOME.floor, (x, s) => {
    const board = cloud(Math.floor(x / 0.62) * 7.3, 2);
    const near = Math.min(1, Math.max(0, (-s - 1.5) / (DOME.floor - 1.5)));
    return mix(mix(light, dark, 0.25 + 0.75 * board), night, 0.06 + 0.86 * near ** 1.1);
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
