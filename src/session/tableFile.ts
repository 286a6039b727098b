import type { Seat } from '../core/ids';
import type { Json } from '../core/json';
import { excerpt, inside } from '../core/problem';
import type { Problem } from '../core/problem';
import { fields, integer, list, object, oneOf, reading, stop, take, text } from '../core/read';
import type { Result } from '../core/result';
import type { AnyMove, Config, GameId } from '../rules/contract';
import { GAME_IDS } from '../rules/contract';
import type { AnyGame } from '../rules/registry';
import { boxOf, gameOf } from '../rules/registry';
import { readDeviations, readFilm } from './tableFileFilm';
import type { Deviations, Film } from './tableFileFilm';
import { parseJson } from './tableFileText';

/** The table file, `cafe-table/1`: save, replay, link, bug report, lesson position, film script and test case in one. */
export const FORMAT = 'cafe-table/1';
const VERSION = 1;

export const BOTS = ['easy', 'medium', 'hard'] as const;

export interface FilePlayer {
  readonly name: string;
  /** Played by the house, at this strength. */
  readonly bot?: (typeof BOTS)[number];
}

/** What stands in a file. Optional parts are there only when the file has them. */
export interface TableFile {
  readonly game: GameId;
  readonly title?: string;
  /** As in the file; `box` may be a whole box file. */
  readonly options: Readonly<Record<string, Json>>;
  /** Seats 0, 1, … clockwise. */
  readonly players: readonly FilePlayer[];
  readonly seed: number;
  readonly start?: Seat;
  /** As in the file, read by the game. */
  readonly position?: Json;
  readonly moves: readonly AnyMove[];
  readonly film?: Film;
  readonly table?: Deviations;
}

/** A file with its game set up where the file begins. */
export interface OpenTable {
  readonly file: TableFile;
  readonly game: AnyGame;
  readonly config: Config<unknown>;
  /** The state before the first move. */
  readonly state: unknown;
}

/** Problems of a file beside those of its text and of `core/read`. */
export const FILE_PROBLEMS = ['file-format', 'file-newer', 'file-game'] as const;
const wrong = (part: string, why: (typeof FILE_PROBLEMS)[number], params: Problem['params']): never =>
  stop(part, why, params);

const NEEDED = ['format', 'game', 'players', 'seed'] as const;
const OTHER = ['title', 'options', 'start', 'position', 'moves', 'film', 'table', 'expect'] as const;
const MOST = { name: 100, title: 1_000, moves: 1_000_000, seed: 0xffffffff } as const;

/** Reads a table file. Refused is what is no table file, of another game or version, or not possible by the rules. */
export function parseTable(source: string): Result<OpenTable, Problem> {
  const json = parseJson(source);
  return json.ok ? reading(() => readTable(json.value)) : json;
}

/** A table as a file. It opens again as the same game; `parseTable` reads it back to the same value. */
export function makeTable(file: TableFile): string {
  const { game, title, options, players, seed, start, position, moves, film, table } = file;
  const parts: Readonly<Record<string, unknown>> = {
    format: FORMAT,
    game,
    title,
    options: Object.keys(options).length > 0 ? options : undefined,
    players,
    seed,
    start,
    position,
    moves,
    film,
    table,
  };
  const lines = Object.entries(parts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${JSON.stringify(name)}: ${makePart(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Lists with more than one move, shot or the like have a line for each, so that people can read and compare files. */
function makePart(value: unknown): string {
  if (!Array.isArray(value) || value.length < 2 || !value.every((entry) => Object.keys(entry).length > 1)) {
    return spaced(value);
  }
  return `[\n${value.map((entry) => `    ${spaced(entry)}`).join(',\n')}\n  ]`;
}

/** JSON on one line, with spaces where a person would put them. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  if (entries.length === 0) return '{}';
  return `{ ${entries.map(([name, inner]) => `${JSON.stringify(name)}: ${spaced(inner)}`).join(', ')} }`;
}

/** Sets up the game of a file where the file begins. */
export const openTable = (file: TableFile): Result<OpenTable, Problem> => reading(() => opened(file));

function readTable(raw: unknown): OpenTable {
  const head = object(raw, '');
  checkFormat(head.format);
  const game = readGame(head.game);
  const found = fields(raw, '', NEEDED, OTHER);
  const players = readPlayers(found.players, gameOf(game));
  const moves = found.moves === undefined ? [] : list(found.moves, 'moves', 0, MOST.moves);
  const last = players.length - 1;
  const file: TableFile = {
    game,
    ...(found.title !== undefined && { title: text(found.title, 'title', 0, MOST.title) }),
    options: found.options === undefined ? {} : (object(found.options, 'options') as TableFile['options']),
    players,
    seed: integer(found.seed, 'seed', 0, MOST.seed),
    ...(found.start !== undefined && { start: integer(found.start, 'start', 0, last) }),
    ...(found.position !== undefined && { position: object(found.position, 'position') as Json }),
    moves: moves as readonly AnyMove[],
    ...(found.film !== undefined && { film: readFilm(found.film, 'film', moves.length) }),
    ...(found.table !== undefined && { table: readDeviations(found.table, 'table') }),
  };
  return opened(file);
}

function checkFormat(raw: unknown): void {
  if (raw === undefined) stop('format', 'missing');
  if (raw === FORMAT) return;
  const got = text(raw, 'format', 0, MOST.title);
  const version = /^cafe-table\/([1-9]\d*)$/.exec(got)?.[1];
  const newer = version !== undefined && Number(version) > VERSION;
  wrong('format', newer ? 'file-newer' : 'file-format', { got: excerpt(got), form: FORMAT });
}

function readGame(raw: unknown): GameId {
  if (raw === undefined) stop('game', 'missing');
  const got = text(raw, 'game', 0, MOST.title);
  return GAME_IDS.find((id) => id === got) ?? wrong('game', 'file-game', { got: excerpt(got) });
}

function readPlayers(raw: unknown, { seats }: AnyGame): readonly FilePlayer[] {
  return list(raw, 'players', seats.min, seats.max).map((each, seat) => {
    const part = inside('players', seat);
    const { name, bot } = fields(each, part, ['name'], ['bot']);
    return {
      name: text(name, inside(part, 'name'), 1, MOST.name),
      ...(bot !== undefined && { bot: oneOf(bot, inside(part, 'bot'), BOTS) }),
    };
  });
}

function opened(file: TableFile): OpenTable {
  const game = gameOf(file.game);
  const { box: boxFile, ...others } = file.options;
  const config: Config<unknown> = {
    box: boxFile === undefined ? boxOf(file.game) : take('options.box', game.parseBox(boxFile)),
    players: file.players.length,
    seed: file.seed,
    ...(file.start !== undefined && { start: file.start }),
    options: take('options', game.parseOptions(others)),
  };
  const moves = file.moves.map((move, i) => take(inside('moves', i), game.parseMove(move, config)));
  const state =
    file.position === undefined ? game.setup(config) : take('position', game.parsePosition(file.position, config));
  return { file: { ...file, moves }, game, config, state };
}
