/**
 * Chance for drawings: the same seed gives the same picture everywhere. Integers only until the last division; nothing
 * here ever enters a game's state, which has its own generator.
 */
export type Random = () => number;

/** Numbers 0 ≤ n < 1 from a uint32 seed (mulberry32, public domain). */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  };
}

/** Smooth noise, 0 to 1, repeating every `period` lattice cells in x and y. */
export type Noise2 = (x: number, y: number) => number;

export function makeNoise(seed: number, period = 64): Noise2 {
  const random = makeRandom(seed);
  const lattice = Float32Array.from({ length: period * period }, random);
  const wrap = (i: number): number => ((i % period) + period) % period;
  const at = (x: number, y: number): number => lattice[wrap(y) * period + wrap(x)] ?? 0;
  return (x, y) => {
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    const u = ease(x - cellX);
    const v = ease(y - cellY);
    const low = blend(at(cellX, cellY), at(cellX + 1, cellY), u);
    const high = blend(at(cellX, cellY + 1), at(cellX + 1, cellY + 1), u);
    return blend(low, high, v);
  };
}

/** Smooth noise in space, 0 to 1; `hash` of the lattice point, so it never repeats visibly on a small piece. */
export type Noise3 = (x: number, y: number, z: number) => number;

export function makeNoise3(seed: number): Noise3 {
  return (x, y, z) => {
    const [cx, cy, cz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
    const [u, v, w] = [ease(x - cx), ease(y - cy), ease(z - cz)];
    const row = (j: number, k: number): number =>
      blend(hash(seed, cx, cy + j, cz + k), hash(seed, cx + 1, cy + j, cz + k), u);
    return blend(blend(row(0, 0), row(1, 0), v), blend(row(0, 1), row(1, 1), v), w);
  };
}

/** 0 to 1 for a lattice point. */
function hash(seed: number, x: number, y: number, z: number): number {
  let mixed = seed ^ Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(z, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x100000000;
}

/** A number from a text, for seeds: the same name always gives the same grain. */
export function seedOf(text: string): number {
  let seed = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) seed = Math.imul(seed ^ text.charCodeAt(i), 0x01000193);
  return seed >>> 0;
}

const ease = (t: number): number => t * t * (3 - 2 * t);
const blend = (a: number, b: number, t: number): number => a + (b - a) * t;
