import { drawInt, makeRng } from '../../core/rng';
import type { Rng } from '../../core/rng';
import type { AnyMove, Config, GameId } from '../../rules/contract';
import type { AnyGame } from '../../rules/registry';
import { boxOf, gameOf } from '../../rules/registry';

/** Games played by chance, the same on every machine. */

export interface Played {
  readonly game: AnyGame;
  readonly config: Config<unknown>;
  readonly first: unknown;
  /** `states[i]` is the position after `moves[i]`. */
  readonly states: readonly unknown[];
  readonly moves: readonly AnyMove[];
}

/** Calls `legalMoves` at every move, as a table does. */
export function playByChance(id: GameId, players: number, seed: number): Played {
  const game = gameOf(id);
  const config: Config<unknown> = { box: boxOf(id), players, seed, options: {} };
  const first = game.setup(config);
  const states: unknown[] = [];
  const moves: AnyMove[] = [];
  let rng: Rng = makeRng(seed ^ 0x5eed);
  for (let state = first; ; ) {
    const legal = game.legalMoves(state);
    if (legal.length === 0) return { game, config, first, states, moves };
    const drawn = drawInt(rng, legal.length);
    rng = drawn.rng;
    const move = legal[drawn.value] as AnyMove;
    state = game.apply(state, move).state;
    states.push(state);
    moves.push(move);
  }
}

/** Positions in the middle of games, `each` of every number of seats. */
export function middles(id: GameId, each: number): { game: AnyGame; state: unknown }[] {
  const { min, max } = gameOf(id).seats;
  return Array.from({ length: max - min + 1 }, (_, i) =>
    Array.from({ length: each }, (__, seed) => {
      const { game, states, first } = playByChance(id, min + i, seed + 1);
      return { game, state: states[states.length >> 1] ?? first };
    }),
  ).flat();
}

const NAMES = ['Luna', 'Cosmo', 'Minka', 'Nala', 'Felix'];

/** A table file of a game by chance, up to its middle: everything lies on the table that can. */
export function middleFile(id: GameId, players: number, seed: number): string {
  const { game, config, first, moves } = playByChance(id, players, seed);
  const [start = 0] = game.actors(first);
  return JSON.stringify({
    format: 'cafe-table/1',
    game: game.id,
    players: NAMES.slice(0, players).map((name) => ({ name })),
    seed: config.seed,
    start,
    moves: moves.slice(0, moves.length >> 1),
  });
}
