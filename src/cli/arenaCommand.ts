import { BOT_LEVELS } from '../bots';
import type { BotLevel } from '../bots';
import { GAME_IDS } from '../rules/contract';
import type { GameId } from '../rules/contract';
import { gameOf } from '../rules/registry';
import { figuresOf } from './arenaFigures';
import { playGames } from './arenaPlay';
import { arenaText } from './arenaText';
import { print } from './print';

/** `npm run --silent arena -- --game GAME --players hard,medium`: house players against each other (see README). */

const USAGE = `usage: npm run --silent arena -- --game GAME --players LEVEL,LEVEL[,…] [--games N] [--seed N] [--seats N] [--json]
  --game GAME      ${GAME_IDS.join(', ')}
  --players LIST   who plays, one for each seat: ${BOT_LEVELS.join(', ')}
  --games N        how many games, 1 to 100000 (100); everybody sits at each seat in turn, in the same deals
  --seed N         the first deal, 0 to 4000000000 (1)
  --seats N        with more seats than names, the list goes round
  --json           the figures as one line of JSON`;

/** Exit status: the games were played; wrong usage. */
const [PLAYED, MISUSED] = [0, 2];

export interface Asked {
  readonly game: GameId;
  /** Who plays, one for each seat. */
  readonly players: readonly BotLevel[];
  readonly games: number;
  readonly seed: number;
  readonly json: boolean;
}

const NUMBERS = { '--games': [1, 100_000], '--seed': [0, 4_000_000_000], '--seats': [1, 99] } as const;
type NumberOption = keyof typeof NUMBERS;
const WORDS = ['--game', '--players'] as const;

const isNumberOption = (name: string): name is NumberOption => name in NUMBERS;

/** What the command line asks for; a string says what is wrong with it. */
export function parseArena(args: readonly string[]): Asked | string {
  const words = new Map<string, string>();
  const numbers = new Map<string, number>();
  let json = false;
  for (let i = 0; i < args.length; i++) {
    const [name = '', given] = (args[i] ?? '').split(/=(.*)/s);
    if (name === '--json' && given === undefined) {
      json = true;
      continue;
    }
    if (!isNumberOption(name) && !WORDS.some((word) => word === name)) return `unknown option ${args[i]}`;
    const value = given ?? args[++i] ?? '';
    if (!isNumberOption(name)) {
      words.set(name, value);
      continue;
    }
    const [least, most] = NUMBERS[name];
    if (!/^\d{1,10}$/.test(value) || Number(value) < least || Number(value) > most) {
      return `${name} needs a whole number from ${least} to ${most}`;
    }
    numbers.set(name, Number(value));
  }
  const game = GAME_IDS.find((id) => id === words.get('--game'));
  if (!game) return `--game needs one of ${GAME_IDS.join(', ')}`;
  const named = readPlayers(words.get('--players') ?? '');
  if (!named) return `--players needs a list of ${BOT_LEVELS.join(', ')}`;
  const { min, max } = gameOf(game).seats;
  const seats = numbers.get('--seats') ?? named.length;
  if (seats < named.length) return `--seats ${seats} is fewer than the ${named.length} players named`;
  if (seats < min || seats > max) return `${game} has ${min} to ${max} seats, not ${seats}`;
  const players = Array.from({ length: seats }, (_, seat) => named[seat % named.length] as BotLevel);
  return { game, players, games: numbers.get('--games') ?? 100, seed: numbers.get('--seed') ?? 1, json };
}

function readPlayers(list: string): readonly BotLevel[] | null {
  const players = list.split(',').map((name) => BOT_LEVELS.find((level) => level === name.trim()));
  return players.every((level) => level !== undefined) ? players : null;
}

/** What the arena prints, or why it did not play. */
export async function arena(args: readonly string[]): Promise<number> {
  const asked = parseArena(args);
  if (typeof asked === 'string') {
    process.stderr.write(`${asked}\n${USAGE}\n`);
    return MISUSED;
  }
  const figures = figuresOf(asked, playGames(asked));
  await print(asked.json ? `${JSON.stringify(figures)}\n` : arenaText(figures));
  return PLAYED;
}
