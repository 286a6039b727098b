import { describe, expect, it } from 'vitest';
import { kindOf } from '../../models/cafe-del-gatto/kinds';
import type { ComponentId } from '../../src/core/ids';
import { TableWorld } from '../../src/physics/world';
import { voices } from '../../src/stage/games/cafe-del-gatto/voices';
import { Board } from '../../src/stage/theatre/board';
import { Director } from '../../src/stage/theatre/director';
import { forceOf } from '../../src/stage/theatre/noise';
import type { Sound } from '../../src/stage/theatre/noise';
import type { Given } from '../support/testTable';
import { layout, TestTable } from '../support/testTable';

/** What is heard and marked when pieces move, and how a refused piece goes home. */

const FRAME = 1000 / 60;

function sitDown(given: Given = {}, pace = 1) {
  const table = new TestTable({ start: 0, players: [{ name: 'Luna' }, { name: 'Cosmo' }], ...given });
  const world = new TableWorld(kindOf);
  const board = new Board(world, (viewer) => layout(2, viewer), table.screen.viewer);
  const director = new Director(board, table.clock, () => undefined, voices);
  director.pace = pace;
  board.place(table.session.table());
  const heard: { sound: Sound; force: number; delay: number }[] = [];
  director.hearing.onNoise = (sound, force, _, delay) => heard.push({ sound, force, delay });
  let marked: readonly ComponentId[] = [];
  director.onTouched = (pieces) => {
    marked = pieces;
  };
  table.session.setPresenter(director);
  const frames = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i++) {
      table.clock.advance(FRAME);
      director.tick(FRAME);
      for (let turn = 0; turn < 6; turn++) await Promise.resolve();
    }
  };
  const where = (id: ComponentId) => {
    const p = { x: 0, y: 0, z: 0 };
    board.world.pose(id, p, { x: 0, y: 0, z: 0, w: 1 });
    return p;
  };
  return {
    table,
    board,
    director,
    heard,
    marked: () => marked,
    frames,
    where,
    sounds: () => heard.map(({ sound }) => sound),
  };
}

describe('what is heard', () => {
  it('two coins from the reserve: taken up, and each falls by itself', async () => {
    const { table, frames, sounds } = sitDown();
    table.session.play({ seat: 0, type: 'take-coins' });
    await frames(200);
    expect(sounds().filter((sound) => sound === 'lift')).toHaveLength(2);
    expect(sounds().filter((sound) => sound === 'coin').length).toBeGreaterThanOrEqual(2);
    expect(sounds()).not.toContain('coin-in-dish');
  });

  it('a bought tile: steam, a slide of those above, and a knock in the cup', async () => {
    const { table, frames, sounds } = sitDown();
    const move = table.screen.legal.find((each) => each.type === 'buy' && each.row === 1);
    if (!move) throw new Error('nothing to buy');
    table.session.play(move);
    await frames(240);
    expect(sounds()).toContain('hiss');
    expect(sounds()).toContain('slide');
    expect(sounds()).toContain('stone-in-cup');
    expect(sounds()).toContain('stone');
    expect(sounds()).toContain('coin-in-dish');
  });

  it('the harder the knock, the louder; the softest is silent', () => {
    const forces = [0.5, 1, 2, 5, 11, 40].map(forceOf);
    expect(forces[0]).toBe(0);
    expect([...forces].sort((a, b) => a - b)).toEqual(forces);
    expect(forces.at(-1)).toBe(1);
  });

  it('without motion a move is heard all the same, piece after piece', async () => {
    const { table, frames, heard } = sitDown({}, 0);
    table.session.play({ seat: 0, type: 'take-coins' });
    await frames(2);
    const coins = heard.filter(({ sound }) => sound === 'coin');
    expect(coins).toHaveLength(2);
    expect(coins[1]?.delay).toBeGreaterThan(coins[0]?.delay ?? 0);
  });
});

describe('a refused piece', () => {
  it('is shaken from side to side, says no, and is home within a second and a half', async () => {
    const { table, board, director, frames, where, sounds } = sitDown();
    const tile = table.piece('chute:milk', 4);
    expect(table.session.lift(tile)).toBe(tile);
    director.take(tile);
    board.world.dragTo(tile, { position: [0.5, 1.2, 1], turn: [0, 0, 0, 1] });
    await frames(60);
    const { x } = where(tile);
    table.session.drop(null);
    void director.restore(table.session.table(), tile, true);
    const aside: number[] = [];
    for (let i = 0; i < 18; i++) {
      await frames(1);
      aside.push(where(tile).x - x);
    }
    expect(Math.max(...aside)).toBeGreaterThan(0.02);
    expect(Math.min(...aside)).toBeLessThan(-0.02);
    expect(sounds()).toContain('refuse');
    await frames(72);
    expect(director.busy).toBe(false);
    const [hx, hy, hz] = board.rest({
      zone: board.table.placements[tile]?.zone ?? ('' as never),
      slot: 4,
      face: 'front',
    }).position;
    const { x: rx, y: ry, z: rz } = where(tile);
    expect(Math.hypot(rx - hx, ry - hy, rz - hz)).toBeLessThan(1e-6);
  });

  it('put back by choice goes straight home, without a word', async () => {
    const { table, board, director, frames, where, sounds } = sitDown();
    const tile = table.piece('chute:milk', 4);
    table.session.lift(tile);
    director.take(tile);
    board.world.dragTo(tile, { position: [0.5, 1.2, 1], turn: [0, 0, 0, 1] });
    await frames(60);
    const { x } = where(tile);
    table.session.drop(null);
    void director.restore(table.session.table(), tile);
    for (let i = 0; i < 30; i++) {
      await frames(1);
      expect(where(tile).x).toBeLessThan(x + 0.02);
    }
    expect(sounds()).not.toContain('refuse');
  });
});

describe("others' acts (P35)", () => {
  it('a house player takes at least 600 ms, and what it moved stays marked until the next act', async () => {
    const { table, frames, marked, director } = sitDown({
      players: [{ name: 'Cosmo', bot: 'easy' }, { name: 'Luna' }],
      seed: 3,
    });
    table.session.start();
    let began = 0;
    for (let i = 0; i < 600 && table.screen.step === 0; i++) await frames(1);
    began = table.clock.now();
    for (let i = 0; i < 600 && table.screen.presenting; i++) await frames(1);
    expect(table.clock.now() - began).toBeGreaterThanOrEqual(560);
    expect(marked().length).toBeGreaterThan(0);
    await frames(120);
    expect(marked().length).toBeGreaterThan(0);
    director.take(marked()[0] as ComponentId);
    expect(marked()).toEqual([]);
  });
});
