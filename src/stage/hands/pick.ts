import type { Camera, Ray } from 'three';
import { Matrix4, Quaternion, Vector3 } from 'three';
import type { Pose, Vec3 } from '../../table/types';

const inverse = new Matrix4();
const origin = new Vector3();
const direction = new Vector3();
const ONE = new Vector3(1, 1, 1);
const place = new Vector3();
const turn = new Quaternion();

/** A box that can be hit: `centre` and half extents in the frame of `pose`. */
export interface Box {
  readonly pose: Pose;
  readonly centre: Vec3;
  readonly half: Vec3;
}

/** Distance along a ray to a box; Infinity when it misses. Slab test in the box's own frame. */
export function hitBox(ray: Ray, { pose, centre, half }: Box): number {
  place.set(...pose.position);
  turn.set(...pose.turn);
  inverse.compose(place, turn, ONE).invert();
  origin.copy(ray.origin).applyMatrix4(inverse);
  direction.copy(ray.direction).transformDirection(inverse);
  let near = 0;
  let far = Number.POSITIVE_INFINITY;
  for (let axis = 0; axis < 3; axis++) {
    const o = origin.getComponent(axis) - (centre[axis] as number);
    const d = direction.getComponent(axis);
    const h = half[axis] as number;
    if (Math.abs(d) < 1e-9) {
      if (Math.abs(o) > h) return Number.POSITIVE_INFINITY;
      continue;
    }
    const a = (-h - o) / d;
    const b = (h - o) / d;
    near = Math.max(near, Math.min(a, b));
    far = Math.min(far, Math.max(a, b));
    if (near > far) return Number.POSITIVE_INFINITY;
  }
  return near;
}

/** The nearest thing under a ray. */
export function nearest<T>(
  ray: Ray,
  things: Iterable<readonly [T, Box]>,
): { readonly thing: T; readonly distance: number } | null {
  let best: { thing: T; distance: number } | null = null;
  for (const [thing, box] of things) {
    const distance = hitBox(ray, box);
    if (distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { thing, distance };
  }
  return best;
}

const projected = new Vector3();

/** Where a point of the world is on the screen, CSS pixels from the canvas' upper left corner. */
export function toScreen(point: Vec3, camera: Camera, width: number, height: number): { x: number; y: number } {
  projected.set(...point).project(camera);
  return { x: ((projected.x + 1) / 2) * width, y: ((1 - projected.y) / 2) * height };
}

/** The closest thing within a fingertip of a point of the screen: small pieces are still 44 pixels wide targets. */
export function fingertip<T>(
  at: { readonly x: number; readonly y: number },
  things: Iterable<readonly [T, Vec3]>,
  camera: Camera,
  size: { readonly width: number; readonly height: number },
  reach = 22,
): T | null {
  let best: T | null = null;
  let least = reach;
  for (const [thing, point] of things) {
    const { x, y } = toScreen(point, camera, size.width, size.height);
    const away = Math.hypot(x - at.x, y - at.y);
    if (away < least) {
      least = away;
      best = thing;
    }
  }
  return best;
}
