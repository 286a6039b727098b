import { describe, expect, it } from 'vitest';
import type { ComponentId } from '../../../src/core/ids';
import { MM, at, dice, distance } from '../physicsTable';
import { LYING, LooseTable } from './looseTable';

/** Heights of a pile's pieces, in thicknesses above the lowest place. */
const levels = (table: LooseTable, ids: readonly ComponentId[], high: number): number[] =>
  ids.map((id) => Math.round((table.height(id) / high - 0.5) * 1e6) / 1e6);

describe('piles', () => {
  it('a hundred lie one on the other as one body, without a step', () => {
    const table = new LooseTable();
    const ids = table.pile('coin', 100, 0.5, -0.5);
    expect(levels(table, ids, 0.026)).toEqual(ids.map((_, n) => n));
    expect(table.world.pileOf(ids[40] as ComponentId)).toEqual(ids);
    expect(table.world.steps).toBe(0);
    expect(table.world.awake).toBe(0);
    expect(ids.every((id) => table.world.isLoose(id))).toBe(true);
  });

  it('comes as one when its base is taken, and keeps its order through drag, drop, throw and bump (P5)', () => {
    const table = new LooseTable();
    const ids = table.pile('tile', 10);
    const base = ids[0] as ComponentId;
    const roll = dice(5);
    for (let round = 0; round < 12; round++) {
      table.fling(table.world.pileOf(base)[0] as ComponentId, roll, 3);
      table.run(240);
      const order = table.world.pileOf(base);
      // Upside down it is counted from its other end.
      expect(order[0] === base ? order : order.toReversed()).toEqual(ids);
      const places = order.map((id) => table.position(id));
      places.slice(1).forEach((place, n) => expect(distance(place, places[n] as never)).toBeCloseTo(0.09, 6));
      expect(table.rests.at(-1)?.length).toBe(10);
      expect(table.world.awake).toBe(0);
    }
    expect(table.rests.length).toBe(12);
  });

  it('gives any piece: those above sink by its thickness, the next becomes base', () => {
    const table = new LooseTable();
    const ids = table.pile('tile', 5);
    const [a, b, c, d, e] = ids as [ComponentId, ComponentId, ComponentId, ComponentId, ComponentId];
    const { world } = table;
    expect(world.unpile(c)).toBe(a);
    expect(world.isLoose(c)).toBe(false);
    expect(levels(table, [a, b, d, e], 0.09)).toEqual([0, 1, 2, 3]);
    world.grab(c);
    expect(world.unpile(a)).toBe(b);
    world.grab(a);
    expect(levels(table, [b, d, e], 0.09)).toEqual([0, 1, 2]);
    // Taking one that is not the base takes it alone.
    world.grab(e);
    expect(world.pileOf(b)).toEqual([b, d]);
    expect(world.unpile(b)).toBe(d);
    expect(world.pileOf(d)).toEqual([d]);
    expect(world.isLoose(d)).toBe(true);
    expect(world.unpile(d)).toBeNull();
    expect(table.height(d)).toBe(0.045);
  });

  it('takes another pile on top, in its order', () => {
    const table = new LooseTable();
    const under = table.pile('coin', 3);
    const over = table.pile('coin', 4, 2, 0);
    table.world.pile(over[0] as ComponentId, under[0] as ComponentId);
    expect(table.world.pileOf(over[2] as ComponentId)).toEqual([...under, ...over]);
    expect(levels(table, [...under, ...over], 0.026)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    // From the hand too.
    const held = table.add('coin', at(1, 1, 1));
    table.world.grab(held);
    table.frame();
    table.world.pile(held, under[1] as ComponentId);
    expect(table.world.pileOf(held).at(-1)).toBe(held);
    expect(table.world.awake).toBe(0);
  });

  it('is laid again to the last bit from the pose of its base', () => {
    const first = new LooseTable();
    const ids = first.pile('tile', 6);
    first.fling(ids[0] as ComponentId, dice(2), 2);
    first.run();
    const order = first.world.pileOf(ids[0] as ComponentId);
    const saved = first.poses(order);
    const second = new LooseTable();
    const again = saved.map((pose) => second.add('tile', pose));
    const base = again[0] as ComponentId;
    second.world.lie(base, saved[0] as (typeof saved)[number]);
    for (const id of again.slice(1)) second.world.pile(id, base);
    expect(second.poses(again)).toEqual(saved);
    second.world.lie(base, at(1, 0.045, 1, LYING));
    expect(levels(second, again, 0.09)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('what falls on it lies on it and stays apart; nothing is piled while it moves (P6)', () => {
    const table = new LooseTable();
    const ids = table.pile('tile', 10);
    const stand = table.poses(ids);
    const id = table.add('tile', at(0.02, 1.4, 0.01, LYING));
    table.world.toss(id);
    table.frame();
    expect(() => table.world.pile(id, ids[0] as ComponentId)).toThrow('moves');
    expect(() => table.world.pile(ids[3] as ComponentId, id)).toThrow('still');
    table.run(240);
    expect(table.poses(ids)).toEqual(stand);
    expect(table.world.pileOf(id)).toEqual([id]);
    expect(table.height(id)).toBeCloseTo(0.945, 4);
    table.world.pile(id, ids[0] as ComponentId);
    expect(table.world.pileOf(ids[0] as ComponentId)).toEqual([...ids, id]);
    expect(distance(table.position(id), [0, 0.945, 0])).toBeLessThan(0.1 * MM);
  });
});
