import { describe, expect, it } from 'vitest';
import { SHOTS } from '../../src/app/shots';
import { refereeOf } from '../../src/referee/registry';
import { GAME_IDS } from '../../src/rules/contract';
import { boxOf, gameOf } from '../../src/rules/registry';
import type { AnyView, Move } from '../../src/session/types';
import { BOXES } from '../../src/ui/games/boxes';
import { partsOf } from '../../src/ui/games/registry';
import { makeWords } from '../../src/words';
import { playGame } from '../support/play';

const words = makeWords('en');

describe.each(GAME_IDS)('%s on the shelf and in the panels', (id) => {
  const game = gameOf(id);

  it('seats as many as its rules do', () => {
    expect(BOXES[id].seats).toEqual(game.seats);
  });

  it('has a heading for every move of a first turn', () => {
    const { groups, groupOf } = partsOf(id);
    const state = game.setup({ box: boxOf(id), players: BOXES[id].seats.min, seed: 1, options: {} });
    const moves = game.legalMoves(state);
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves) expect(groups).toContain(groupOf(move as Move));
    for (const group of groups) expect(words.has(`app.moves.group.${group}`), group).toBe(true);
  });

  it('has a button for every move that hands cannot do', () => {
    const { buttons } = partsOf(id);
    const met = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      for (const state of playGame(game, game.seats.min, seed, null).states) {
        for (const move of game.legalMoves(state) as readonly Move[]) {
          met.add(move.type);
          const view = game.view(state, move.seat) as AnyView;
          if (refereeOf(id).gestures(view, move.seat, move).length === 0) expect(buttons).toHaveProperty([move.type]);
        }
      }
    }
    for (const type of Object.keys(buttons)) expect([...met]).toContain(type);
  });

  it('has words on its box, in the account of this edition, for no points and for each part of its table', () => {
    const asked = [
      ...['name', 'minutes', 'says', 'subtitle'].map((what) => `app.shelf.game.${id}.${what}`),
      ...['given', 'reconstructed', 'ruling'].map((what) => `app.about.${id}.${what}`),
      `score.${id}.none`,
      ...SHOTS[id].parts.map((part) => `app.view.${part.id}`),
    ];
    expect(asked.filter((key) => !words.has(key))).toEqual([]);
  });

  it('has a view for every part of its table, one of all and one to play from', () => {
    const { shotsFor, parts } = SHOTS[id];
    const views = Object.keys(shotsFor(game.seats.min));
    for (const view of ['overview', 'seat', ...parts.map((part) => part.id)]) expect(views).toContain(view);
    expect(parts.at(-1)?.holds(0)).toEqual([]);
  });
});
