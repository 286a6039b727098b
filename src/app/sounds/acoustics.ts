/**
 * How bodies sound, as plain samples: struck ones ring in a few damped modes, rubbed and blown ones are filtered noise.
 * No browser is needed; the same random numbers give the same samples.
 */

/** A sound being made: mono samples around 0, and how many of them a second. */
export interface Tape {
  readonly rate: number;
  readonly samples: Float32Array;
}
export type Random = () => number;

/** Frequency in Hz, seconds until it has fallen to 1/e, strength. */
export type Mode = readonly [pitch: number, fall: number, strength: number];

export const makeTape = (rate: number, seconds: number): Tape => ({
  rate,
  samples: new Float32Array(Math.ceil(rate * seconds)),
});

/** A stream of uniform numbers 0 ≤ n < 1. */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 0x100000000;
  };
}

/** Between two numbers. */
export const between = (random: Random, least: number, most: number): number => least + (most - least) * random();

/** A blow at a time (seconds): every mode begins at once and dies away by itself. Modes that the rate can't carry are left out. */
export function strike({ rate, samples }: Tape, at: number, modes: readonly Mode[], strength = 1): void {
  const first = Math.round(at * rate);
  for (const [pitch, fall, share] of modes) {
    if (pitch > rate * 0.45) continue;
    const step = (2 * Math.PI * pitch) / rate;
    const loss = Math.exp(-1 / (fall * rate));
    const turn = 2 * loss * Math.cos(step);
    // A resonator hit once: two multiplications a sample.
    let [before, now] = [0, Math.sin(step) * strength * share];
    const last = Math.min(samples.length, first + Math.ceil(fall * 7 * rate));
    for (let i = first; i < last; i++) {
      samples[i] = (samples[i] ?? 0) + now;
      const next = turn * now - loss * loss * before;
      before = now;
      now = next;
    }
  }
}

export interface Breath {
  /** When it begins and how long it lasts, seconds. */
  readonly at: number;
  readonly lasts: number;
  readonly strength: number;
  /** Middle of the band in Hz, at a share 0…1 of its time. */
  readonly pitch: (t: number) => number;
  /** How narrow the band is: 0.5 wide … 4 nearly a tone. */
  readonly narrow: number;
  /** Loudness over its time, 0…1. */
  readonly shape: (t: number) => number;
}

/** Noise in a band that may glide: steam, cloth, a stone that slides. */
export function breathe({ rate, samples }: Tape, random: Random, breath: Breath): void {
  const { at, lasts, strength, pitch, narrow, shape } = breath;
  const first = Math.round(at * rate);
  const count = Math.round(lasts * rate);
  let [low, band, before] = [0, 0, 0];
  for (let k = 0; k < count && first + k < samples.length; k++) {
    const t = k / count;
    // A state-variable filter stays calm while its pitch glides; below a sixth of the rate it is stable.
    const f = 2 * Math.sin((Math.PI * Math.min(pitch(t), rate / 6.5)) / rate);
    low += f * band;
    // Two neighbours together: nothing is left at the very top, where noise only stings.
    const grain = random() * 2 - 1;
    const high = 0.5 * (grain + before) - low - band / narrow;
    before = grain;
    band += f * high;
    samples[first + k] = (samples[first + k] ?? 0) + band * strength * shape(t);
  }
}

/** Takes off what is above a pitch (Hz), 6 dB an octave: heard through cloth or board. */
export function muffle({ rate, samples }: Tape, pitch: number): void {
  const share = 1 - Math.exp((-2 * Math.PI * pitch) / rate);
  let level = 0;
  for (let i = 0; i < samples.length; i++) {
    level += share * ((samples[i] ?? 0) - level);
    samples[i] = level;
  }
}

/** Quick in, slow out. `rise` is the share of the time that it takes to come. */
export const puff =
  (rise: number, steep = 5): ((t: number) => number) =>
  (t) =>
    t < rise ? t / rise : Math.exp((-steep * (t - rise)) / (1 - rise)) * Math.min(1, (1 - t) * 12);

/** Comes and goes like a breath. */
export const swell = (t: number): number => Math.sin(Math.PI * t) ** 2;

/** No sample is louder than this, dB under full. */
export const CEILING = -7;
/** An ear adds up what it hears in this time, seconds. */
const EAR = 0.1;

/** How loud the loudest tenth of a second is, dB under full: between 350 Hz and 9 kHz, where ears are keen. */
export function loudness({ rate, samples }: Tape): number {
  const [low, high] = [1 - Math.exp((-2 * Math.PI * 350) / rate), 1 - Math.exp((-2 * Math.PI * 9000) / rate)];
  const window = Math.round(rate * EAR);
  const heard = new Float32Array(samples.length);
  let [dull, soft, sum, most] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    soft += high * ((samples[i] ?? 0) - soft);
    dull += low * (soft - dull);
    heard[i] = (soft - dull) ** 2;
    sum += (heard[i] ?? 0) - (heard[i - window] ?? 0);
    most = Math.max(most, sum / window);
  }
  return 10 * Math.log10(most + 1e-14);
}

/** Brings a sound to a loudness (dB), without a step at the ends and without what no ear hears (below 20 Hz). */
export function master({ rate, samples }: Tape, level: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(samples.length);
  const edge = Math.min(Math.round(rate * 0.008), samples.length >> 2);
  const keep = Math.exp((-2 * Math.PI * 20) / rate);
  let [before, now, peak] = [0, 0, 1e-9];
  for (let i = 0; i < out.length; i++) {
    const value = samples[i] ?? 0;
    now = keep * (now + value - before);
    before = value;
    out[i] = now * Math.min(1, i / 24, (out.length - 1 - i) / edge);
    peak = Math.max(peak, Math.abs(out[i] ?? 0));
  }
  const wanted = 10 ** ((level - loudness({ rate, samples: out })) / 20);
  const gain = Math.min(wanted, 10 ** (CEILING / 20) / peak);
  for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) * gain;
  return out;
}
