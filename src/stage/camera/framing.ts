import { MathUtils, PerspectiveCamera, Vector3 } from 'three';
import type { Vec3 } from '../../table/types';
import { freeOf } from './free';
import type { Size } from './free';

/** Where the camera stands and what it looks at (world units), and its vertical field of view in degrees. */
export interface View {
  readonly from: Vec3;
  readonly at: Vec3;
  readonly fov: number;
}
/** A view composed for a wide picture, and when that doesn't do, another for an upright one (a phone's). */
export interface Shot extends View {
  readonly upright?: View;
  /** Points of the world that have to be in the picture, clear of the panels around it. */
  readonly keep?: readonly Vec3[];
}

/** The picture's shape that shots without anything to keep are composed for. */
const COMPOSED = 16 / 9;

/** A shot in a window of this size. What it has to keep fills what the panels leave free, seen from the shot's direction. */
export function framed(shot: Shot, size: Size): View {
  const free = freeOf(size);
  const shape = (size.width - free.left - free.right) / (size.height - free.top - free.bottom);
  const view = shot.upright && shape < 0.85 ? shot.upright : shot;
  return shot.keep ? fitted(view, shot.keep, size) : pulledBack(view, COMPOSED / (size.width / size.height));
}

/** How many pixels a unit is long in a view, at a point of the world. */
export function pixelsOf({ from, at, fov }: View, { height }: Size, where: Vec3): number {
  const look = new Vector3(...at).sub(new Vector3(...from)).normalize();
  const depth = new Vector3(...where).sub(new Vector3(...from)).dot(look);
  return height / (2 * depth * Math.tan(MathUtils.degToRad(fov / 2)));
}

/** When the picture is narrower than it was composed for, the camera goes back until nearly the same width fits. */
function pulledBack({ from, at, fov }: View, need: number): View {
  if (need <= 1) return { from, at, fov };
  const back = 1 + (Math.min(need, 4) - 1) * 0.42;
  const along = (axis: 0 | 1 | 2): number => at[axis] + (from[axis] - at[axis]) * back;
  return { from: [along(0), along(1), along(2)], at, fov };
}

/** Of the height that is left over, so much goes below: what one plays with lies low, and the room is seen above it. */
const HIGH = 0.75;

const eye = new PerspectiveCamera();
const right = new Vector3();
const up = new Vector3();
const ahead = new Vector3();
const point = new Vector3();

/**
 * The nearest place from where all points are inside the free part of the picture, looking in the view's direction.
 * Along each axis of the picture a point is inside when (x − cx) lies between L and R times (z − cz), with c the camera
 * and z the depth: for all points together that bounds how near the camera may be, and where beside.
 */
function fitted({ from, at, fov }: View, keep: readonly Vec3[], size: Size): View {
  const free = freeOf(size);
  eye.position.set(...from);
  eye.lookAt(...at);
  eye.updateMatrixWorld();
  eye.matrixWorld.extractBasis(right, up, ahead);
  ahead.negate();
  const tall = Math.tan(MathUtils.degToRad(fov / 2));
  const wide = (tall * size.width) / size.height;
  const bounds = [
    [right, ((2 * free.left) / size.width - 1) * wide, (1 - (2 * free.right) / size.width) * wide],
    [up, ((2 * free.bottom) / size.height - 1) * tall, (1 - (2 * free.top) / size.height) * tall],
  ] as const;
  const edges = bounds.map(([axis, low, high]) => {
    let least = Number.POSITIVE_INFINITY;
    let most = Number.NEGATIVE_INFINITY;
    for (const each of keep) {
      point.set(...each);
      least = Math.min(least, point.dot(axis) - low * point.dot(ahead));
      most = Math.max(most, point.dot(axis) - high * point.dot(ahead));
    }
    return { low, high, least, most, depth: (least - most) / (high - low) };
  });
  const depth = Math.min(...edges.map((edge) => edge.depth));
  const [x = 0, y = 0] = edges.map(({ low, high, least, most }, axis) => {
    const [upper, lower] = [most + high * depth, least + low * depth];
    return upper + (lower - upper) * (axis === 0 ? 0.5 : HIGH);
  });
  const stand = point
    .copy(right)
    .multiplyScalar(x)
    .addScaledVector(up, y)
    .addScaledVector(ahead, depth)
    .toArray() as unknown as Vec3;
  // What one turns around stays as deep in the picture as it was composed.
  const turning = new Vector3(...at).dot(ahead) - depth;
  const looked = new Vector3(...stand).addScaledVector(ahead, turning);
  return { from: [...stand] as unknown as Vec3, at: [looked.x, looked.y, looked.z], fov };
}
