import { describe, expect, it } from 'vitest';
import { TestTable } from '../support/testTable';

/** What hands do at the table of Café del Gatto, in enforce mode. */

const MACHINE = { milk: ['F2', 'C4', 'H3', 'C2', 'F4'], coffee: ['H1', 'F4', 'C1', 'F3', 'H2'] };
const player = (more: object = {}) => ({ coins: 5, sugar: 0, cups: {}, served: {}, ...more });
const at = (first: object, more: object = {}) => ({
  turn: 0,
  startTile: 0,
  machine: MACHINE,
  bag: ['C3', 'H4', 'F1', 'C1', 'C2', 'F1', 'H1'],
  discard: [],
  players: [player(first), player()],
  ...more,
});

describe('buying (DG-10 to DG-14)', () => {
  it('lights the cups whose lowest empty square takes the tile, and only those', () => {
    const table = new TestTable({
      position: at({ cups: { 'espresso-macchiato': ['H3'], 'latte-macchiato': ['C2'] } }),
    });
    table.press('chute:milk', 0).expectLights(['cup:0:espresso-macchiato', 'cup:0:latte-macchiato', 'discard']);
    table.over(null).release().expectNoNotice();
    table.press('chute:coffee', 0).expectLights(['cup:0:espresso', 'cup:0:doppio', 'cup:0:cappuccino', 'discard']);
  });

  it('a tile over a cup buys it: it lies there, coins are in the reserve, the chute has slid and is full', () => {
    const table = new TestTable({ position: at({}) });
    const tile = table.piece('chute:coffee', 1);
    table.drag(['chute:coffee', 1], 'cup:0:doppio').expectMove({ type: 'buy', side: 'coffee', row: 2, cup: 'doppio' });
    expect(table.session.table().placements[tile]).toMatchObject({ zone: 'cup:0:doppio', slot: 0, face: 'back' });
    expect(table.count('coins:0')).toBe(1);
    expect(table.count('chute:coffee')).toBe(5);
  });

  it('a wrong colour and an unaffordable tile are refused by name; the piece is back and the lights are the same', () => {
    const table = new TestTable({ position: at({ coins: 2 }) });
    table.press('chute:coffee', 0);
    const lights = table.screen.hand.targets;
    table.over('cup:0:latte-macchiato').release().expectRefusal('DG-11').expectMoves(0);
    expect(table.session.table().placements[table.piece('chute:coffee', 0)]).toMatchObject({ slot: 0 });
    table.press('chute:coffee', 0);
    expect(table.screen.hand.targets).toEqual(lights);
    table.over(null).release();
    table.drag(['chute:coffee', 1], 'cup:0:espresso').expectRefusal('DG-14').expectMoves(0);
  });

  it('another player’s cup takes nothing, and out of turn nothing can be lifted', () => {
    const table = new TestTable({ position: at({}) });
    table.drag(['chute:coffee', 0], 'cup:1:espresso').expectRefusal(null).expectMoves(0);
    const others = new TestTable({
      position: at({}, { turn: 1 }),
      players: [{ name: 'Luna' }, { name: 'Cosmo', bot: 'easy' }],
    });
    others.press('chute:coffee', 0).expectHeld(false).expectRefusal(null);
  });
});

describe('taking coins (DG-30)', () => {
  it('two coins dragged from the reserve are the move; after the first the second lights up', () => {
    const table = new TestTable({ position: at({}) });
    table.drag(['coins:reserve'], 'coins:0').expectMoves(0);
    expect(table.screen.hand.ask).toMatchObject({
      phrase: { key: 'hand.ask.coins' },
      completes: { type: 'take-coins' },
    });
    expect(table.count('coins:0')).toBe(6);
    table.drag(['coins:reserve'], 'coins:0').expectMove({ type: 'take-coins' });
    expect(table.count('coins:0')).toBe(7);
  });
  it('Enter completes it, Esc takes the first coin back', () => {
    const table = new TestTable({ position: at({}) });
    table.drag(['coins:reserve'], 'coins:0');
    table.session.cancel();
    expect(table.count('coins:0')).toBe(5);
    table.drag(['coins:reserve'], 'coins:0');
    table.session.complete();
    table.expectMove({ type: 'take-coins' });
  });
});

describe('more coins than a table can hold', () => {
  it('are not all laid out, and can still be taken', () => {
    const table = new TestTable({ position: at({ coins: 1_000_000 }) });
    expect(table.count('coins:0')).toBeLessThan(100);
    table.drag(['coins:reserve'], 'coins:0');
    table.session.complete();
    table.expectMove({ type: 'take-coins' });
  });
});

