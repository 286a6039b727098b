import { describe, expect, it } from 'vitest';
import { canonical } from '../../src/core/hash';
import { zoneId } from '../../src/core/ids';
import { makeWords } from '../../src/words';
import { FULL, MACHINE } from '../support/gatto';
import { TestTable } from '../support/testTable';

/** Back from the free table: the game goes on from the table as it lies, and undo leads to the old game. */

const words = makeWords();
const BAG = zoneId('bag');
const player = (more: object = {}) => ({ coins: 5, sugar: 0, cups: {}, served: {}, ...more });
const at = (more: object = {}) => ({
  turn: 0,
  startTile: 0,
  machine: MACHINE,
  bag: ['C3', 'H4', 'F1', 'C1', 'C2', 'F1', 'H1'],
  discard: [],
  players: [player(), player()],
  ...more,
});
const HOUSE = [{ name: 'Luna' }, { name: 'Cosmo', bot: 'easy' }] as const;
const free = (more: object = {}): TestTable => new TestTable({ position: at(more) }).mode('free');
const placements = (table: TestTable): string => canonical(table.session.table().placements);
const file = (table: TestTable) => JSON.parse(table.session.file());

/** A milk tile into Luna's macchiato, a tile of the bag into its place, two coins more for Cosmo. */
function change(table: TestTable): TestTable {
  table.drag(['chute:coffee', 2], 'cup:0:espresso');
  const drawn = table.session.draw(BAG);
  table.over('chute:coffee').release();
  expect(drawn && table.lies(drawn)).toMatchObject({ zone: 'chute:coffee', slot: 4, face: 'back' });
  return table.drag(['coins:reserve'], 'coins:1').drag(['coins:reserve'], 'coins:1');
}

describe('going on from the table as it lies', () => {
  it('makes it the game: what was moved counts, and a move follows from it', () => {
    const table = change(free());
    expect(table.session.goOn()).toBe(true);
    expect(table.screen).toMatchObject({ mode: 'enforce', deviations: [], step: 0, actors: [0], canAct: true });
    const { view } = table;
    expect(view.players[0]?.cups.espresso.map(({ face }) => face)).toEqual(['C1']);
    expect(view.players[1]?.coins).toBe(7);
    expect(view.bagCount).toBe(6);
    table.drag(['chute:coffee', 0], 'cup:0:doppio').expectMove({ type: 'buy', side: 'coffee', row: 1 });
  });

  it('goes back to the mode there was before', () => {
    const table = new TestTable({ position: at() }).mode('advise').mode('free');
    expect(change(table).session.goOn()).toBe(true);
    expect(table.screen.mode).toBe('advise');
  });

  it('is a position with its moves in the file, which opens again as the same', () => {
    const table = change(free());
    table.session.goOn();
    table.session.play({ seat: 0, type: 'take-coins' });
    expect(file(table)).toMatchObject({ moves: [{ type: 'take-coins' }], position: { players: [{}, { coins: 7 }] } });
    expect(file(table).table).toBeUndefined();
    const again = table.reopened();
    expect(again.file()).toBe(table.session.file());
    // Coins have no names of their own: what lies where is the same.
    const lying = (session: { table(): { placements: object } }): string[] =>
      Object.values(session.table().placements).map(canonical).sort();
    expect(lying(again)).toEqual(lying(table.session));
  });

  it('leaves to chance in which order the bag is: the true one is not to be had by it', () => {
    const bags = [
      ['C3', 'H4', 'F1', 'C1', 'C2', 'F1', 'H1'],
      ['H1', 'F1', 'C2', 'C1', 'F1', 'H4', 'C3'],
    ].map((bag) => {
      const table = free({ bag });
      table.session.goOn();
      return file(table).position.bag;
    });
    expect(bags[0]).toEqual(bags[1]);
  });

  it('lets house players go on', () => {
    const table = new TestTable({ position: at({ turn: 1 }), players: HOUSE });
    table.session.start();
    table.mode('free').clock.advance(10_000);
    table.expectMoves(0);
    table.session.goOn();
    table.clock.advance(10_000);
    expect(table.screen).toMatchObject({ step: 1, actors: [0] });
  });
});

