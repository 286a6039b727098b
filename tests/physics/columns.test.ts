import { describe, expect, it } from 'vitest';
import { CUP, TILE } from '../../models/cafe-del-gatto/kinds';
import type { ComponentId } from '../../src/core/ids';
import type { Pose, Quat } from '../../src/table/types';
import {
  CUPS,
  FRAME,
  MM,
  PhysicsTable,
  TABLE_PLACE,
  TURNED,
  UPRIGHT,
  at,
  chute,
  dice,
  distance,
  row,
  slotAbove,
} from './physicsTable';
import type { CupName } from './physicsTable';

const CUP_NAMES = Object.keys(CUPS) as CupName[];
const rowsOf = (table: PhysicsTable, tiles: readonly ComponentId[]): number[] =>
  tiles.map((id) => Math.round((table.height(id) - row('milk', 0).position[1]) / TILE.pitch));

const STANDS: readonly (readonly [string, Quat])[] = [
  ['straight', UPRIGHT],
  ['turned by 30°', [0, 0.258819045, 0, 0.965925826]],
  ['leaning by 6°', [-0.052335956, 0, 0, 0.998629535]],
];

describe.each(STANDS)('a tile let go over a cup standing %s', (_, turn) => {
  it.each(CUP_NAMES)('falls to the lowest free place of the %s, from 0 to 40 cm', (name) => {
    for (let cm = 0; cm <= 40; cm++) {
      const table = new PhysicsTable();
      const { column, base } = table.cup(name, 1, 2.5, turn);
      for (let n = 0; n < CUPS[name]; n++) {
        const rest = slotAbove(base, n);
        const high = slotAbove(base, CUPS[name]).position;
        const id = table.add('tile', at(high[0] + 0.05, high[1] + cm / 10, high[2] - 0.03));
        table.world.release(id, rest, column);
        const frames = table.run();
        expect(frames, `${cm} cm, place ${n}`).toBeLessThanOrEqual(90);
        expect(distance(table.position(id), rest.position), `${cm} cm, place ${n}`).toBeLessThan(2e-9);
      }
      expect(table.world.worstSnap).toBeLessThanOrEqual(0.2 * MM);
    }
  });
});

