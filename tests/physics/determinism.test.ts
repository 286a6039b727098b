import { describe, expect, it } from 'vitest';
import type { ComponentId } from '../../src/core/ids';
import { FRAME, PhysicsTable, at, chute, row } from './physicsTable';
import { playScenario } from './scenario';

describe('the same calls', () => {
  it('give the same poses, bit for bit, in every frame', () => {
    const first = playScenario();
    expect(playScenario()).toEqual(first);
    expect(new Set(first).size).toBeGreaterThan(first.length / 2);
  });

  it.each([
    ['60 frames a second', FRAME],
    ['144 frames a second', 1000 / 144],
    ['a stuttering 17 frames a second', 1000 / 17],
    ['sub-steps', 1000 / 240],
  ])('end the same at %s', (_, ms) => {
    const end = (slice: number): { hash: string; steps: number } => {
      const table = new PhysicsTable();
      const tiles = table.fill(5, 3).milk;
      table.world.remove(tiles[1] as ComponentId);
      const id = table.add('tile', at(-0.4, 2.2, 0.4));
      table.world.release(id, row('milk', 4), chute('milk'));
      let passed = 0;
      while (table.world.awake > 0 && passed < 3000) {
        table.world.advance(slice);
        passed += slice;
      }
      return { hash: table.world.hash(), steps: table.world.steps };
    };
    expect(end(ms)).toEqual(end(FRAME / 4));
  });

  it('step whole sub-steps only and keep what is left', () => {
    const table = new PhysicsTable();
    const id = table.add('sugar', at(0, 5, 3));
    table.world.release(id, at(0, 0.075, 3));
    table.world.advance(4);
    expect(table.height(id)).toBe(5);
    expect(table.world.alpha).toBeCloseTo(0.96, 9);
    table.world.advance(4);
    expect(table.height(id)).toBeLessThan(5);
    const { steps } = table.world;
    for (const nothing of [0, -5, Number.NaN]) table.world.advance(nothing);
    expect(table.world.steps).toBe(steps);
  });

  it('see every number that is not one, and tell poses apart by their last bit', () => {
    const hash = (x: number): string => {
      const table = new PhysicsTable();
      table.add('coin', at(x, 0.013, 1));
      return table.world.hash();
    };
    expect(hash(1)).toBe(hash(1));
    expect(hash(1)).not.toBe(hash(1.000000001));
    // Finer than a tenth of a nanometre is engine noise and rounded away on the way in.
    expect(hash(1)).toBe(hash(1 + 1e-12));
    expect(() => hash(Number.NaN)).toThrow('finite');
  });
});
