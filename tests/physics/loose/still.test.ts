import { describe, expect, it } from 'vitest';
import type { ComponentId } from '../../../src/core/ids';
import { MM, at, distance } from '../physicsTable';
import { LooseTable, SMALL, flatTurn, thickness } from './looseTable';

const SUB_STEP = 1000 / 240;
const MINUTE = 60_000;

describe('what lies still', () => {
  it.each([
    ['ten stones', 'tile', 10],
    ['ten sugar cubes', 'sugar', 10],
    ['forty coins', 'coin', 40],
  ])('%s on each other, dropped one by one: they stand, bit for bit, for a minute (P3, P4)', (_, kind, count) => {
    const table = new LooseTable();
    const high = thickness(kind);
    const ids: ComponentId[] = [];
    for (let n = 0; n < count; n++) {
      const id = table.add(kind, at(0, high * (n + 0.5) + 0.3, 0, flatTurn(kind)));
      table.world.toss(id);
      table.run(120);
      ids.push(id);
    }
    const stand = table.poses(ids);
    stand.forEach(({ position: [x, y, z] }, n) => {
      expect(Math.abs(y - high * (n + 0.5))).toBeLessThan(0.02 * high * (n + 1));
      expect(Math.abs(x) + Math.abs(z)).toBeLessThan(0.5 * MM);
    });
    const { steps } = table.world;
    table.world.advance(MINUTE);
    expect(table.poses(ids)).toEqual(stand);
    expect(table.world.steps).toBe(steps);
  });

  it.each(['tile', 'coin'])('a tower of ten (%s) that is awake stands and does not sink into itself (P4)', (kind) => {
    const table = new LooseTable();
    const ids = table.tower(kind, 10);
    for (const id of ids) table.world.toss(id);
    for (let n = 0; n < 240; n++) {
      table.world.advance(SUB_STEP);
      ids.forEach((id, level) => {
        expect(Math.abs(table.height(id) - thickness(kind) * (level + 0.5))).toBeLessThan(2.5 * MM);
      });
    }
    expect(table.world.awake).toBe(0);
  });

  it.each(SMALL)('%s: waking moves it less than 1 mm in ten steps, and it lies down where it lay (P8)', (kind) => {
    const table = new LooseTable();
    const id = table.flat(kind, 0.3, 0.2);
    const lay = table.pose(id);
    table.world.toss(id);
    for (let n = 0; n < 10; n++) {
      table.world.advance(SUB_STEP);
      expect(distance(table.position(id), lay.position)).toBeLessThan(MM);
    }
    table.run(120);
    expect(table.pose(id)).toEqual(lay);
    expect(table.rests).toEqual([[id]]);
  });

  it('a piece dropped on a frozen stack moves nothing below, and lies on top', () => {
    for (const [kind, count] of [
      ['coin', 40],
      ['tile', 10],
      ['sugar', 6],
    ] as const) {
      const table = new LooseTable();
      const ids = table.tower(kind, count);
      const stand = table.poses(ids);
      const id = table.add(kind, at(0.02, thickness(kind) * count + 1, 0.01, flatTurn(kind)));
      table.world.toss(id);
      table.run(200, () => expect(table.poses(ids)).toEqual(stand));
      expect(table.height(id)).toBeCloseTo(thickness(kind) * (count + 0.5), 4);
      expect(table.rests).toEqual([[id]]);
    }
  });

  it('coming and going changes no other pose in that moment (P13)', () => {
    const table = new LooseTable();
    const ids = [...table.tower('coin', 5), ...table.pile('tile', 5, 1, 0), table.flat('sugar', -1, 0)];
    const flying = table.add('sugar', at(2, 1, 1));
    table.world.toss(flying);
    for (let f = 0; f < 3; f++) table.frame();
    const rest = ids.filter((_, n) => n !== 0 && n !== 5);
    const all = [...rest, flying];
    const expectSame = (act: () => void): void => {
      const before = table.poses(all);
      act();
      expect(table.poses(all)).toEqual(before);
    };
    expectSame(() => void table.flat('coin', 2, 0));
    expectSame(() => void table.add('tile', at(0, 1, 1)));
    expectSame(() => table.world.toss(table.add('tile', at(0, 1, 1))));
    expectSame(() => table.world.grab(ids[0] as ComponentId, { sweeps: true }));
    expectSame(() => table.world.remove(ids[0] as ComponentId));
  });

  it('wakes what a leaving piece carried, and nothing else', () => {
    const table = new LooseTable();
    const [low, middle, top] = table.tower('sugar', 3) as [ComponentId, ComponentId, ComponentId];
    const beside = table.flat('sugar', 0.16, 0);
    const lay = table.pose(beside);
    table.world.grab(low);
    table.world.place(low, at(3, 0.075, 2));
    expect(table.world.awake).toBe(2);
    table.run(120);
    expect(table.height(middle)).toBeCloseTo(0.075, 3);
    expect(table.height(top)).toBeCloseTo(0.225, 3);
    expect(table.pose(beside)).toEqual(lay);
    expect(table.rests).toEqual([[middle, top]]);
  });

  it('nothing moves, nothing steps: the largest set-up at rest', () => {
    const table = new LooseTable();
    for (let n = 0; n < 250; n++)
      table.flat(SMALL[n % 5] as string, -3.5 + (n % 25) * 0.28, -2 + Math.floor(n / 25) * 0.42);
    const hash = table.world.hash();
    for (let f = 0; f < 600; f++) table.frame();
    expect(table.world.steps).toBe(0);
    expect(table.world.awake).toBe(0);
    expect(table.world.hash()).toBe(hash);
    expect(table.rests).toEqual([]);
  });

  it('lies exactly where it is laid, and a saved pose is laid again to the last bit', () => {
    const first = new LooseTable();
    const id = first.add('tile', at(0.1, 1, 0.2, [0.5, 0.5, 0.5, 0.5]));
    first.world.toss(id);
    first.run();
    const saved = first.pose(id);
    const second = new LooseTable();
    const again = second.add('tile', at(0, 1, 0));
    second.world.lie(again, JSON.parse(JSON.stringify(saved)));
    expect(second.pose(again)).toEqual(saved);
    expect(second.world.isLoose(again)).toBe(true);
    expect(second.world.awake).toBe(0);
  });

  it('a size is a size: no act changes a turn into more than a turn (P12)', () => {
    const table = new LooseTable();
    const ids = table.tower('coin', 6);
    const { world } = table;
    const sugar = table.add('sugar', at(0.02, 1, 0.02, [0.5, 0.5, 0.5, 0.5]));
    world.toss(sugar);
    table.run(200, () => {
      for (const id of [...ids, sugar]) {
        const [x, y, z, w] = table.pose(id).turn;
        expect(Math.abs(Math.sqrt(x * x + y * y + z * z + w * w) - 1)).toBeLessThan(1e-8);
      }
    });
    expect(table.lowest(sugar, 'sugar')).toBeGreaterThan(-1e-6);
  });
});
