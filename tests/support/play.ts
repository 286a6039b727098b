import { drawInt, makeRng } from '../../src/core/rng';
import type { Rng } from '../../src/core/rng';
import type { AnyEvent, AnyMove, Config } from '../../src/rules/contract';
import type { AnyGame } from '../../src/rules/registry';
import { boxOf } from '../../src/rules/registry';

/** A game played to its end by chance: `states[i]` is before `moves[i]`, the last one is the end. */
export interface Trace {
  readonly game: AnyGame;
  readonly config: Config<unknown>;
  readonly states: readonly unknown[];
  readonly moves: readonly AnyMove[];
  readonly events: readonly (readonly AnyEvent[])[];
}

/** Which of the legal moves a kind of player likes: a game goes to rare places only when somebody leads it there. */
export type Taste = (state: unknown, move: AnyMove) => boolean;

export const configFor = (game: AnyGame, players: number, seed: number): Config<unknown> => ({
  box: boxOf(game.id),
  players,
  seed,
  options: {},
});

/** Chance for tests: whole numbers from a seed. */
export class Dice {
  #rng: Rng;
  constructor(seed: number) {
    this.#rng = makeRng(seed);
  }
  /** 0 ≤ result < n. */
  below(n: number): number {
    const { value, rng } = drawInt(this.#rng, n);
    this.#rng = rng;
    return value;
  }
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }
}

/** No game lasts longer, whoever plays it; a longer one does not end. */
const LONGEST = 5_000;

/**
 * Plays from a state to the end; with `most`, no farther than so many moves. Of three moves two are to the taste, where
 * there are such moves.
 */
export function playFrom(
  game: AnyGame,
  config: Config<unknown>,
  first: unknown,
  taste: Taste | null,
  most?: number,
): Trace {
  const dice = new Dice(config.seed ^ 0x5eed);
  const states = [first];
  const moves: AnyMove[] = [];
  const events: (readonly AnyEvent[])[] = [];
  for (let state = first; ; ) {
    const legal = game.legalMoves(state);
    if (legal.length === 0 || moves.length === most) return { game, config, states, moves, events };
    if (moves.length === LONGEST) throw new Error(`seed ${config.seed}: no end after ${LONGEST} moves`);
    const liked = taste && dice.below(3) > 0 ? legal.filter((move) => taste(state, move)) : [];
    const move = dice.pick(liked.length > 0 ? liked : legal);
    const applied = game.apply(state, move);
    state = applied.state;
    states.push(state);
    moves.push(move);
    events.push(applied.events);
  }
}

export function playGame(game: AnyGame, players: number, seed: number, taste: Taste | null): Trace {
  const config = configFor(game, players, seed);
  return playFrom(game, config, game.setup(config), taste);
}

/** The value, with everything in it frozen: to write into it throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

/** The value as it is after a way through a file. */
export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
