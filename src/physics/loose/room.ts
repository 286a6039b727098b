import { Quaternion, Vec3 } from 'cannon-es';
import type { Body } from 'cannon-es';
import type { Pose, Vec3 as Triple } from '../../table/types';
import { BOUND, DT } from '../limits';
import { copySpot, makeSpot, readPose, sameSpot } from '../vector';
import type { Spot, V3 } from '../vector';
import { Block, near, overlapInHeight, wayOut } from './block';
import { fixedBox } from './ground';
import type { Ground } from './ground';
import { EDGE, SIDE_CAP, SINK } from './limits';
import type { LooseBody } from './looseBody';

/** A fixed thing: half extents and pose of its middle, in units. */
export interface Obstacle {
  readonly half: Triple;
  readonly pose: Pose;
}

/** The edge of the table top: `x` to both sides, `near` and `far` in z. In units. */
export interface Bounds {
  readonly x: number;
  readonly near: number;
  readonly far: number;
}

interface Fixed {
  readonly half: Triple;
  readonly spot: Spot;
  readonly block: Block;
  readonly body: Body;
}

/** What bounds loose pieces: the edge of the table, and what stands on it. */
export class Room {
  #bounds: Bounds = { x: BOUND / 2, near: BOUND / 2, far: -BOUND / 2 };
  #fixed: Fixed[] = [];

  constructor(readonly ground: Ground) {}

  set bounds({ x, near, far }: Bounds) {
    if (!(x > 0 && near > far)) throw new RangeError('the table must have a size');
    this.#bounds = { x, near, far };
  }

  /** Lays other fixed things. Returns the boxes that came or went. */
  furnish(boxes: readonly Obstacle[]): Block[] {
    const next = boxes.map(({ half, pose }) => {
      const spot = makeSpot();
      readPose(pose, spot);
      const known = this.#fixed.find((each) => same(each, half, spot));
      return known ?? this.#make(half, spot);
    });
    const gone = this.#fixed.filter((each) => !next.includes(each));
    const come = next.filter((each) => !this.#fixed.includes(each));
    for (const { body } of gone) this.ground.remove(body);
    for (const { body } of come) this.ground.add(body);
    this.#fixed = next;
    return [...gone, ...come].map(({ block }) => block);
  }

  #make(half: Triple, spot: Spot): Fixed {
    const { p, q } = spot;
    const block = new Block();
    block.set(p, q, { x: half[0], y: half[1], z: half[2] });
    const body = fixedBox(new Vec3(...half), new Vec3(p.x, p.y, p.z), new Quaternion(q.x, q.y, q.z, q.w));
    const kept = makeSpot();
    copySpot(spot, kept);
    return { half, spot: kept, block, body };
  }

  /** The highest point of fixed things under a block; the table top is 0. */
  highest(block: Block): number {
    let top = 0;
    for (const { block: fixed } of this.#fixed) {
      if (wayOut(fixed, block, way) > 0) top = Math.max(top, fixed.high.y);
    }
    return top;
  }

  /** Out of fixed things and over the table, at once: for what a hand pushes. */
  contain(loose: LooseBody): void {
    for (const { block } of this.#fixed) {
      if (!near(block, loose.block, 0) || overlapInHeight(block, loose.block) < 2 * SINK) continue;
      const depth = wayOut(block, loose.block, way);
      if (depth > 0) loose.shift(way.x * depth, 0, way.z * depth);
    }
    this.keepIn(loose);
  }

  /** How deep a piece is inside a fixed thing, the short way out sideways or up; the way sideways is in `way`. */
  #inside(loose: LooseBody): number {
    for (const { block } of this.#fixed) {
      if (!near(block, loose.block, 0)) continue;
      const depth = Math.min(wayOut(block, loose.block, way), block.high.y - loose.block.low.y);
      if (depth > EDGE) return depth;
    }
    return 0;
  }

  stuck(loose: LooseBody): boolean {
    return this.#inside(loose) > 0;
  }

  /** What was let go inside a fixed thing comes out of it sideways, at the speed of a throw. */
  expel(loose: LooseBody): void {
    const depth = this.#inside(loose);
    if (depth === 0) return;
    const step = Math.min(depth, SIDE_CAP * DT);
    loose.body.velocity.setZero();
    loose.shift(way.x * step, 0, way.z * step);
  }

  /** Nothing goes over the edge of the table; what was let go beyond it comes back over it at the speed of a throw. */
  keepIn(loose: LooseBody): void {
    const { x, near: front, far } = this.#bounds;
    const { block, body } = loose;
    const wide = Math.min(x, block.high.x - block.middle.x);
    const deep = Math.min((front - far) / 2, block.high.z - block.middle.z);
    const dx = outside(body.position.x, wide - x, x - wide);
    const dz = outside(body.position.z, far + deep, front - deep);
    if (dx === 0 && dz === 0) return;
    if (dx !== 0) body.velocity.x = push(dx, body.velocity.x);
    if (dz !== 0) body.velocity.z = push(dz, body.velocity.z);
    loose.shift(Math.abs(dx) <= EDGE ? -dx : 0, 0, Math.abs(dz) <= EDGE ? -dz : 0);
  }

  /** The point inside the edge that is nearest. */
  inside(p: V3): void {
    const { x, near: front, far } = this.#bounds;
    p.x -= outside(p.x, -x, x);
    p.z -= outside(p.z, far, front);
  }
}

const way: V3 = { x: 0, y: 0, z: 0 };

/** How far a number is beyond its limits; negative below them. */
const outside = (n: number, least: number, most: number): number => (n < least ? n - least : n > most ? n - most : 0);

/** Near the edge: no faster out. Far beyond it: back in. */
function push(beyond: number, speed: number): number {
  const back = beyond > 0 ? -1 : 1;
  if (Math.abs(beyond) > EDGE) return back * SIDE_CAP;
  return speed * back < 0 ? 0 : speed;
}

const same = (each: Fixed, half: Triple, spot: Spot): boolean =>
  each.half.every((n, i) => n === half[i]) && sameSpot(each.spot, spot);
