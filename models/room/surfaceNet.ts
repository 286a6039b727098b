import { BufferAttribute, BufferGeometry } from 'three';

type Vec = readonly [x: number, y: number, z: number];
/** Signed distance to a solid, negative inside. */
export type Solid = (x: number, y: number, z: number) => number;

/** An ellipsoid (approximate distance). */
export const ellipsoid =
  ([cx, cy, cz]: Vec, [rx, ry, rz]: Vec): Solid =>
  (x, y, z) => {
    const [dx, dy, dz] = [(x - cx) / rx, (y - cy) / ry, (z - cz) / rz];
    const near = Math.hypot(dx, dy, dz);
    const slope = Math.hypot(dx / rx, dy / ry, dz / rz);
    return slope < 1e-6 ? -Math.min(rx, ry, rz) : (near * (near - 1)) / slope;
  };

/** A round bar from `a` to `b`, thinning from `ra` to `rb`. */
export const limb =
  (a: Vec, b: Vec, ra: number, rb = ra): Solid =>
  (x, y, z) => {
    const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const [vx, vy, vz] = [x - a[0], y - a[1], z - a[2]];
    const t = Math.min(1, Math.max(0, (vx * ux + vy * uy + vz * uz) / (ux * ux + uy * uy + uz * uz)));
    return Math.hypot(vx - ux * t, vy - uy * t, vz - uz * t) - (ra + (rb - ra) * t);
  };

/** Joins solids with a soft seam of width `k`. */
export const blend =
  (k: number, ...solids: readonly Solid[]): Solid =>
  (x, y, z) =>
    solids.reduce((near, solid) => {
      const d = solid(x, y, z);
      const h = Math.max(0, k - Math.abs(near - d)) / k;
      return Math.min(near, d) - (h * h * k) / 4;
    }, Number.POSITIVE_INFINITY);

export interface NetBox {
  readonly min: Vec;
  readonly max: Vec;
  /** Edge of a cell. */
  readonly cell: number;
}

/** The skin of a solid as triangles (naive surface nets): position and smooth normals. */
export function surfaceNet(solid: Solid, { min, max, cell }: NetBox): BufferGeometry {
  const [nx, ny, nz] = [0, 1, 2].map((i) => Math.ceil(((max[i] ?? 0) - (min[i] ?? 0)) / cell) + 1) as [
    number,
    number,
    number,
  ];
  const at = (i: number, j: number, k: number): number => i + nx * (j + ny * k);
  const values = new Float32Array(nx * ny * nz);
  for (let k = 0; k < nz; k++)
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++) values[at(i, j, k)] = solid(min[0] + i * cell, min[1] + j * cell, min[2] + k * cell);

  const positions: number[] = [];
  const normals: number[] = [];
  const vertexOf = new Int32Array(values.length).fill(-1);
  for (let k = 0; k < nz - 1; k++) {
    for (let j = 0; j < ny - 1; j++) {
      for (let i = 0; i < nx - 1; i++) {
        const middle = crossing((a, b, c) => values[at(i + a, j + b, k + c)] ?? 1);
        if (!middle) continue;
        vertexOf[at(i, j, k)] = positions.length / 3;
        const [x, y, z] = [
          min[0] + (i + middle[0]) * cell,
          min[1] + (j + middle[1]) * cell,
          min[2] + (k + middle[2]) * cell,
        ];
        positions.push(x, y, z);
        normals.push(...slope(solid, x, y, z));
      }
    }
  }

  const index: number[] = [];
  const steps = [1, nx, nx * ny] as const;
  for (let k = 1; k < nz - 1; k++) {
    for (let j = 1; j < ny - 1; j++) {
      for (let i = 1; i < nx - 1; i++) {
        const here = at(i, j, k);
        for (let axis = 0; axis < 3; axis++) {
          const [inside, beyond] = [(values[here] ?? 1) < 0, (values[here + (steps[axis] ?? 1)] ?? 1) < 0];
          if (inside === beyond) continue;
          const [u, v] = [steps[(axis + 1) % 3] ?? 1, steps[(axis + 2) % 3] ?? 1];
          const [a, b, c, d] = [here, here - u, here - u - v, here - v].map((n) => vertexOf[n] ?? 0) as [
            number,
            number,
            number,
            number,
          ];
          index.push(...(inside ? [a, b, c, a, c, d] : [a, c, b, a, d, c]));
        }
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(Float32Array.from(normals), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array((positions.length / 3) * 2), 2));
  geometry.setIndex(index);
  return geometry;
}

const CORNERS: readonly Vec[] = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [1, 1, 0],
  [0, 0, 1],
  [1, 0, 1],
  [0, 1, 1],
  [1, 1, 1],
];
const EDGES: readonly (readonly [number, number])[] = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [0, 2],
  [1, 3],
  [4, 6],
  [5, 7],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
];

/** Mean of the places where the skin crosses a cell's edges, in the cell's own 0…1; nothing when it doesn't. */
function crossing(value: Solid): Vec | undefined {
  let [x, y, z, count] = [0, 0, 0, 0];
  for (const [p, q] of EDGES) {
    const [a, b] = [CORNERS[p] as Vec, CORNERS[q] as Vec];
    const [va, vb] = [value(...a), value(...b)];
    if (va < 0 === vb < 0) continue;
    const t = va / (va - vb);
    x += a[0] + (b[0] - a[0]) * t;
    y += a[1] + (b[1] - a[1]) * t;
    z += a[2] + (b[2] - a[2]) * t;
    count++;
  }
  return count === 0 ? undefined : [x / count, y / count, z / count];
}

function slope(solid: Solid, x: number, y: number, z: number): Vec {
  const e = 0.02;
  const [a, b, c] = [
    solid(x + e, y, z) - solid(x - e, y, z),
    solid(x, y + e, z) - solid(x, y - e, z),
    solid(x, y, z + e) - solid(x, y, z - e),
  ];
  const length = Math.hypot(a, b, c) || 1;
  return [a / length, b / length, c / length];
}
