import { describe, expect, it } from 'vitest';
import { kindOf } from '../../models/cafe-del-gatto/kinds';
import { componentId, kindId, zoneId } from '../../src/core/ids';
import type { ComponentId, ZoneId } from '../../src/core/ids';
import { makeRng } from '../../src/core/rng';
import { layAstray, straysOf } from '../../src/table/astray';
import { diffTables, piecesIn } from '../../src/table/diff';
import { operate } from '../../src/table/free/operate';
import type { TableOp } from '../../src/table/free/ops';
import { stackOf } from '../../src/table/free/stacks';
import { thickness } from '../../src/table/free/ways';
import type { Ways } from '../../src/table/free/ways';
import { closeUp } from '../../src/table/heaps';
import { baseOf, openTable, stackOn, TABLE, tableOf } from '../../src/table/types';
import type { Component, Placement, Pose, TableModel } from '../../src/table/types';
import { deepFreeze, Dice } from '../support/play';

/** Operations without rules, on a small table of no game: two heaps, a bag, places, and the open table. */

const zones = { pile: zoneId('pile'), heap: zoneId('heap'), bag: zoneId('bag'), places: zoneId('places') };
const ways: Ways = {
  heapOf: (zone) => (zone === zones.places || openTable(zone) !== null ? 1 : Number.POSITIVE_INFINITY),
  isClosed: (zone) => zone === zones.bag,
  kindOf,
};
const FLAT: Pose['turn'] = [0, 0, 0, 1];
const rest = (x: number, z = 0): Pose => ({ position: [x, 0.013, z], turn: FLAT });

/** So many coins in a pile, tiles in a heap and in a bag, and a cup at its place. */
function table(coins = 5, tiles = 4, hidden = 6): TableModel {
  const components: Record<ComponentId, Component> = {};
  const placements: Record<ComponentId, Placement> = {};
  const put = (name: string, kind: string, zone: ZoneId, slot: number): void => {
    const id = componentId(name);
    components[id] = { id, kind: kindId(kind), look: '', alike: kind === 'coin' };
    placements[id] = { zone, slot, face: 'front' };
  };
  for (let i = 0; i < coins; i++) put(`coin:${i}`, 'coin', zones.pile, i);
  for (let i = 0; i < tiles; i++) put(`tile:${i}`, 'tile', zones.heap, i);
  for (let i = 0; i < hidden; i++) put(`hidden:${i}`, 'tile', zones.bag, i);
  put('cup', 'cup-doppio', zones.places, 2);
  return { components, placements };
}
const coin = (n: number): ComponentId => componentId(`coin:${n}`);
const tile = (n: number): ComponentId => componentId(`tile:${n}`);
const to = (x: number, zone = TABLE): Placement => ({ zone, slot: 0, face: 'front', pose: rest(x) });
const run = (start: TableModel, ...ops: readonly TableOp[]): TableModel =>
  ops.reduce(({ table: now, rng }, op) => operate(now, op, rng, ways), { table: start, rng: makeRng(1) }).table;
const putting = (component: ComponentId, where: Placement): TableOp => ({
  type: 'put',
  pieces: [{ component, to: where }],
});
/** Coins 0 … n-1 as a stack. */
const stacked = (n: number): TableModel =>
  run(table(), ...Array.from({ length: n }, (_, i) => putting(coin(i), to(i))), {
    type: 'stack',
    components: Array.from({ length: n }, (_, i) => coin(i)),
  });

