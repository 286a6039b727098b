import { Quaternion } from 'three';
import { describe, expect, it } from 'vitest';
import type { ComponentId } from '../../src/core/ids';
import { componentId, zoneId } from '../../src/core/ids';
import { poseOf, zoneBox } from '../../src/stage/hands/boxes';
import type { Point } from '../../src/stage/hands/eye';
import { toScreen } from '../../src/stage/hands/pick';
import { plus, rotate } from '../../src/table/space';

import { FAR_WOOD, FreeTable, SIZE, WOOD, expectAt, eye, told } from './freeTable';

/** The table without rules under a pointer and keys, without motion: what falls has come to rest at once. */

describe('the free table under a pointer', () => {
  it('takes any piece and lays it where the ghost was (P20); undo brings it back exactly', async () => {
    const free = new FreeTable();
    const tile = free.table.piece('chute:milk', 4);
    const before = free.table.session.table();
    free.drag(free.spot(tile), WOOD);
    const at = free.placement(tile);
    expect(at?.pose).toBeDefined();
    expect(at?.zone).toMatch(/^table/);
    const { position } = poseOf(free.board, tile);
    const seen = free.spot(tile);
    expect(Math.hypot(seen.x - WOOD.x, seen.y - WOOD.y)).toBeLessThan(8);
    expect(position[1]).toBeCloseTo(0.045, 2);
    free.table.session.undo();
    expect(free.table.session.table()).toEqual(before);
    expectAt(free, tile, before.placements[tile]);
    await told();
    free.table.session.redo();
    expect(free.placement(tile)).toEqual(at);
    expectAt(free, tile, at);
  });

  it('holds the camera from grab to release (P15), and never loses a piece', () => {
    const free = new FreeTable();
    const count = Object.keys(free.table.session.table().components).length;
    free.drag(free.spot(free.table.piece('coins:reserve')), { x: 1279, y: 719 });
    expect(free.grips.at(-1)).toBe(false);
    expect(free.grips).toContain(true);
    expect(Object.keys(free.table.session.table().components)).toHaveLength(count);
  });

  it('lays a coin upon a loose coin as a stack, which is carried as one and keeps its order (P5)', () => {
    const free = new FreeTable();
    free.drag(free.spot(free.table.piece('coins:reserve')), WOOD);
    const base = Object.entries(free.table.session.table().placements).find(([, { pose }]) => pose)?.[0] as ComponentId;
    free.drag(free.spot(free.table.piece('coins:reserve')), free.spot(base));
    const [upper] = Object.entries(free.table.session.table().placements).find(
      ([, { zone }]) => zone === `on:${base}`,
    ) ?? [''];
    expect(upper).not.toBe('');
    expect(free.board.world.pileOf(base)).toEqual([base, upper]);
    free.drag(free.spot(componentId(upper)), FAR_WOOD, { shiftKey: true });
    expect(free.placement(componentId(upper))?.zone).toBe(`on:${base}`);
    expect(free.board.world.pileOf(base)).toEqual([base, upper]);
    const seen = free.spot(base);
    expect(Math.hypot(seen.x - FAR_WOOD.x, seen.y - FAR_WOOD.y)).toBeLessThan(8);
  });

  it('chooses what lies in a frame, and asks for the menu of a piece by a right click', () => {
    const free = new FreeTable();
    const coin = free.table.piece('coins:reserve');
    free.drag(free.spot(coin), WOOD);
    free.drag({ x: WOOD.x - 50, y: WOOD.y - 40 }, { x: WOOD.x + 50, y: WOOD.y + 40 });
    expect(free.table.screen.selection).toEqual([coin]);
    expect(free.frames.at(-1)).toBeNull();
    free.time += 1000;
    free.event('pointerdown', free.spot(coin), { button: 2, buttons: 2 });
    free.event('pointerup', free.spot(coin), { button: 2, buttons: 0 });
    expect(free.menus).toEqual([[coin]]);
  });

  it('says how many pieces are in the bag under the pointer, and in a pile', () => {
    const free = new FreeTable();
    const { pose, centre } = zoneBox(free.board, zoneId('bag'));
    const middle = plus(pose.position, rotate(pose.turn, centre));
    free.event('pointermove', toScreen(middle, eye, SIZE.width, SIZE.height), { buttons: 0 });
    expect(free.counts.at(-1)).toBe(free.table.view.bagCount);
    expect(free.counts.at(-1)).toBeGreaterThan(10);
    free.event('pointermove', free.spot(free.table.piece('coins:reserve')), { buttons: 0 });
    expect(free.counts.at(-1)).toBe(free.table.count('coins:reserve'));
  });

  it('one tap is one act however it is told (P22, P24)', () => {
    const free = new FreeTable();
    const coin = free.table.piece('coins:0');
    free.time += 1000;
    for (let i = 0; i < 2; i++) {
      free.event('pointerdown', free.spot(coin));
      free.event('pointerup', free.spot(coin), { buttons: 0 });
      free.time += 60;
    }
    expect(free.table.screen.selection).toEqual([coin]);
  });
});

