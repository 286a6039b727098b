import type { ComponentId } from '../../core/ids';
import { zoneId } from '../../core/ids';
import type { AnyReferee, AnyView } from '../../referee/registry';
import type { Stray } from '../../table/astray';
import { layAstray } from '../../table/astray';
import { tidyPose } from '../../table/free/turns';
import { baseOf, openTable } from '../../table/types';
import type { Component, Placement, TableModel } from '../../table/types';
import type { Deviations } from '../tableFileFilm';

/**
 * Strays as a table file has them. Alike pieces have no names of their own in a file: there they are named as in the
 * arrangement that the position alone gives (`fresh`), taken from the tops of the same zones.
 */
export function makeDeviations(strays: readonly Stray[], home: TableModel, fresh: TableModel): Deviations {
  const taken = new Set<ComponentId>();
  const names = new Map<ComponentId, ComponentId>();
  for (const { component } of strays) {
    const name = component.alike ? nameIn(fresh, component, home.placements[component.id], taken) : component.id;
    taken.add(name);
    names.set(component.id, name);
  }
  const found: Record<string, Deviations[string]> = {};
  for (const { component, at } of strays) {
    const base = baseOf(at.zone);
    const zone = base === null ? at.zone : `on:${names.get(base) ?? base}`;
    found[names.get(component.id) ?? component.id] = { ...at, zone };
  }
  return found;
}

function nameIn(
  fresh: TableModel,
  component: Component,
  home: Placement | undefined,
  taken: ReadonlySet<ComponentId>,
): ComponentId {
  const same = Object.values(fresh.components).filter(
    ({ id, kind, look }) =>
      kind === component.kind && look === component.look && !taken.has(id) && fresh.placements[id]?.zone === home?.zone,
  );
  const slot = (id: ComponentId): number => fresh.placements[id]?.slot ?? 0;
  return same.sort((a, b) => slot(b.id) - slot(a.id))[0]?.id ?? component.id;
}

export interface ReadStrays {
  readonly strays: readonly Stray[];
  /** Names in the file that are no piece, or lie where no piece can. */
  readonly wrong: readonly string[];
}

/** Strays of a file, for the arrangement that its position gives. */
export function readDeviations(file: Deviations, referee: AnyReferee, view: AnyView, home: TableModel): ReadStrays {
  const strays: Stray[] = [];
  const wrong: string[] = [];
  const seats = view.players.length;
  // What lies upon another is read after that one.
  const entries = Object.entries(file).sort(
    ([, a], [, b]) => Number(a.zone.startsWith('on:')) - Number(b.zone.startsWith('on:')),
  );
  for (const [name, { zone, slot, face, pose }] of entries) {
    const id = name as ComponentId;
    const component = home.components[id] ?? fromHidden(referee, view, home, id);
    const at: Placement = { zone: zoneId(zone), slot, face, ...(pose && { pose: tidyPose(pose) }) };
    const open = openTable(at.zone);
    const base = baseOf(at.zone);
    const placed = component && placeOf(component, at);
    if (component && placed) strays.push({ component, at: placed });
    else wrong.push(name);

    function placeOf(piece: Component, wanted: Placement): Placement | null {
      if (open !== null) return wanted.pose && (open === 'middle' || open < seats) ? { ...wanted, slot: 0 } : null;
      if (base !== null) {
        const below = strays.find((stray) => stray.component.id === base);
        return wanted.pose && below && openTable(below.at.zone) !== null ? wanted : null;
      }
      const laid = layAstray(
        home,
        [...strays, { component: piece, at: { zone: home.placements[id]?.zone ?? at.zone, slot: 0, face } }],
        referee.heapOf,
      );
      const snapped = referee.snap(view, laid, piece, wanted.zone);
      return snapped && { ...snapped, face };
    }
  }
  return { strays, wrong };
}

function fromHidden(referee: AnyReferee, view: AnyView, home: TableModel, id: ComponentId): Component | null {
  const from = referee.fromHidden(view, id);
  return from && referee.hidden(view, home, from.zone).may.some((piece) => piece.id === id) ? from.component : null;
}
