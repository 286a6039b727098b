import type { ComponentId, ZoneId } from '../../core/ids';
import { zoneId } from '../../core/ids';
import type { AnyReferee, AnyView } from '../../referee/registry';
import type { Stray } from '../../table/astray';
import { layAstray } from '../../table/astray';
import { tidyPose } from '../../table/free/turns';
import { byHeight } from '../../table/heaps';
import { baseOf, openTable, stackOn } from '../../table/types';
import type { Component, Placement, TableModel } from '../../table/types';
import type { Deviations } from '../tableFileFilm';

/**
 * Strays as a table file has them. Alike pieces have no names of their own in a file: there they are named as in the
 * arrangement that the position alone gives (`fresh`), by pieces of the same zones. What lies upon another comes last.
 */
export function makeDeviations(
  strays: readonly Stray[],
  home: TableModel,
  fresh: TableModel,
  isClosed: (zone: ZoneId) => boolean,
): Deviations {
  const taken = new Set<ComponentId>();
  const names = new Map<ComponentId, ComponentId>();
  for (const { component } of strays) {
    const name = component.alike ? nameIn(fresh, component, home.placements[component.id], taken) : component.id;
    taken.add(name);
    names.set(component.id, name);
  }
  const found: Record<string, Deviations[string]> = {};
  for (const { component, at } of [...strays].sort((a, b) => upon(a.at.zone) - upon(b.at.zone))) {
    const base = baseOf(at.zone);
    const zone = base === null ? at.zone : stackOn(names.get(base) ?? base);
    // Closed things have no order that could be told.
    found[names.get(component.id) ?? component.id] = { ...at, zone, slot: isClosed(at.zone) ? 0 : at.slot };
  }
  return found;
}

/** What lies upon another comes after that one. */
const upon = (zone: string): number => (baseOf(zoneId(zone)) === null ? 0 : 1);

/** The piece's own name when it means the same there, else that of the uppermost. */
function nameIn(
  fresh: TableModel,
  component: Component,
  home: Placement | undefined,
  taken: ReadonlySet<ComponentId>,
): ComponentId {
  const same = Object.values(fresh.components)
    .filter(
      ({ id, kind, look }) =>
        kind === component.kind &&
        look === component.look &&
        !taken.has(id) &&
        fresh.placements[id]?.zone === home?.zone,
    )
    .map(({ id }) => id);
  if (same.includes(component.id)) return component.id;
  return same.sort(byHeight(fresh)).at(-1) ?? component.id;
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
  const entries = Object.entries(file).sort(([, a], [, b]) => upon(a.zone) - upon(b.zone));
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