describe('operations', () => {
  it('put: what lay above comes down, and the piece lies on top of what it joins', () => {
    const next = run(table(), putting(tile(1), to(0)), putting(tile(1), { zone: zones.heap, slot: 0, face: 'back' }));
    expect(piecesIn(next, zones.heap)).toEqual([tile(0), tile(2), tile(3), tile(1)]);
    expect(next.placements[tile(1)]).toEqual({ zone: zones.heap, slot: 3, face: 'back' });
  });

  it('stack: one upon the other, a thickness apart; only pieces of one kind that lie loose', () => {
    const next = run(stacked(3), putting(tile(0), to(5)), { type: 'stack', components: [coin(0), tile(0), coin(4)] });
    expect(stackOf(next, coin(2))).toEqual([coin(0), coin(1), coin(2)]);
    const heights = [0, 1, 2].map((n) => next.placements[coin(n)]?.pose?.position[1]);
    expect(heights).toEqual([0.013, 0.039, 0.065]);
    expect(run(table(), { type: 'stack', components: [coin(0), coin(1)] })).toEqual(table());
    expect(thickness(kindOf(kindId('cup-doppio')))).toBeNull();
    expect(thickness(kindOf(kindId('sugar')))).toBeNull();
  });

  it('settle: a moved stack takes along what lies upon it, also to another part of the table', () => {
    const turn: Pose['turn'] = [0, 0.6, 0, 0.8];
    const next = run(stacked(3), {
      type: 'settle',
      rests: [{ component: coin(0), zone: tableOf(1), pose: { position: [2, 0.013, 1], turn } }],
    });
    expect(next.placements[coin(2)]).toEqual({
      zone: stackOn(coin(0)),
      slot: 1,
      face: 'front',
      pose: { position: [2, 0.065, 1], turn },
    });
  });

  it('settle: a thin piece shows the side that lies up', () => {
    const over: Pose = { position: [0, 0.013, 0], turn: [1, 0, 0, 0] };
    const next = run(table(), putting(coin(4), to(0)), {
      type: 'settle',
      rests: [{ component: coin(4), zone: TABLE, pose: over }],
    });
    expect(next.placements[coin(4)]?.face).toBe('back');
  });

  it('flip: twice is as it was, for what lies and what stands', () => {
    for (const turn of [FLAT, [-0.6, 0, 0, 0.8]] as Pose['turn'][]) {
      const start = run(table(), putting(tile(3), { ...to(0), pose: { position: [0, 0.2, 0], turn } }));
      const once = run(start, { type: 'flip', components: [tile(3)] });
      expect(once.placements[tile(3)]?.face).toBe('back');
      const twice = run(once, { type: 'flip', components: [tile(3)] });
      expect(twice.placements[tile(3)]?.face).toBe('front');
      // A quaternion and its opposite are the same turn.
      const [a, b] = [start, twice].map((each) => each.placements[tile(3)]?.pose?.turn ?? FLAT) as [
        Pose['turn'],
        Pose['turn'],
      ];
      expect(Math.abs(a.reduce((sum, n, i) => sum + n * (b[i] ?? 0), 0))).toBeCloseTo(1, 4);
    }
  });

  it('turn: 24 steps of 15° are a whole turn; what lies in a place is not turned', () => {
    const start = run(table(), putting(tile(3), to(0)));
    const round = run(
      start,
      ...Array.from({ length: 24 }, (): TableOp => ({ type: 'turn', components: [tile(3)], steps: 1 })),
    );
    expect(Math.abs(round.placements[tile(3)]?.pose?.turn[3] ?? 0)).toBeCloseTo(1, 4);
    expect(run(table(), { type: 'turn', components: [tile(0)], steps: 1 })).toEqual(table());
  });

  it('take: the top of a heap or stack; several side by side', () => {
    const next = run(stacked(4), {
      type: 'take',
      from: stackOn(coin(0)),
      count: 2,
      to: { zone: TABLE, pose: rest(3) },
    });
    expect(stackOf(next, coin(0))).toEqual([coin(0), coin(1)]);
    const [x3, x2] = [coin(3), coin(2)].map((id) => next.placements[id]?.pose?.position[0] ?? 0) as [number, number];
    expect(x3).toBe(3);
    expect(x2 - x3).toBeGreaterThan(0.23);
    expect(
      run(stacked(4), { type: 'take', from: zones.pile, count: 99, to: { zone: TABLE, pose: rest(3) } }).placements[
        coin(4)
      ]?.zone,
    ).toBe(TABLE);
  });

  it('take: out of a closed thing by chance, each equally likely', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 600; seed++) {
      const op: TableOp = { type: 'take', from: zones.bag, count: 1, to: { zone: TABLE, pose: rest(0) } };
      const next = operate(table(), op, makeRng(seed), ways).table;
      const [drawn = ''] = piecesIn(next, TABLE);
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(count).toBeGreaterThan(60);
  });

  it('shuffle: every order of a stack comes about', () => {
    const orders = new Set<string>();
    const start = stacked(3);
    for (let seed = 0; seed < 200; seed++) {
      const next = operate(start, { type: 'shuffle', zone: stackOn(coin(0)) }, makeRng(seed), ways).table;
      const base = [0, 1, 2].map(coin).find((id) => next.placements[id]?.zone === TABLE) as ComponentId;
      orders.add(stackOf(next, base).join());
    }
    expect(orders.size).toBe(6);
  });

  it('stand: upright on its foot, looking where it looked', () => {
    const cup = componentId('cup');
    const next = run(
      table(),
      putting(cup, { ...to(0), pose: { position: [1, 0.4, 2], turn: [0.48, 0.48, 0.64, 0.36] } }),
      {
        type: 'stand',
        components: [cup],
      },
    );
    expect(next.placements[cup]?.pose).toEqual({ position: [1, 0, 2], turn: [0, 0.8, 0, 0.6] });
  });

  it('of things that are not there do nothing', () => {
    const nobody = componentId('nobody');
    for (const type of ['flip', 'stand', 'stack'] as const) {
      expect(run(table(), { type, components: [nobody] })).toEqual(table());
    }
    expect(run(table(), putting(nobody, to(0)))).toEqual(table());
    expect(run(table(), putting(coin(0), { zone: stackOn(coin(0)), slot: 0, face: 'front', pose: rest(0) }))).toEqual(
      table(),
    );
    expect(run(table(), putting(coin(0), { zone: stackOn(coin(1)), slot: 0, face: 'front', pose: rest(0) }))).toEqual(
      table(),
    );
  });
});

