/** What can be heard at the table. */
export const SOUNDS = [
  'lift',
  'slide',
  'stone',
  'stone-in-cup',
  'card',
  'coin',
  'coin-in-dish',
  'sugar',
  'cup',
  'hiss',
  'serve',
  'refuse',
  'rattle',
  'purr',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** One sound, how hard (0…1), and from which side: −1 the left edge of the picture, 1 the right one. */
export interface Noise {
  readonly sound: Sound;
  readonly force: number;
  readonly side: number;
  /** Milliseconds from now; absent, at once. */
  readonly delay?: number;
}

/** Softer knocks than this (units/s) are no sound, and from this speed on they get no louder. */
const SOFTEST = 0.8;
const HARDEST = 11;

/** How hard a knock of a speed (units/s) sounds, 0…1: an ear hears ratios, so that soft knocks are not lost. */
export const forceOf = (speed: number): number =>
  Math.min(1, Math.max(0, (speed - SOFTEST) / (HARDEST - SOFTEST))) ** 0.6;
