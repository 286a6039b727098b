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
  points.push(over(0.3), over(0.75));
  if (options.into) points.push(end);
  points.push(to.clone());
  return points;
}

/** Slow out of the hand's rest, quick in the middle, slow to the end. */
export const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** How long a hand takes for a way of `length` units, ms. */
export const flightTime = (length: number, pace: number): number => (260 + Math.min(520, length * 130)) * pace;
