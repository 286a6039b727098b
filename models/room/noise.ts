/**
 * Seeded noise for paint and grain: the same seed gives the same picture everywhere. Only integer hashing, so nothing
 * depends on a platform's trigonometry.
 */

/** A uniform number 0 ≤ n < 1 at an integer lattice point. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0x100000000;
}

/** A stream of uniform numbers 0 ≤ n < 1. */
export function stream(seed: number): () => number {
  let i = 0;
  return () => hash(i++, 7919, seed);
}

const ease = (t: number): number => t * t * (3 - 2 * t);
const wrap = (n: number, period: number): number => ((n % period) + period) % period;

export interface NoiseOptions {
  readonly seed: number;
  /** Lattice cells after which the noise repeats, for tiles. */
  readonly period?: readonly [x: number, y: number];
}

/** Smooth value noise 0…1, one lattice cell a unit. */
export function valueNoise({ seed, period }: NoiseOptions): (x: number, y: number) => number {
  const at = period ? lattice(seed, period) : (x: number, y: number): number => hash(x, y, seed);
  return (x, y) => {
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    const fx = ease(x - xi);
    const fy = ease(y - yi);
    const low = at(xi, yi) * (1 - fx) + at(xi + 1, yi) * fx;
    const high = at(xi, yi + 1) * (1 - fx) + at(xi + 1, yi + 1) * fx;
    return low + (high - low) * fy;
  };
}

/** Tiles are made in the page, at start: a table is quicker than hashing. */
function lattice(seed: number, [columns, rows]: readonly [number, number]): (x: number, y: number) => number {
  const values = Float64Array.from({ length: columns * rows }, (_, i) =>
    hash(i % columns, Math.floor(i / columns), seed),
  );
  return (x, y) => values[wrap(y, rows) * columns + wrap(x, columns)] ?? 0;
}

/** Three octaves of value noise, 0…1 with its mean at 0.5. */
export function layeredNoise(seed: number): (x: number, y: number) => number {
  const coarse = valueNoise({ seed });
  const middle = valueNoise({ seed: seed + 1 });
  const fine = valueNoise({ seed: seed + 2 });
  return (x, y) => coarse(x, y) * 0.57 + middle(x * 2.03, y * 2.03) * 0.29 + fine(x * 4.1, y * 4.1) * 0.14;
}
