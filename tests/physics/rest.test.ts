import { describe, expect, it } from 'vitest';
import { COIN, DRINK_TILE } from '../../models/cafe-del-gatto/kinds';
import type { ComponentId } from '../../src/core/ids';
import { CUPS, FRAME, PhysicsTable, TABLE_PLACE, at, chute, distance, row, slotAbove, spin } from './physicsTable';
import type { CupName } from './physicsTable';

/** The largest set-up: 45 coins, 36 tiles (10 in the chutes), 25 cups, 45 drink tiles. */
function wholeBox(): PhysicsTable {
  const table = new PhysicsTable();
  table.fill(5, 5);
  for (let n = 0; n < 26; n++) table.add('tile', TABLE_PLACE(n));
  for (let n = 0; n < 45; n++) table.add('coin', at(-3 + (n % 5) * 0.25, COIN.height * (0.5 + Math.floor(n / 5)), 2));
  for (let n = 0; n < 25; n++) {
    const name = (Object.keys(CUPS) as CupName[])[n % 4] as CupName;
    table.add(`cup-${name}`, at(-4 + (n % 10), 0.7, 3 + Math.floor(n / 10)));
  }
  for (let n = 0; n < 45; n++)
    table.add('drink-tile', at(1 + (n % 9) * 0.25, 0.5, -1 + DRINK_TILE.step * Math.floor(n / 9)));
  return table;
}

describe('a table at rest', () => {
  it('is not stepped at all, however much lies on it', () => {
    const table = wholeBox();
    const before = table.world.hash();
    for (let f = 0; f < 600; f++) table.frame();
    expect(table.world.awake).toBe(0);
    expect(table.world.steps).toBe(0);
    expect(table.world.hash()).toBe(before);
  });

  it('is bit-identical for 5 s after the last piece has settled (P3)', () => {
    const table = wholeBox();
    const id = table.add('tile', at(0, 3, 0.4));
    table.world.remove('tile:0' as ComponentId);
    table.world.release(id, row('milk', 4), chute('milk'));
    expect(table.run(120)).toBeLessThan(120);
    const { steps } = table.world;
    const before = table.world.hash();
    expect(steps).toBeGreaterThan(0);
    for (let f = 0; f < 300; f++) table.frame();
    expect(table.world.hash()).toBe(before);
    expect(table.world.steps).toBe(steps);
  });

  it('does not move when a piece comes or goes beside it (P13)', () => {
    const table = wholeBox();
    const ids = ['tile:3', 'coin:40', 'tile:9', 'drink-tile:110'] as ComponentId[];
    const before = ids.map((id) => table.pose(id));
    const id = table.add('coin', at(0, 0.013, 5));
    table.frame();
    table.world.remove(id);
    table.world.place('coin:41' as ComponentId, at(0, 0.013, 6));
    table.frame();
    expect(ids.map((other) => table.pose(other))).toEqual(before);
    expect(table.world.awake).toBe(0);
  });
});

describe('placing', () => {
  it('puts a piece exactly there at once, from anywhere: at rest, held, aloft, falling, attached', () => {
    const table = new PhysicsTable();
    const { milk } = table.fill(5, 0);
    const [a, b, c, d, e] = milk as [ComponentId, ComponentId, ComponentId, ComponentId, ComponentId];
    table.world.grab(a);
    table.world.release(b, TABLE_PLACE(0));
    table.frame();
    const cup = table.cup('espresso', 3, 3).id;
    table.world.attach(e, cup);
    for (const [n, id] of [a, b, c, d, e].entries()) table.world.place(id, at(n, 0.5, 4));
    expect(table.world.awake).toBe(0);
    for (const [n, id] of [a, b, c, d, e].entries()) expect(table.position(id)).toEqual([n, 0.5, 4]);
  });

  it('takes a purchase back in any order of pieces, without a step', () => {
    const orders = [
      [0, 1, 2, 3, 4, 5],
      [5, 4, 3, 2, 1, 0],
      [3, 0, 5, 1, 4, 2],
    ];
    for (const order of orders) {
      const table = new PhysicsTable();
      const tiles = table.fill(5, 0).milk;
      const bought = tiles[1] as ComponentId;
      table.world.grab(bought);
      table.world.release(bought, TABLE_PLACE(0));
      const fresh = table.add('tile', at(-0.61, 2.5, 0.2));
      table.world.release(fresh, row('milk', 4), chute('milk'));
      table.run();
      const { steps } = table.world;
      const back = [...tiles, fresh];
      for (const n of order) {
        if (n === 5) table.world.place(fresh, TABLE_PLACE(1));
        else table.world.place(back[n] as ComponentId, row('milk', n), chute('milk'));
      }
      table.frame();
      expect(table.world.steps).toBe(steps);
      tiles.forEach((id, n) => expect(distance(table.position(id), row('milk', n).position)).toBeLessThan(2e-9));
      // And the chute works as before.
      table.world.remove(tiles[0] as ComponentId);
      table.run();
      tiles
        .slice(1)
        .forEach((id, n) => expect(distance(table.position(id), row('milk', n).position)).toBeLessThan(2e-9));
    }
  });

  it('runs to rest on demand, and forces what takes too long', () => {
    const table = new PhysicsTable();
    const tiles = table.fill(5, 5).milk;
    table.world.remove(tiles[0] as ComponentId);
    const id = table.add('coin', at(0, 9, 0));
    table.world.release(id, at(1, 0.013, 1));
    table.world.settle();
    expect(table.world.awake).toBe(0);
    table.world.remove(tiles[1] as ComponentId);
    table.world.release(id, at(2, 0.013, 1));
    table.world.settle(20);
    expect(table.world.awake).toBe(0);
    expect(table.position(id)).toEqual([2, 0.013, 1]);
    expect(distance(table.position(tiles[4] as ComponentId), row('milk', 2).position)).toBeLessThan(2e-9);
  });
});

