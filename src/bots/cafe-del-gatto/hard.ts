import { drawInt, makeRng } from '../../core/rng';
import type { Rng } from '../../core/rng';
import { cafeDelGatto } from '../../rules/cafe-del-gatto';
import type { GattoMove, GattoView } from '../../rules/cafe-del-gatto/types';
import type { Choice, Situation } from '../house';
import { reasonFor } from './reasons';
import { Board, printedIn } from './swift/board';
import { playOut } from './swift/habits';
import { play } from './swift/moves';
import { standingOf } from './swift/standing';

/**
 * Games played to their end while one move is thought about: a count, never a time, so that every machine finds the
 * same move. What it comes to in time and strength is in docs/decisions.md.
 */
const GAMES = 400;
/** Moves that are left for the last comparison. */
const FINALISTS = 2;

/**
 * Tries each move in possible worlds and plays every one of them to its end, by quick habits. The worse half of the
 * moves drops out again and again (sequential halving), so that most games are played where the choice is close. All
 * moves that are left meet the same worlds: luck of the bag does not decide between them.
 */
export const hardGatto = (situation: Situation<GattoView, GattoMove>): Choice<GattoMove> => search(situation, GAMES);

/** The same with any number of games; with fewer than moves, each is tried once all the same. */
export function search({ view, seat, legal, seed }: Situation<GattoView, GattoMove>, games: number): Choice<GattoMove> {
  const move = legal.length === 1 ? legal[0] : bestOf(view, seat, legal, seed, games);
  if (!move) throw new Error(`seat ${seat} has no legal move`);
  return { move, because: reasonFor(view, move) };
}

interface Candidate {
  readonly move: GattoMove;
  /** Of all games played after it; every candidate that is left has played as many. */
  sum: number;
}

function bestOf(
  view: GattoView,
  seat: number,
  legal: readonly GattoMove[],
  seed: number,
  all: number,
): GattoMove | undefined {
  const worlds = new Worlds(view, seed);
  const board = worlds.board();
  let left: Candidate[] = legal.map((move) => ({ move, sum: 0 }));
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length / FINALISTS)) + 1);
  for (let round = 0; round < rounds; round++) {
    const games = Math.max(1, Math.floor(all / rounds / left.length));
    for (let game = 0; game < games; game++) {
      const world = worlds.next();
      for (const candidate of left) {
        play(board.copy(world), candidate.move);
        candidate.sum += standingOf(board, seat, playOut(board));
      }
    }
    left.sort((a, b) => b.sum - a.sum);
    if (round < rounds - 1) left = left.slice(0, Math.max(FINALISTS, Math.ceil(left.length / 2)));
  }
  return left[0]?.move;
}

/** Possible worlds for a view, dealt one after the other. */
class Worlds {
  readonly #printed;
  readonly #start: Board;
  #rng: Rng;

  constructor(
    readonly view: GattoView,
    seed: number,
  ) {
    this.#printed = printedIn(view.box);
    this.#start = this.board();
    this.#rng = makeRng(seed);
  }
  board(): Board {
    return new Board(this.#printed);
  }
  /** The next world; it replaces the one before. */
  next(): Board {
    const drawn = drawInt(this.#rng, 0x100000000);
    this.#rng = drawn.rng;
    return this.#start.read(cafeDelGatto.sample(this.view, drawn.value), drawn.value);
  }
}
