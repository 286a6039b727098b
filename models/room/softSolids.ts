/** Soft solids as signed distances, negative inside: the raw material of `surfaceNet`. */

export type Vec = readonly [x: number, y: number, z: number];
export type Solid = (x: number, y: number, z: number) => number;

// Math.hypot guards against overflow, which costs ten times as much as these need.
const length = (x: number, y: number, z: number): number => Math.sqrt(x * x + y * y + z * z);

/** An ellipsoid (approximate distance). */
export const ellipsoid =
  ([cx, cy, cz]: Vec, [rx, ry, rz]: Vec): Solid =>
  (x, y, z) => {
    const dx = (x - cx) / rx;
    const dy = (y - cy) / ry;
    const dz = (z - cz) / rz;
    const near = length(dx, dy, dz);
    const slope = length(dx / rx, dy / ry, dz / rz);
    return slope < 1e-6 ? -Math.min(rx, ry, rz) : (near * (near - 1)) / slope;
  };

/** A round bar from `a` to `b`, thinning from `ra` to `rb`. */
export const limb = (a: Vec, b: Vec, ra: number, rb = ra): Solid => {
  const [ax, ay, az] = a;
  const [ux, uy, uz] = [b[0] - ax, b[1] - ay, b[2] - az];
  const whole = ux * ux + uy * uy + uz * uz;
  return (x, y, z) => {
    const vx = x - ax;
    const vy = y - ay;
    const vz = z - az;
    const t = Math.min(1, Math.max(0, (vx * ux + vy * uy + vz * uz) / whole));
    return length(vx - ux * t, vy - uy * t, vz - uz * t) - (ra + (rb - ra) * t);
  };
};

/** Joins solids with a soft seam of width `k`. */
export const blend =
  (k: number, ...solids: readonly Solid[]): Solid =>
  (x, y, z) => {
    let near = Number.POSITIVE_INFINITY;
    for (const solid of solids) {
      const d = solid(x, y, z);
      const h = Math.max(0, k - Math.abs(near - d)) / k;
      near = Math.min(near, d) - (h * h * k) / 4;
    }
    return near;
  };
