import { describe, expect, it } from 'vitest';
import { canServe, kindsIn, rewardFor, servableTiles } from '../../../src/rules/cafe-del-gatto';
import { at, buy, clean, endTurn, serve, take } from '../../support/gatto';

const two = { players: [{ coins: 0, sugar: 2, cups: { espresso: ['H3'], doppio: ['C2', 'C3'] } }, {}] };

describe('serving', () => {
  it.each([
    [['C1'], 1],
    [['C1', 'C4'], 1],
    [['C1', 'F4'], 2],
    [['H2', 'C1', 'H4'], 2],
    [['H2', 'C1', 'F4', 'F1'], 3],
  ])('DG-21: %j has %i kinds of preparation', (faces, kinds) => {
    expect(kindsIn(faces.map((face, id) => ({ id, face: face as 'C1' })))).toBe(kinds);
  });

  it.each([
    ['espresso', ['H3'], 1, 2],
    ['espresso-macchiato', ['F2', 'F3'], 1, 3],
    ['espresso-macchiato', ['F2', 'C3'], 2, 1],
    ['doppio', ['H2', 'H3'], 1, 3],
    ['doppio', ['H2', 'C3'], 2, 1],
    ['cappuccino', ['C1', 'C2', 'C3'], 1, 5],
    ['cappuccino', ['C1', 'C2', 'F3'], 2, 3],
    ['cappuccino', ['C1', 'H2', 'F3'], 3, 1],
    ['latte-macchiato', ['C1', 'C2', 'C3', 'C4'], 1, 7],
    ['latte-macchiato', ['C1', 'C2', 'C3', 'F4'], 2, 4],
    ['latte-macchiato', ['C1', 'C2', 'H3', 'F4'], 3, 2],
  ] as const)('DG-21: %s of %j: %i kinds, %i coins', (cup, tiles, kinds, kindCoins) => {
    // A bag of one tile and no example machine: these tiles are all within the box.
    const game = at({ machine: undefined, bag: undefined, players: [{ cups: { [cup]: tiles } }, {}] });
    expect(rewardFor(game.state, 0, cup, 1, 0)).toMatchObject({ kinds, kindCoins });
  });

  it('DG-22: the difference is paid, sugar counted; DG-23: cubes, tiles and drink tile go their ways', () => {
    const game = at({ ...two, bag: ['C4'] }).play(serve(0, 'doppio', 4, 1));
    // Value 2 + 3 + 1 = 6: 3 coins for one kind, 2 for the difference.
    expect([game.coins(0), game.sugar(0), game.state.sugarReserve]).toEqual([5, 1, 11]);
    expect(game.discard()).toEqual(['C2', 'C3']);
    expect(game.cup(0, 'doppio')).toEqual([]);
    expect(game.state.players[0]?.served).toEqual({ doppio: 4 });
    expect(game.state.menu.doppio).toEqual([2, 2, 5, 6, 7]);
    expect(game.told()).toEqual([
      'served 0 doppio 4 1 6 1 3 2',
      'sugar 0 -1',
      'coins 0 3 kinds',
      'coins 0 2 difference',
    ]);
  });

  it('DG-22: without a difference none is told', () => {
    expect(
      at(two)
        .play(serve(0, 'espresso', 3))
        .told(),
    ).toEqual(['served 0 espresso 3 0 3 1 2 0', 'coins 0 2 kinds']);
  });

  it('DG-22: an equal drink tile is listed once, and only what is on the board', () => {
    const { state } = at({ ...two, menu: { doppio: [2, 2, 5, 7] } });
    expect(servableTiles(state, 'doppio', 6)).toEqual([2, 5]);
    expect(servableTiles(state, 'doppio', 1)).toEqual([]);
  });

  it('every cup with every number of cubes and every drink tile within reach is listed', () => {
    const game = at({ players: [{ coins: 0, sugar: 1, cups: { espresso: ['H3'] } }, {}] });
    expect(game.moves('serve')).toEqual([
      'espresso 1 0',
      'espresso 2 0',
      'espresso 3 0',
      'espresso 1 1',
      'espresso 2 1',
      'espresso 3 1',
      'espresso 4 1',
    ]);
  });

  it('DG-20: the turn goes on while a cup is full, with serving or its end only', () => {
    const game = at(two).play(serve(0, 'doppio', 2));
    expect(game.state.phase).toBe('serving');
    expect(game.actors).toEqual([0]);
    for (const move of [take(0), buy(0, 'coffee', 1, 'cappuccino'), clean(0, 'milk')]) {
      expect(game.verdict(move)).toBe('DG-20.serving');
    }
    expect(game.verdict(take(1))).toBe('DG-5.turn');
    game.play(endTurn(0));
    expect(game.actors).toEqual([1]);
    expect(game.cup(0, 'espresso')).toEqual(['H3']);
  });

  it('DG-20: the turn ends by itself with the last full cup', () => {
    const game = at(two).play(serve(0, 'doppio', 2), serve(0, 'espresso', 1));
    expect(game.actors).toEqual([1]);
    expect(game.told().at(-1)).toBe('turn 1');
  });

  it.each([
    ['a cup that is not full', serve(0, 'cappuccino', 3), 'DG-20.full'],
    ['an empty cup', serve(0, 'latte-macchiato', 4), 'DG-20.full'],
    ['a served cup', serve(0, 'espresso-macchiato', 2), 'DG-20.served'],
    ['more sugar than one has', serve(0, 'doppio', 2, 3), 'DG-22.sugar'],
    ['less than no sugar', serve(0, 'doppio', 2, -1), 'DG-22.sugar'],
    ['a drink tile that is gone', serve(0, 'doppio', 4, 0), 'DG-22.gone'],
    ['a drink tile that there never was', serve(0, 'doppio', 3, 0), 'DG-22.gone'],
    ['a drink tile that is too high', serve(0, 'doppio', 6, 0), 'DG-22.value'],
    ['the same with a cube', serve(0, 'doppio', 6, 1), 'legal'],
  ] as const)('refuses %s', (_what, move, verdict) => {
    const players = [
      { sugar: 2, cups: { doppio: ['C2', 'C3'], cappuccino: ['H3'] }, served: { 'espresso-macchiato': 4 } },
      { served: { doppio: 4 } },
    ];
    expect(at({ players }).verdict(move)).toBe(verdict);
  });

  it('a full cup whose drink tiles are out of reach cannot be served, but with enough sugar', () => {
    const players = (sugar: number) => [{ sugar, cups: { espresso: ['C2'] } }, {}];
    const menu = { espresso: [4] };
    expect(canServe(at({ players: players(1), menu }).state, 0, 'espresso')).toBe(false);
    expect(at({ players: players(1), menu }).moves('serve')).toEqual([]);
    expect(canServe(at({ players: players(2), menu }).state, 0, 'espresso')).toBe(true);
    expect(at({ players: players(2), menu }).moves('serve')).toEqual(['espresso 4 2']);
    expect(canServe(at({ players: players(9), menu: { espresso: [] } }).state, 0, 'espresso')).toBe(false);
  });
});
