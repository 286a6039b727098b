import { describe, expect, it } from 'vitest';
import { at, buy, clean, emptyCup, endTurn, FOUR_SERVED, serve, serveOne, take } from '../../support/gatto';

/** One tile in the bag and none discarded: the next buy empties both. */
const last = { bag: ['C4'], discard: [] };
const buyLast = (seat: number) => buy(seat, 'milk', 1, 'latte-macchiato');

describe('intermediate round', () => {
  it('DG-50: comes when bag and discard pile are both empty at the end of a turn, not before', () => {
    expect(at({ ...last, discard: ['C3'] }).play(buyLast(0)).state.phase).toBe('turn');
    const game = at(last).play(buyLast(0));
    expect(game.state.phase).toBe('intermediate');
    expect(game.told().at(-1)).toBe('intermediate empty');
  });

  it('DG-50 and DG-51: everyone with a full cup serves exactly one, beginning after whose turn ended', () => {
    const full = { cups: { espresso: ['H3'], doppio: ['F1', 'F2'] } };
    const players = [{ cups: { espresso: ['C3'] } }, full, { cups: { cappuccino: ['H2'] } }];
    const game = at({ ...last, players }, 3).play(buyLast(0));
    expect([game.state.branch, game.state.waiting, game.state.turn]).toEqual(['serve', [1, 0], 0]);
    expect(game.actors).toEqual([1]);
    expect(game.verdict(serve(1, 'espresso', 3))).toBe('DG-50.serve');
    expect(game.verdict(emptyCup(1, 'espresso'))).toBe('DG-50.serve');
    expect(game.verdict(take(1))).toBe('DG-50.serve');
    expect(game.verdict(serveOne(0, 'espresso', 3))).toBe('DG-51.turn');
    expect(game.verdict(serveOne(1, 'cappuccino', 3))).toBe('DG-20.full');
    game.play(serveOne(1, 'doppio', 2));
    expect(game.cup(1, 'espresso')).toEqual(['H3']);
    expect(game.verdict(serveOne(1, 'espresso', 3))).toBe('DG-51.turn');
    game.play(serveOne(0, 'espresso', 1));
    expect([game.state.phase, game.actors, game.state.branch, game.state.waiting]).toEqual(['turn', [1], null, []]);
    expect(game.coins(1)).toBe(5 + 3 + 1);
  });

  it('DG-50: when nobody has a full cup everyone empties a fullest one, for nothing', () => {
    const players = [
      { coins: 4, cups: { 'latte-macchiato': ['H4'], cappuccino: ['H2'] } },
      { coins: 5, cups: { cappuccino: ['F1', 'C3'], doppio: ['C2'] } },
      {},
    ];
    const game = at({ ...last, players }, 3).play(buyLast(0));
    expect([game.state.branch, game.state.waiting]).toEqual(['empty', [1, 0]]);
    expect(game.moves()).toEqual(['cappuccino']);
    expect(game.verdict(emptyCup(1, 'doppio'))).toBe('DG-50.fullest');
    expect(game.verdict(emptyCup(1, 'espresso'))).toBe('DG-50.nothing');
    expect(game.verdict(serveOne(1, 'cappuccino', 3))).toBe('DG-50.empty');
    expect(game.verdict(endTurn(1))).toBe('DG-50.empty');
    game.play(emptyCup(1, 'cappuccino'));
    expect([game.coins(1), game.discard(), game.told()]).toEqual([5, ['F1', 'C3'], ['emptied 1 cappuccino']]);
    game.play(emptyCup(0, 'latte-macchiato'));
    expect([game.actors, game.told()]).toEqual([[1], ['emptied 0 latte-macchiato', 'turn 1']]);
  });

  it('DG-50: of equally full cups any may be emptied', () => {
    const game = at({ ...last, players: [{}, { cups: { doppio: ['C3'], cappuccino: ['F1'] } }] }).play(buyLast(0));
    expect(game.moves()).toEqual(['doppio', 'cappuccino']);
  });

  it('DG-50: a buy after a cleaning can bring it, a cleaning alone cannot', () => {
    const game = at({ ...last, players: [{ coins: 9 }, {}] }).play(clean(0, 'coffee'));
    expect(game.state.phase).toBe('cleaned');
    expect(game.state.bag).toHaveLength(1);
    expect(game.play(buyLast(0)).state.phase).toBe('intermediate');
  });

  it('DG-51: whoever cannot serve any more when asked is passed over', () => {
    const espresso = (face: string) => ({ cups: { espresso: [face] } });
    const players = [espresso('H3'), espresso('C3'), espresso('F3'), {}];
    const game = at(
      {
        ...last,
        machine: { milk: ['F2', 'C4', 'H3', 'C2', 'F4'], coffee: ['H1', 'F4', 'C1', 'F2', 'H2'] },
        players,
        menu: { espresso: [3] },
      },
      4,
    );
    game.play(buyLast(0));
    expect(game.state.waiting).toEqual([1, 2, 0]);
    game.play(serveOne(1, 'espresso', 3));
    expect([game.state.phase, game.actors]).toEqual(['turn', [1]]);
  });

  it('with full cups that nobody can serve, cups are emptied', () => {
    const game = at({ ...last, players: [{}, { cups: { espresso: ['C3'] } }], menu: { espresso: [] } }).play(
      buyLast(0),
    );
    expect([game.state.branch, game.moves()]).toEqual(['empty', ['espresso']]);
  });

  describe('and the end of the game', () => {
    const finisher = { cups: { 'latte-macchiato': ['H4', 'H3', 'C3', 'F1'] }, served: FOUR_SERVED };

    it('DG-51: a fifth cup served in it ends the game with the round, when all have had as many turns', () => {
      const players = [finisher, {}, { cups: { espresso: ['F3'] } }];
      const game = at({ ...last, turn: 2, players }, 3).play(buyLast(2));
      expect(game.state.waiting).toEqual([0, 2]);
      game.play(serveOne(0, 'latte-macchiato', 11));
      expect(game.told()).toContain('last-round 0 0');
      // The round is played to its end.
      expect([game.state.phase, game.actors]).toEqual(['intermediate', [2]]);
      game.play(serveOne(2, 'espresso', 1));
      expect([game.state.phase, game.actors, game.told().at(-1)]).toEqual(['over', [], 'over']);
      expect(game.events.at(-1)).toEqual({ type: 'over', winners: [0] });
    });

    it('DG-51: else the present round of turns is completed first', () => {
      const game = at({ ...last, turn: 0, players: [{}, finisher, {}] }, 3).play(buyLast(0));
      game.play(serveOne(1, 'latte-macchiato', 11));
      expect(game.told().slice(-2)).toEqual(['last-round 1 2', 'turn 1']);
      game.play(take(1), take(2));
      expect(game.state.phase).toBe('over');
    });

    it('DG-51: none is played when the game ends with that turn', () => {
      const done = { served: { ...FOUR_SERVED, 'latte-macchiato': 13 } };
      const game = at({ ...last, turn: 1, players: [done, {}] }).play(buyLast(1));
      expect([game.state.phase, game.state.bag, game.discard()]).toEqual(['over', [], []]);
    });
  });
});
