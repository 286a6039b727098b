import { describe, expect, it } from 'vitest';
import { CEILING, loudness } from '../../src/app/sounds/acoustics';
import { record, VOICES } from '../../src/app/sounds/voices';
import { SOUNDS } from '../../src/stage/theatre/noise';
import type { Sound } from '../../src/stage/theatre/noise';

const RATE = 44_100;
const takes = (sound: Sound): Float32Array[] =>
  Array.from({ length: VOICES[sound].takes }, (_, take) => record(sound, take, RATE));
const peak = (samples: Float32Array): number => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
const decibel = (amplitude: number): number => 20 * Math.log10(Math.max(1e-9, amplitude));
const energy = (samples: Float32Array): number => samples.reduce((sum, value) => sum + value * value, 0);

/** How bright: the mean pitch of the energy (Hz), from how fast the signal changes. */
function brightness(samples: Float32Array): number {
  let change = 0;
  for (let i = 1; i < samples.length; i++) change += ((samples[i] ?? 0) - (samples[i - 1] ?? 0)) ** 2;
  return (RATE / Math.PI) * Math.asin(Math.min(1, Math.sqrt(change / energy(samples)) / 2));
}
/** How alike two takes are: 1 the same, 0 nothing in common. */
function likeness(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < Math.min(a.length, b.length); i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return Math.abs(sum) / Math.sqrt(energy(a) * energy(b));
}
/** Seconds until nine tenths of the energy have been heard. */
function length(samples: Float32Array): number {
  const whole = energy(samples);
  let heard = 0;
  for (let i = 0; i < samples.length; i++) {
    heard += (samples[i] ?? 0) ** 2;
    if (heard > 0.9 * whole) return i / RATE;
  }
  return samples.length / RATE;
}
const first = (sound: Sound): Float32Array => record(sound, 0, RATE);

describe('the sounds of the table', () => {
  it.each(SOUNDS)('%s: clean samples at their level, beginning and ending in silence', (sound) => {
    for (const samples of takes(sound)) {
      expect(samples.every(Number.isFinite)).toBe(true);
      expect(loudness({ rate: RATE, samples })).toBeCloseTo(VOICES[sound].level, 1);
      // Well under full, so that many at once are not cut off.
      expect(decibel(peak(samples))).toBeLessThanOrEqual(CEILING + 0.01);
      // No needle: what is heard is a sound, not one sample.
      expect(decibel(peak(samples)) - VOICES[sound].level).toBeLessThan(30);
      const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
      expect(Math.abs(mean)).toBeLessThan(0.01 * peak(samples));
      expect(Math.abs(samples[0] ?? 1)).toBeLessThan(1e-6);
      // What is cut off at the end is 40 dB under the loudest.
      const tail = samples.subarray(samples.length - Math.round(RATE * 0.01));
      expect(peak(tail)).toBeLessThan(0.01 * peak(samples));
    }
  });

  it('no two takes are the same', () => {
    for (const sound of SOUNDS) {
      const all = takes(sound);
      all.forEach((a, i) => {
        for (const b of all.slice(i + 1)) expect(likeness(a, b), sound).toBeLessThan(0.95);
      });
    }
    // Coins least of all: each is another one.
    const coins = takes('coin');
    coins.forEach((a, i) => {
      for (const b of coins.slice(i + 1)) expect(likeness(a, b)).toBeLessThan(0.6);
    });
  });

  it('a take is the same every time', () => {
    expect([...record('coin', 2, RATE)]).toEqual([...record('coin', 2, RATE)]);
  });

  it('what is made of metal is brighter than stone, stone brighter than board', () => {
    expect(brightness(first('coin'))).toBeGreaterThan(1.5 * brightness(first('stone')));
    expect(brightness(first('stone'))).toBeGreaterThan(1.5 * brightness(first('stone-in-cup')));
    expect(brightness(first('stone-in-cup'))).toBeGreaterThan(brightness(first('cup')));
    expect(brightness(first('sugar'))).toBeGreaterThan(brightness(first('stone')));
    expect(brightness(first('hiss'))).toBeGreaterThan(2 * brightness(first('lift')));
    expect(brightness(first('purr'))).toBeLessThan(500);
    expect(brightness(first('refuse'))).toBeLessThan(600);
  });

  it('a breath is softer than any knock; nothing startles', () => {
    for (const sound of SOUNDS) {
      expect(VOICES[sound].level).toBeLessThanOrEqual(-30);
      if (VOICES[sound].knock) expect(VOICES[sound].level).toBeGreaterThan(VOICES.lift.level + 8);
    }
  });

  it('knocks are short, steam and purring long', () => {
    for (const sound of SOUNDS) if (VOICES[sound].knock) expect(length(first(sound)), sound).toBeLessThan(0.2);
    expect(length(first('serve'))).toBeGreaterThan(0.25);
    expect(length(first('purr'))).toBeGreaterThan(1.5);
  });
});
