import type { Pose, Quat, Vec3 } from './types';

/** Poses as plain numbers. Results of trigonometry are rounded, so that every machine lays the same table. */

const round = (n: number): number => Math.round(n * 1e9) / 1e9;

const ORIGIN: Vec3 = [0, 0, 0];
const STRAIGHT: Quat = [0, 0, 0, 1];
export const HOME: Pose = { position: ORIGIN, turn: STRAIGHT };

/** A turn of `angle` radians about a unit axis. */
function turnAbout([x, y, z]: Vec3, angle: number): Quat {
  const s = Math.sin(angle / 2);
  return [round(x * s), round(y * s), round(z * s), round(Math.cos(angle / 2))];
}
export const yaw = (angle: number): Quat => turnAbout([0, 1, 0], angle);
export const pitch = (angle: number): Quat => turnAbout([1, 0, 0], angle);

/** First `b`, then `a`. */
export function times(a: Quat, b: Quat): Quat {
  const [ax, ay, az, aw] = a;
  const [bx, by, bz, bw] = b;
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

export function rotate([x, y, z, w]: Quat, [vx, vy, vz]: Vec3): Vec3 {
  const tx = 2 * (y * vz - z * vy);
  const ty = 2 * (z * vx - x * vz);
  const tz = 2 * (x * vy - y * vx);
  return [vx + w * tx + y * tz - z * ty, vy + w * ty + z * tx - x * tz, vz + w * tz + x * ty - y * tx];
}

export const plus = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** `inner`, given in the frame of `outer`. */
export const within = (outer: Pose, inner: Pose): Pose => ({
  position: plus(outer.position, rotate(outer.turn, inner.position)),
  turn: times(outer.turn, inner.turn),
});

/** The room as seen from a pose: `within(inverse(pose), within(pose, inner))` is `inner`. */
export function inverse({ position: [x, y, z], turn: [tx, ty, tz, tw] }: Pose): Pose {
  const turn: Quat = [-tx, -ty, -tz, tw];
  return { position: rotate(turn, [-x, -y, -z]), turn };
}

/** A small number −1…1 that only depends on a name and an index: for jitter that rules never read. */
export function jitter(name: string, index: number): number {
  let h = 2166136261 ^ index;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 16777619);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return (((h ^ (h >>> 13)) >>> 0) / 0xffffffff) * 2 - 1;
}
