import type { ComponentId } from '../../core/ids';
import type { Rng } from '../../core/rng';
import { shuffle } from '../../core/rng';
import type { AnyReferee, AnyView } from '../../referee/registry';
import type { Ways } from '../../table/free/ways';
import { closeUp } from '../../table/heaps';
import type { Component, Placement, TableModel } from '../../table/types';
import { FreeTable } from './free';

/**
 * The game's table laid open: what lies there, and in its closed zones as many of the pieces that may be in them as there
 * are, which ones and in which order by chance. `home` and `table` show what is in sight.
 */
export function layOpen(
  referee: AnyReferee,
  view: AnyView,
  home: TableModel,
  table: TableModel,
  rng: Rng,
  ways: Ways,
): FreeTable {
  const inside = new Map<Component, Placement>();
  let next = rng;
  for (const zone of referee.closed) {
    const { count, may } = referee.hidden(view, table, zone);
    const { value, rng: later } = shuffle(next, may);
    next = later;
    value.slice(0, count).forEach((component, slot) => void inside.set(component, { zone, slot, face: 'front' }));
  }
  // What has already come out of a closed thing belongs into it.
  const out = Object.values(table.components).filter(({ id }) => !home.components[id]);
  const outOf = new Map<Component, Placement>();
  for (const component of out) {
    const zone = referee.fromHidden(view, component.id)?.zone;
    if (zone) outOf.set(component, { zone, slot: inside.size + outOf.size, face: 'front' });
  }
  return new FreeTable(
    closeUp(withPieces(home, [...inside, ...outOf]), ways.heapOf),
    closeUp(withPieces(table, [...inside]), ways.heapOf),
    next,
    ways,
  );
}

/** The table with more pieces. */
function withPieces(table: TableModel, more: readonly (readonly [Component, Placement])[]): TableModel {
  const components: Record<ComponentId, Component> = { ...table.components };
  const placements: Record<ComponentId, Placement> = { ...table.placements };
  for (const [component, placement] of more) {
    components[component.id] = component;
    placements[component.id] = placement;
  }
  return { components, placements };
}
