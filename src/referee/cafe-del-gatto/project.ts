import type { ComponentId, KindId } from '../../core/ids';
import { DRINKS, SIDES } from '../../rules/cafe-del-gatto/types';
import type { Drink, GattoView, Player, Tile } from '../../rules/cafe-del-gatto/types';
import type { Component, Face, Placement, TableModel } from '../../table/types';
import { KINDS, MENU_STACK, PIECES, ZONES } from './zones';

/** The table adds coins when the box has no more (ruling DG-4): so many always lie in the reserve. */
const COINS_AT_HAND = 8;

/** So many coins at most lie before a player; a file may give more than a table can hold, and the count is told in words. */
export const MOST_COINS_SHOWN = 60;

/** Slot of a drink tile on the board: its value's place, and its height in the stack of equals. */
export function menuSlot(view: GattoView, drink: Drink, value: number, height: number): number {
  return view.box.drinks[drink].tiles.indexOf(value) * MENU_STACK + height;
}

/** Which side of a tile shows. */
export const faceOn = (side: 'milk' | 'coffee'): Face => (side === 'milk' ? 'front' : 'back');

class Builder {
  readonly components: Record<ComponentId, Component> = {};
  readonly placements: Record<ComponentId, Placement> = {};

  put(component: Component, placement: Placement): void {
    this.components[component.id] = component;
    this.placements[component.id] = placement;
  }
  alike(kind: KindId, id: ComponentId, placement: Placement, look = ''): void {
    this.put({ id, kind, look, alike: true }, placement);
  }
  tile(tile: Tile, zone: Placement['zone'], slot: number, face: Face): void {
    this.put({ id: PIECES.tile(tile.id), kind: KINDS.tile, look: tile.face, alike: false }, { zone, slot, face });
  }
}

/** Where everything should be, for a view (DG-1 to DG-3 at the start). */
export function project(view: GattoView): TableModel {
  const build = new Builder();
  for (const side of SIDES) {
    view.machine[side].forEach((tile, i) => build.tile(tile, ZONES.chute(side), i, faceOn(side)));
  }
  // Which side of a discarded tile happens to lie on top means nothing; by id it stays the same at every look.
  view.discard.forEach((tile, i) => build.tile(tile, ZONES.discard, i, tile.id % 2 === 0 ? 'front' : 'back'));
  build.put(
    { id: PIECES.startTile, kind: KINDS.startTile, look: '', alike: false },
    { zone: ZONES.start(view.startTile), slot: 0, face: 'front' },
  );
  view.players.forEach((player, seat) => projectCups(build, view, player, seat));
  projectMenu(build, view);
  projectReserves(build, view);
  return { components: build.components, placements: build.placements };
}

function projectCups(build: Builder, view: GattoView, player: Player, seat: number): void {
  DRINKS.forEach((drink, slot) => {
    const isServed = player.served[drink] !== undefined;
    build.put(
      { id: PIECES.cup(seat, drink), kind: KINDS.cup(drink), look: drink, alike: false },
      { zone: isServed ? ZONES.served(seat) : ZONES.place(seat), slot, face: 'front' },
    );
    player.cups[drink].forEach((tile, i) => {
      build.tile(tile, ZONES.cup(seat, drink), i, faceOn(view.box.drinks[drink].squares[i] ?? 'milk'));
    });
  });
}

function projectMenu(build: Builder, view: GattoView): void {
  for (const drink of DRINKS) {
    const copies = new Map<number, number>();
    const next = (value: number): number => {
      const copy = copies.get(value) ?? 0;
      copies.set(value, copy + 1);
      return copy;
    };
    for (const value of view.menu[drink]) {
      const copy = next(value);
      const at = { zone: ZONES.menu(drink), slot: menuSlot(view, drink, value, copy), face: 'front' } as const;
      build.alike(KINDS.drinkTile, PIECES.drinkTile(drink, value, copy), at, `${drink}:${value}`);
    }
    view.players.forEach((player, seat) => {
      const value = player.served[drink];
      if (value === undefined) return;
      const at = { zone: ZONES.cupDrink(seat, drink), slot: 0, face: 'front' } as const;
      build.alike(KINDS.drinkTile, PIECES.drinkTile(drink, value, next(value)), at, `${drink}:${value}`);
    });
  }
}

function projectReserves(build: Builder, view: GattoView): void {
  let coin = 0;
  const coins = (zone: Placement['zone'], count: number): void => {
    for (let i = 0; i < count; i++) build.alike(KINDS.coin, PIECES.coin(coin++), { zone, slot: i, face: 'front' });
  };
  let cube = 0;
  const cubes = (zone: Placement['zone'], count: number): void => {
    for (let i = 0; i < count; i++) build.alike(KINDS.sugar, PIECES.sugar(cube++), { zone, slot: i, face: 'front' });
  };
  view.players.forEach((player, seat) => {
    coins(ZONES.coins(seat), Math.min(player.coins, MOST_COINS_SHOWN));
    cubes(ZONES.sugar(seat), player.sugar);
  });
  coins(ZONES.coinReserve, Math.max(COINS_AT_HAND, view.box.coins - coin));
  cubes(ZONES.sugarReserve, view.sugarReserve);
}
