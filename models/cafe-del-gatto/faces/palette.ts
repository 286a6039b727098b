import { STOCK } from '../../art/colour';
import type { Mood } from '../../art/catFace';
import type { StoneLook } from '../../art/stone';
import { DRINK_COLOURS, DRINK_STUFF } from '../palette';

/** Colours and marks of Café del Gatto. Contrasts are held by `tests/models/faces.test.ts`. */

export type TileSide = 'milk' | 'coffee';
export const TILE_SIDES: readonly TileSide[] = ['milk', 'coffee'];

export interface TileSideLook {
  readonly stone: StoneLook;
  readonly numeral: string;
  /** Lit lower lip and shaded wall of an engraved line. */
  readonly lip: string;
  readonly wall: string;
  /** The inlaid line along the edge. */
  readonly inlay: string;
  /** Ring around a symbol: it must stand out from the ground by itself. */
  readonly ring: string;
}

export const TILE_LOOK: Readonly<Record<TileSide, TileSideLook>> = {
  milk: {
    stone: { base: '#EFE5D2', chips: ['#CDB592', '#B08D66', '#FFFFFF', '#8A6A4C'], vein: '#A88F6C', clouds: 0.85 },
    numeral: '#4A2A1E',
    lip: '#FFFFFF',
    wall: '#24100A',
    inlay: '#D3BF9C',
    ring: '#FFFDF6',
  },
  coffee: {
    stone: { base: '#6A4231', chips: ['#3E2016', '#8E5F45', '#2A130C', '#B98A62'], vein: '#A9785A', clouds: 0.6 },
    numeral: '#FFF1D8',
    lip: '#8F6650',
    wall: '#C8A582',
    inlay: '#8E6149',
    ring: '#FFF1D8',
  },
};

export type Preparation = 'C' | 'F' | 'H';
export const PREPARATIONS: readonly Preparation[] = ['C', 'F', 'H'];
export const TILE_VALUES = [1, 2, 3, 4] as const;

export interface PreparationLook {
  readonly symbol: 'cold' | 'frothy' | 'hot';
  readonly container: string;
  readonly glyph: string;
}
export const PREPARATION_LOOK: Readonly<Record<Preparation, PreparationLook>> = {
  C: { symbol: 'cold', container: '#2C6E9E', glyph: '#FFFFFF' },
  F: { symbol: 'frothy', container: '#9A6A12', glyph: '#FFFFFF' },
  H: { symbol: 'hot', container: '#BE3A2B', glyph: '#FFFFFF' },
};

export type DrinkId = 'espresso' | 'espresso-macchiato' | 'doppio' | 'cappuccino' | 'latte-macchiato';
/** In menu order. */
export const DRINK_IDS: readonly DrinkId[] = [
  'espresso',
  'espresso-macchiato',
  'doppio',
  'cappuccino',
  'latte-macchiato',
];
export const isDrinkId = (text: string): text is DrinkId => DRINK_IDS.some((id) => id === text);

export interface DrinkLook {
  readonly letter: string;
  readonly colour: string;
  /** What the cup holds, bottom first, as drawn. */
  readonly layers: readonly TileSide[];
  readonly mood: Mood;
  /** The fur of the cat in it: crema or foam. */
  readonly fur: string;
  /** Two kittens instead of one cat. */
  readonly twins: boolean;
}
const MILK_FOAM = DRINK_STUFF.foam;
export const DRINK_LOOK: Readonly<Record<DrinkId, DrinkLook>> = {
  espresso: {
    letter: 'E',
    colour: DRINK_COLOURS.espresso.print,
    layers: ['coffee'],
    mood: 'wide',
    fur: '#7A4632',
    twins: false,
  },
  'espresso-macchiato': {
    letter: 'M',
    colour: DRINK_COLOURS['espresso-macchiato'].print,
    layers: ['coffee', 'milk'],
    mood: 'happy',
    fur: MILK_FOAM,
    twins: false,
  },
  doppio: {
    letter: 'D',
    colour: DRINK_COLOURS.doppio.print,
    layers: ['coffee', 'coffee'],
    mood: 'wide',
    fur: '#8A5238',
    twins: true,
  },
  cappuccino: {
    letter: 'C',
    colour: DRINK_COLOURS.cappuccino.print,
    layers: ['coffee', 'coffee', 'milk'],
    mood: 'wink',
    fur: MILK_FOAM,
    twins: false,
  },
  'latte-macchiato': {
    letter: 'L',
    colour: DRINK_COLOURS['latte-macchiato'].print,
    layers: ['milk', 'milk', 'coffee', 'milk'],
    mood: 'asleep',
    fur: MILK_FOAM,
    twins: false,
  },
};

/** Layers in a glass. */
export const LAYER: Readonly<Record<TileSide, string>> = { milk: DRINK_STUFF.milk, coffee: DRINK_STUFF.coffee };
/** Drops on milk, beans on coffee. */
export const PIP: Readonly<Record<TileSide, string>> = { milk: '#4A2A1E', coffee: '#FFF1D8' };

export const COIN_GOLD = '#E9B53F';
export const COIN_DIGIT = '#5A3208';
/** Ground of the value rosette. */
export const ROSETTE = STOCK;
export const MACHINE_RED = '#B8322F';
