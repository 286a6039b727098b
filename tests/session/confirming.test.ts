import { describe, expect, it } from 'vitest';
import { makeWords } from '../../src/words';
import { FULL, MACHINE } from '../support/gatto';
import { TestTable } from '../support/testTable';

/** "Confirm my move" for moves made by hand, and what is said while a move is open. */

const words = makeWords();
const player = (more: object = {}) => ({ coins: 5, sugar: 0, cups: {}, served: {}, ...more });
const at = (first: object = {}, more: object = {}) => ({
  turn: 0,
  startTile: 0,
  machine: MACHINE,
  bag: ['C3', 'H4', 'F1', 'C1'],
  discard: [],
  players: [player(first), player()],
  ...more,
});
const said = (table: TestTable): string => words.tell(table.screen.notice?.phrase ?? { key: '' });

function confirming(first: object = {}): TestTable {
  const table = new TestTable({ position: at(first) });
  table.session.setConfirm(true);
  return table;
}

describe('a move made by hand, when moves are to be confirmed', () => {
  it('lies there and asks; Enter or the button plays it', () => {
    const table = confirming();
    const tile = table.piece('chute:coffee', 1);
    table.drag(['chute:coffee', 1], 'cup:0:doppio').expectMoves(0);
    expect(table.lies(tile)).toMatchObject({ zone: 'cup:0:doppio', slot: 0 });
    const move = { seat: 0, type: 'buy', side: 'coffee', row: 2, cup: 'doppio' };
    expect(table.screen.hand.ask).toEqual({ phrase: { key: 'hand.ask.confirm' }, completes: move, choices: [move] });
    table.session.complete();
    table.expectMove({ type: 'buy', row: 2 }).expectMoves(1);
    expect(table.screen.hand.ask).toBeNull();
  });

  it('is taken back by Esc, and nothing else can be begun meanwhile', () => {
    const table = confirming();
    const before = JSON.stringify(table.session.table().placements);
    table.drag(['chute:coffee', 1], 'cup:0:doppio').drag(['chute:milk', 0], 'cup:0:espresso-macchiato');
    expect(said(table)).toBe('Your move waits: play it, or press Esc to take it back.');
    table.session.cancel();
    expect(JSON.stringify(table.session.table().placements)).toBe(before);
    table.expectMoves(0);
  });

  it('of several acts asks once it is whole; finishing an open one by the button needs no second word', () => {
    const table = confirming();
    table.drag(['coins:reserve'], 'coins:0').drag(['coins:reserve'], 'coins:0').expectMoves(0);
    table.session.complete();
    table.expectMove({ type: 'take-coins' });
    const other = confirming();
    other.drag(['coins:reserve'], 'coins:0');
    other.session.complete();
    other.expectMoves(1);
  });

  it('is played at once when it is not asked for any more', () => {
    const table = confirming();
    table.session.setConfirm(false);
    table.drag(['chute:coffee', 1], 'cup:0:doppio').expectMoves(1);
  });
});

describe('a refusal while a move is open', () => {
  it.each<
    [
      string,
      object,
      readonly [readonly [string, number?], string],
      readonly [readonly [string, number?], string],
      string,
    ]
  >([
    [
      'cleaning',
      {},
      [['chute:milk', 0], 'discard'],
      [['chute:coffee', 0], 'cup:0:doppio'],
      'You are cleaning the milk chute: finish it, or press Esc to take it back.',
    ],
    [
      'taking coins',
      {},
      [['coins:reserve'], 'coins:0'],
      [['chute:coffee', 0], 'cup:0:doppio'],
      'You are taking coins: take one more, or press Esc to put it back.',
    ],
    [
      'serving',
      { cups: { cappuccino: FULL.cappuccino } },
      [['place:0', 3], 'serve'],
      [['chute:coffee', 0], 'cup:0:doppio'],
      'You are serving the cappuccino: choose a drink tile, or press Esc to take it back.',
    ],
  ])('names what is open: %s', (_, first, opening, other, sentence) => {
    const table = new TestTable({ position: at(first) });
    table
      .drag(...opening)
      .expectMoves(0)
      .drag(...other)
      .expectRefusal(null);
    expect(said(table)).toBe(sentence);
  });

  it('that belongs to it still names its rule', () => {
    const table = new TestTable({ position: at({ cups: { cappuccino: FULL.cappuccino } }) });
    table.drag(['place:0', 3], 'serve').drag(['menu:cappuccino', 20], 'cup-drink:0:cappuccino').expectRefusal('DG-22');
  });

  it('in a turn that asks for something says what may be done', () => {
    const served = { cups: { espresso: FULL.espresso }, served: { doppio: 2 } };
    const table = new TestTable({ position: at(served, { phase: 'serving' }) });
    table.drag(['sugar:reserve'], 'cup:0:doppio');
    const nowhere = table.screen.notice;
    expect(nowhere).toBeNull();
    table.drag(['coins:reserve'], 'coins:0').expectRefusal('DG-20');
    table.drag(['place:0', 1], 'discard').expectRefusal(null);
    expect(said(table)).toBe('You have served: serve another full cup, or end your turn.');
  });
});
