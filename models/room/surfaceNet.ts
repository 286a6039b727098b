import { BufferAttribute, BufferGeometry } from 'three';
import type { Solid, Vec } from './softSolids';

export interface NetBox {
  readonly min: Vec;
  readonly max: Vec;
  /** Edge of a cell. */
  readonly cell: number;
}

/** A solid sampled at the corners of cells. */
interface Field {
  readonly size: Vec;
  readonly values: Float32Array;
}

/** The skin of a solid as triangles (naive surface nets): position, empty uv, smooth normals, index. */
export function surfaceNet(solid: Solid, box: NetBox): BufferGeometry {
  const field = sample(solid, box);
  const { positions, vertexOf } = vertices(field, box);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array((positions.length / 3) * 2), 2));
  geometry.setIndex(triangles(field, vertexOf));
  geometry.computeVertexNormals();
  return geometry;
}

function sample(solid: Solid, { min, max, cell }: NetBox): Field {
  const count = (i: 0 | 1 | 2): number => Math.ceil((max[i] - min[i]) / cell) + 1;
  const [nx, ny, nz] = [count(0), count(1), count(2)];
  const values = new Float32Array(nx * ny * nz);
  let at = 0;
  for (let k = 0; k < nz; k++) {
    for (let j = 0; j < ny; j++) {
      for (let i = 0; i < nx; i++) values[at++] = solid(min[0] + i * cell, min[1] + j * cell, min[2] + k * cell);
    }
  }
  return { size: [nx, ny, nz], values };
}

/** One vertex in every cell that the skin crosses. */
function vertices({ size: [nx, ny, nz], values }: Field, { min, cell }: NetBox) {
  const positions: number[] = [];
  const vertexOf = new Int32Array(values.length).fill(-1);
  const corners = CORNERS.map(([a, b, c]) => a + nx * (b + ny * c));
  const heights = new Float64Array(8);
  for (let k = 0; k < nz - 1; k++) {
    for (let j = 0; j < ny - 1; j++) {
      for (let i = 0; i < nx - 1; i++) {
        const here = i + nx * (j + ny * k);
        let inside = 0;
        for (let c = 0; c < 8; c++) {
          const height = values[here + (corners[c] ?? 0)] ?? 1;
          heights[c] = height;
          if (height < 0) inside++;
        }
        if (inside === 0 || inside === 8) continue;
        const [x, y, z] = crossing(heights);
        vertexOf[here] = positions.length / 3;
        positions.push(min[0] + (i + x) * cell, min[1] + (j + y) * cell, min[2] + (k + z) * cell);
      }
    }
  }
  return { positions, vertexOf };
}

/** Two triangles around every edge of the grid that the skin crosses. */
function triangles({ size: [nx, ny, nz], values }: Field, vertexOf: Int32Array): number[] {
  const index: number[] = [];
  const steps = [1, nx, nx * ny] as const;
  const vertex = (cell: number): number => vertexOf[cell] ?? 0;
  for (let k = 1; k < nz - 1; k++) {
    for (let j = 1; j < ny - 1; j++) {
      for (let i = 1; i < nx - 1; i++) {
        const here = i + nx * (j + ny * k);
        const inside = (values[here] ?? 1) < 0;
        for (const axis of [0, 1, 2] as const) {
          if (inside === (values[here + steps[axis]] ?? 1) < 0) continue;
          const [u, v] = [steps[((axis + 1) % 3) as 0 | 1 | 2], steps[((axis + 2) % 3) as 0 | 1 | 2]];
          const [a, b, c, d] = [vertex(here), vertex(here - u), vertex(here - u - v), vertex(here - v)];
          if (inside) index.push(a, b, c, a, c, d);
          else index.push(a, c, b, a, d, c);
        }
      }
    }
  }
  return index;
}

/** Bit 0 of a corner's number is x, bit 1 y, bit 2 z. */
const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7].map((c): Vec => [c & 1, (c >> 1) & 1, c >> 2]);
const EDGES = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((c) =>
  [1, 2, 4].filter((bit) => !(c & bit)).map((bit) => [c, c | bit] as const),
);

/** Mean of the places where the skin crosses a cell's edges, in the cell's own 0…1. */
function crossing(heights: Float64Array): Vec {
  let [x, y, z, count] = [0, 0, 0, 0];
  for (const [p, q] of EDGES) {
    const [from, to] = [heights[p] ?? 0, heights[q] ?? 0];
    if (from < 0 === to < 0) continue;
    const [a, b] = [CORNERS[p] as Vec, CORNERS[q] as Vec];
    const t = from / (from - to);
    x += a[0] + (b[0] - a[0]) * t;
    y += a[1] + (b[1] - a[1]) * t;
    z += a[2] + (b[2] - a[2]) * t;
    count++;
  }
  return [x / count, y / count, z / count];
}
