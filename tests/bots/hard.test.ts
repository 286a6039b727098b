import { describe, expect, it } from 'vitest';
import { whyPhrase } from '../../src/bots';
import { hardGatto, search } from '../../src/bots/cafe-del-gatto/hard';
import { mediumGatto } from '../../src/bots/cafe-del-gatto/medium';
import type { Choice } from '../../src/bots/house';
import { cafeDelGatto as game } from '../../src/rules/cafe-del-gatto';
import type { GattoMove, GattoState } from '../../src/rules/cafe-del-gatto/types';
import { makeWords } from '../../src/words';
import { at, config, FOUR_SERVED, FULL, serve } from '../support/gatto';

/** The search of the hard house player, and what all who look ahead say about their moves. */

const words = makeWords();
const NAMES = ['Luna', 'Bo'];
const situation = (state: GattoState, seed = 1) => {
  const [seat = 0] = game.actors(state);
  return { view: game.view(state, seat), seat, legal: game.legalMoves(state, seat), seed };
};
const say = (choice: Choice<GattoMove>): string => words.tell(whyPhrase(choice, NAMES));

describe('the hard house player', () => {
  it('plays only legal moves, in 50 games of any size', { timeout: 180_000 }, () => {
    for (let seed = 0; seed < 50; seed++) {
      let state = game.setup(config(2 + (seed % 4), seed));
      let moves = 0;
      while (game.outcome(state) === null) {
        const asked = situation(state, seed * 1000 + moves);
        const { move } = search(asked, 20);
        if (!asked.legal.includes(move)) expect(asked.legal).toContain(move);
        state = game.apply(state, move).state;
        if (++moves > 300) throw new Error(`seed ${seed}: no end`);
      }
    }
  });

  it('serves the last cup for what wins', () => {
    const players = [
      { coins: 3, cups: { 'latte-macchiato': FULL['latte-macchiato'] }, served: FOUR_SERVED },
      { coins: 5, cups: { espresso: ['C1'] } },
    ];
    const { state } = at({ players });
    expect(hardGatto(situation(state)).move).toMatchObject({ type: 'serve', cup: 'latte-macchiato', tile: 11 });
  });

  it('does not let another take the best drink tile first', () => {
    // Bo serves the cappuccino in the next turn, and the game ends with it: now it is the 8, or nothing.
    const served = { 'espresso-macchiato': 7, doppio: 7, 'latte-macchiato': 11 };
    const others = { espresso: 5, 'espresso-macchiato': 6, doppio: 6, 'latte-macchiato': 9 };
    const players = [
      { coins: 9, cups: { cappuccino: ['H4', 'F3', 'C1'] }, served },
      { coins: 5, cups: { cappuccino: ['C2', 'F4', 'H2'] }, served: others },
    ];
    const { state } = at({ players });
    const choice = hardGatto(situation(state));
    expect(choice.move).toEqual(serve(0, 'cappuccino', 8));
    expect(say(choice)).toBe('Serving now takes the 8 before Bo can.');
  });

  it('chooses the same in the same situation, whatever the time', () => {
    const { state } = at();
    const once = Array.from({ length: 5 }, (_, seed) => search(situation(state, seed), 60));
    const twice = Array.from({ length: 5 }, (_, seed) => search(situation(state, seed), 60));
    expect(twice).toEqual(once);
  });
});

describe('reasons', () => {
  const reason = (position: Readonly<Record<string, unknown>>, move: GattoMove): string => {
    const { state } = at(position);
    const choice = mediumGatto({ ...situation(state), legal: [move] });
    return say(choice);
  };

  it('say what a tile is good for, and who is kept from it', () => {
    const move: GattoMove = { seat: 0, type: 'buy', side: 'coffee', row: 2, cup: 'doppio' };
    const mine = { coins: 9, cups: { doppio: ['F3'] } };
    expect(reason({ players: [mine, {}] }, move)).toBe(
      'It fills the doppio, which then reaches the 7. Bo could have filled the espresso with it.',
    );
    expect(reason({ players: [mine, { coins: 0 }] }, move)).toBe('It fills the doppio, which then reaches the 7.');
  });

  it('say that the game may end before what is full is served', () => {
    const ready = { cups: { 'latte-macchiato': FULL['latte-macchiato'] }, served: FOUR_SERVED };
    const players = [{ cups: { espresso: ['C3'] } }, ready];
    expect(reason({ players }, serve(0, 'espresso', 3))).toMatch(
      /^The espresso .* Bo may end the game with this round, and what is not served then scores nothing\.$/,
    );
  });

  it('say what two coins are for', () => {
    const take: GattoMove = { seat: 0, type: 'take-coins' };
    expect(reason({ players: [{ coins: 2 }, {}] }, take)).toBe(
      'Two more coins, and a tile of value 4 for the espresso can be paid: it costs 4 coins.',
    );
    expect(reason({ players: [{ coins: 9 }, {}] }, take)).toBe('With 9 coins, nothing here is worth its price.');
  });
});
