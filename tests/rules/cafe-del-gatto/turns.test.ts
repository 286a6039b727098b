import { describe, expect, it } from 'vitest';
import { at, buy, clean, emptyCup, endTurn, serve, serveOne, take } from '../../support/gatto';

describe('turns', () => {
  it('DG-5: go clockwise, one action each', () => {
    const game = at({ turn: 2, startTile: 1 }, 3).play(take(2));
    expect(game.actors).toEqual([0]);
    game.play(buy(0, 'milk', 1, 'latte-macchiato'), take(1));
    expect(game.actors).toEqual([2]);
  });

  it('DG-5: whoever is not at turn is told so, whatever the move', () => {
    const moves = [
      take(1),
      take(2),
      take(-1),
      buy(1, 'milk', 1, 'espresso'),
      serve(1, 'espresso', 9),
      clean(1, 'milk'),
      endTurn(1),
    ];
    for (const move of moves) expect(at().verdict(move)).toBe('DG-5.turn');
  });

  it('DG-5: a turn cannot be ended without an action, nor be one of an intermediate round', () => {
    expect(at().verdict(endTurn(0))).toBe('DG-5.end');
    expect(at().verdict(emptyCup(0, 'doppio'))).toBe('DG-50.outside');
    expect(at().verdict(serveOne(0, 'doppio', 2))).toBe('DG-50.outside');
  });

  it('DG-30: two coins', () => {
    const game = at().play(take(0));
    expect([game.coins(0), game.told()]).toEqual([6, ['coins 0 2 take', 'turn 1']]);
  });

  it('DG-4: coins never run out', () => {
    const game = at({ players: [{ coins: 45 }, { coins: 45 }] }).play(take(0));
    expect(game.coins(0)).toBe(47);
  });

  it('there is always something to do, without a coin and with nothing in the cups', () => {
    expect(at({ players: [{ coins: 0 }, {}] }).moves()).toEqual(['']);
    expect(at({ players: [{ coins: 0 }, {}] }).verdict(take(0))).toBe('legal');
  });
});

describe('cleaning', () => {
  it('DG-40: exchanges a side for 2 coins, refilled from row 1 up', () => {
    const game = at({ bag: ['C3', 'F1', 'H4', 'C1', 'H2', 'F3'] }).play(clean(0, 'milk'));
    expect(game.coins(0)).toBe(4 - 2);
    expect(game.column('milk')).toEqual(['C3', 'F1', 'H4', 'C1', 'H2']);
    expect(game.discard()).toEqual(['F2', 'C4', 'H3', 'C2', 'F4']);
    expect(game.told()).toEqual([
      'coins 0 -2 clean',
      'cleaned 0 milk',
      ...[1, 2, 3, 4, 5].map((row) => `drawn milk ${row}`),
    ]);
    expect(game.actors).toEqual([0]);
  });

  it('DG-40: after it only another cleaning, a buy or the end of the turn', () => {
    const players = [{ coins: 5, cups: { espresso: ['H4'] } }, {}];
    const game = at({ players, bag: ['C3', 'F1', 'H4', 'C1', 'H2', 'F3'] }).play(clean(0, 'coffee'));
    expect(game.verdict(take(0))).toBe('DG-40.cleaned');
    expect(game.verdict(serve(0, 'espresso', 1))).toBe('DG-40.cleaned');
    expect(game.verdict(serveOne(0, 'espresso', 1))).toBe('DG-50.outside');
    expect(game.verdict(clean(0, 'coffee'))).toBe('legal');
    expect(game.verdict(buy(0, 'milk', 2, 'latte-macchiato'))).toBe('legal');
    game.play(endTurn(0));
    expect(game.actors).toEqual([1]);
    expect(game.told()).toEqual(['turn 1']);
  });

  it('DG-40: as often as one can pay', () => {
    const game = at({ players: [{ coins: 5 }, {}], bag: undefined });
    game.play(clean(0, 'milk'), clean(0, 'milk'));
    expect(game.verdict(clean(0, 'milk'))).toBe('DG-40.coins');
    expect(game.moves('clean')).toEqual([]);
    expect(at({ players: [{ coins: 1 }, {}] }).verdict(clean(0, 'milk'))).toBe('DG-40.coins');
  });

  it('DG-41: what the bag lacks comes from the discard pile, the tiles just discarded included', () => {
    const game = at({ bag: ['H4'], discard: ['F1'] }).play(clean(0, 'coffee'));
    expect(game.column('coffee')[0]).toBe('H4');
    expect(game.told()).toContain('refilled 6');
    expect(game.discard()).toEqual([]);
    expect(game.state.bag).toHaveLength(2);
    const there = [...game.column('coffee'), ...game.state.bag].sort();
    expect(there).toEqual(['C1', 'F1', 'F3', 'F4', 'H1', 'H2', 'H4']);
  });

  it('never leaves a gap, even when the column is all there is to draw from', () => {
    const game = at({ bag: ['H4'], players: [{ coins: 20 }, {}] });
    for (let i = 0; i < 8; i++) game.play(clean(0, i % 2 ? 'milk' : 'coffee'));
    expect([game.column('milk').length, game.column('coffee').length, game.state.bag.length]).toEqual([5, 5, 1]);
  });
});
