import type { Result } from '../../core/result';
import { err, ok } from '../../core/result';
import type { TableProblem } from '../../referee/contract';
import type { AnyReferee, AnyState, AnyView } from '../../referee/registry';
import { problemPhrase } from '../../rules/phrases';
import type { TableModel } from '../../table/types';
import type { Opened } from '../opening';
import { openTable } from '../tableFile';

/**
 * A game that begins with the table as it lies: its file has that position and no moves yet. A film of the old game,
 * which speaks of its moves, is left behind. Refused with all that makes it impossible.
 */
export function openFrom(
  opened: Opened,
  referee: AnyReferee,
  view: AnyView,
  table: TableModel,
): Result<Opened, readonly TableProblem[]> {
  const read = referee.read(view, table);
  if (!read.ok) return read;
  const { film: _film, table: _strays, ...file } = opened.file;
  const begun = openTable({ ...file, position: read.value, moves: [] });
  if (!begun.ok) return err([{ phrase: problemPhrase(begun.error), pieces: [] }]);
  const { game, state } = begun.value;
  // Complete, so that it opens again as the same, generator included.
  const whole = { ...begun.value.file, position: game.makePosition(state) };
  return ok({ ...opened, initial: state as AnyState, moves: [], file: whole });
}
