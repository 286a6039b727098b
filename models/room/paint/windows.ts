import { sittingCat, sleepingCat } from './cats';
import type { Layer, Point } from './layer';
import { box, curve, glow, stroke, tint, trapezoid } from './layer';
import { BAYS } from './street';

/** Cuts the panes out of the wall, so that the street shows through. */
export function cutPanes(layer: Layer): void {
  const column = (x: number): number => Math.round((x - layer.left) * layer.scale);
  const row = (s: number): number => Math.round(layer.height - (s - layer.bottom) * layer.scale);
  for (const x of BAYS.xs) {
    const [from, to] = [column(x), column(x + BAYS.width)];
    for (let r = row(BAYS.top); r < row(BAYS.sill); r++) {
      layer.data.fill(0, 4 * (r * layer.width + from), 4 * (r * layer.width + to));
    }
  }
}

/** Frames, glazing bars, sill and what stands on it, all against the light. */
export function paintWindows(layer: Layer): void {
  const { xs, width, sill, top, transom } = BAYS;
  const frame = tint('#33443f', 0.42);
  const edge = tint('#ffd9a0', 0.6);
  for (const x of xs) {
    for (const dx of [0, width / 2, width]) box(layer, x + dx - 0.13, sill, 0.26, top - sill, frame);
    box(layer, x, transom - 0.12, width, 0.24, frame);
    box(layer, x, top - 0.14, width, 0.28, frame);
    // Sun on the left side of each bar.
    for (const dx of [0, width / 2, width]) box(layer, x + dx - 0.16, sill, 0.06, top - sill, edge, 0.8);
    box(layer, x - 0.4, sill - 0.3, width + 0.8, 0.34, tint('#c0945e', 0.6));
    box(layer, x - 0.4, sill - 0.02, width + 0.8, 0.09, tint('#ffeec8', 1.3));
    glow(layer, x + width / 2, sill + 2.8, { rx: 4.4, rs: 4.6 }, tint('#ffc67e', 0.14));
  }
  for (const [x, size] of POTS) pot(layer, x, size);
  sittingCat(layer, -11.3, sill + 0.02);
  sleepingCat(layer, -31.4, sill + 0.02);
}

const POTS: readonly Point[] = [
  [-19.6, 1],
  [-8.6, 0.8],
  [-37.2, 1.1],
  [-43.6, 0.8],
  [-25.4, 1],
  [-49.5, 1],
];

function pot(layer: Layer, x: number, size: number): void {
  const s = BAYS.sill;
  for (let i = 0; i < 15; i++) {
    const a = 0.25 + (i / 14) * 2.64;
    const reach = size * (1.15 + 0.35 * Math.sin(i * 2.4));
    const tip: Point = [x + Math.cos(a) * reach, s + 0.7 * size + Math.sin(a) * reach * 1.05];
    const bend: Point = [x + Math.cos(a) * reach * 0.45, s + 0.7 * size + Math.sin(a) * reach * 0.75];
    const leaf = tint(i % 3 ? '#46602e' : '#9aa84c', 0.6);
    stroke(layer, curve([[x, s + 0.6 * size], bend, tip], 4), 0.16 * size, leaf);
  }
  const [rim, foot] = [0.42 * size, 0.3 * size];
  const clay = tint('#a65f3e', 0.6);
  trapezoid(layer, { from: x - foot, to: x + foot, s }, { from: x - rim, to: x + rim, s: s + 0.75 * size }, clay);
  box(layer, x - rim, s, 0.12, 0.7 * size, tint('#ffc890', 0.9), 0.6);
}
