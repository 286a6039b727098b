import { describe, expect, it } from 'vitest';
import { LooseTable as World } from '../../../src/physics/loose/looseTable';
import { Piece } from '../../../src/physics/piece';
import { componentId, kindId } from '../../../src/core/ids';
import { MM, at } from '../physicsTable';
import { LooseTable, heap } from './looseTable';

describe('one event per action', () => {
  it('tells once that everything lies still, with all whose rest has changed (P14)', () => {
    const table = new LooseTable();
    // Beside the one that is hit.
    const beside = table.flat('coin', 2.4, 0.45);
    const lay = table.pose(beside);
    const hit = table.flat('sugar', 0.8, 0);
    const id = table.add('sugar', at(0, 0.09, 0));
    table.world.grab(id);
    table.world.dragTo(id, at(6, 0.09, 0));
    table.frame();
    table.world.lie(hit, at(table.position(id)[0] + 0.4, 0.075, 0));
    table.world.toss(id);
    table.run(240);
    expect(table.rests.map((ids) => ids.toSorted())).toEqual([[id, hit].toSorted()]);
    expect(table.pose(beside)).toEqual(lay);
    expect(table.world.awake).toBe(0);
    table.world.advance(5000);
    expect(table.rests.length).toBe(1);
  });

  it('waits for the hand that sweeps', () => {
    const table = new LooseTable();
    const id = table.flat('coin', 0.5, 0);
    const held = table.add('tile', at(0, 0.16, 0));
    table.world.grab(held, { sweeps: true });
    for (let f = 0; f < 120; f++) {
      table.world.dragTo(held, at(1, 0.16, 0));
      table.frame();
    }
    expect(table.rests).toEqual([]);
    // Put back where it belongs, not tossed: what it swept aside is told all the same.
    table.world.place(held, at(3, 0.15, 2));
    expect(table.world.awake).toBe(1);
    table.run(5);
    expect(table.rests).toEqual([[id]]);
  });

  it('puts everything to rest by force after three seconds, over the table and in nothing (P14)', () => {
    const table = new LooseTable();
    // A thin piece falls no faster than 0.56 m/s: from 2.5 m it is still in the air.
    const under = table.flat('sugar', 0.05, 0);
    const id = table.add('coin', at(0, 25, 0, [0.6, 0, 0, 0.8]));
    table.world.toss(id);
    expect(table.run(400)).toBeLessThanOrEqual(181);
    expect(table.rests).toEqual([[id]]);
    expect(table.lowest(id, 'coin')).toBeCloseTo(0.15, 6);
    expect(table.deepest([id, under])).toBe(0);
  });

  it('can be had at once', () => {
    const { table, ids } = heap(3, ['tile', 'coin']);
    table.world.settle(1000);
    expect(table.world.awake).toBe(0);
    expect(table.rests.map((told) => told.length)).toEqual([ids.length]);
  });

  it('numbers that are none never reach a pose (P1)', () => {
    const world = new World();
    const piece = new Piece(componentId('coin:0'), {
      id: kindId('coin'),
      size: [0.23, 0.026, 0.23],
      mass: 0.008,
    });
    piece.rest.p.y = 0.013;
    piece.now.p.y = 1;
    world.toss(piece, { x: 0, y: 0, z: 0 }, { x: 0, y: 0, z: 0 });
    piece.loose?.body.velocity.set(Number.NaN, 0, 0);
    for (let n = 0; n < 480 && world.active; n++) {
      world.step();
      expect(Number.isFinite(piece.now.p.x + piece.now.p.y + piece.now.q.w)).toBe(true);
    }
    expect(world.active).toBe(false);
    expect(Math.abs(piece.now.p.x)).toBeLessThan(MM);
  });
});
