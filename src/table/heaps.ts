import type { ComponentId, ZoneId } from '../core/ids';
import { baseOf } from './types';
import type { Placement, TableModel } from './types';

/**
 * How many neighbouring slots of a zone make a heap that closes up when one of them is emptied: `Infinity` = the whole
 * zone (a chute, a pile of coins), 1 = every slot is a place of its own.
 */
export type HeapOf = (zone: ZoneId) => number;

/** Of two pieces the one that lies lower. */
export const byHeight =
  (table: TableModel) =>
  (a: ComponentId, b: ComponentId): number =>
    (table.placements[a] as Placement).slot - (table.placements[b] as Placement).slot;

/** The table with no gap in any heap: what lies above one comes down, and no two pieces of a heap share a slot. */
export function closeUp(table: TableModel, heapOf: HeapOf): TableModel {
  const heaps = new Map<string, { readonly first: number; readonly ids: ComponentId[] }>();
  for (const [id, { zone, slot }] of Object.entries(table.placements) as [ComponentId, Placement][]) {
    const size = baseOf(zone) === null ? heapOf(zone) : Number.POSITIVE_INFINITY;
    if (size === 1) continue;
    const first = size === Number.POSITIVE_INFINITY ? 0 : Math.floor(slot / size) * size;
    const heap = heaps.get(`${zone}#${first}`);
    if (heap) heap.ids.push(id);
    else heaps.set(`${zone}#${first}`, { first, ids: [id] });
  }
  const lower = byHeight(table);
  const changed: Record<ComponentId, Placement> = {};
  for (const { first, ids } of heaps.values()) {
    ids.sort(lower).forEach((id, i) => {
      const placement = table.placements[id] as Placement;
      if (placement.slot !== first + i) changed[id] = { ...placement, slot: first + i };
    });
  }
  if (Object.keys(changed).length === 0) return table;
  return { components: table.components, placements: { ...table.placements, ...changed } };
}
