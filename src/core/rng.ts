/**
 * Chance as plain integers inside the state: the same seed gives the same game in Node and in every browser.
 * The generator is sfc32 (public domain, PractRand-tested); only 32-bit integer operations are used.
 */
export type Rng = readonly [number, number, number, number];

export interface Drawn<T> {
  readonly value: T;
  readonly rng: Rng;
}

/** A generator for a uint32 seed; the first outputs are thrown away so that near seeds differ at once. */
export function makeRng(seed: number): Rng {
  let rng: Rng = [seed >>> 0, 0x9e3779b9, 0x243f6a88, 1];
  for (let i = 0; i < 12; i++) rng = next(rng).rng;
  return rng;
}

function next([a, b, c, d]: Rng): Drawn<number> {
  const sum = (((a + b) | 0) + d) | 0;
  return {
    value: sum >>> 0,
    rng: [(b ^ (b >>> 9)) >>> 0, (c + (c << 3)) >>> 0, (((c << 21) | (c >>> 11)) + sum) >>> 0, (d + 1) >>> 0],
  };
}

/** An integer 0 ≤ value < n, each equally likely (rejection sampling). `n` is 1 to 2^32. */
export function drawInt(rng: Rng, n: number): Drawn<number> {
  const limit = 0x100000000 - (0x100000000 % n);
  let draw = next(rng);
  while (draw.value >= limit) draw = next(draw.rng);
  return { value: draw.value % n, rng: draw.rng };
}

/** A shuffled copy (Fisher-Yates). */
export function shuffle<T>(rng: Rng, items: readonly T[]): Drawn<T[]> {
  const value = items.slice();
  let state = rng;
  for (let i = value.length - 1; i > 0; i--) {
    const draw = drawInt(state, i + 1);
    state = draw.rng;
    const swapped = value[i] as T;
    value[i] = value[draw.value] as T;
    value[draw.value] = swapped;
  }
  return { value, rng: state };
}
