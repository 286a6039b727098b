import { describe, expect, it } from 'vitest';
import { SIDE_CAP } from '../../../src/physics/loose/limits';
import { FRAME, MM, at, dice, distance } from '../physicsTable';
import { LooseTable, kindOfPiece, thickness } from './looseTable';

const CAP = ((SIDE_CAP * FRAME) / 1000) * 1.001;

/** Twenty tokens in four rows, a little untidy. */
function tokens(table: LooseTable, kind: string): ReturnType<LooseTable['flat']>[] {
  const roll = dice(3);
  return Array.from({ length: 20 }, (_, i) =>
    table.flat(kind, -1 + (i % 5) * 0.45 + roll(10) / 100, -0.6 + Math.floor(i / 5) * 0.42 + roll(9) / 100),
  );
}

describe('a held piece in free mode', () => {
  it.each([
    ['a tile', 'tile', 'coin'],
    ['a coin', 'coin', 'coin'],
    ['a sugar cube', 'sugar', 'start-tile'],
    ['a cup', 'cup-espresso', 'sugar'],
  ])(
    '%s sweeps twenty tokens aside at full speed (%s, %s): no overlap is left, none is too fast (P10)',
    (_, held, kind) => {
      const table = new LooseTable();
      const ids = tokens(table, kind);
      const half = held === 'tile' ? 0.15 : held === 'cup-espresso' ? 0 : thickness(held) / 2;
      const height = half + 0.005;
      const id = table.add(held, at(-2.5, height, 0));
      table.world.grab(id, { sweeps: true });
      let last = ids.map((each) => table.position(each));
      const sweep = (x: number, z: number): void => {
        for (let f = 0; f < 45; f++) {
          table.world.dragTo(id, at(x, height, z));
          table.frame();
          const now = ids.map((each) => table.position(each));
          now.forEach((p, i) => {
            const [a, , c] = last[i] as readonly [number, number, number];
            expect(distance([a, 0, c], [p[0], 0, p[2]])).toBeLessThanOrEqual(CAP);
          });
          last = now;
        }
      };
      const lay = ids.map((each) => table.position(each));
      sweep(2.5, 0);
      sweep(-2, 0.3);
      sweep(2, -0.4);
      expect(table.rests).toEqual([]);
      expect(lay.filter((p, i) => distance(p, last[i] as never) > 10 * MM).length).toBeGreaterThan(7);
      expect(table.deepest([...ids, id])).toBeLessThan(0.5 * MM);
      table.world.toss(id);
      table.run(240);
      expect(table.deepest([...ids, id])).toBeLessThan(0.5 * MM);
      for (const each of ids) expect(table.lowest(each, kindOfPiece(each))).toBeGreaterThan(-1e-6);
      // One sweep is one action.
      expect(table.rests.length).toBe(1);
      expect(table.rests[0]).toContain(id);
    },
  );

  it('touches nothing when it is not told to sweep', () => {
    const table = new LooseTable();
    const ids = tokens(table, 'coin');
    const lay = table.poses(ids);
    const id = table.add('tile', at(-2.5, 0.15, 0));
    table.world.grab(id);
    for (let f = 0; f < 60; f++) {
      table.world.dragTo(id, at(2.5, 0.15, 0));
      table.frame();
    }
    expect(table.poses(ids)).toEqual(lay);
    expect(table.world.steps).toBe(0);
  });

  it('stops at what it cannot push away, and above what lies below it', () => {
    const table = new LooseTable();
    table.world.setObstacles([{ half: [0.2, 1, 1], pose: at(1, 1, 0) }]);
    const sugar = table.flat('sugar', 0.5, 0);
    const id = table.add('sugar', at(-1, 0.08, 0));
    table.world.grab(id, { sweeps: true });
    for (let f = 0; f < 90; f++) {
      table.world.dragTo(id, at(0.72, 0.08, 0));
      table.frame();
    }
    expect(table.position(sugar)[0]).toBeLessThan(0.726);
    expect(table.deepest([id, sugar])).toBeLessThan(0.5 * MM);
    expect(table.lowest(sugar, 'sugar')).toBeGreaterThan(-MM);
    table.world.lie(sugar, at(0.72, 0.075, 0));
    for (let f = 0; f < 60; f++) {
      table.world.dragTo(id, at(0.72, 1, 0));
      table.frame();
    }
    for (let f = 0; f < 60; f++) {
      table.world.dragTo(id, at(0.72, 0.08, 0));
      table.frame();
    }
    expect(table.lowest(id, 'sugar')).toBeCloseTo(0.15, 2);
  });

  it('a piece taken out of a heap comes free, and those on it fall', () => {
    const table = new LooseTable();
    const ids = table.tower('tile', 4);
    const id = ids[1] as (typeof ids)[number];
    table.world.grab(id, { sweeps: true });
    for (let f = 0; f < 40; f++) {
      table.world.dragTo(id, at(1.5, 0.6, 0));
      table.frame();
    }
    expect(distance(table.position(id), [1.5, 0.6, 0])).toBeLessThan(MM);
    table.world.toss(id);
    table.run(240);
    expect(table.deepest(ids)).toBeLessThan(0.5 * MM);
    expect(Math.max(...ids.map((each) => table.height(each)))).toBeLessThan(0.3);
  });
});
