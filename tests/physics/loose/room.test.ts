import { describe, expect, it } from 'vitest';
import { MACHINE, TILE } from '../../../models/cafe-del-gatto/kinds';
import { zoneId } from '../../../src/core/ids';
import { MM, at, dice, distance } from '../physicsTable';
import { LooseTable, SMALL, kindOfPiece } from './looseTable';

const BOX = {
  half: [MACHINE.width / 2, MACHINE.height / 2, MACHINE.depth / 2],
  pose: at(0, MACHINE.height / 2, -1),
} as const;

/** How deep a point is inside the machine's box. */
const inside = ([x, y, z]: readonly [number, number, number]): number =>
  Math.min(BOX.half[0] - Math.abs(x), MACHINE.height - y, BOX.half[2] - Math.abs(z + 1));

describe('fixed things', () => {
  it('are bumped into: what is thrown at the machine or let go in it ends outside', () => {
    const table = new LooseTable();
    table.world.setObstacles([BOX]);
    const roll = dice(8);
    const ids = SMALL.map((kind, i) => table.flat(kind, -1 + i * 0.5, 1));
    for (let round = 0; round < 20; round++) {
      ids.forEach((id, i) => {
        table.world.grab(id);
        // The last of them is let go inside.
        const target = at((roll(161) - 80) / 100, 0.3 + roll(100) / 100, i === 4 ? -0.8 : -4);
        for (let f = 0; f < (i === 4 ? 40 : 2); f++) {
          table.world.dragTo(id, target);
          table.frame();
        }
        table.world.toss(id);
      });
      table.run(240);
      for (const id of ids) {
        expect(inside(table.position(id))).toBeLessThan(MM);
        expect(table.lowest(id, kindOfPiece(id))).toBeGreaterThan(-1e-6);
      }
      ids.forEach((id, i) => table.world.lie(id, at(-1 + i * 0.5, 0.2, 1)));
    }
  });

  it('carry what is dropped on them; it falls when they go', () => {
    const table = new LooseTable();
    table.world.setObstacles([{ half: [0.5, 0.05, 0.5], pose: at(0, 0.05, 0) }]);
    const id = table.add('sugar', at(0.1, 0.5, 0));
    const other = table.flat('coin', 2, 0);
    table.world.toss(id);
    table.run(240);
    expect(table.height(id)).toBeCloseTo(0.175, 3);
    table.world.setObstacles([{ half: [0.5, 0.05, 0.5], pose: at(0, 0.05, 0) }]);
    expect(table.world.awake).toBe(0);
    table.world.setObstacles([]);
    expect(table.world.awake).toBe(1);
    table.run(240);
    expect(table.height(id)).toBeCloseTo(0.075, 3);
    expect(table.height(other)).toBe(0.013);
  });

  it('a table without size is refused', () => {
    expect(() => new LooseTable().world.setBounds({ x: 2, near: 1, far: 1 })).toThrow('size');
  });
});

describe('cups', () => {
  it('fall, stand or lie, and keep what is attached to them', () => {
    const table = new LooseTable();
    const { id, column, base } = table.cup('latte-macchiato', 0, 0);
    const tile = table.add('tile', base);
    table.world.place(tile, base, column);
    table.world.attach(tile, id);
    const apart = distance(table.position(tile), table.position(id));
    table.world.lie(id, at(0, 0, 0));
    const roll = dice(4);
    for (let round = 0; round < 10; round++) {
      table.fling(id, roll, 2);
      table.run(240, () => {
        expect(table.lowest(id, 'cup-latte-macchiato')).toBeGreaterThan(-MM);
        expect(Math.abs(distance(table.position(tile), table.position(id)) - apart)).toBeLessThan(1e-6);
      });
      expect(table.rests.at(-1)).toEqual([id]);
    }
  });

  it('a tile tossed out of a chute is loose, and those above it slide down', () => {
    const table = new LooseTable();
    const { milk } = table.fill(5, 0);
    const [lowest, next] = milk as [(typeof milk)[number], (typeof milk)[number]];
    const above = table.height(next);
    table.world.grab(lowest);
    for (let f = 0; f < 30; f++) {
      table.world.dragTo(lowest, at(1, 0.4, 2));
      table.frame();
    }
    table.world.toss(lowest);
    table.run(240);
    expect(table.world.isLoose(lowest)).toBe(true);
    expect(above - table.height(next)).toBeCloseTo(TILE.pitch, 6);
    // Back among the rules' places it is loose no more.
    table.world.release(lowest, at(-0.61, 0.51 + 4 * TILE.pitch, 0.165), zoneId('chute:milk'));
    table.run(240);
    expect(table.world.isLoose(lowest)).toBe(false);
  });
});
