import type { Seat } from '../core/ids';
import type { Phrase } from '../core/phrase';
import type { Result } from '../core/result';
import { err, ok } from '../core/result';
import type { AnyState } from '../referee/registry';
import type { GameId } from '../rules/contract';
import { problemPhrase } from '../rules/phrases';
import { makeTable, openTable, parseTable } from './tableFile';
import type { OpenTable, TableFile } from './tableFile';
import type { Deviations } from './tableFileFilm';
import { replay } from './tableFileReplay';
import type { Move, PlayerInfo } from './types';

/** A game ready to be sat down at: where it begins and what has been played. */
export interface Opened {
  readonly game: GameId;
  readonly title: string;
  readonly players: readonly PlayerInfo[];
  readonly seed: number;
  /** Who begins where the file begins; of several who act at once, the first. */
  readonly starter: Seat;
  readonly initial: AnyState;
  readonly moves: readonly Move[];
  readonly file: TableFile;
}

/** What a new game is made from. */
export interface NewTable {
  readonly game: GameId;
  readonly players: readonly PlayerInfo[];
  /** Any uint32. */
  readonly seed: number;
  readonly start?: number;
  readonly title?: string;
}

export function newTable({ game, players, seed, start, title }: NewTable): Result<Opened, Phrase> {
  const opened = openTable({
    game,
    players: players.map(({ name, kind }) => (kind === 'person' ? { name } : { name, bot: kind })),
    seed,
    options: {},
    moves: [],
    ...(start === undefined ? {} : { start }),
    ...(title ? { title } : {}),
  });
  return opened.ok ? ok(sitDown(opened.value)) : err(problemPhrase(opened.error));
}

/** Opens the text of a table file. A move in it that the rules refuse is left out, as the referee does. */
export function openText(text: string): Result<Opened, Phrase> {
  const opened = parseTable(text);
  return opened.ok ? ok(sitDown(opened.value)) : err(problemPhrase(opened.error));
}

function sitDown(table: OpenTable): Opened {
  const { file, game, state } = table;
  return {
    game: file.game,
    title: file.title ?? '',
    players: file.players.map(({ name, bot }) => ({ name, kind: bot ?? 'person' })),
    seed: file.seed,
    starter: game.actors(state)[0] ?? 0,
    initial: state as AnyState,
    moves: replay(table).played.map(({ move }) => move as Move),
    file,
  };
}

/**
 * The game as a table file: as it began, with the moves played and the pieces that lie elsewhere. Shots of moves that
 * have been taken back are left out, for a file's shots precede moves it has.
 */
export function makeFile({ file }: Opened, moves: readonly Move[], table: Deviations): string {
  const { table: _old, film, ...rest } = file;
  const shots = film?.shots?.filter(({ at }) => at <= moves.length);
  return makeTable({
    ...rest,
    moves,
    ...(film && { film: { ...film, ...(shots && { shots }) } }),
    ...(Object.keys(table).length > 0 && { table }),
  });
}
