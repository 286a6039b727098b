import { describe, expect, it } from 'vitest';
import { cafeDelGatto, turnsLeft } from '../../../src/rules/cafe-del-gatto';
import { at, buy, clean, emptyCup, endTurn, FOUR_SERVED, serve, take } from '../../support/gatto';

const finisher = { cups: { 'latte-macchiato': ['H4', 'H3', 'C3', 'F1'] }, served: FOUR_SERVED };
const done = (latte: number) => ({
  served: { espresso: 1, 'espresso-macchiato': 2, doppio: 2, cappuccino: 3, 'latte-macchiato': latte },
});

describe('the end', () => {
  it.each([
    [0, 0, 2],
    [1, 0, 1],
    [2, 0, 0],
    [0, 1, 0],
    [2, 1, 1],
  ])('DG-60: seat %i of three serves the fifth cup, seat %i began: %i turns are left', (turn, startTile, left) => {
    const players = [{}, {}, {}].map((player, seat) => (seat === turn ? finisher : player));
    const game = at({ turn, startTile, players, bag: ['C4'] }, 3);
    expect(turnsLeft(game.state)).toBeNull();
    game.play(serve(turn, 'latte-macchiato', 11));
    expect(game.events).toContainEqual({ type: 'last-round', seat: turn, turnsLeft: left });
    for (let i = 0; i < left; i++) {
      expect(game.state.phase).toBe('turn');
      game.play(take(game.actors[0] ?? -1));
    }
    expect(game.state.phase).toBe('over');
    expect(game.actors).toEqual([]);
  });

  it('DG-60: a second to finish changes nothing and is not announced', () => {
    const second = {
      cups: { 'latte-macchiato': ['H4', 'H3', 'C3', 'F1'] },
      served: { espresso: 2, 'espresso-macchiato': 4, doppio: 4, cappuccino: 4 },
    };
    const game = at({ turn: 1, players: [done(13), second, {}], bag: ['C4'] }, 3).play(serve(1, 'latte-macchiato', 11));
    expect(game.told()).not.toContainEqual(expect.stringMatching(/^last-round/));
    expect(game.actors).toEqual([2]);
    expect(game.play(take(2)).state.phase).toBe('over');
  });

  it('DG-60: nothing may be played after it', () => {
    const game = at({ phase: 'over', players: [done(13), {}] });
    const moves = [
      take(0),
      take(1),
      buy(0, 'milk', 1, 'espresso'),
      serve(0, 'espresso', 1),
      clean(0, 'milk'),
      endTurn(0),
      emptyCup(0, 'espresso'),
    ];
    for (const move of moves) expect(game.verdict(move)).toBe('DG-60.over');
    expect(game.moves()).toEqual([]);
  });

  it('DG-61: drink tiles and 1 for 2 cubes, line by line; tiles in cups score nothing', () => {
    const players = [
      { sugar: 3, cups: { 'latte-macchiato': ['H4', 'H3'] }, served: { espresso: 5, cappuccino: 3 } },
      { sugar: 1 },
    ];
    const game = at({ players, bag: ['C4'] });
    expect(cafeDelGatto.score(game.state)).toEqual([
      {
        total: 9,
        lines: [
          { what: 'drink', params: { drink: 'espresso' }, points: 5 },
          { what: 'drink', params: { drink: 'cappuccino' }, points: 3 },
          { what: 'sugar', params: { cubes: 3 }, points: 1 },
        ],
      },
      { total: 0, lines: [] },
    ]);
  });

  it.each([
    ['most points', [{ ...done(13), coins: 0 }, { coins: 50 }], [0], 'points'],
    [
      'most coins of those with most points',
      [
        { ...done(4), coins: 3 },
        { coins: 9, served: { 'latte-macchiato': 7, cappuccino: 5 } },
      ],
      [1],
      'coins',
    ],
    [
      'a shared win',
      [
        { ...done(4), coins: 9 },
        { coins: 9, served: { 'latte-macchiato': 7, cappuccino: 5 } },
      ],
      [0, 1],
      'shared',
    ],
  ])('DG-62: %s', (_what, players, winners, reason) => {
    const game = at({ phase: 'over', players });
    expect(cafeDelGatto.outcome(game.state)).toEqual({ winners, losers: [], reason });
  });

  it('there is no outcome while the game goes on', () => {
    expect(cafeDelGatto.outcome(at({ turn: 1, players: [done(13), {}] }).state)).toBeNull();
  });
});
