import { Shape, Path, Vector2 } from 'three';

/**
 * Outlines of cut board. Centimetres, y up; the third number is how far before and after the corner its rounding begins.
 * Geometry and print read the same corners, so what is printed follows what is cut.
 */
export type Corner = readonly [x: number, y: number, round?: number];

/** Drawings count in tenths of a millimetre, y down. */
export const DRAWN_PER_CM = 100;

export const rectangle = (x: number, y: number, width: number, height: number, round = 0): Corner[] => [
  [x, y, round],
  [x + width, y, round],
  [x + width, y + height, round],
  [x, y + height, round],
];

/** The outline seen in a mirror, with the same sense of rotation. */
export const mirrored = (corners: readonly Corner[]): Corner[] =>
  corners.map(([x, y, round = 0]): Corner => [-x, y, round]).reverse();

/** Both halves of an outline whose right half is given from the bottom up, ends on the axis left out. */
export const symmetric = (right: readonly Corner[]): Corner[] => [...right, ...mirrored(right)];

/** A many-sided corner list that is round enough for a disc or an ellipse. */
export function ellipse(cx: number, cy: number, rx: number, ry = rx, sides = 36): Corner[] {
  return Array.from({ length: sides }, (_, i): Corner => {
    const angle = (2 * Math.PI * i) / sides;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

export interface RibbonPoint {
  readonly x: number;
  readonly y: number;
  /** Full width of the ribbon here. */
  readonly width: number;
}

/** The outline of a band along a smooth line through points, round at both ends: tails, handles. */
export function ribbon(points: readonly RibbonPoint[], steps = 5): Corner[] {
  const line = smooth(points, steps);
  const left: Corner[] = [];
  const right: Corner[] = [];
  line.forEach((p, i) => {
    const before = line[Math.max(0, i - 1)] ?? p;
    const after = line[Math.min(line.length - 1, i + 1)] ?? p;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const [nx, ny] = [-(after.y - before.y) / length, (after.x - before.x) / length];
    left.push([p.x + (nx * p.width) / 2, p.y + (ny * p.width) / 2]);
    right.push([p.x - (nx * p.width) / 2, p.y - (ny * p.width) / 2]);
  });
  return [...right, ...roundEnd(line.at(-1), line.at(-2)), ...left.reverse(), ...roundEnd(line[0], line[1])];
}

function roundEnd(end: RibbonPoint | undefined, inner: RibbonPoint | undefined): Corner[] {
  if (!end || !inner) return [];
  const outward = Math.atan2(end.y - inner.y, end.x - inner.x);
  return [-0.3, -0.1, 0.1, 0.3].map((turn): Corner => {
    const angle = outward + turn * Math.PI;
    return [end.x + (Math.cos(angle) * end.width) / 2, end.y + (Math.sin(angle) * end.width) / 2];
  });
}

/** Catmull-Rom through the points, `steps` to a span. */
function smooth(points: readonly RibbonPoint[], steps: number): RibbonPoint[] {
  const get = (i: number): RibbonPoint =>
    points[Math.max(0, Math.min(points.length - 1, i))] ?? { x: 0, y: 0, width: 0 };
  const line: RibbonPoint[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const at = (t: number, key: keyof RibbonPoint): number => {
      const [p, q, r, s] = [a[key], b[key], c[key], d[key]];
      return 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
    };
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      line.push({ x: at(t, 'x'), y: at(t, 'y'), width: at(t, 'width') });
    }
  }
  line.push(get(points.length - 1));
  return line;
}

/** Where the rounding of a corner begins and ends, at most half way to its neighbours. */
function cutCorner(corners: readonly Corner[], i: number): { from: Vector2; at: Vector2; to: Vector2; round: number } {
  const count = corners.length;
  const vector = (k: number): Vector2 => {
    const [x, y] = corners[(k + count) % count] ?? [0, 0];
    return new Vector2(x, y);
  };
  const [before, at, after] = [vector(i - 1), vector(i), vector(i + 1)];
  const reach = Math.min(corners[i]?.[2] ?? 0, at.distanceTo(before) / 2, at.distanceTo(after) / 2);
  const toward = (to: Vector2): Vector2 => at.clone().add(to.clone().sub(at).setLength(reach));
  return { from: toward(before), at, to: toward(after), round: reach };
}

/** The outline as points on its line: more of them where a corner is wide. */
export function trace(corners: readonly Corner[]): Vector2[] {
  const points: Vector2[] = [];
  const add = (p: Vector2): void => {
    const last = points.at(-1);
    if (!last || last.distanceTo(p) > 0.004) points.push(p);
  };
  corners.forEach((_, i) => {
    const { from, at, to, round } = cutCorner(corners, i);
    const steps = round < 0.01 ? 0 : Math.max(2, Math.min(10, Math.round(2 + 2.7 * Math.sqrt(round))));
    if (steps === 0) add(at);
    for (let step = 0; step <= steps && steps > 0; step++) {
      const t = step / steps;
      const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
      add(new Vector2(a * from.x + b * at.x + c * to.x, a * from.y + b * at.y + c * to.y));
    }
  });
  const [first, last] = [points[0], points.at(-1)];
  if (points.length > 1 && first && last && first.distanceTo(last) <= 0.004) points.pop();
  return points;
}

/** The outline drawn in by a distance: what lies within an edge of that width. */
export function inset(corners: readonly Corner[], distance: number): Corner[] {
  const points = trace(corners);
  const clockwise = points.reduce((sum, p, i) => sum + p.cross(points[(i + 1) % points.length] ?? p), 0) < 0 ? 1 : -1;
  return points.map((p, i): Corner => {
    const before = points[(i + points.length - 1) % points.length] ?? p;
    const after = points[(i + 1) % points.length] ?? p;
    const along = after
      .clone()
      .sub(before)
      .normalize()
      .multiplyScalar(distance * clockwise);
    return [p.x + along.y, p.y - along.x];
  });
}

/** The same as path data: for lines that follow an edge. */
export const insetPath = (corners: readonly Corner[], distance: number): string => toPath(inset(corners, distance));

/** The outline with its cut-outs, for extrusion. */
export function toShape(corners: readonly Corner[], holes: readonly (readonly Corner[])[] = []): Shape {
  const shape = new Shape(trace(corners));
  shape.holes.push(...holes.map((hole) => new Path(trace(hole))));
  return shape;
}

/** The outline as path data in drawing units. */
export function toPath(corners: readonly Corner[]): string {
  const n = (v: number): string => String(Math.round(v * DRAWN_PER_CM * 10) / 10);
  const write = (p: Vector2): string => `${n(p.x)},${n(-p.y)}`;
  const parts = corners.map((_, i) => {
    const { from, at, to, round } = cutCorner(corners, i);
    const pen = i === 0 ? 'M' : 'L';
    return round < 0.01 ? `${pen}${write(at)}` : `${pen}${write(from)}Q${write(at)} ${write(to)}`;
  });
  return `${parts.join('')}Z`;
}
