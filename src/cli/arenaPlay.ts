import { chooseMove } from '../bots';
import type { BotLevel } from '../bots';
import type { Sights } from '../bots/house';
import type { GameId } from '../rules/contract';
import { boxOf, gameOf } from '../rules/registry';

/** What is to be played. */
export interface Bout {
  readonly game: GameId;
  /** Who plays: a name of the list each, in its order. */
  readonly players: readonly BotLevel[];
  readonly games: number;
  /** The first deal. */
  readonly seed: number;
}

/** One game; lists are in the order of `Bout.players`, wherever they sat. */
export interface Played {
  readonly seed: number;
  /** The seat of each player. */
  readonly seats: readonly number[];
  readonly scores: readonly number[];
  /** What each has won of the game: 1, or its share of a tie. */
  readonly wins: readonly number[];
  readonly moves: number;
  readonly rounds: number;
  /** How many moves each made, how long it thought for all of them and for the longest, in ms. */
  readonly thought: readonly { readonly moves: number; readonly ms: number; readonly longest: number }[];
}

/** What says in every game that a turn begins. */
const TURN = 'turn';

/** No game lasts longer, whoever plays it. */
const LONGEST = 20_000;

/** Seat of player number `player` in game number `game`: in as many games as there are seats, all sit everywhere once. */
export const seatIn = (game: number, player: number, seats: number): number => (player + game) % seats;

/** Plays the games one by one. The same deal is played once from each seat before the next one is dealt. */
export function* playGames(bout: Bout): Generator<Played> {
  const seats = bout.players.length;
  for (let game = 0; game < bout.games; game++) {
    const at = bout.players.map((_, player) => seatIn(game, player, seats));
    yield playGame(bout, (bout.seed + Math.floor(game / seats)) >>> 0, at);
  }
}

function playGame({ game: id, players }: Bout, seed: number, seats: readonly number[]): Played {
  const game = gameOf(id);
  const thought = players.map(() => ({ moves: 0, ms: 0, longest: 0 }));
  let state = game.setup({ box: boxOf(id), players: players.length, seed, options: {} });
  let turns = 1;
  let moves = 0;
  for (;;) {
    const [seat] = game.actors(state);
    if (seat === undefined) break;
    if (moves === LONGEST) throw new Error(`seed ${seed}: no end after ${LONGEST} moves`);
    const player = seats.indexOf(seat);
    const view = game.view(state, seat);
    const legal = game.legalMoves(state, seat);
    const begun = performance.now();
    // The seed is that of the session: a game of the arena is the game of the table.
    const chance = (seed * 1000 + moves) >>> 0;
    const level = players[player] as BotLevel;
    const { move } = chooseMove(
      level,
      id,
      view as Sights[GameId]['view'],
      seat,
      legal as readonly Sights[GameId]['move'][],
      chance,
    );
    const ms = performance.now() - begun;
    const own = thought[player];
    if (own) Object.assign(own, { moves: own.moves + 1, ms: own.ms + ms, longest: Math.max(own.longest, ms) });
    const applied = game.apply(state, move);
    state = applied.state;
    turns += applied.events.filter(({ type }) => type === TURN).length;
    moves++;
  }
  const scores = game.score(state).map(({ total }) => total);
  const winners = game.outcome(state)?.winners ?? [];
  return {
    seed,
    seats,
    scores: seats.map((seat) => scores[seat] ?? 0),
    wins: seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    moves,
    rounds: Math.ceil(turns / players.length),
    thought,
  };
}
