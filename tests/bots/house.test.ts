import { describe, expect, it } from 'vitest';
import { BOT_LEVELS, chooseMove } from '../../src/bots';
import type { BotLevel, Choice } from '../../src/bots';
import { shuffle } from '../../src/core/rng';
import { cafeDelGatto as game } from '../../src/rules/cafe-del-gatto';
import type { GattoBox, GattoMove, GattoState } from '../../src/rules/cafe-del-gatto/types';
import { boxOf } from '../../src/rules/registry';
import { makeWords } from '../../src/words';

const ID = 'cafe-del-gatto';
const box = boxOf(ID) as GattoBox;
const start = (players: number, seed: number): GattoState => game.setup({ box, players, seed, options: {} });

interface Turn {
  readonly state: GattoState;
  readonly seat: number;
  readonly seed: number;
  readonly legal: readonly GattoMove[];
  readonly choice: Choice<GattoMove>;
}

/** Plays a game to its end; every choice is seen by `look`. */
function play(levels: readonly BotLevel[], seed: number, look: (turn: Turn) => void = () => {}): GattoState {
  let state = start(levels.length, seed);
  for (let n = 0; n < 2000; n++) {
    const seat = game.actors(state)[0];
    const level = levels[seat ?? 0];
    if (seat === undefined || level === undefined) return state;
    const legal = game.legalMoves(state, seat);
    const chance = (seed * 4099 + n) >>> 0;
    const choice = chooseMove(level, ID, game.view(state, seat), seat, legal, chance);
    look({ state, seat, seed: chance, legal, choice });
    state = game.apply(state, choice.move).state;
  }
  throw new Error(`seed ${seed}: no end after 2000 moves`);
}

describe.each(BOT_LEVELS)('the house player "%s"', (level) => {
  it('plays games of any size to their end, with legal moves and a reason in words', () => {
    const words = makeWords();
    // Hard ones think longer; tests/bots/hard.test.ts plays theirs of all sizes, with less thought.
    for (const players of level === 'hard' ? [2, 3] : [2, 3, 4, 5]) {
      const end = play(Array(players).fill(level), players, ({ legal, choice }) => {
        expect(legal).toContain(choice.move);
        expect(words.tell(choice.because)).toMatch(/^[A-Z][^{}]+[.:]?/);
        expect(words.tell(choice.because)).not.toMatch(/undefined|NaN|[{}$]/);
      });
      expect(game.outcome(end)?.winners.length).toBeGreaterThan(0);
    }
  });

  it('chooses the same for the same seed', () => {
    const line = (): string[] => {
      const moves: string[] = [];
      play([level, level], 11, ({ choice }) => moves.push(JSON.stringify(choice)));
      return moves;
    };
    expect(line()).toEqual(line());
  });

  it('does not know the order of the bag', () => {
    play([level, level], 5, ({ state, seat, seed, legal, choice }) => {
      const other = { ...state, bag: shuffle(state.rng, state.bag).value, rng: [1, 2, 3, 4] as const };
      expect(chooseMove(level, ID, game.view(other, seat), seat, legal, seed)).toEqual(choice);
    });
  });

  it('has no choice without a legal move: that is a bug of whoever asks', () => {
    expect(() => chooseMove(level, ID, game.view(start(2, 1), 0), 0, [], 1)).toThrow('no legal move');
  });
});

describe('strength', () => {
  it('medium wins at least 70 % of 60 games against easy, beginning in every other', () => {
    let wins = 0;
    for (let seed = 0; seed < 60; seed++) {
      const levels: BotLevel[] = seed % 2 === 0 ? ['medium', 'easy'] : ['easy', 'medium'];
      const winners = game.outcome(play(levels, seed))?.winners ?? [];
      if (winners.length === 1 && levels[winners[0] ?? 0] === 'medium') wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(42);
  });

  it('medium serves what wins: with one cup left and the best drink tile in reach, it takes it', () => {
    const players = [
      {
        coins: 3,
        cups: { 'latte-macchiato': ['H4', 'H4', 'H4', 'H2'] },
        served: { espresso: 4, 'espresso-macchiato': 7, doppio: 7, cappuccino: 8 },
      },
      { coins: 5, cups: { espresso: ['C3'] } },
    ];
    const config = { box, players: 2, seed: 3, options: {}, start: 0 };
    const position = game.parsePosition({ turn: 0, startTile: 0, players }, config);
    if (!position.ok) throw new Error(position.error.part);
    const legal = game.legalMoves(position.value, 0);
    const { move, because } = chooseMove('medium', ID, game.view(position.value, 0), 0, legal, 1);
    expect(move).toEqual({ seat: 0, type: 'serve', cup: 'latte-macchiato', tile: 13, sugar: 0 });
    expect(because.key).toBe('because.cafe-del-gatto.last');
  });
});