describe('a column', () => {
  it('is cleaned: all five leave, five new ones drop in 0.15 s apart and land in order', () => {
    const table = new PhysicsTable();
    const old = table.fill(5, 5).milk;
    const fresh: ComponentId[] = [];
    for (let n = 0; n < 5; n++) {
      table.world.grab(old[n] as ComponentId);
      table.world.release(old[n] as ComponentId, TABLE_PLACE(n));
      for (let f = 0; f < 4; f++) table.frame();
    }
    for (let n = 0; n < 5; n++) {
      const id = table.add('tile', at(-0.55, 2.6, 0.3));
      fresh.push(id);
      table.world.release(id, row('milk', n), chute('milk'));
      for (let f = 0; f < 9; f++) table.frame();
    }
    table.run();
    expect(rowsOf(table, fresh)).toEqual([0, 1, 2, 3, 4]);
    old.forEach((id, n) => expect(distance(table.position(id), TABLE_PLACE(n).position)).toBeLessThan(2e-9));
    expect(table.settled.filter((id) => fresh.includes(id))).toEqual(fresh);
  });

  it('takes new tiles while the others still slide', () => {
    for (let wait = 0; wait <= 12; wait++) {
      const table = new PhysicsTable();
      const tiles = table.fill(5, 0).milk;
      const taken = tiles.splice(1, 1)[0] as ComponentId;
      table.world.grab(taken);
      for (let f = 0; f < wait; f++) table.frame();
      const fresh = table.add('tile', at(-0.61, 2.1, 0.165));
      table.world.release(fresh, row('milk', 4), chute('milk'));
      tiles.push(fresh);
      table.run(90, () => table.world.awake === 1 && table.world.dragTo(taken, at(0, 3, 2)));
      expect(rowsOf(table, tiles)).toEqual([0, 1, 2, 3, 4]);
    }
  });

  it.each([0, 1, 2, 3, 4])('lets a tile put back into its row %i, those above make way', (index) => {
    for (const wait of [0, 3, 30]) {
      const table = new PhysicsTable();
      const tiles = table.fill(5, 0).milk;
      const id = tiles[index] as ComponentId;
      table.world.grab(id);
      table.world.dragTo(id, at(0.4, 1.2, 1.5));
      for (let f = 0; f < wait; f++) table.frame();
      table.world.release(id, row('milk', index), chute('milk'));
      expect(table.run()).toBeLessThanOrEqual(90);
      expect(rowsOf(table, tiles)).toEqual([0, 1, 2, 3, 4]);
    }
  });

  it('lets several tiles be put back in any order at once', () => {
    const table = new PhysicsTable();
    const tiles = table.fill(5, 0).milk;
    for (const id of tiles) table.world.grab(id);
    tiles.forEach((id, n) => table.world.dragTo(id, at(n - 2, 1, 2)));
    for (let f = 0; f < 30; f++) table.frame();
    for (const n of [3, 0, 4, 1, 2]) table.world.release(tiles[n] as ComponentId, row('milk', n), chute('milk'));
    expect(table.run()).toBeLessThanOrEqual(180);
    expect(rowsOf(table, tiles)).toEqual([0, 1, 2, 3, 4]);
  });

  it('keeps its order whatever is taken and dropped meanwhile', () => {
    const roll = dice(7);
    const table = new PhysicsTable();
    const tiles = table.fill(5, 0).milk;
    let gone = 0;
    for (let act = 0; act < 300; act++) {
      if (tiles.length > 0 && (tiles.length === 5 || roll(2) === 0)) {
        const id = tiles.splice(roll(tiles.length), 1)[0] as ComponentId;
        table.world.grab(id);
        table.world.remove(id);
        gone++;
      } else {
        const turn = roll(2) === 0 ? TURNED : UPRIGHT;
        const id = table.add('tile', at(-0.61 + (roll(200) - 100) / 200, 2 + roll(100) / 50, 0.1 + roll(100) / 100));
        table.world.release(id, row('milk', tiles.length, turn), chute('milk'));
        tiles.push(id);
      }
      for (let f = roll(12); f > 0; f--) table.frame();
    }
    table.run();
    expect(gone).toBeGreaterThan(100);
    expect(rowsOf(table, tiles)).toEqual(tiles.map((__, n) => n));
    expect(table.world.worstSnap).toBeLessThanOrEqual(0.2 * MM);
  });

  it('wakes its tiles without a jump: under 1 mm in 10 sub-steps while they still stand (P8)', () => {
    const table = new PhysicsTable();
    const tiles = table.fill(5, 0).milk;
    const before = tiles.map((id) => table.height(id));
    // Squeezing a tile in between and taking it away again at once wakes all above without opening a gap.
    const id = table.add('tile', at(0, 1.4, 2));
    table.world.release(id, row('milk', 1), chute('milk'));
    table.world.grab(id);
    table.world.advance((10 * FRAME) / 4);
    tiles.forEach((other, n) => expect(Math.abs(table.height(other) - (before[n] as number))).toBeLessThan(MM));
    table.world.place(id, TABLE_PLACE(0));
    table.run();
    expect(tiles.map((other) => table.height(other))).toEqual(before);
  });

  it('tells of knocks: a tile that drops in, those that slide onto each other', () => {
    const table = new PhysicsTable();
    const tiles = table.fill(3, 0).milk;
    table.world.remove(tiles[0] as ComponentId);
    table.run();
    expect(new Set(table.knocks.map(({ id }) => id))).toEqual(new Set(tiles.slice(1)));
    expect(Math.max(...table.knocks.map(({ speed }) => speed))).toBeGreaterThan(3);
    expect(Math.max(...table.knocks.map(({ speed }) => speed))).toBeLessThan(12);
  });

  it('moves with its base: what stands in it comes along, rigidly', () => {
    const table = new PhysicsTable();
    const { column, base } = table.cup('cappuccino', 0, 3);
    const ids = [0, 1].map((n) => {
      const id = table.add('tile', slotAbove(base, n));
      table.world.place(id, slotAbove(base, n), column);
      return id;
    });
    const moved: Pose = at(base.position[0] + 1, base.position[1], base.position[2] - 1, [0, 0.6, 0, 0.8]);
    table.world.setColumn({ id: column, base: moved, pitch: TILE.pitch, slots: 3 });
    ids.forEach((id, n) => {
      expect(distance(table.position(id), slotAbove(moved, n).position)).toBeLessThan(2e-9);
      expect(table.pose(id).turn).toEqual([0, 0.6, 0, 0.8]);
    });
    expect(table.world.steps).toBe(0);
    expect(CUP.floor).toBeGreaterThan(0);
  });
});
