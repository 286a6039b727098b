import type { ComponentId, ZoneId } from '../core/ids';
import type { Component, Placement, Pose, TableModel } from './types';

/** What has to happen for one arrangement to become another. */
export interface TableDiff {
  readonly moved: readonly { readonly id: ComponentId; readonly from: Placement; readonly to: Placement }[];
  readonly came: readonly { readonly component: Component; readonly to: Placement }[];
  readonly went: readonly { readonly id: ComponentId; readonly from: Placement }[];
}

export const samePlace = (a: Placement, b: Placement): boolean =>
  a.zone === b.zone && a.slot === b.slot && a.face === b.face && samePose(a.pose, b.pose);

function samePose(a: Pose | undefined, b: Pose | undefined): boolean {
  if (a === b) return true;
  if (!a || !b) return false;
  return a.position.every((n, i) => n === b.position[i]) && a.turn.every((n, i) => n === b.turn[i]);
}

export function diffTables(before: TableModel, after: TableModel): TableDiff {
  const moved: { id: ComponentId; from: Placement; to: Placement }[] = [];
  const came: { component: Component; to: Placement }[] = [];
  const went: { id: ComponentId; from: Placement }[] = [];
  for (const component of Object.values(after.components)) {
    const from = before.placements[component.id];
    const to = after.placements[component.id] as Placement;
    if (!from) came.push({ component, to });
    else if (!samePlace(from, to)) moved.push({ id: component.id, from, to });
  }
  for (const id of Object.keys(before.components) as ComponentId[]) {
    if (!after.components[id]) went.push({ id, from: before.placements[id] as Placement });
  }
  return { moved, came, went };
}

/** The pieces of a zone, lowest slot first. */
export function piecesIn(table: TableModel, zone: ZoneId): ComponentId[] {
  return (Object.entries(table.placements) as [ComponentId, Placement][])
    .filter(([, placement]) => placement.zone === zone)
    .sort(([, a], [, b]) => a.slot - b.slot)
    .map(([id]) => id);
}

/** The table with one piece put elsewhere. */
export const moved = (table: TableModel, id: ComponentId, to: Placement): TableModel => ({
  components: table.components,
  placements: { ...table.placements, [id]: to },
});
