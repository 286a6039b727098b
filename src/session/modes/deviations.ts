import type { ComponentId, ZoneId } from '../../core/ids';
import { zoneId } from '../../core/ids';
import type { AnyReferee, AnyView } from '../../referee/registry';
import type { Stray } from '../../table/astray';
import { layAstray } from '../../table/astray';
import { stacks } from '../../table/free/stacks';
import { tidyPose } from '../../table/free/turns';
import type { Ways } from '../../table/free/ways';
import { byHeight } from '../../table/heaps';
import { baseOf, openTable, stackOn } from '../../table/types';
import type { Component, Placement, Pose, TableModel } from '../../table/types';
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
  for (const { component, at } of [...strays].sort((a, b) => inOrder(a.at, b.at))) {
    const base = baseOf(at.zone);
    const zone = base === null ? at.zone : stackOn(names.get(base) ?? base);
    // Closed things have no order that could be told.
    found[names.get(component.id) ?? component.id] = { ...at, zone, slot: isClosed(at.zone) ? 0 : at.slot };
  }
  return found;
}

/** What lies upon another comes after that one, and a heap from below upward. */
const inOrder = (a: Lies, b: Lies): number => upon(a.zone) - upon(b.zone) || a.slot - b.slot;
const upon = (zone: string): number => (baseOf(zoneId(zone)) === null ? 0 : 1);
type Lies = Pick<Deviations[string], 'zone' | 'slot'>;

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

/** Nothing lies farther than this from the middle of its part of the table, nor higher, nor deeper in the wood (units). */
const FAR = 12;
const HIGH = 6;
const DEEP = 0.05;
const isThere = ({ position: [x, y, z] }: Pose): boolean => Math.hypot(x, z) <= FAR && y <= HIGH && y >= -DEEP;

/** Strays of a file, for the arrangement that its position gives. */
export function readDeviations(
  file: Deviations,
  referee: AnyReferee,
  view: AnyView,
  home: TableModel,
  ways: Ways,
): ReadStrays {
  const strays: Stray[] = [];
  const wrong: string[] = [];
  const seats = view.players.length;
  const entries = Object.entries(file).sort(([, a], [, b]) => inOrder(a, b));
  for (const [name, { zone, slot, face, pose }] of entries) {
    const id = name as ComponentId;
    // A name is a stranger's: `constructor` is no piece.
    const known = Object.hasOwn(home.components, id) ? home.components[id] : undefined;
    const component = known ?? fromHidden(referee, view, home, id);
    const at: Placement = { zone: zoneId(zone), slot, face, ...(pose && { pose: tidyPose(pose) }) };
    const open = openTable(at.zone);
    const base = baseOf(at.zone);
    const placed = component && placeOf(component, at);
    if (component && placed) strays.push({ component, at: placed });
    else wrong.push(name);

    function placeOf(piece: Component, wanted: Placement): Placement | null {
      if (wanted.pose && !isThere(wanted.pose)) return null;
      if (open !== null) return wanted.pose && (open === 'middle' || open < seats) ? { ...wanted, slot: 0 } : null;
      if (base !== null) {
        const below = strays.find((stray) => stray.component.id === base);
        const holds = below && openTable(below.at.zone) !== null && stacks(below.component, piece, ways);
        return wanted.pose && holds ? wanted : null;
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
  // Those of a heap lie one upon the other, each in its own slot.
  const { placements } = layAstray(home, strays, referee.heapOf);
  return { strays: strays.map(({ component, at }) => ({ component, at: placements[component.id] ?? at })), wrong };
}

function fromHidden(referee: AnyReferee, view: AnyView, home: TableModel, id: ComponentId): Component | null {
  const from = referee.fromHidden(view, id);
  return from && referee.hidden(view, home, from.zone).may.some((piece) => piece.id === id) ? from.component : null;
}
