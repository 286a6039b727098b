import { describe, expect, it } from 'vitest';
import { drawInt, makeRng, shuffle } from '../../src/core/rng';
import type { Rng } from '../../src/core/rng';

const draws = (rng: Rng, n: number, count: number): number[] => {
  const values: number[] = [];
  let state = rng;
  for (let i = 0; i < count; i++) {
    const draw = drawInt(state, n);
    values.push(draw.value);
    state = draw.rng;
  }
  return values;
};

describe('chance', () => {
  it('is the same on every machine: these are the first draws of three seeds', () => {
    expect(draws(makeRng(0), 1000, 5)).toEqual([393, 503, 945, 232, 626]);
    expect(draws(makeRng(7), 1000, 5)).toEqual([209, 840, 685, 229, 324]);
    expect(draws(makeRng(0xffffffff), 1000, 5)).toEqual([132, 323, 747, 111, 997]);
  });

  it('draws each number about as often', () => {
    const values = draws(makeRng(3), 6, 6000);
    for (let n = 0; n < 6; n++) {
      const times = values.filter((value) => value === n).length;
      expect(times).toBeGreaterThan(850);
      expect(times).toBeLessThan(1150);
    }
  });

  it('shuffles a copy, every order about as often', () => {
    const items = ['a', 'b', 'c'];
    const orders = new Map<string, number>();
    for (let seed = 0; seed < 3000; seed++) {
      const { value } = shuffle(makeRng(seed), items);
      const order = value.join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(items).toEqual(['a', 'b', 'c']);
    expect(orders.size).toBe(6);
    for (const times of orders.values()) expect(times).toBeGreaterThan(400);
  });

  it('survives JSON', () => {
    const rng = makeRng(12);
    expect(draws(JSON.parse(JSON.stringify(rng)) as Rng, 100, 4)).toEqual(draws(rng, 100, 4));
  });
});
