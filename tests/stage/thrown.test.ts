import { Matrix4, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { TABLE_EDGE } from '../../scenes/cafe-del-gatto/obstacles';
import type { ComponentId } from '../../src/core/ids';
import { poseOf } from '../../src/stage/hands/boxes';
import { placeInstance } from '../../src/stage/pieces/instance';

import { FAR_WOOD, FreeTable, WOOD, expectAt, told } from './freeTable';

/** Pieces that fly and fall over the table without rules, in time. */

describe('a thrown piece', () => {
  const lost = ({ table }: FreeTable): number => {
    const { components, placements } = table.session.table();
    return Object.keys(components).filter((id) => !placements[id as ComponentId]).length;
  };

  it('flies on as the hand moved, rests on the table, and the session hears of it once', () => {
    const free = new FreeTable(1);
    const coin = free.table.piece('coins:reserve');
    const from = free.spot(coin);
    free.throw(from, { x: from.x - 230, y: from.y + 60 }, 900);
    const letGo = poseOf(free.board, coin).position;
    expect(letGo[1]).toBeGreaterThan(0.2);
    expect(free.settled).toBe(0);
    free.calm();
    const rest = poseOf(free.board, coin).position;
    expect(rest[0]).toBeLessThan(letGo[0] - 0.3);
    expect(rest[1]).toBeLessThan(0.2);
    expect(free.settled).toBe(1);
    expectAt(free, coin, free.placement(coin));
    expect(lost(free)).toBe(0);
    free.table.session.undo();
    expect(free.placement(coin)?.zone).toBe('coins:reserve');
  });

  it('put down slowly it lies where the hand was, thrown it does not', () => {
    const free = new FreeTable(1);
    const coin = free.table.piece('coins:reserve');
    free.drag(free.spot(coin), WOOD);
    free.calm();
    const seen = free.spot(coin);
    expect(Math.hypot(seen.x - WOOD.x, seen.y - WOOD.y)).toBeLessThan(8);
    free.throw(seen, { x: seen.x + 120, y: seen.y + 30 }, 1200);
    free.calm();
    const after = free.spot(coin);
    expect(Math.hypot(after.x - seen.x - 120, after.y - seen.y - 30)).toBeGreaterThan(20);
  });

  it.each([
    ['left', -1400, 0],
    ['right', 1400, 0],
    ['near', 0, 700],
    ['far', 0, -500],
  ])('over the %s edge it comes back to the table', (_, x, y) => {
    const free = new FreeTable(1);
    const tile = free.table.piece('chute:milk', 4);
    free.drag(free.spot(tile), WOOD);
    free.calm();
    free.throw(free.spot(tile), { x: WOOD.x + x, y: WOOD.y + y }, 4000);
    free.calm();
    const [px, py, pz] = poseOf(free.board, tile).position;
    expect(Math.abs(px)).toBeLessThan(TABLE_EDGE.x);
    expect(pz).toBeGreaterThan(TABLE_EDGE.far);
    expect(pz).toBeLessThan(TABLE_EDGE.near);
    expect(py).toBeGreaterThan(0);
    expect(free.board.world.awake).toBe(0);
    expectAt(free, tile, free.placement(tile));
    expect(lost(free)).toBe(0);
  });
});

describe('the size of a piece (P12)', () => {
  const matrix = new Matrix4();
  const axes = [new Vector3(), new Vector3(), new Vector3()] as const;
  function expectOwnSize(free: FreeTable): void {
    for (const id of free.board.ids()) {
      placeInstance(free.board, id, matrix);
      matrix.extractBasis(...axes);
      for (const axis of axes) expect(axis.length()).toBeCloseTo(1, 6);
      expect(matrix.determinant()).toBeCloseTo(1, 6);
    }
  }

  it('stays the same held, thrown, flipped, turned, stacked and back at its place', async () => {
    const free = new FreeTable(1);
    const { session } = free.table;
    const coin = free.table.piece('coins:reserve');
    const from = free.spot(coin);
    free.event('pointerdown', from);
    free.event('pointermove', WOOD);
    for (let i = 0; i < 10; i++) {
      free.board.world.advance(30);
      expectOwnSize(free);
    }
    free.event('pointerup', WOOD);
    for (let i = 0; i < 20; i++) {
      free.board.world.advance(30);
      expectOwnSize(free);
    }
    free.calm();
    const other = free.table.piece('coins:reserve');
    free.drag(free.spot(other), FAR_WOOD);
    free.calm();
    for (const act of [
      () => session.operate({ type: 'flip', components: [coin] }),
      () => session.operate({ type: 'turn', components: [coin], steps: 5 }),
      () => session.operate({ type: 'stack', components: [coin, other] }),
      () => session.undo(),
    ]) {
      act();
      await told();
      free.calm();
      expectOwnSize(free);
    }
  });
});
