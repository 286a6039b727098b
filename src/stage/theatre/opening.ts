import type { ComponentId } from '../../core/ids';
import type { Session } from '../../session/types';
import type { Component, Placement, TableModel } from '../../table/types';
import { piecesIn } from '../../table/diff';
import type { Board } from './board';
import type { Director } from './director';
import type { SetUp } from './setUp';

/** Games whose set-up has begun to be shown: when the canvas is made anew (another quality), it isn't shown again. */
const begun = new WeakSet<Session>();

/** Between two pieces that are put out, ms: many small ones come quickly. */
const APART = 14;

/**
 * The table before the first move. A fresh game is set up before your eyes: the machine is put together, the board
 * unfolded, the pieces are put out, then tiles come from the bag into the chutes. A game that goes on, or reduced motion,
 * stands there at once. `assembly`: how long the game's fixed things take to be put together, ms.
 */
export async function opening(
  session: Session,
  board: Board,
  director: Director,
  setUp: SetUp,
  assembly: number,
): Promise<void> {
  const table = session.table();
  const { fresh } = session.store.getState();
  if (director.pace === 0 || !fresh || begun.has(session)) {
    setUp.skip();
    board.place(table);
    director.touch();
    return;
  }
  begun.add(session);
  const columns = Object.values(board.layout).filter((zone) => zone.shape.type === 'column' && !zone.anchor);
  const tiles = columns.map((zone) => piecesIn(table, zone.id));
  const ready = without(table, new Set(tiles.flat()));
  board.place(without(table, new Set(Object.keys(table.components) as ComponentId[])));
  director.touch();
  director.opening = true;
  await setUp.begin(assembly);
  if (director.opening) await director.putOut(ready, APART);
  // Left and right in turn, bottom row first, as hands would do it.
  const order = Array.from({ length: Math.max(...tiles.map((column) => column.length)) }, (_, row) =>
    tiles.flatMap((column) => column.slice(row, row + 1)),
  ).flat();
  if (director.opening) await director.fill(table, order);
  director.opening = false;
}

function without(table: TableModel, ids: ReadonlySet<ComponentId>): TableModel {
  const components: Record<ComponentId, Component> = {};
  const placements: Record<ComponentId, Placement> = {};
  for (const component of Object.values(table.components)) {
    if (ids.has(component.id)) continue;
    components[component.id] = component;
    placements[component.id] = table.placements[component.id] as Placement;
  }
  return { components, placements };
}
