import { describe, expect, it } from 'vitest';
import { price } from '../../../src/rules/cafe-del-gatto';
import { at, buy, take } from '../../support/gatto';

describe('buying', () => {
  it.each([
    ['milk', 1, 1, 0],
    ['milk', 2, 4, 0],
    ['milk', 3, 1, 0],
    ['milk', 4, 3, 1],
    ['milk', 5, 2, 2],
    ['coffee', 1, 2, 0],
    ['coffee', 2, 4, 0],
    ['coffee', 3, 3, 0],
    ['coffee', 4, 2, 1],
    ['coffee', 5, 4, 2],
  ] as const)('DG-10: the %s tile in row %i costs %i, and %i for the row', (side, row, opposite, surcharge) => {
    expect(price(at().state, side, row)).toEqual({ opposite, surcharge, total: opposite + surcharge });
  });

  it('DG-11 and DG-12: the tile goes into the cup, those above slide down, the next of the bag stands on top', () => {
    const game = at().play(buy(0, 'milk', 3, 'latte-macchiato'));
    expect(game.coins(0)).toBe(3);
    expect(game.cup(0, 'latte-macchiato')).toEqual(['H3']);
    expect(game.column('milk')).toEqual(['F2', 'C4', 'C2', 'F4', 'F1']);
    expect(game.state.bag).toEqual(['C4']);
    expect(game.actors).toEqual([1]);
  });

  it('a tile keeps its id from the machine into the cup, and a new one has a new id', () => {
    const game = at();
    const tile = game.state.machine.milk[2];
    const fresh = game.state.drawn;
    game.play(buy(0, 'milk', 3, 'latte-macchiato'));
    expect(game.state.players[0]?.cups['latte-macchiato']).toEqual([tile]);
    expect(game.state.machine.milk[4]).toEqual({ id: fresh, face: 'F1' });
  });

  it('tells what happened in order', () => {
    const game = at().play(buy(0, 'coffee', 3, 'doppio'));
    expect(game.told()).toEqual([
      'coins 0 -3 price',
      'bought 0 coffee 3 doppio 0',
      'sugar 0 1',
      'drawn coffee 5',
      'turn 1',
    ]);
    expect(game.events[1]).toMatchObject({ tile: { face: 'C1' }, price: { opposite: 3, surcharge: 0, total: 3 } });
  });

  it('DG-11: fills the cup from bottom to top', () => {
    const game = at({ players: [{ coins: 9, cups: { cappuccino: ['H2', 'H3'] } }, {}], bag: ['F1'] });
    game.play(buy(0, 'milk', 2, 'cappuccino'));
    expect(game.cup(0, 'cappuccino')).toEqual(['H2', 'H3', 'C4']);
    expect(game.events[1]).toMatchObject({ square: 2 });
  });

  it.each([
    ['milk', 'espresso', 'DG-11.colour'],
    ['milk', 'espresso-macchiato', 'DG-11.colour'],
    ['milk', 'cappuccino', 'DG-11.full'],
    ['milk', 'latte-macchiato', 'legal'],
    ['coffee', 'espresso', 'legal'],
    ['coffee', 'doppio', 'DG-11.served'],
    ['coffee', 'latte-macchiato', 'DG-11.colour'],
  ] as const)('DG-11: a %s tile for the %s: %s', (side, cup, verdict) => {
    const game = at({
      players: [{ coins: 9, cups: { cappuccino: ['H2', 'H3', 'F1'] }, served: { doppio: 2 } }, {}],
      bag: ['F1'],
    });
    expect(game.verdict(buy(0, side, 1, cup))).toBe(verdict);
  });

  it('DG-10: there are rows 1 to 5', () => {
    for (const row of [-1, 0, 6]) expect(at().verdict(buy(0, 'milk', row, 'latte-macchiato'))).toBe('DG-10.row');
  });

  it('DG-13: a 1 brings a cube, other tiles none, and an empty reserve none (DG-4)', () => {
    expect(
      at()
        .play(buy(0, 'coffee', 3, 'espresso'))
        .sugar(0),
    ).toBe(1);
    expect(
      at()
        .play(buy(0, 'milk', 1, 'latte-macchiato'))
        .sugar(0),
    ).toBe(0);
    const game = at({ players: [{ sugar: 5 }, { sugar: 7 }] }).play(buy(0, 'coffee', 3, 'espresso'));
    expect([game.sugar(0), game.state.sugarReserve]).toEqual([5, 0]);
    expect(game.told()).not.toContainEqual(expect.stringMatching(/^sugar/));
  });

  it('DG-14: one must be able to pay, to the coin', () => {
    for (const [coins, verdict] of [
      [3, 'DG-14.coins'],
      [4, 'legal'],
    ] as const) {
      expect(at({ players: [{ coins }, {}] }).verdict(buy(0, 'milk', 5, 'latte-macchiato'))).toBe(verdict);
    }
  });

  it('DG-41: the discard pile goes into the bag only when a tile is needed', () => {
    const game = at({ bag: ['F1'], discard: ['C3', 'H4'] }).play(buy(0, 'milk', 1, 'latte-macchiato'));
    expect([game.state.bag, game.discard()]).toEqual([[], ['C3', 'H4']]);
    game.play(take(1), buy(0, 'milk', 1, 'latte-macchiato'));
    expect(game.told()).toContain('refilled 2');
    expect(game.discard()).toEqual([]);
    expect([...game.state.bag, game.column('milk')[4]].sort()).toEqual(['C3', 'H4']);
  });
});
