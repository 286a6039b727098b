import { rotate } from '../vector';
import type { Q4, V3 } from '../vector';

const EX: V3 = { x: 1, y: 0, z: 0 };
const EY: V3 = { x: 0, y: 1, z: 0 };
const EZ: V3 = { x: 0, y: 0, z: 1 };

/** A turned box in the room, and the upright box around it. */
export class Block {
  readonly middle: V3 = { x: 0, y: 0, z: 0 };
  readonly half: V3 = { x: 0, y: 0, z: 0 };
  /** Its own axes, in the room. */
  readonly right: V3 = { x: 1, y: 0, z: 0 };
  readonly up: V3 = { x: 0, y: 1, z: 0 };
  readonly front: V3 = { x: 0, y: 0, z: 1 };
  readonly low: V3 = { x: 0, y: 0, z: 0 };
  readonly high: V3 = { x: 0, y: 0, z: 0 };

  set(middle: Readonly<V3>, q: Readonly<Q4>, half: Readonly<V3>): void {
    rotate(q, EX, this.right);
    rotate(q, EY, this.up);
    rotate(q, EZ, this.front);
    this.half.x = half.x;
    this.half.y = half.y;
    this.half.z = half.z;
    this.move(middle.x, middle.y, middle.z);
  }

  /** The same box with its middle there. */
  move(x: number, y: number, z: number): void {
    const { middle, half, right, up, front, low, high } = this;
    middle.x = x;
    middle.y = y;
    middle.z = z;
    const ex = Math.abs(right.x) * half.x + Math.abs(up.x) * half.y + Math.abs(front.x) * half.z;
    const ey = Math.abs(right.y) * half.x + Math.abs(up.y) * half.y + Math.abs(front.y) * half.z;
    const ez = Math.abs(right.z) * half.x + Math.abs(up.z) * half.y + Math.abs(front.z) * half.z;
    low.x = x - ex;
    low.y = y - ey;
    low.z = z - ez;
    high.x = x + ex;
    high.y = y + ey;
    high.z = z + ez;
  }
}

/** Whether the upright boxes around two blocks are nearer than `margin`. */
export const near = (a: Block, b: Block, margin: number): boolean =>
  a.low.x < b.high.x + margin &&
  b.low.x < a.high.x + margin &&
  a.low.y < b.high.y + margin &&
  b.low.y < a.high.y + margin &&
  a.low.z < b.high.z + margin &&
  b.low.z < a.high.z + margin;

/** How far two blocks overlap in height. */
export const overlapInHeight = (a: Block, b: Block): number =>
  Math.min(a.high.y, b.high.y) - Math.max(a.low.y, b.low.y);

/**
 * The shortest way sideways that takes `b` out of the shadow of `a`: its length, 0 or less when they stand apart, with
 * its direction in `out`. Exact for boxes that lie flat, cautious for others.
 */
export function wayOut(a: Block, b: Block, out: V3): number {
  let least = Infinity;
  const dx = b.middle.x - a.middle.x;
  const dz = b.middle.z - a.middle.z;
  for (const axis of [a.right, a.up, a.front, b.right, b.up, b.front]) {
    const length = Math.sqrt(axis.x * axis.x + axis.z * axis.z);
    if (length < 0.3) continue;
    const x = axis.x / length;
    const z = axis.z / length;
    const between = dx * x + dz * z;
    const depth = shadow(a, x, z) + shadow(b, x, z) - Math.abs(between);
    if (depth >= least) continue;
    least = depth;
    const sign = between < 0 ? -1 : 1;
    out.x = x * sign;
    out.z = z * sign;
    if (depth <= 0) break;
  }
  out.y = 0;
  return least;
}

/** Half the width of a block along a horizontal direction. */
const shadow = ({ half, right, up, front }: Block, x: number, z: number): number =>
  Math.abs(right.x * x + right.z * z) * half.x +
  Math.abs(up.x * x + up.z * z) * half.y +
  Math.abs(front.x * x + front.z * z) * half.z;
