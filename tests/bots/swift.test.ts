import { describe, expect, it } from 'vitest';
import { Board, printedIn } from '../../src/bots/cafe-del-gatto/swift/board';
import { playOut } from '../../src/bots/cafe-del-gatto/swift/habits';
import { actorOf, play } from '../../src/bots/cafe-del-gatto/swift/moves';
import { cafeDelGatto as game } from '../../src/rules/cafe-del-gatto';
import type { GattoMove, GattoState } from '../../src/rules/cafe-del-gatto/types';
import { gattoSuite } from '../conformance/gattoSuite';
import { BOX } from '../support/gatto';
import { playGame } from '../support/play';

/** The board of numbers plays the same game as the rules. */

const printed = printedIn(BOX);
/** What the board knows, without what is its own: its chance. Only entries that mean something. */
function seen(board: Board) {
  const { chance: _, printed: __, tiles, bag, pile, waiting, menu, best, ...rest } = board;
  const cups = [...board.filled].map((count, cup) => [...tiles.subarray(cup * 4, cup * 4 + count)]);
  return {
    ...rest,
    cups,
    waiting: [...waiting.subarray(0, board.waitingCount)],
    pile: [...pile.subarray(0, board.pileCount)],
    bag: [...bag.subarray(0, board.bagCount)],
    menu: [...board.menuCount].map((count, drink) => [...menu.subarray(drink * 45, drink * 45 + count)]),
    best: [...best],
  };
}

describe('the board of numbers', () => {
  it('is after every move what the rules make of it, in games of any size and taste', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const taste = gattoSuite.tastes[seed % gattoSuite.tastes.length] ?? null;
      const { states, moves, events } = playGame(gattoSuite.game, 2 + (seed % 4), seed, taste);
      const board = new Board(printed).read(states[0] as GattoState, 1);
      moves.forEach((move, i) => {
        play(board, move as GattoMove);
        const after = states[i + 1] as GattoState;
        const expected = new Board(printed).read(after, 1);
        const refilled = (events[i] ?? []).some(({ type }) => type === 'refilled');
        met.add(after.phase);
        if (refilled) {
          met.add('refilled');
          // Another shuffle: as many tiles, and from here on those of the rules.
          expect([board.bagCount, board.pileCount]).toEqual([expected.bagCount, expected.pileCount]);
          board.read(after, 1);
          return;
        }
        if (JSON.stringify(seen(board)) !== JSON.stringify(seen(expected))) {
          expect(seen(board), `seed ${seed}, move ${i} ${JSON.stringify(move)}`).toEqual(seen(expected));
        }
        if (actorOf(board) !== (game.actors(after)[0] ?? -1)) expect(actorOf(board)).toBe(game.actors(after)[0] ?? -1);
      });
    }
    expect([...met].sort()).toEqual(['cleaned', 'intermediate', 'over', 'refilled', 'serving', 'turn']);
  });

  it('keeps every tile of the box when the discard pile is shuffled', () => {
    const { states, moves } = playGame(gattoSuite.game, 2, 0, null);
    const faces = (board: Board): number[] => {
      const { cups, bag, pile } = seen(board);
      return [...board.machine, ...cups.flat(), ...bag, ...pile].sort((a, b) => a - b);
    };
    const board = new Board(printed).read(states[0] as GattoState, 5);
    const all = faces(board);
    expect(all).toHaveLength(36);
    const pileBefore = moves.map((_, i) => {
      const at = new Board(printed).read(states[i] as GattoState, i + 1);
      play(at, moves[i] as GattoMove);
      return faces(at);
    });
    for (const there of pileBefore) expect(there).toEqual(all);
  });

  it('is brought to the end by habits from any position, the same twice', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { states } = playGame(gattoSuite.game, 2 + (seed % 4), seed, gattoSuite.tastes[seed % 3] ?? null);
      for (let i = 0; i < states.length; i += 7) {
        const ends = [1, 2].map(() => {
          const board = new Board(printed).read(states[i] as GattoState, seed);
          playOut(board);
          return board;
        });
        expect(actorOf(ends[0] as Board)).toBe(-1);
        expect(seen(ends[0] as Board)).toEqual(seen(ends[1] as Board));
      }
    }
  });

  it('is copied whole', () => {
    const { states } = playGame(gattoSuite.game, 5, 3, null);
    for (const state of states) {
      const board = new Board(printed).read(state as GattoState, 9);
      expect(new Board(printed).copy(board)).toEqual(board);
    }
  });
});
