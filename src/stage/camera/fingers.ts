import { Vector3 } from 'three';

/** Where the camera is and what it looks at, in the world. */
export interface Stand {
  readonly from: Vector3;
  readonly at: Vector3;
}

/**
 * One step of fingers on bare table. `turn`: one finger went so far (shares of the window's width and height). `pinch`: the
 * point of the table between two fingers was at `was` and is under them at `is`; they came `apart` times as far from each
 * other and turned by `angle` (radians, clockwise on the screen).
 */
export type FingerStep =
  | { readonly type: 'turn'; readonly x: number; readonly y: number }
  | {
      readonly type: 'pinch';
      readonly was: Vector3;
      readonly is: Vector3;
      readonly apart: number;
      readonly angle: number;
    };

/** How near and far, steep and flat the camera may be: units and radians from straight above. */
export interface Bounds {
  readonly minDistance: number;
  readonly maxDistance: number;
  readonly minPolarAngle: number;
  readonly maxPolarAngle: number;
}

const UP = new Vector3(0, 1, 0);
/** The middle of the picture stays over the table. */
const TABLE = { x: 5, z: 3.2, y: 1.8 };

/** Where the camera goes with a step of the fingers: the table sticks to two of them, one turns it. */
export function moved(stand: Stand, step: FingerStep, bounds: Bounds): Stand {
  if (step.type === 'turn') return turned(stand, -step.x * Math.PI, (-step.y * Math.PI) / 3, bounds);
  const { was, is, apart, angle } = step;
  const [from, at] = [stand.from.clone(), stand.at.clone()];
  const distance = from.distanceTo(at);
  const wanted = clamp(distance / apart, bounds.minDistance, bounds.maxDistance);
  for (const point of [from, at]) {
    point
      .sub(was)
      .applyAxisAngle(UP, angle)
      .multiplyScalar(wanted / distance)
      .add(was)
      .sub(is)
      .add(was);
  }
  return within({ from, at });
}

/** Around what is looked at, by so much about the vertical and so much steeper or flatter. */
function turned({ from, at }: Stand, around: number, over: number, bounds: Bounds): Stand {
  const offset = from.clone().sub(at).applyAxisAngle(UP, around);
  const polar = offset.angleTo(UP);
  const next = clamp(polar + over, bounds.minPolarAngle, bounds.maxPolarAngle);
  const axis = new Vector3().crossVectors(UP, offset).normalize();
  offset.applyAxisAngle(axis, next - polar);
  return { from: at.clone().add(offset), at: at.clone() };
}

/** The same look, with its middle over the table. */
function within({ from, at }: Stand): Stand {
  const inside = new Vector3(clamp(at.x, -TABLE.x, TABLE.x), clamp(at.y, 0, TABLE.y), clamp(at.z, -TABLE.z, TABLE.z));
  return { from: from.add(inside).sub(at), at: inside };
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
