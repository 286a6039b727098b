import type { Pose } from '../table/types';

/** Mutable vectors for the inside of the world. Only + − × ÷ and sqrt, which agree in every JavaScript engine. */
export interface V3 {
  x: number;
  y: number;
  z: number;
}
export interface Q4 extends V3 {
  w: number;
}
/** A pose that changes in place. */
export interface Spot {
  readonly p: V3;
  readonly q: Q4;
}

export const makeSpot = (): Spot => ({ p: { x: 0, y: 0, z: 0 }, q: { x: 0, y: 0, z: 0, w: 1 } });

/** Rounds to 1e-9: sines and cosines differ between engines in their last bits, and poses come from them. */
export const tidy = (n: number): number => Math.round(n * 1e9) / 1e9 + 0;

export function copyV(from: Readonly<V3>, out: V3): void {
  out.x = from.x;
  out.y = from.y;
  out.z = from.z;
}

export function copyQ(from: Readonly<Q4>, out: Q4): void {
  out.x = from.x;
  out.y = from.y;
  out.z = from.z;
  out.w = from.w;
}

export function copySpot(from: Spot, out: Spot): void {
  copyV(from.p, out.p);
  copyQ(from.q, out.q);
}

/** Takes a pose in, rounded. Throws when a number is not finite. */
export function readPose(pose: Pose, out: Spot): void {
  const [px, py, pz] = pose.position;
  const [x, y, z, w] = pose.turn;
  if (!Number.isFinite(px + py + pz + x + y + z + w)) throw new RangeError('a pose must be finite');
  out.p.x = tidy(px);
  out.p.y = tidy(py);
  out.p.z = tidy(pz);
  out.q.x = tidy(x);
  out.q.y = tidy(y);
  out.q.z = tidy(z);
  out.q.w = tidy(w);
}

export function tidySpot(spot: Spot): void {
  const { p, q } = spot;
  p.x = tidy(p.x);
  p.y = tidy(p.y);
  p.z = tidy(p.z);
  q.x = tidy(q.x);
  q.y = tidy(q.y);
  q.z = tidy(q.z);
  q.w = tidy(q.w);
}

/** `out = q v q⁻¹`; `out` may be `v`. */
export function rotate(q: Readonly<Q4>, v: Readonly<V3>, out: V3): void {
  const tx = 2 * (q.y * v.z - q.z * v.y);
  const ty = 2 * (q.z * v.x - q.x * v.z);
  const tz = 2 * (q.x * v.y - q.y * v.x);
  const x = v.x + q.w * tx + (q.y * tz - q.z * ty);
  const y = v.y + q.w * ty + (q.z * tx - q.x * tz);
  out.z = v.z + q.w * tz + (q.x * ty - q.y * tx);
  out.x = x;
  out.y = y;
}

/** `out = a b`; `out` may be either. */
export function multiply(a: Readonly<Q4>, b: Readonly<Q4>, out: Q4): void {
  const x = a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y;
  const y = a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x;
  const z = a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w;
  out.w = a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z;
  out.x = x;
  out.y = y;
  out.z = z;
}

function conjugate(q: Readonly<Q4>, out: Q4): void {
  out.x = -q.x;
  out.y = -q.y;
  out.z = -q.z;
  out.w = q.w;
}

/** 1 when both turns are the same, 0 when half a turn apart. */
export const likeness = (a: Readonly<Q4>, b: Readonly<Q4>): number =>
  Math.abs(a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w);

/** `out` = `a` brought the part `t` (0 to 1) nearer to `b`, the short way round. `out` may be either. */
export function blendQ(a: Readonly<Q4>, b: Readonly<Q4>, t: number, out: Q4): void {
  const s = a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w < 0 ? -t : t;
  const r = 1 - t;
  const x = a.x * r + b.x * s;
  const y = a.y * r + b.y * s;
  const z = a.z * r + b.z * s;
  const w = a.w * r + b.w * s;
  const k = 1 / Math.sqrt(x * x + y * y + z * z + w * w);
  out.x = x * k;
  out.y = y * k;
  out.z = z * k;
  out.w = w * k;
}

/** Half the height of a turned box: how far its lowest corner lies under its middle. */
export function halfHeight(q: Readonly<Q4>, half: Readonly<V3>): number {
  return (
    Math.abs(2 * (q.x * q.y + q.w * q.z)) * half.x +
    Math.abs(1 - 2 * (q.x * q.x + q.z * q.z)) * half.y +
    Math.abs(2 * (q.y * q.z - q.w * q.x)) * half.z
  );
}

/** `out = parent ∘ local`; `out` may be either. */
export function compose(parent: Spot, local: Spot, out: Spot): void {
  const { x, y, z } = parent.p;
  rotate(parent.q, local.p, out.p);
  out.p.x += x;
  out.p.y += y;
  out.p.z += z;
  multiply(parent.q, local.q, out.q);
}

export const sameSpot = (a: Spot, b: Spot): boolean =>
  a.p.x === b.p.x &&
  a.p.y === b.p.y &&
  a.p.z === b.p.z &&
  a.q.x === b.q.x &&
  a.q.y === b.q.y &&
  a.q.z === b.q.z &&
  a.q.w === b.q.w;

const inverse: Q4 = { x: 0, y: 0, z: 0, w: 1 };

/** `out = parent⁻¹ ∘ spot`. */
export function relative(parent: Spot, spot: Spot, out: Spot): void {
  conjugate(parent.q, inverse);
  out.p.x = spot.p.x - parent.p.x;
  out.p.y = spot.p.y - parent.p.y;
  out.p.z = spot.p.z - parent.p.z;
  rotate(inverse, out.p, out.p);
  multiply(inverse, spot.q, out.q);
}

/** The parent's pose, of which `spot` is what `compose` gives with `local`; `out` may be `spot`. */
export function outOf(spot: Spot, local: Spot, out: Spot): void {
  const { x, y, z } = spot.p;
  conjugate(local.q, inverse);
  multiply(spot.q, inverse, out.q);
  rotate(out.q, local.p, out.p);
  out.p.x = x - out.p.x;
  out.p.y = y - out.p.y;
  out.p.z = z - out.p.z;
}

/** Turns `q` the short way so that this axis of its stands upright. */
export function level(axis: Readonly<V3>, q: Q4): void {
  const sign = axis.y < 0 ? -1 : 1;
  // Half way between the axis and the upright one; their cross product is the way.
  turn.x = -axis.z * sign;
  turn.y = 0;
  turn.z = axis.x * sign;
  turn.w = 1 + axis.y * sign;
  const k = 1 / Math.sqrt(turn.x * turn.x + turn.z * turn.z + turn.w * turn.w);
  turn.x *= k;
  turn.z *= k;
  turn.w *= k;
  multiply(turn, q, q);
}

const turn: Q4 = { x: 0, y: 0, z: 0, w: 1 };
