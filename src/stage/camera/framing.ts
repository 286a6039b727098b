import type { Vec3 } from '../../table/types';

/** Where the camera stands and what it looks at (world units), and its vertical field of view in degrees. */
export interface View {
  readonly from: Vec3;
  readonly at: Vec3;
  readonly fov: number;
}
/** A view composed for a wide picture, and when that doesn't do, another for an upright one (a phone's, 3 : 5). */
export interface Shot extends View {
  readonly upright?: View;
}

/** The picture's shape that the shots are composed for. */
const COMPOSED = 16 / 9;
const UPRIGHT = 3 / 5;

/**
 * The same shot in another shape of picture: when it is narrower, the camera goes back until nearly the same width fits,
 * for the table is wider than deep.
 */
export function framed(shot: Shot, aspect: number): View {
  if (shot.upright && aspect < 0.85) return pulledBack(shot.upright, UPRIGHT / aspect, 1);
  // Not the whole width where there is little: the outermost things may be found by turning.
  return pulledBack(shot, COMPOSED / aspect, 0.42);
}

function pulledBack({ from, at, fov }: View, need: number, share: number): View {
  if (need <= 1) return { from, at, fov };
  const back = 1 + (Math.min(need, 4) - 1) * share;
  const along = (axis: 0 | 1 | 2): number => at[axis] + (from[axis] - at[axis]) * back;
  return { from: [along(0), along(1), along(2)], at, fov };
}
