import type { ComponentId } from '../core/ids';
import type { Component, Placement, TableModel } from './types';

const groupOf = (component: Component): string => `${component.kind}/${component.look}`;
const spotOf = (placement: Placement): string => `${placement.zone}#${placement.slot}`;

/**
 * The same arrangement as `next`, but with pieces that are alike named as they lie in `prev`: a coin that stays in its
 * zone stays the same coin, those on top leave first, and only what has to move does. Pieces with an identity of their
 * own are untouched.
 */
export function reconcile(prev: TableModel, next: TableModel): TableModel {
  const components: Record<ComponentId, Component> = {};
  const placements: Record<ComponentId, Placement> = {};
  const groups = new Map<string, ComponentId[]>();
  for (const component of Object.values(next.components)) {
    if (component.alike) {
      const key = groupOf(component);
      const group = groups.get(key);
      if (group) group.push(component.id);
      else groups.set(key, [component.id]);
    } else {
      components[component.id] = component;
      const placement = next.placements[component.id];
      if (placement) placements[component.id] = placement;
    }
  }
  for (const [key, ids] of groups) {
    const known = Object.values(prev.components)
      .filter((component) => component.alike && groupOf(component) === key)
      .map((component) => component.id);
    assign(known, prev, ids, next).forEach((placement, id) => {
      const example = next.components[ids[0] as ComponentId] as Component;
      components[id] = { ...example, id };
      placements[id] = placement;
    });
  }
  return { components, placements };
}

/** Names for the wanted placements: exact spots first, then within the same zone, then from the tops of other zones. */
function assign(
  known: ComponentId[],
  prev: TableModel,
  ids: ComponentId[],
  next: TableModel,
): Map<ComponentId, Placement> {
  const given = new Map<ComponentId, Placement>();
  const free = new Set(known);
  let wanted = ids.map((id) => next.placements[id] as Placement);
  const at = new Map(known.map((id) => [spotOf(prev.placements[id] as Placement), id]));
  wanted = wanted.filter((placement) => {
    const id = at.get(spotOf(placement));
    if (id === undefined || !free.delete(id)) return true;
    given.set(id, placement);
    return false;
  });
  const highestFirst = (a: ComponentId, b: ComponentId): number =>
    (prev.placements[b] as Placement).slot - (prev.placements[a] as Placement).slot;
  wanted = wanted.filter((placement) => {
    const inZone = [...free].filter((id) => prev.placements[id]?.zone === placement.zone).sort(highestFirst)[0];
    if (inZone === undefined) return true;
    free.delete(inZone);
    given.set(inZone, placement);
    return false;
  });
  const spare = [...free].sort(highestFirst);
  const taken = new Set([...known, ...given.keys()]);
  const unused = ids.filter((id) => !taken.has(id));
  for (const placement of wanted) {
    const id = spare.shift() ?? (unused.shift() as ComponentId);
    given.set(id, placement);
  }
  return given;
}
