import type { ComponentId, KindId, Seat, ZoneId } from '../../core/ids';
import { DRINKS } from '../../rules/cafe-del-gatto/types';
import type { GattoView } from '../../rules/cafe-del-gatto/types';
import { baseOf, openTable } from '../../table/types';
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
export function nearOf(view: GattoView, table: TableModel, id: ComponentId): Seat | null {
  const zone = groundOf(table, id);
  if (zone === undefined) return null;
  const open = openTable(zone);
  if (typeof open === 'number') return open < view.players.length ? open : null;
  const seat = view.players.findIndex(
    (_, each) =>
      [ZONES.coins, ZONES.sugar, ZONES.start, ZONES.place, ZONES.served].some((place) => place(each) === zone) ||
      DRINKS.some((drink) => [ZONES.cup, ZONES.cupSugar, ZONES.cupDrink].some((inCup) => inCup(each, drink) === zone)),
  );
  return seat < 0 ? null : seat;
}
