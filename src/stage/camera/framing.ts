import type { Vec3 } from '../../table/types';

/** Where the camera stands and what it looks at (world units), and its vertical field of view in degrees. */
export interface Shot {
  readonly from: Vec3;
  readonly at: Vec3;
  readonly fov: number;
}

/** The picture's shape that the shots are composed for. */
const COMPOSED = 16 / 9;

/**
 * The same shot in another shape of picture: when it is narrower, the camera goes back and a little higher until the same
 * width fits, for the table is wider than deep.
 */
export function framed(shot: Shot, aspect: number): Shot {
  if (aspect >= COMPOSED) return shot;
  const need = COMPOSED / aspect;
  // Not the whole width on a phone: the outermost things may be found by turning.
  const back = 1 + (Math.min(need, 4) - 1) * 0.42;
  const rise = 1 + (Math.min(need, 4) - 1) * 0.12;
  const along = (axis: 0 | 1 | 2, factor: number): number => shot.at[axis] + (shot.from[axis] - shot.at[axis]) * factor;
  return { from: [along(0, back), along(1, back * rise), along(2, back)], at: shot.at, fov: shot.fov };
}
