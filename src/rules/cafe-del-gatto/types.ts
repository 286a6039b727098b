import type { Seat } from '../../core/ids';
import type { Rng } from '../../core/rng';

/** The vocabulary of Café del Gatto. Ids and rulings: `DG-…` in the rules. */

/** Drinks in menu order (DG-3). */
export const DRINKS = ['espresso', 'espresso-macchiato', 'doppio', 'cappuccino', 'latte-macchiato'] as const;
export type Drink = (typeof DRINKS)[number];

/** The two columns of the machine, left and right (DG-1). */
export const SIDES = ['milk', 'coffee'] as const;
export type Side = (typeof SIDES)[number];

/** Preparations: cold, frothy, hot. */
export const PREPARATIONS = ['C', 'F', 'H'] as const;
export type Preparation = (typeof PREPARATIONS)[number];

/** A printed coffee/milk tile: preparation and barista value, `C1` … `H4`. */
export type TileFace = `${Preparation}${1 | 2 | 3 | 4}`;

/** Rows of a machine column, 1 (bottom) to 5 (top). */
export const ROWS = 5;

/** A tile that an eye can follow: out of the bag and not yet back in it. `id` counts the draws of this game. */
export interface Tile {
  readonly id: number;
  readonly face: TileFace;
}

/** What is printed and how many there are; data from `scenes/cafe-del-gatto/box.json`. */
export interface GattoBox {
  /** How many tiles of each face; 36 in all. */
  readonly tiles: Readonly<Record<TileFace, number>>;
  readonly coins: number;
  readonly sugar: number;
  readonly drinks: Readonly<Record<Drink, DrinkCard>>;
}
export interface DrinkCard {
  /** What each square takes, bottom first (DG-11). */
  readonly squares: readonly Side[];
  /** Coins for 1, 2, 3 kinds of preparation (DG-21); as long as the cup allows kinds. */
  readonly coins: readonly number[];
  /** Values of the drink tiles, lowest first: the first once per player, the others once (DG-2). */
  readonly tiles: readonly number[];
}

export interface Player {
  readonly coins: number;
  readonly sugar: number;
  /** Tiles in each unserved cup, bottom first. A served cup is empty here. */
  readonly cups: Readonly<Record<Drink, readonly Tile[]>>;
  /** Value of the drink tile in each served cup. */
  readonly served: Readonly<Partial<Record<Drink, number>>>;
}

/** `turn`: nothing done yet; `cleaned` (DG-40); `serving` (DG-20); `intermediate` (DG-50); `over` (DG-60). */
export type Phase = 'turn' | 'cleaned' | 'serving' | 'intermediate' | 'over';
export type Branch = 'serve' | 'empty';

/** What everyone at the table can see: all but the order of the bag and the generator. */
export interface GattoView {
  readonly box: GattoBox;
  readonly phase: Phase;
  /** Whose turn it is; in an intermediate round, whose turn has just ended. */
  readonly turn: Seat;
  readonly startTile: Seat;
  /** Bottom row first, five each. */
  readonly machine: Readonly<Record<Side, readonly Tile[]>>;
  readonly bagCount: number;
  readonly discard: readonly Tile[];
  readonly players: readonly Player[];
  /** Drink tiles still on the board, lowest first. */
  readonly menu: Readonly<Record<Drink, readonly number[]>>;
  /** Sugar cubes in the reserve (DG-4). */
  readonly sugarReserve: number;
  /** In an intermediate round: which branch, and who is still asked, in order (DG-51). */
  readonly branch: Branch | null;
  readonly waiting: readonly Seat[];
}

export interface GattoState extends Omit<GattoView, 'bagCount'> {
  /** Next draw first. */
  readonly bag: readonly TileFace[];
  /** How many tiles have been drawn so far: the id of the next one. */
  readonly drawn: number;
  readonly rng: Rng;
}

export type GattoMove =
  | { readonly seat: Seat; readonly type: 'buy'; readonly side: Side; readonly row: number; readonly cup: Drink }
  | { readonly seat: Seat; readonly type: 'serve'; readonly cup: Drink; readonly tile: number; readonly sugar: number }
  | { readonly seat: Seat; readonly type: 'take-coins' }
  | { readonly seat: Seat; readonly type: 'clean'; readonly side: Side }
  | { readonly seat: Seat; readonly type: 'end-turn' }
  | {
      readonly seat: Seat;
      readonly type: 'serve-one';
      readonly cup: Drink;
      readonly tile: number;
      readonly sugar: number;
    }
  | { readonly seat: Seat; readonly type: 'empty-cup'; readonly cup: Drink };

/** What happened, in order. Each is seen by everyone; drives the log and the animation. */
export type GattoEvent =
  /** Coins moved: negative = into the reserve. */
  | {
      readonly type: 'coins';
      readonly seat: Seat;
      readonly coins: number;
      readonly why: 'price' | 'clean' | 'kinds' | 'difference' | 'take';
    }
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      readonly side: Side;
      readonly row: number;
      readonly cup: Drink;
      /** The square it fills, 0 = bottom. */
      readonly square: number;
      readonly tile: Tile;
      readonly price: Price;
    }
  /** Sugar moved: negative = into the reserve (DG-13, DG-23). */
  | { readonly type: 'sugar'; readonly seat: Seat; readonly cubes: number }
  /** A tile came from the bag into the top of a column; the tiles above a gap have slid down first (DG-12). */
  | { readonly type: 'drawn'; readonly side: Side; readonly row: number; readonly tile: Tile }
  /** The discard pile was shuffled into the bag (DG-41). */
  | { readonly type: 'refilled'; readonly tiles: number }
  | { readonly type: 'cleaned'; readonly seat: Seat; readonly side: Side; readonly tiles: readonly Tile[] }
  | {
      readonly type: 'served';
      readonly seat: Seat;
      readonly cup: Drink;
      readonly tile: number;
      readonly sugar: number;
      /** Sum of the tiles and the sugar (DG-22). */
      readonly value: number;
      /** How many different preparations (DG-21). */
      readonly kinds: number;
      readonly kindCoins: number;
      readonly difference: number;
      readonly tiles: readonly Tile[];
    }
  | { readonly type: 'emptied'; readonly seat: Seat; readonly cup: Drink; readonly tiles: readonly Tile[] }
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'intermediate'; readonly branch: Branch; readonly waiting: readonly Seat[] }
  /** Somebody has served all five: `turnsLeft` more turns are played (DG-60). */
  | { readonly type: 'last-round'; readonly seat: Seat; readonly turnsLeft: number }
  | { readonly type: 'over'; readonly winners: readonly Seat[] };

/** Why a tile costs what it costs (DG-10). */
export interface Price {
  /** Value of the tile opposite. */
  readonly opposite: number;
  /** 0, +1 in row 4, +2 in row 5. */
  readonly surcharge: number;
  readonly total: number;
}
