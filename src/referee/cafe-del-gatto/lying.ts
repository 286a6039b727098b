import type { ZoneId } from '../../core/ids';
import { DRINKS, ROWS, SIDES } from '../../rules/cafe-del-gatto/types';
import type { Drink, GattoView } from '../../rules/cafe-del-gatto/types';
import { piecesIn } from '../../table/diff';
import type { Component, Placement, TableModel } from '../../table/types';
import { faceOn } from './project';
import { KINDS, MENU_STACK, PIECES, ZONES } from './zones';

/** Where pieces come to rest without asking the rules: what a place holds, not who may put it there. */

/** Zones where each slot is a place of its own. */
const PLACES = ['place:', 'served:', 'start:', 'cup-drink:', 'serve', 'table'];

export function heapOf(zone: ZoneId): number {
  if (zone.startsWith('menu:')) return MENU_STACK;
  return PLACES.some((name) => zone.startsWith(name)) ? 1 : Number.POSITIVE_INFINITY;
}

export const CLOSED: readonly ZoneId[] = [ZONES.bag];

/** Sugar cubes that a bowl or a cup holds: all that there are. */
const CUBES = 12;

export function snap(view: GattoView, table: TableModel, component: Component, zone: ZoneId): Placement | null {
  const lying = piecesIn(table, zone).filter((id) => id !== component.id);
  /** On top of what lies there, when there is room. */
  const onTop = (room: number, face: Placement['face'] = 'front'): Placement | null =>
    lying.length < room ? { zone, slot: lying.length, face } : null;
  const free = (slot: number): Placement | null =>
    lying.some((id) => table.placements[id]?.slot === slot) ? null : { zone, slot, face: 'front' };
  switch (component.kind) {
    case KINDS.tile:
      return tileIn(view, zone, lying.length, table.placements[component.id]?.face ?? 'front', onTop);
    case KINDS.coin:
      return zone === ZONES.coinReserve || view.players.some((_, seat) => zone === ZONES.coins(seat))
        ? onTop(Number.POSITIVE_INFINITY)
        : null;
    case KINDS.sugar:
      return zone === ZONES.sugarReserve ||
        view.players.some(
          (_, seat) => zone === ZONES.sugar(seat) || DRINKS.some((drink) => zone === ZONES.cupSugar(seat, drink)),
        )
        ? onTop(CUBES)
        : null;
    case KINDS.startTile:
      return view.players.some((_, seat) => zone === ZONES.start(seat)) ? free(0) : null;
    case KINDS.drinkTile:
      return drinkTileIn(view, table, component, zone, lying);
    default:
      return cupIn(view, component, zone, free);
  }
}

function tileIn(
  view: GattoView,
  zone: ZoneId,
  lying: number,
  face: Placement['face'],
  onTop: (room: number, face: Placement['face']) => Placement | null,
): Placement | null {
  if (zone === ZONES.discard || zone === ZONES.bag) return onTop(Number.POSITIVE_INFINITY, face);
  const side = SIDES.find((each) => zone === ZONES.chute(each));
  if (side) return onTop(ROWS, faceOn(side));
  for (const [seat] of view.players.entries()) {
    const drink = DRINKS.find((each) => zone === ZONES.cup(seat, each));
    const squares = drink && view.box.drinks[drink].squares;
    if (squares) return onTop(squares.length, faceOn(squares[lying] ?? 'milk'));
  }
  return null;
}

/** On the board only at the place of its drink and value; in any cup, whatever the drink. */
function drinkTileIn(
  view: GattoView,
  table: TableModel,
  { look }: Component,
  zone: ZoneId,
  lying: readonly string[],
): Placement | null {
  const [drink, value] = look.split(':') as [Drink, string];
  if (zone === ZONES.menu(drink)) {
    const first = view.box.drinks[drink].tiles.indexOf(Number(value)) * MENU_STACK;
    const taken = lying.map((id) => table.placements[id as Component['id']]?.slot);
    const slot = Array.from({ length: MENU_STACK }, (_, i) => first + i).find((each) => !taken.includes(each));
    return slot === undefined ? null : { zone, slot, face: 'front' };
  }
  const isCup = view.players.some((_, seat) => DRINKS.some((each) => zone === ZONES.cupDrink(seat, each)));
  return isCup && lying.length === 0 ? { zone, slot: 0, face: 'front' } : null;
}

/** At its owner's places, where its drink stands, or before the menu board. */
function cupIn(
  view: GattoView,
  { id, look }: Component,
  zone: ZoneId,
  free: (slot: number) => Placement | null,
): Placement | null {
  if (zone === ZONES.serve) return free(0);
  const slot = DRINKS.indexOf(look as Drink);
  const seat = view.players.findIndex((_, each) => PIECES.cup(each, look as Drink) === id);
  return zone === ZONES.place(seat) || zone === ZONES.served(seat) ? free(slot) : null;
}
