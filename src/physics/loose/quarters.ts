import { likeness, rotate } from '../vector';
import type { Q4, V3 } from '../vector';

const S = Math.SQRT1_2;
const H = 0.5;

/** The 24 turns that lay a box on one of its faces, edges along the axes. */
const QUARTERS: readonly Readonly<Q4>[] = [
  ...[
    [0, 0, 0, 1],
    [1, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 0, 1, 0],
  ],
  ...[-S, S].flatMap((s) => [
    [s, 0, 0, S],
    [0, s, 0, S],
    [0, 0, s, S],
    [S, s, 0, 0],
    [S, 0, s, 0],
    [0, S, s, 0],
  ]),
  ...[-H, H].flatMap((x) => [-H, H].flatMap((y) => [-H, H].map((z) => [x, y, z, H]))),
].map(([x = 0, y = 0, z = 0, w = 1]) => ({ x, y, z, w }));

/** Half extents of a box that is turned by one of them. */
export function turnedHalf(q: Readonly<Q4>, half: Readonly<V3>): V3 {
  rotate(q, half, size);
  return { x: Math.abs(size.x), y: Math.abs(size.y), z: Math.abs(size.z) };
}

/** The turn nearest to `q` that lays a box on one of its widest faces. */
export function flattest(q: Readonly<Q4>, half: Readonly<V3>): Readonly<Q4> {
  const thin = Math.min(half.x, half.y, half.z) + 1e-9;
  const flat = QUARTERS.filter((each) => turnedHalf(each, half).y <= thin);
  return flat.reduce((best, each) => (likeness(q, each) > likeness(q, best) + 1e-9 ? each : best));
}

/** The turn nearest to `q`. */
export const nearestQuarter = (q: Readonly<Q4>): Readonly<Q4> =>
  QUARTERS.reduce((best, each) => (likeness(q, each) > likeness(q, best) + 1e-9 ? each : best));

const size: V3 = { x: 0, y: 0, z: 0 };
