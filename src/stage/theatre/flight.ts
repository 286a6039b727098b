import { type CatmullRomCurve3, Quaternion, Vector3 } from 'three';
import type { ComponentId } from '../../core/ids';
import type { Pose } from '../../table/types';

/** How a hand carries one piece: through points in the air, turning on the way. */
export interface Flight {
  readonly id: ComponentId;
  readonly path: CatmullRomCurve3;
  readonly from: Quaternion;
  readonly to: Quaternion;
  /** When it leaves and how long it takes, in ms of the clock. */
  readonly start: number;
  readonly duration: number;
  /** From the share of time that has passed to the share of the way, both 0…1. */
  readonly pace: (t: number) => number;
  readonly arrive: () => void;
  /** It ends on the way. */
  readonly leave: () => void;
  begun: boolean;
}

export const vector = ([x, y, z]: Pose['position']): Vector3 => new Vector3(x, y, z);
export const quaternion = ([x, y, z, w]: Pose['turn']): Quaternion => new Quaternion(x, y, z, w);

/** Points between two places: over whatever stands between them; `out` leads out of a chute first, `into` in at the end. */
export function arc(
  from: Vector3,
  to: Vector3,
  options: { out?: Vector3; into?: Vector3; lift?: number } = {},
): Vector3[] {
  const start = options.out ? from.clone().add(options.out) : from;
  const end = options.into ? to.clone().add(options.into) : to;
  const flat = Math.hypot(end.x - start.x, end.z - start.z);
  const height = Math.max(start.y, end.y) + (options.lift ?? 0.25 + Math.min(0.5, flat * 0.16));
  const over = (t: number): Vector3 =>
    new Vector3(start.x + (end.x - start.x) * t, height, start.z + (end.z - start.z) * t);
  const points = [from.clone()];
  if (options.out) points.push(start);
  // Up before away: what lies on the table is lifted, not swept off it.
  else if (options.lift === undefined) points.push(from.clone().lerp(over(0), 0.35));
  points.push(over(0.3), over(0.75));
  if (options.into) points.push(end);
  points.push(to.clone());
  return points;
}

/** Slow out of the hand's rest, quick in the middle, slow to the end. */
export const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** How often and how far (units) a refused piece is shaken, and how long it takes (ms). */
const SHAKES = [1, -1, 0.6, -0.35] as const;
const SHAKEN = 0.075;
const SHAKING = 300;

/**
 * A way home that begins with a "no": side to side on the spot, then as `way` goes on. Answers the points, the time that
 * the shaking takes more, and the pace over both, for a way that takes `rest` ms itself.
 */
export function refusal(way: readonly Vector3[], rest: number) {
  const [at = new Vector3()] = way;
  const shakes = SHAKES.map((far) => new Vector3(at.x + far * SHAKEN, at.y, at.z));
  const points = [at.clone(), ...shakes, ...way.map((point) => point.clone())];
  const turn = (SHAKES.length + 1) / (points.length - 1);
  const share = SHAKING / (SHAKING + rest);
  const pace = (t: number): number =>
    t < share ? (turn * t) / share : turn + (1 - turn) * ease((t - share) / (1 - share));
  return { points, extra: SHAKING, pace };
}

/** How long a hand takes for a way of `length` units, ms. */
export const flightTime = (length: number, pace: number): number => (260 + Math.min(520, length * 130)) * pace;
