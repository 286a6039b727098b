import { BufferAttribute, type BufferGeometry } from 'three';
import type { UvRect } from './atlas';
import { ATLAS_PART } from './atlasInstancing';
import { meshBuilder } from './mesh';

/** A flat piece with rounded corners and rounded edges: tiles, tokens, discs. Lengths in world units (1 = 10 cm). */
export interface SlabSize {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** Radius of the four corners seen from the front; half the width makes a disc. */
  readonly corner: number;
  /** Radius of the rounding between the faces and the sides; at most `corner`. */
  readonly edge: number;
  readonly cornerSegments: number;
  readonly edgeSegments: number;
}

/** Where in the atlas the sides look: the front half and the back half of the thickness, wound once around the piece. */
export interface SlabSides {
  readonly front: UvRect;
  readonly back: UvRect;
}

interface RingPoint {
  readonly x: number;
  readonly y: number;
  /** Outward in the plane of the face. */
  readonly nx: number;
  readonly ny: number;
  /** Way around from the first point, 0 to 1, and its length in units. */
  readonly around: number;
  readonly way: number;
}

/**
 * The slab stands in the xy plane, front to +z. Its `uv` is local (0 to 1 across the whole face, bent over the rounded
 * edge) with `atlasPart` telling front from back; the flat sides point straight into the atlas.
 */
export function slabGeometry(size: SlabSize, sides: SlabSides): BufferGeometry {
  const mesh = meshBuilder();
  const parts: number[] = [];
  const { width, height, depth, edge } = size;

  const ring = (inset: number, z: number, tilt: number, facing: 1 | -1, side: UvRect | null): number[] =>
    outlineOf(size, inset, side !== null).map((p) => {
      const planar = [(facing * p.x) / width + 0.5, p.y / height + 0.5] as const;
      const along = [
        side ? side[0] + p.around * side[2] : 0,
        side ? side[1] + sideV(z, depth - 2 * edge) * side[3] : 0,
      ] as const;
      parts.push(side ? ATLAS_PART.fixed : facing > 0 ? ATLAS_PART.front : ATLAS_PART.back);
      return mesh.vertex({
        position: [p.x, p.y, z],
        normal: [p.nx * Math.sin(tilt), p.ny * Math.sin(tilt), facing * Math.cos(tilt)],
        uv: side ? along : planar,
        uv1: side ? [p.way * 10, z * 10] : [p.x * 10, p.y * 10],
      });
    });
  const band = (upper: readonly number[], lower: readonly number[], closed: boolean): void => {
    for (let i = 0; i < upper.length - (closed ? 0 : 1); i++) {
      const j = (i + 1) % upper.length;
      mesh.quad(upper[i] ?? 0, lower[i] ?? 0, lower[j] ?? 0, upper[j] ?? 0);
    }
  };
  const cap = (facing: 1 | -1): void => {
    let previous: number[] | null = null;
    for (let i = 0; i <= size.edgeSegments; i++) {
      const tilt = ((Math.PI / 2) * i) / size.edgeSegments;
      const points = ring(
        edge * (1 - Math.sin(tilt)),
        facing * (depth / 2 - edge * (1 - Math.cos(tilt))),
        tilt,
        facing,
        null,
      );
      if (previous === null) {
        for (let k = 1; k < points.length - 1; k++) {
          const [b, c] = facing > 0 ? [k, k + 1] : [k + 1, k];
          mesh.triangle(points[0] ?? 0, points[b] ?? 0, points[c] ?? 0);
        }
      } else if (facing > 0) band(previous, points, true);
      else band(points, previous, true);
      previous = points;
    }
  };

  cap(1);
  const top = depth / 2 - edge;
  band(ring(0, top, Math.PI / 2, 1, sides.front), ring(0, 0, Math.PI / 2, 1, sides.front), false);
  band(ring(0, 0, Math.PI / 2, 1, sides.back), ring(0, -top, Math.PI / 2, 1, sides.back), false);
  cap(-1);
  const geometry = mesh.build();
  geometry.setAttribute('atlasPart', new BufferAttribute(Float32Array.from(parts), 1));
  return geometry;
}

/** Each half of the sides takes its strip from the middle (0) to the outer edge (1). */
const sideV = (z: number, thickness: number): number => Math.abs(z) / (thickness / 2);

/** The outline, counterclockwise from the right side's lower end; with `closing` the first point comes again at the end. */
function outlineOf({ width, height, corner, cornerSegments }: SlabSize, inset: number, closing: boolean): RingPoint[] {
  const [cx, cy] = [width / 2 - corner, height / 2 - corner];
  const middles = [
    [cx, cy],
    [-cx, cy],
    [-cx, -cy],
    [cx, -cy],
  ] as const;
  const arc = (corner * Math.PI) / 2;
  const perimeter = 4 * arc + 4 * cx + 4 * cy;
  const points: RingPoint[] = [];
  let way = 0;
  middles.forEach(([mx, my], quarter) => {
    for (let i = 0; i <= cornerSegments; i++) {
      // A disc has no straight sides: its quarters would meet in double points.
      if (i === cornerSegments && cx === 0 && cy === 0) break;
      const angle = ((quarter + i / cornerSegments) * Math.PI) / 2;
      const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
      const here = way + (arc * i) / cornerSegments;
      points.push({
        x: mx + (corner - inset) * nx,
        y: my + (corner - inset) * ny,
        nx,
        ny,
        around: here / perimeter,
        way: here,
      });
    }
    way += arc + (quarter % 2 === 0 ? 2 * cx : 2 * cy);
  });
  const first = points[0];
  if (closing && first) points.push({ ...first, around: 1, way: perimeter });
  return points;
}