describe('a finger', () => {
  const TOUCH = { pointerType: 'touch' };

  it('turns the table on bare wood; told to choose several, it draws a frame and adds with each tap', () => {
    const free = new FreeTable();
    const coins = [free.table.piece('coins:reserve')];
    free.drag(free.spot(coins[0] as ComponentId), WOOD);
    const frame = [
      { x: WOOD.x - 50, y: WOOD.y - 40 },
      { x: WOOD.x + 50, y: WOOD.y + 40 },
    ] as const;
    free.drag(...frame, TOUCH);
    expect(free.table.screen.selection).toEqual([]);
    free.several = true;
    free.drag(...frame, TOUCH);
    expect(free.table.screen.selection).toEqual(coins);
    const cup = free.table.piece('place:0');
    free.time += 1000;
    free.event('pointerdown', free.spot(cup), TOUCH);
    free.event('pointerup', free.spot(cup), { ...TOUCH, buttons: 0 });
    expect(free.table.screen.selection).toHaveLength(2);
  });
});

describe('held for long', () => {
  it('a piece of a chute comes alone; a stack and the reserve of coins come whole', () => {
    const free = new FreeTable();
    const long = (from: Point): readonly ComponentId[] => {
      free.time += 1000;
      free.event('pointerdown', from);
      free.time += 900;
      free.event('pointermove', { x: from.x + 30, y: from.y + 10 });
      const { holding } = free.table.screen.hand;
      free.table.session.cancel();
      free.hand.forget();
      return holding;
    };
    expect(long(free.spot(free.table.piece('chute:milk', 2)))).toHaveLength(1);
    const all = free.table.count('coins:reserve');
    expect(all).toBeGreaterThan(10);
    expect(long(free.spot(free.table.piece('coins:reserve')))).toHaveLength(all);
  });
});

describe('the keys of the free table', () => {
  it('flip and turn what is chosen', async () => {
    const free = new FreeTable();
    const tile = free.table.piece('chute:milk', 4);
    free.drag(free.spot(tile), WOOD);
    const face = free.placement(tile)?.face;
    free.table.session.select([tile]);
    expect(free.key('f')).toBe(true);
    expect(free.placement(tile)?.face).not.toBe(face);
    await told();
    const turn = poseOf(free.board, tile).turn;
    free.key('q');
    await told();
    expect(poseOf(free.board, tile).turn).not.toEqual(turn);
    free.key('e');
    poseOf(free.board, tile).turn.forEach((n, i) => expect(n).toBeCloseTo(turn[i] as number, 6));
  });

  it('turn by 15°, with Shift by 90°', async () => {
    const free = new FreeTable();
    const coin = free.table.piece('coins:reserve');
    free.drag(free.spot(coin), WOOD);
    free.table.session.select([coin]);
    const turn = () => new Quaternion(...(free.placement(coin)?.pose?.turn ?? [0, 0, 0, 0]));
    const first = turn();
    free.key('q');
    expect((turn().angleTo(first) * 180) / Math.PI).toBeCloseTo(15, 2);
    await told();
    free.key('e', { shiftKey: true });
    expect((turn().angleTo(first) * 180) / Math.PI).toBeCloseTo(75, 2);
  });

  it('group and shuffle: G stacks what is chosen, and only R changes the order (P5)', async () => {
    const free = new FreeTable();
    const { session } = free.table;
    const coins: ComponentId[] = [];
    for (let i = 0; i < 5; i++) {
      const coin = free.table.piece('coins:reserve');
      coins.push(coin);
      free.drag(free.spot(coin), { x: WOOD.x - 110 + 45 * i, y: WOOD.y + 10 });
    }
    session.select(coins);
    expect(free.key('g')).toBe(true);
    await told();
    const [base] = coins as [ComponentId];
    const order = () => free.board.world.pileOf(base);
    expect(order()).toEqual(coins);
    for (const key of ['q', 'f', 'f', 'e']) {
      free.key(key);
      await told();
      expect(order()).toEqual(coins);
    }
    session.select([base]);
    const orders = new Set<string>();
    for (let i = 0; i < 6; i++) {
      free.key('r');
      await told();
      const lowest = Object.entries(session.table().placements).find(
        ([id, { zone }]) => coins.includes(id as ComponentId) && zone.startsWith('table'),
      )?.[0] as ComponentId;
      const now = free.board.world.pileOf(lowest);
      expect([...now].sort()).toEqual([...coins].sort());
      orders.add(now.join());
      session.select([lowest]);
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  it('carry a piece without a pointer: Enter, arrows, Enter', () => {
    const free = new FreeTable();
    const coin = free.table.piece('coins:0');
    free.table.session.select([coin]);
    expect(free.key('Enter')).toBe(true);
    for (let i = 0; i < 4; i++) free.key('ArrowLeft', { shiftKey: true });
    free.time += 500;
    free.key('Enter');
    expect(free.placement(coin)?.pose).toBeDefined();
    expect(free.table.screen.hand.held).toBeNull();
  });

  it('belong to the game again when the rules hold', () => {
    const free = new FreeTable();
    free.table.session.setMode('enforce');
    expect(free.key('f')).toBe(false);
  });
});
