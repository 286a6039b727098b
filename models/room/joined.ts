import type { BufferGeometry } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Part, Surface } from '../parts';

const KEPT = ['position', 'normal', 'uv', 'uv1', 'color'];

/** One indexed geometry a surface. Unlike `merged` it looks for no equal vertices, which is what takes time. */
export function joined(parts: readonly Part[]): Part[] {
  const bySurface = new Map<Surface, BufferGeometry[]>();
  for (const { surface, geometry } of parts) {
    const own = bySurface.get(surface) ?? [];
    bySurface.set(surface, [...own, indexed(geometry)]);
  }
  return [...bySurface].map(([surface, geometries]) => ({ surface, geometry: mergeGeometries(geometries) }));
}

function indexed(geometry: BufferGeometry): BufferGeometry {
  const own = geometry.clone();
  for (const name of Object.keys(own.attributes)) if (!KEPT.includes(name)) own.deleteAttribute(name);
  own.clearGroups();
  if (!own.index) own.setIndex(Array.from({ length: own.getAttribute('position').count }, (_, i) => i));
  return own;
}
