import { componentId, kindId, zoneId } from '../../core/ids';
import type { ComponentId, KindId, Seat, ZoneId } from '../../core/ids';
import { DRINKS } from '../../rules/cafe-del-gatto/types';
import type { Drink, Side, TileFace } from '../../rules/cafe-del-gatto/types';

/** The names that the referee and the scene agree on. */
export const ZONES = {
  chute: (side: Side): ZoneId => zoneId(`chute:${side}`),
  /** Squares inside a cup, anchored to the cup: slots 0 … n-1 for tiles. */
  cup: (seat: Seat, drink: Drink): ZoneId => zoneId(`cup:${seat}:${drink}`),
  /** Sugar lying in a cup before it is served. */
  cupSugar: (seat: Seat, drink: Drink): ZoneId => zoneId(`cup-sugar:${seat}:${drink}`),
  /** The drink tile standing in a served cup. */
  cupDrink: (seat: Seat, drink: Drink): ZoneId => zoneId(`cup-drink:${seat}:${drink}`),
  /** Where a player's unserved cups stand: slot = menu order. */
  place: (seat: Seat): ZoneId => zoneId(`place:${seat}`),
  /** Where served cups are moved aside: slot = menu order. */
  served: (seat: Seat): ZoneId => zoneId(`served:${seat}`),
  coins: (seat: Seat): ZoneId => zoneId(`coins:${seat}`),
  sugar: (seat: Seat): ZoneId => zoneId(`sugar:${seat}`),
  start: (seat: Seat): ZoneId => zoneId(`start:${seat}`),
  /** A drink's part of the menu board: slot = value index × 5 + height in its stack. */
  menu: (drink: Drink): ZoneId => zoneId(`menu:${drink}`),
  /** Before the menu board: a full cup set down here is about to be served. */
  serve: zoneId('serve'),
  discard: zoneId('discard'),
  bag: zoneId('bag'),
  coinReserve: zoneId('coins:reserve'),
  sugarReserve: zoneId('sugar:reserve'),
} as const;

export const KINDS = {
  tile: kindId('tile'),
  coin: kindId('coin'),
  sugar: kindId('sugar'),
  drinkTile: kindId('drink-tile'),
  startTile: kindId('start-tile'),
  cup: (drink: Drink): KindId => kindId(`cup-${drink}`),
} as const;

export const PIECES = {
  tile: (id: number): ComponentId => componentId(`tile:${id}`),
  /** One of the tiles in the bag that nobody has followed by eye; `n` tells those of a face apart. */
  bagTile: (face: TileFace, n: number): ComponentId => componentId(`bag-tile:${face}:${n}`),
  coin: (n: number): ComponentId => componentId(`coin:${n}`),
  sugar: (n: number): ComponentId => componentId(`sugar:${n}`),
  cup: (seat: Seat, drink: Drink): ComponentId => componentId(`cup:${seat}:${drink}`),
  /** `copy` tells the equal lowest tiles apart. */
  drinkTile: (drink: Drink, value: number, copy: number): ComponentId => componentId(`drink:${drink}:${value}:${copy}`),
  startTile: componentId('start-tile'),
} as const;

/** Slots of one value on the menu board: as many equal tiles as there can be players. */
export const MENU_STACK = 5;

export const CUP_KINDS: readonly KindId[] = DRINKS.map(KINDS.cup);
