import { pitch, rotate, times, yaw } from '../space';
import type { Kind } from '../kind';
import type { Face, Pose, Quat, Vec3 } from '../types';

/** How loose pieces are turned. All results are rounded, so that a file holds short numbers. */

/** One step of turning: 15°. */
const STEP = Math.PI / 12;

const tidy = (n: number): number => Math.round(n * 1e6) / 1e6 + 0;

/** A pose with its turn made a unit quaternion again and all numbers rounded to a millionth. */
export function tidyPose({ position: [x, y, z], turn }: Pose): Pose {
  const length = Math.sqrt(turn.reduce((sum, n) => sum + n * n, 0));
  const [a, b, c, d] = length > 0 ? turn.map((n) => n / length) : [0, 0, 0, 1];
  return {
    position: [tidy(x), tidy(y), tidy(z)],
    turn: [tidy(a as number), tidy(b as number), tidy(c as number), tidy(d as number)],
  };
}

export const turned = (pose: Pose, steps: number): Pose =>
  tidyPose({ position: pose.position, turn: times(yaw(steps * STEP), pose.turn) });

/** The axis of a piece that its front looks along: the one it is thinnest in. */
function frontOf([x, y, z]: Vec3): Vec3 {
  if (y < x && y < z) return [0, 1, 0];
  return x < z ? [1, 0, 0] : [0, 0, 1];
}

/** Lying, with a side up, and not leaning on an edge. */
const LYING = 0.7;

/** Turned over to its other side: a lying piece on the spot, a standing one about its own upright. */
export function turnedOver(pose: Pose, size: Vec3): Pose {
  const up = rotate(pose.turn, frontOf(size))[1];
  const over = Math.abs(up) > LYING ? pitch(Math.PI) : yaw(Math.PI);
  return tidyPose({ position: pose.position, turn: times(over, pose.turn) });
}

/** Which side a resting piece shows upward; one that stands shows what it showed before. */
export function faceUp(turn: Quat, size: Vec3, before: Face): Face {
  const up = rotate(turn, frontOf(size))[1];
  if (Math.abs(up) <= LYING) return before;
  return up > 0 ? 'front' : 'back';
}

/** Upright again, looking where it looked: the part of its turn that is about the upright. `y` is the height it then has. */
export function upright({ position: [x, , z], turn: [, ty, , tw] }: Pose, y: number): Pose {
  const length = Math.sqrt(ty * ty + tw * tw);
  const turn: Quat = length > 1e-6 ? [0, ty / length, 0, tw / length] : [0, 0, 0, 1];
  return tidyPose({ position: [x, y, z], turn });
}

/** Lying flat with its front up, or standing, on a table at the height of `pose`. */
export function lying({ position: [x, y, z], turn }: Pose, { size, standing }: Kind): Pose {
  const [, up] = frontOf(size);
  const flat = standing || up === 1 ? turn : times(turn, pitch(-Math.PI / 2));
  const height = standing ? 0 : (up === 1 ? size[1] : Math.min(...size)) / 2;
  return tidyPose({ position: [x, y + height, z], turn: flat });
}
