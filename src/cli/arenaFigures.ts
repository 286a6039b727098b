import type { Bout, Played } from './arenaPlay';

/** Mean, standard deviation, least and most. */
export interface Spread {
  readonly mean: number;
  readonly spread: number;
  readonly least: number;
  readonly most: number;
}

export interface PlayerFigures {
  /** The level, with a number when it plays more than once. */
  readonly player: string;
  /** Games won, ties as shares. */
  readonly wins: number;
  readonly rate: number;
  /** Where the rate lies with 95 % confidence (Wilson). */
  readonly interval: readonly [number, number];
  readonly scores: Spread;
  /** Time for one move in ms, on the mean and at most. */
  readonly ms: { readonly mean: number; readonly most: number };
}

export interface Figures {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  readonly players: readonly PlayerFigures[];
  readonly moves: Spread;
  readonly rounds: Spread;
}

/** Two-sided 95 % of a normal distribution. */
const Z = 1.959964;

/** The interval of Wilson for `wins` of `games`, which stays within 0 and 1 and holds for few games too. */
export function wilson(wins: number, games: number): readonly [number, number] {
  const rate = wins / games;
  const square = (Z * Z) / games;
  const middle = (rate + square / 2) / (1 + square);
  const half = (Z * Math.sqrt((rate * (1 - rate)) / games + square / (4 * games))) / (1 + square);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

export function spreadOf(values: readonly number[]): Spread {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, spread: Math.sqrt(square), least: Math.min(...values), most: Math.max(...values) };
}

/** The level of each player, with its number among equals. */
const namesOf = (players: readonly string[]): readonly string[] =>
  players.map((level, i) => {
    const same = players.filter((other) => other === level).length;
    const number = players.slice(0, i + 1).filter((other) => other === level).length;
    return same === 1 ? level : `${level} ${number}`;
  });

/** What the games come to. All but the times is the same on every machine. */
export function figuresOf({ game, players, seed }: Bout, played: Iterable<Played>): Figures {
  const games = [...played];
  const names = namesOf(players);
  return {
    game,
    seats: players.length,
    games: games.length,
    seed,
    players: names.map((player, i) => {
      const wins = games.reduce((sum, each) => sum + (each.wins[i] ?? 0), 0);
      const thought = games.flatMap((each) => each.thought[i] ?? []);
      const moves = thought.reduce((sum, each) => sum + each.moves, 0);
      return {
        player,
        wins,
        rate: wins / games.length,
        interval: wilson(wins, games.length),
        scores: spreadOf(games.map((each) => each.scores[i] ?? 0)),
        ms: {
          mean: thought.reduce((sum, each) => sum + each.ms, 0) / Math.max(1, moves),
          most: Math.max(0, ...thought.map((each) => each.longest)),
        },
      };
    }),
    moves: spreadOf(games.map((each) => each.moves)),
    rounds: spreadOf(games.map((each) => each.rounds)),
  };
}
