import { deep, mix, STOCK } from '../../art/colour';
import { isDrinkId } from '../faces/palette';
import { DRINK_COLOURS } from '../palette';

/** Print colours of the boards. The drinks' own are in `../palette.ts`. */
export const RED = '#A82C22';
export const RED_DEEP = '#5E1713';
export const INSIDE = '#7C1D17';
export const CREAM = '#F0E2C6';
export const PRINT_INK = '#2B1A12';
export const GOLD = '#E2AE3C';
export const GOLD_DIGIT = '#5A3208';
export const BRASS = '#C79A4B';
export const DIAL = '#F6ECD6';
export const TRAY_GREY = '#8A847A';
export const SLATE = '#36463F';
export const CHALK = '#EFE6D2';

/** A chute's colours: its board, what is printed on it, the recess behind its tiles. */
export const CHUTE_LOOK = {
  milk: { board: '#EBDFC6', ink: '#4A2A1E', recess: '#C9BA9C', mark: '#B29E7A' },
  coffee: { board: '#4F2E1E', ink: '#FFF1D8', recess: '#2B170D', mark: '#5A3825' },
} as const;

/** @throws when the drink has no colour. */
export function drinkColour(drink: string): string {
  if (!isDrinkId(drink)) throw new Error(`no colour for ${drink}`);
  return DRINK_COLOURS[drink].print;
}
/** Its dark partner, and the pale one that stands out from slate. */
export const drinkDeep = (drink: string): string => deep(drinkColour(drink), 0.22);
export const drinkPale = (drink: string): string => mix(drinkColour(drink), STOCK, 0.62);
