import type { Seat } from '../../core/ids';
import { fullCups, isFull, playerAt } from './cups';
import { preparationOf, valueOf } from './tiles';
import type { Drink, GattoView, Tile } from './types';

type Menu = Pick<GattoView, 'box' | 'players' | 'menu'>;

/** How many different preparations a drink has (DG-21): 0 for no tile, else 1 to 3. */
export function kindsIn(tiles: readonly Tile[]): number {
  let seen = '';
  for (const { face } of tiles) {
    const kind = preparationOf(face);
    if (!seen.includes(kind)) seen += kind;
  }
  return seen.length;
}

/** Coins of the menu board for a drink of so many kinds (DG-21). */
export const coinsForKinds = ({ box }: Pick<GattoView, 'box'>, cup: Drink, kinds: number): number =>
  box.drinks[cup].coins[kinds - 1] ?? 0;

/** Sum of the tiles' values, sugar not counted (DG-22). */
export function sumOf(tiles: readonly Tile[]): number {
  let sum = 0;
  for (const { face } of tiles) sum += valueOf(face);
  return sum;
}

/** The barista value of a cup with so many sugar cubes (DG-22). */
export const baristaValue = (view: Pick<GattoView, 'players'>, seat: Seat, cup: Drink, sugar: number): number =>
  sumOf(playerAt(view, seat).cups[cup]) + sugar;

/** The different drink tiles on the board that a drink of this value may take, lowest first (DG-22). */
export function servableTiles({ menu }: Pick<GattoView, 'menu'>, cup: Drink, value: number): readonly number[] {
  return menu[cup].filter((tile, i, all) => tile <= value && tile !== all[i - 1]);
}

/** What serving brings, for the preview and the deed: DG-21 and DG-22. */
export interface Reward {
  readonly value: number;
  readonly kinds: number;
  readonly kindCoins: number;
  readonly difference: number;
}

/** What a full cup brings when it is served for a drink tile with so many sugar cubes. */
export function rewardFor(view: Menu, seat: Seat, cup: Drink, tile: number, sugar: number): Reward {
  const value = baristaValue(view, seat, cup, sugar);
  const kinds = kindsIn(playerAt(view, seat).cups[cup]);
  return { value, kinds, kindCoins: coinsForKinds(view, cup, kinds), difference: value - tile };
}

/** True when the cup is full and a drink tile is left that it could take, with all of the player's sugar. */
export function canServe(view: Menu, seat: Seat, cup: Drink): boolean {
  const lowest = view.menu[cup][0];
  if (lowest === undefined || !isFull(view, seat, cup)) return false;
  return lowest <= baristaValue(view, seat, cup, playerAt(view, seat).sugar);
}

/** True when the seat could serve one of its cups now (DG-50). */
export const canServeAny = (view: Menu, seat: Seat): boolean =>
  fullCups(view, seat).some((cup) => canServe(view, seat, cup));
