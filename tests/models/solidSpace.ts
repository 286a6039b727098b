import { Box3, type BufferGeometry, type Matrix4, Triangle, Vector3 } from 'three';
import type { Part } from '../../models/parts';

/** What touches what, measured on the triangles themselves. World units. */
type Vec3 = readonly [x: number, y: number, z: number];

/** An upright box around its middle, smaller by `slack` on every side. */
export function boxAt(middle: Vec3, size: Vec3, slack: number): Box3 {
  const box = new Box3().setFromCenterAndSize(new Vector3(...middle), new Vector3(...size));
  return box.expandByScalar(-slack);
}

function* trianglesIn(geometry: BufferGeometry): Generator<Triangle> {
  const position = geometry.getAttribute('position');
  const index = geometry.index;
  const count = index ? index.count : position.count;
  const corner = (i: number): Vector3 => new Vector3().fromBufferAttribute(position, index ? index.getX(i) : i);
  for (let i = 0; i < count; i += 3) yield new Triangle(corner(i), corner(i + 1), corner(i + 2));
}

/** How many triangles of the parts reach into the box. */
export function trianglesInside(parts: readonly Part[], box: Box3): number {
  let inside = 0;
  for (const { geometry } of parts)
    for (const triangle of trianglesIn(geometry)) if (box.intersectsTriangle(triangle)) inside++;
  return inside;
}

export function boundsOf(parts: readonly Part[]): Box3 {
  const box = new Box3();
  for (const { geometry } of parts) {
    geometry.computeBoundingBox();
    if (geometry.boundingBox) box.union(geometry.boundingBox);
  }
  return box;
}

/** The parts as seen from another frame: for boxes that lie aslant. */
export const seenFrom = (parts: readonly Part[], frame: Matrix4): Part[] =>
  parts.map(({ surface, geometry }) => ({ surface, geometry: geometry.clone().applyMatrix4(frame.clone().invert()) }));