/** Any operation, sensible or not. */
function anyOp(dice: Dice, now: TableModel): TableOp {
  const ids = Object.keys(now.components) as ComponentId[];
  const some = (): ComponentId[] => Array.from({ length: 1 + dice.below(4) }, () => dice.pick(ids));
  const pose: Pose = {
    position: [dice.below(20) / 10, dice.below(5) / 10, 0],
    turn: dice.pick([FLAT, [0.6, 0, 0, 0.8], [0, 1, 0, 0]]),
  };
  const open = dice.pick([TABLE, tableOf(0), tableOf(1)]);
  const closed = dice.pick([zones.pile, zones.heap, zones.bag]);
  switch (dice.below(8)) {
    case 0:
      return { type: 'flip', components: some() };
    case 1:
      return { type: 'turn', components: some(), steps: dice.below(9) - 4 };
    case 2:
      return { type: 'stack', components: some() };
    case 3:
      return {
        type: 'take',
        from: dice.below(2) ? closed : stackOn(dice.pick(ids)),
        count: dice.below(4),
        to: { zone: open, pose },
      };
    case 4:
      return { type: 'shuffle', zone: dice.below(2) ? closed : stackOn(dice.pick(ids)) };
    case 5:
      return { type: 'stand', components: some() };
    case 6:
      return { type: 'settle', rests: some().map((component) => ({ component, zone: open, pose })) };
    default: {
      const places: Placement[] = [
        { zone: open, slot: 0, face: 'front', pose },
        { zone: closed, slot: dice.below(9), face: 'back' },
        { zone: stackOn(dice.pick(ids)), slot: 0, face: 'front', pose },
      ];
      return { type: 'put', pieces: [...new Set(some())].map((component) => ({ component, to: dice.pick(places) })) };
    }
  }
}

describe('whatever is done', () => {
  it('nothing is lost, nothing shares a slot, no stack floats, order changes only by a shuffle, the old table is untouched', () => {
    let stacks = 0;
    for (let seed = 0; seed < 50; seed++) {
      const dice = new Dice(seed);
      let now = deepFreeze(table());
      let rng = makeRng(seed);
      for (let i = 0; i < 40; i++) {
        const op = anyOp(dice, now);
        const next = operate(now, op, rng, ways);
        const told = `seed ${seed}, step ${i}: ${JSON.stringify(op)}`;
        expect(Object.keys(next.table.placements).sort(), told).toEqual(Object.keys(now.components).sort());
        const taken = new Set<string>();
        for (const [id, { zone, slot, pose }] of Object.entries(next.table.placements) as [ComponentId, Placement][]) {
          const base = baseOf(zone);
          if (openTable(zone) !== null || base !== null) expect(pose, told).toBeDefined();
          if (openTable(zone) !== null) continue;
          expect(taken.has(`${zone}#${slot}`), `${told}: ${id} in ${zone} ${slot}`).toBe(false);
          taken.add(`${zone}#${slot}`);
          if (base === null) continue;
          stacks++;
          expect(openTable(next.table.placements[base]?.zone ?? zone), told).not.toBeNull();
          const step = thickness(kindOf((next.table.components[base] as Component).kind)) ?? 0;
          const low = next.table.placements[base]?.pose?.position[1] ?? 0;
          expect(pose?.position[1], told).toBeCloseTo(low + step * (slot + 1), 4);
        }
        expect(closeUp(next.table, ways.heapOf), told).toBe(next.table);
        if (op.type === 'flip' || op.type === 'turn' || op.type === 'settle' || op.type === 'stand') {
          for (const id of Object.keys(now.components) as ComponentId[]) {
            const [before, after] = [stackOf(now, id), stackOf(next.table, id)];
            expect(
              after.filter((other) => before.includes(other)),
              told,
            ).toEqual(before.filter((other) => after.includes(other)));
          }
        }
        now = deepFreeze(next.table);
        rng = next.rng;
      }
    }
    expect(stacks).toBeGreaterThan(200);
  });

  it('the difference from where all began is a list of strays that lays the very table', () => {
    for (let seed = 0; seed < 150; seed++) {
      const dice = new Dice(seed);
      const home = table(5, 4, 0);
      let now = home;
      let rng = makeRng(seed);
      for (let i = dice.below(15); i > 0; i--) ({ table: now, rng } = operate(now, anyOp(dice, now), rng, ways));
      const strays = straysOf(home, now, ways.heapOf);
      expect(diffTables(layAstray(home, strays, ways.heapOf), now)).toEqual({ moved: [], came: [], went: [] });
      if (diffTables(home, now).moved.length === 0) expect(strays).toEqual([]);
    }
  });
});