describe('undo', () => {
  it('takes going on back as one step: the old game is there again, and can be gone forth from', () => {
    const table = new TestTable({ position: at() });
    table.session.play({ seat: 0, type: 'take-coins' });
    table.session.play({ seat: 1, type: 'take-coins' });
    const [old, oldFile] = [placements(table), table.session.file()];
    change(table.mode('free')).session.goOn();
    const next = placements(table);
    expect(table.screen.undo).toMatchObject({ undo: 'free', redo: false });
    table.session.undo();
    expect(placements(table)).toBe(old);
    expect(table.session.file()).toBe(oldFile);
    expect(table.screen).toMatchObject({ step: 2, mode: 'enforce' });
    table.session.redo();
    expect(placements(table)).toBe(next);
    table.session.undo();
    table.session.undo();
    table.expectMoves(1);
    table.session.redo();
    table.session.redo();
    expect(placements(table)).toBe(next);
  });

  it('takes moves of the new game back first; a move in the old one ends the new one', () => {
    const table = change(free());
    table.session.goOn();
    table.session.play({ seat: 0, type: 'take-coins' });
    table.session.undo();
    table.expectMoves(0);
    expect(table.screen.undo.undo).toBe('free');
    table.session.undo();
    expect(table.view.players[1]?.coins).toBe(5);
    table.session.play({ seat: 0, type: 'take-coins' });
    table.session.undo();
    table.session.redo();
    expect(table.screen).toMatchObject({ step: 1, undo: { redo: false } });
  });
});

describe('a table that is no position', () => {
  it('is refused with all that is wrong and where; nothing has changed', () => {
    const table = free({ players: [player(), player({ cups: { doppio: FULL.doppio } })] });
    table.press('chute:milk', 4).overTable(0, 0).release();
    table.press('start:0').overTable(0.5, 0).release();
    table.drag(['cup:1:doppio', 1], 'cup:0:doppio');
    table.drag(['menu:doppio', 20], 'cup-drink:1:doppio');
    const before = placements(table);
    expect(table.session.goOn()).toBe(false);
    expect(placements(table)).toBe(before);
    expect(table.screen).toMatchObject({
      mode: 'free',
      notice: { kind: 'refusal', phrase: { key: 'astray.impossible' } },
    });
    const more = table.screen.notice?.more ?? [];
    expect(more.map(({ phrase }) => words.tell(phrase))).toEqual([
      'The milk chute holds 4 tiles: 1 is missing.',
      'The doppio of Cosmo has its drink tile and still holds tiles: bring these to the discard pile.',
      expect.stringMatching(/^A .+ tile lies where no tile belongs/),
      'The start tile lies before nobody: bring it to a player.',
    ]);
    expect(more.at(-1)?.pieces).toEqual(['start-tile']);
    table.session.undo();
    table.session.undo();
    table.session.undo();
    table.session.undo();
    expect(table.session.goOn()).toBe(true);
  });

  it('outside the free table there is nothing to go on from', () => {
    const table = new TestTable({ position: at() });
    expect(table.session.goOn()).toBe(false);
    expect(table.mode('advise').session.goOn()).toBe(false);
  });
});

describe('a film of the old game', () => {
  it('is left behind, so that the file still opens; shots of moves taken back are left out', () => {
    const shots = [{ at: 0 }, { at: 1 }];
    const table = new TestTable({ film: { shots }, moves: [{ seat: 0, type: 'take-coins' }] });
    expect(file(table).film.shots).toHaveLength(2);
    table.session.undo();
    expect(file(table).film.shots).toEqual([{ at: 0 }]);
    table.reopened();
    table.mode('free').session.goOn();
    expect(file(table).film).toBeUndefined();
  });
});
