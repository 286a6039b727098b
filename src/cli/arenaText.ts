import type { Figures, PlayerFigures, Spread } from './arenaFigures';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const range = ({ mean, spread, least, most }: Spread): string =>
  `${mean.toFixed(1)} (spread ${spread.toFixed(1)}, ${least} to ${most})`;

/** The figures for people: a line for each player, and how long the games were. */
export function arenaText({ game, seats, games, seed, players, moves, rounds }: Figures): string {
  const width = Math.max(...players.map(({ player }) => player.length));
  const lines = players.map((each) => `  ${each.player.padEnd(width)}  ${lineOf(each)}`);
  return [
    `${game}: ${games} games of ${seats} from seed ${seed}; an even share is ${percent(1 / seats)}.`,
    ...lines,
    `  moves a game ${range(moves)}; rounds ${range(rounds)}`,
    '',
  ].join('\n');
}

function lineOf({ rate, interval: [low, high], scores, ms }: PlayerFigures): string {
  const wins = `wins ${percent(rate)} (95 %: ${percent(low)} to ${percent(high)})`;
  return `${wins}; points ${range(scores)}; ${ms.mean.toFixed(1)} ms a move, at most ${ms.most.toFixed(0)}`;
}