describe('cleaning (DG-40)', () => {
  it('the first tile on the discard pile asks, the rest follow', () => {
    const table = new TestTable({ position: at({}) });
    table.drag(['chute:milk', 2], 'discard').expectMoves(0);
    expect(table.screen.hand.ask).toMatchObject({
      phrase: { key: 'hand.ask.clean' },
      completes: { type: 'clean', side: 'milk' },
    });
    table.session.complete();
    table.expectMove({ type: 'clean', side: 'milk' });
    expect(table.count('discard')).toBe(5);
    expect(table.count('coins:0')).toBe(3);
  });
  it('all five by hand, in any order, are the move too', () => {
    const table = new TestTable({ position: at({}) });
    for (const slot of [3, 0, 4, 1]) table.drag(['chute:coffee', slot], 'discard').expectMoves(0);
    table.drag(['chute:coffee', 2], 'discard').expectMove({ type: 'clean', side: 'coffee' });
  });
  it('without two coins it is refused', () => {
    new TestTable({ position: at({ coins: 1 }) }).drag(['chute:milk', 0], 'discard').expectRefusal('DG-40');
  });
});

describe('serving (DG-20 to DG-23)', () => {
  const full = { cups: { cappuccino: ['H2', 'C1', 'H4'] }, sugar: 1 };

  it('a full cup at the menu lights the drink tiles it may take', () => {
    const table = new TestTable({ position: at(full) });
    table.drag(['place:0', 3], 'serve').expectMoves(0);
    const looks = table.screen.hand.movable.map((id) => table.session.table().components[id]?.look).sort();
    expect(looks).toEqual(['cappuccino:3', 'cappuccino:4', 'cappuccino:5', 'cappuccino:6']);
    const six = table.screen.hand.movable.find((id) => table.session.table().components[id]?.look === 'cappuccino:6');
    table
      .pressPiece(six ?? '')
      .over('cup-drink:0:cappuccino')
      .release();
    table.expectMove({ type: 'serve', cup: 'cappuccino', tile: 6, sugar: 0 });
    expect(table.count('served:0')).toBe(1);
    expect(table.count('discard')).toBe(3);
  });
  it('a drink tile put into the cup serves it; sugar dropped in first counts', () => {
    const table = new TestTable({ position: at(full) });
    const slot = 4 * 5;
    table.drag(['menu:cappuccino', slot], 'cup-drink:0:cappuccino').expectRefusal('DG-22');
    table.drag(['sugar:0'], 'cup-sugar:0:cappuccino').expectMoves(0);
    table.drag(['menu:cappuccino', slot], 'cup-drink:0:cappuccino').expectMove({ type: 'serve', tile: 8, sugar: 1 });
    expect(table.count('sugar:0')).toBe(0);
    expect(table.count('sugar:reserve')).toBe(12);
  });
  it('a cup that is not full is refused', () => {
    new TestTable({ position: at({ cups: { doppio: ['C2'] } }) }).drag(['place:0', 2], 'serve').expectRefusal('DG-20');
  });
});

describe('the intermediate round (DG-50)', () => {
  const round = { phase: 'intermediate', branch: 'empty', waiting: [0], bag: [], discard: [] };

  it('tiles of the fullest cup go to the discard pile: the first asks, the rest follow', () => {
    const table = new TestTable({ position: at({ cups: { cappuccino: ['C2', 'C3'] } }, { ...round, turn: 1 }) });
    table.drag(['cup:0:cappuccino', 1], 'discard').expectMoves(0);
    table.session.complete();
    table.expectMove({ type: 'empty-cup', cup: 'cappuccino' });
  });
});

describe('undo (P36, P39)', () => {
  it('is free when nothing was revealed, needs a word after a draw, and restores the table', () => {
    const table = new TestTable({ position: at({}), players: [{ name: 'Luna' }, { name: 'Mika', bot: 'easy' }] });
    const before = JSON.stringify(table.session.table().placements);
    table.session.play({ seat: 0, type: 'take-coins' });
    expect(table.screen.undo.undo).toBe('free');
    table.session.undo();
    expect(JSON.stringify(table.session.table().placements)).toBe(before);
    table.drag(['chute:coffee', 1], 'cup:0:doppio');
    expect(table.screen.undo.undo).toBe('consent');
    table.session.undo();
    table.expectMoves(1);
    expect(table.screen.undo.asking).toEqual([0]);
    table.session.consent(0, true);
    table.expectMoves(0);
    expect(table.screen.log.at(-1)).toMatchObject({ kind: 'undo' });
    table.session.redo();
    table.expectMoves(1);
  });
});

describe('house players', () => {
  it('move by themselves on the clock, and never while paused', () => {
    const table = new TestTable({ position: at({}), players: [{ name: 'Luna' }, { name: 'Mika', bot: 'easy' }] });
    table.session.start();
    table.session.play({ seat: 0, type: 'take-coins' });
    table.session.pause(true);
    table.clock.advance(60_000);
    table.expectMoves(1);
    table.session.pause(false);
    table.clock.advance(60_000);
    expect(table.screen.step).toBeGreaterThan(1);
    expect(table.screen.actors).toEqual([0]);
  });
});
