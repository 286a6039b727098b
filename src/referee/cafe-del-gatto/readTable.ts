import type { ComponentId, KindId, Seat, ZoneId } from '../../core/ids';
import { DRINKS } from '../../rules/cafe-del-gatto/types';
import type { GattoView } from '../../rules/cafe-del-gatto/types';
import { baseOf, tableOf } from '../../table/types';
import type { TableModel } from '../../table/types';
import { ZONES } from './zones';

/** What one sees when one looks at a table. */

export const ofKind = (table: TableModel, kind: KindId): ComponentId[] =>
  Object.values(table.components)
    .filter((component) => component.kind === kind)
    .map(({ id }) => id);

/** The zone a piece lies in, or that the stack lies in which it is part of. */
export function groundOf(table: TableModel, id: ComponentId): ZoneId | undefined {
  const zone = table.placements[id]?.zone;
  const base = zone && baseOf(zone);
  return base ? table.placements[base]?.zone : zone;
}

/** Whose a thing is by where it lies: before a player or in one of their places; null when before nobody. */
export type OwnerOf = (id: ComponentId) => Seat | null;

export function ownersOn(view: GattoView, table: TableModel): OwnerOf {
  const seats = new Map<ZoneId, Seat>();
  view.players.forEach((_, seat) => {
    for (const place of [tableOf, ZONES.coins, ZONES.sugar, ZONES.start, ZONES.place, ZONES.served]) {
      seats.set(place(seat), seat);
    }
    for (const drink of DRINKS) {
      for (const inCup of [ZONES.cup, ZONES.cupSugar, ZONES.cupDrink]) seats.set(inCup(seat, drink), seat);
    }
  });
  return (id) => {
    const zone = groundOf(table, id);
    return (zone && seats.get(zone)) ?? null;
  };
}
