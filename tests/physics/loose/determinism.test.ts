import { describe, expect, it } from 'vitest';
import { playLoose } from './scenario';

describe('the same throws', () => {
  it('give the same poses, bit for bit, in every frame', () => {
    const first = playLoose();
    expect(playLoose()).toEqual(first);
    expect(new Set(first).size).toBeGreaterThan(first.length / 3);
  });
});
