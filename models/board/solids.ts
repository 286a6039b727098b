import {
  BoxGeometry,
  BufferAttribute,
  type BufferGeometry,
  CatmullRomCurve3,
  Euler,
  LatheGeometry,
  Matrix4,
  Quaternion,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three';
import { mergeGeometries, mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Part, Surface } from '../parts';

/** Solids and the joining of parts. Centimetres until `inUnits`. */

/** Gives `uv1`: the surface's own centimetres, seen along the axis that it faces most. */
export function withGrain(geometry: BufferGeometry): BufferGeometry {
  const position = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  const uv1 = new Float32Array(position.count * 2);
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    const [nx, ny, nz] = [Math.abs(normal.getX(i)), Math.abs(normal.getY(i)), Math.abs(normal.getZ(i))];
    uv1.set(nz >= nx && nz >= ny ? [x, y] : ny >= nx ? [x, z] : [z, y], 2 * i);
  }
  geometry.setAttribute('uv1', new BufferAttribute(uv1, 2));
  return geometry;
}

const solid = (surface: Surface, geometry: BufferGeometry): Part[] => [{ surface, geometry: withGrain(geometry) }];

/** A box around its middle. */
export const block = (surface: Surface, width: number, height: number, depth: number): Part[] =>
  solid(surface, new BoxGeometry(width, height, depth));

/** A profile (radius, y) from the bottom outside to the top turned around y. */
export const turned = (surface: Surface, profile: readonly (readonly [number, number])[], segments = 24): Part[] =>
  solid(
    surface,
    new LatheGeometry(
      profile.map(([r, y]) => new Vector2(r, y)),
      segments,
    ),
  );

/** A round bar along a smooth line. */
export const bar = (
  surface: Surface,
  points: readonly (readonly [number, number, number])[],
  radius: number,
  { steps = 20, sides = 8 } = {},
): Part[] =>
  solid(surface, new TubeGeometry(new CatmullRomCurve3(points.map((p) => new Vector3(...p))), steps, radius, sides));

export interface Turn {
  /** Radians, applied y first, then x, then z. */
  readonly x?: number;
  readonly y?: number;
  readonly z?: number;
}

export const at = (x: number, y: number, z: number, turn: Turn = {}): Matrix4 =>
  new Matrix4().compose(
    new Vector3(x, y, z),
    new Quaternion().setFromEuler(new Euler(turn.x ?? 0, turn.y ?? 0, turn.z ?? 0, 'YXZ')),
    new Vector3(1, 1, 1),
  );

export const placed = (parts: readonly Part[], where: Matrix4): Part[] =>
  parts.map(({ surface, geometry }) => ({ surface, geometry: geometry.clone().applyMatrix4(where) }));

const KEPT = ['position', 'normal', 'uv', 'uv1'];

/** One indexed geometry a surface, in the order in which the surfaces first come. */
export function merged(parts: readonly Part[]): Part[] {
  const bySurface = new Map<Surface, BufferGeometry[]>();
  for (const { surface, geometry } of parts) {
    const loose = geometry.index ? geometry.toNonIndexed() : geometry.clone();
    for (const name of Object.keys(loose.attributes)) if (!KEPT.includes(name)) loose.deleteAttribute(name);
    loose.clearGroups();
    bySurface.set(surface, [...(bySurface.get(surface) ?? []), loose]);
  }
  return [...bySurface].map(([surface, geometries]) => ({
    surface,
    geometry: mergeVertices(mergeGeometries(geometries), 1e-4),
  }));
}

/** From centimetres to world units (1 = 10 cm). `uv1` stays in centimetres. */
export const inUnits = (parts: readonly Part[]): Part[] => placed(parts, new Matrix4().makeScale(0.1, 0.1, 0.1));

export const trianglesOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { geometry }) => sum + (geometry.index ?? geometry.getAttribute('position')).count / 3, 0);
