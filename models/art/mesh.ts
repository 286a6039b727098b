import { BufferAttribute, BufferGeometry } from 'three';

export interface Vertex {
  readonly position: readonly [number, number, number];
  readonly normal: readonly [number, number, number];
  readonly uv: readonly [number, number];
  /** Centimetres on the surface. */
  readonly uv1: readonly [number, number];
}

/** Collects vertices and triangles of a piece with the attributes that every part carries. */
export interface MeshBuilder {
  /** Adds a vertex, returns its number. */
  readonly vertex: (vertex: Vertex) => number;
  /** Counterclockwise seen from outside. */
  readonly triangle: (a: number, b: number, c: number) => void;
  /** Two triangles, corners counterclockwise. */
  readonly quad: (a: number, b: number, c: number, d: number) => void;
  readonly build: () => BufferGeometry;
}

export function meshBuilder(): MeshBuilder {
  const position: number[] = [];
  const normal: number[] = [];
  const uv: number[] = [];
  const uv1: number[] = [];
  const index: number[] = [];
  const triangle = (a: number, b: number, c: number): void => void index.push(a, b, c);
  return {
    vertex: (vertex) => {
      position.push(...vertex.position);
      normal.push(...vertex.normal);
      uv.push(...vertex.uv);
      uv1.push(...vertex.uv1);
      return position.length / 3 - 1;
    },
    triangle,
    quad: (a, b, c, d) => {
      triangle(a, b, c);
      triangle(a, c, d);
    },
    build: () => {
      const geometry = new BufferGeometry();
      geometry.setAttribute('position', new BufferAttribute(Float32Array.from(position), 3));
      geometry.setAttribute('normal', new BufferAttribute(Float32Array.from(normal), 3));
      geometry.setAttribute('uv', new BufferAttribute(Float32Array.from(uv), 2));
      geometry.setAttribute('uv1', new BufferAttribute(Float32Array.from(uv1), 2));
      geometry.setIndex(index);
      return geometry;
    },
  };
}

/** Triangles of a geometry, indexed or not. */
export const triangleCount = (geometry: BufferGeometry): number =>
  (geometry.index ?? geometry.getAttribute('position')).count / 3;

/**
 * Normals averaged over all vertices at one place, so that seams of `uv` don't show as edges. Positions are compared to
 * 10⁻⁵ units.
 */
export function smoothNormals(geometry: BufferGeometry): void {
  geometry.computeVertexNormals();
  const position = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  const sums = new Map<string, [number, number, number]>();
  const keyOf = (i: number): string =>
    [position.getX(i), position.getY(i), position.getZ(i)].map((v) => Math.round(v * 1e5)).join();
  for (let i = 0; i < position.count; i++) {
    const sum = sums.get(keyOf(i)) ?? [0, 0, 0];
    sums.set(keyOf(i), [sum[0] + normal.getX(i), sum[1] + normal.getY(i), sum[2] + normal.getZ(i)]);
  }
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = sums.get(keyOf(i)) ?? [0, 1, 0];
    const length = Math.hypot(x, y, z) || 1;
    normal.setXYZ(i, x / length, y / length, z / length);
  }
}

/** Gives a ready-made geometry of three the `uv1` of its own centimetres, seen along its dominant axis; centimetres in. */
export function withUv1<G extends BufferGeometry>(geometry: G): G {
  const position = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  const uv1 = new Float32Array(position.count * 2);
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    const [nx, ny, nz] = [Math.abs(normal.getX(i)), Math.abs(normal.getY(i)), Math.abs(normal.getZ(i))];
    uv1.set(nz >= nx && nz >= ny ? [x, y] : ny >= nx ? [x, z] : [z, y], i * 2);
  }
  geometry.setAttribute('uv1', new BufferAttribute(uv1, 2));
  return geometry;
}
