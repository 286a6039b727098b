import type { ComponentId } from '../core/ids';
import { samePlace } from './diff';
import { closeUp } from './heaps';
import type { HeapOf } from './heaps';
import type { Component, Placement, TableModel } from './types';

/** A piece that lies elsewhere than an arrangement says. */
export interface Stray {
  readonly component: Component;
  readonly at: Placement;
}

/**
 * An arrangement with some pieces elsewhere: the heaps they left close up, and those they joined have them on top. A
 * stray that the arrangement does not have at all (out of a bag) is there too.
 */
export function layAstray(home: TableModel, strays: readonly Stray[], heapOf: HeapOf): TableModel {
  if (strays.length === 0) return home;
  const components: Record<ComponentId, Component> = { ...home.components };
  const placements: Record<ComponentId, Placement> = { ...home.placements };
  for (const { component } of strays) delete placements[component.id];
  const rest = closeUp({ components, placements }, heapOf);
  const laid: Record<ComponentId, Placement> = { ...rest.placements };
  for (const { component, at } of strays) {
    components[component.id] = component;
    laid[component.id] = at;
  }
  return closeUp({ components, placements: laid }, heapOf);
}

/** The fewest pieces that must be taken as astray for `home` to become `table`: what only slid up or down in its heap is not. */
export function straysOf(home: TableModel, table: TableModel, heapOf: HeapOf): readonly Stray[] {
  const strays: Stray[] = [];
  const known = new Set<ComponentId>();
  const add = (id: ComponentId): void => {
    known.add(id);
    strays.push({ component: table.components[id] as Component, at: table.placements[id] as Placement });
  };
  const ids = Object.keys(table.components) as ComponentId[];
  for (const id of ids) {
    const from = home.placements[id];
    const to = table.placements[id] as Placement;
    const slid = from?.zone === to.zone && from.face === to.face && !to.pose && heapOf(to.zone) > 1;
    if (!from || !(slid || samePlace(from, to))) add(id);
  }
  // Whoever changed the order of a heap is astray too.
  for (;;) {
    const laid = layAstray(home, strays, heapOf);
    const wrong = ids.find(
      (id) => !known.has(id) && !samePlace(laid.placements[id] as Placement, table.placements[id] as Placement),
    );
    if (wrong === undefined) return strays;
    add(wrong);
  }
}