describe('a carried cup', () => {
  it('keeps its tiles and sugar rigidly with it, also while it swings and falls', () => {
    const table = new PhysicsTable();
    const { id: cup, column, base } = table.cup('cappuccino', 0, 3);
    const tiles = [0, 1].map((n) => {
      const id = table.add('tile', slotAbove(base, n));
      table.world.place(id, slotAbove(base, n), column);
      return id;
    });
    const sugar = table.add('sugar', at(0.1, 0.2, 3.1));
    const load = [...tiles, sugar];
    const home = table.pose(cup);
    const local = load.map((id) => table.position(id).map((v, k) => v - (home.position[k] as number)));
    for (const id of load) table.world.attach(id, cup);
    table.world.grab(cup);
    let tilted = 0;
    const check = (): void => {
      const { position, turn } = table.pose(cup);
      tilted = Math.max(tilted, Math.abs(turn[2]));
      load.forEach((id, n) => {
        const [x, y, z] = spin(turn, local[n] as [number, number, number]);
        expect(distance(table.position(id), [position[0] + x, position[1] + y, position[2] + z])).toBeLessThan(1e-9);
      });
    };
    for (let f = 0; f < 40; f++) {
      table.world.dragTo(cup, at(f * 0.08, 1.5, 3 - f * 0.05));
      table.frame();
      check();
    }
    expect(tilted).toBeGreaterThan(0.01);
    const rest = at(3, home.position[1], 1);
    table.world.release(cup, rest);
    table.run(240, check);
    expect(table.settled).toEqual([cup]);
    const moved = at(base.position[0] + 3, base.position[1], base.position[2] - 2);
    table.world.setColumn({ id: column, base: moved, pitch: 0.302, slots: 3 });
    for (const id of load) table.world.detach(id);
    tiles.forEach((id, n) => expect(distance(table.position(id), slotAbove(moved, n).position)).toBeLessThan(2e-9));
    // The cup still fills where it stands now.
    const third = table.add('tile', at(3, 2, 1.2));
    table.world.release(third, slotAbove(moved, 2), column);
    table.run();
    expect(distance(table.position(third), slotAbove(moved, 2).position)).toBeLessThan(2e-9);
  });

  it('leaves its load in the air when it is taken away, and lets a tile be taken out of it', () => {
    const table = new PhysicsTable();
    const { id: cup } = table.cup('espresso', 0, 3);
    const id = table.add('tile', at(0, 0.27, 3.06));
    const other = table.add('sugar', at(0, 0.2, 3.1));
    table.world.attach(id, cup);
    table.world.attach(other, cup);
    table.world.grab(id);
    table.world.dragTo(id, at(1, 1, 1));
    for (let f = 0; f < 60; f++) table.frame();
    expect(distance(table.position(id), [1, 1, 1])).toBeLessThan(1e-6);
    table.world.remove(cup);
    expect(table.world.has(cup)).toBe(false);
    expect(table.position(other)).toEqual([0, 0.2, 3.1]);
    table.world.advance(FRAME);
  });
});
