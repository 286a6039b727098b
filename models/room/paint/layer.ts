/** A picture in linear light, premultiplied RGBA floats, wrapping around in x. The painters' canvas. */
export interface Layer {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
  /** Units at the left edge and at the bottom, and pixels a unit. */
  readonly left: number;
  readonly bottom: number;
  readonly scale: number;
}

export type Rgb = readonly [r: number, g: number, b: number];
export type Point = readonly [x: number, s: number];
/** A flat colour, or one that depends on the place. */
export type Paint = Rgb | ((x: number, s: number) => Rgb);

export interface Extent {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  /** Pixels a unit. */
  readonly scale: number;
}

export function makeLayer({ left, bottom, width, height, scale }: Extent): Layer {
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  return { width: w, height: h, data: new Float32Array(w * h * 4), left, bottom, scale: w / width };
}

/** Linear colour of `#rrggbb`, times a gain. */
export function tint(hex: string, gain = 1): Rgb {
  const channel = (i: number): number => {
    const v = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return gain * (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  };
  return [channel(1), channel(3), channel(5)];
}

export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

const colourAt = (paint: Paint, x: number, s: number): Rgb => (typeof paint === 'function' ? paint(x, s) : paint);

/** Lays a colour over what is there (alpha 0…1). */
function dab(layer: Layer, column: number, row: number, colour: Rgb, alpha: number): void {
  if (row < 0 || row >= layer.height) return;
  const w = layer.width;
  const i = 4 * (row * w + (((column % w) + w) % w));
  const keep = 1 - alpha;
  for (let c = 0; c < 3; c++) layer.data[i + c] = (layer.data[i + c] ?? 0) * keep + (colour[c] ?? 0) * alpha;
  layer.data[i + 3] = (layer.data[i + 3] ?? 0) * keep + alpha;
}

/** Adds light without covering anything. */
function shine(layer: Layer, column: number, row: number, colour: Rgb, amount: number): void {
  if (row < 0 || row >= layer.height) return;
  const w = layer.width;
  const i = 4 * (row * w + (((column % w) + w) % w));
  for (let c = 0; c < 3; c++) layer.data[i + c] = (layer.data[i + c] ?? 0) + (colour[c] ?? 0) * amount;
}

/** Row 0 is the top of the picture. */
const rowOf = (layer: Layer, s: number): number => layer.height - (s - layer.bottom) * layer.scale;
const columnOf = (layer: Layer, x: number): number => (x - layer.left) * layer.scale;
export const placeOf = (layer: Layer, column: number, row: number): Point => [
  layer.left + (column + 0.5) / layer.scale,
  layer.bottom + (layer.height - row - 0.5) / layer.scale,
];

/** Fills a closed outline (even-odd). Edges are hard: the lens softens them later. */
export function fill(layer: Layer, outline: readonly Point[], paint: Paint, alpha = 1): void {
  const rows = outline.map(([, s]) => rowOf(layer, s));
  const first = Math.max(0, Math.floor(Math.min(...rows)));
  const last = Math.min(layer.height - 1, Math.ceil(Math.max(...rows)));
  for (let row = first; row <= last; row++) {
    const cuts: number[] = [];
    outline.forEach((a, i) => {
      const b = outline[(i + 1) % outline.length] as Point;
      const [ya, yb] = [rowOf(layer, a[1]) - row - 0.5, rowOf(layer, b[1]) - row - 0.5];
      if (ya < 0 === yb < 0) return;
      cuts.push(columnOf(layer, a[0] + ((b[0] - a[0]) * ya) / (ya - yb)));
    });
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const to = Math.round(cuts[i + 1] as number);
      for (let column = Math.round(cuts[i] as number); column < to; column++) {
        const [x, s] = placeOf(layer, column, row);
        dab(layer, column, row, colourAt(paint, x, s), alpha);
      }
    }
  }
}

/** An outline from a flat list x, s, x, s … */
export const outline = (numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, i): Point => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]);

/** The same outline elsewhere; `sx` mirrors or stretches it before it is moved. */
export const shifted = (points: readonly Point[], x: number, s: number, sx = 1): Point[] =>
  points.map(([a, b]): Point => [x + a * sx, s + b]);

/** A rectangle from its left bottom corner. */
export function box(layer: Layer, x: number, s: number, w: number, h: number, paint: Paint, alpha = 1): void {
  fill(layer, outline([x, s, x + w, s, x + w, s + h, x, s + h]), paint, alpha);
}

/** One level side of a trapezoid. */
export interface Side {
  readonly from: number;
  readonly to: number;
  readonly s: number;
}

export function trapezoid(layer: Layer, lower: Side, upper: Side, paint: Paint, alpha = 1): void {
  fill(layer, outline([lower.from, lower.s, lower.to, lower.s, upper.to, upper.s, upper.from, upper.s]), paint, alpha);
}

export interface Oval {
  readonly rx: number;
  readonly rs: number;
  /** Radians. */
  readonly turn?: number;
}

export function oval(layer: Layer, x: number, s: number, { rx, rs, turn = 0 }: Oval, paint: Paint, alpha = 1): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const outline = Array.from({ length: 28 }, (_, i): Point => {
    const a = (i / 28) * 2 * Math.PI;
    const [u, v] = [Math.cos(a) * rx, Math.sin(a) * rs];
    return [x + u * cos - v * sin, s + u * sin + v * cos];
  });
  fill(layer, outline, paint, alpha);
}

/** A band of a width (units) along a line, with round ends. */
export function stroke(layer: Layer, line: readonly Point[], width: number, paint: Paint, alpha = 1): void {
  line.forEach((a, i) => {
    oval(layer, a[0], a[1], { rx: width / 2, rs: width / 2 }, paint, alpha);
    const b = line[i + 1];
    if (!b) return;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [nx, ns] = [(-(b[1] - a[1]) / length) * (width / 2), ((b[0] - a[0]) / length) * (width / 2)];
    const band = [a[0] + nx, a[1] + ns, b[0] + nx, b[1] + ns, b[0] - nx, b[1] - ns, a[0] - nx, a[1] - ns];
    fill(layer, outline(band), paint, alpha);
  });
}

/** A smooth line through points (Catmull-Rom), `steps` pieces a span. */
export function curve(points: readonly Point[], steps = 8): Point[] {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  const out: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const blend = (a: number, b: number, c: number, d: number): number =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      out.push([blend(p0[0], p1[0], p2[0], p3[0]), blend(p0[1], p1[1], p2[1], p3[1])]);
    }
  }
  out.push(at(points.length - 1));
  return out;
}

/** Soft additive light around a place: full in the middle, nothing at the rim. */
export function glow(layer: Layer, x: number, s: number, { rx, rs }: Oval, colour: Rgb): void {
  const [c0, r0] = [columnOf(layer, x), rowOf(layer, s)];
  const [w, h] = [rx * layer.scale, rs * layer.scale];
  for (let row = Math.floor(r0 - h); row <= r0 + h; row++) {
    for (let column = Math.floor(c0 - w); column <= c0 + w; column++) {
      const d = 1 - Math.hypot((column + 0.5 - c0) / w, (row + 0.5 - r0) / h);
      if (d > 0) shine(layer, column, row, colour, d * d * (3 - 2 * d));
    }
  }
}
