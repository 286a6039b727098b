import { deep, mix, STOCK } from '../../art/colour';

/** Print colours of the boards. The drinks have the colours of the faces beside (`../faces/palette.ts`). */
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

const DRINK_COLOUR: Readonly<Record<string, string>> = {
  espresso: '#35507F',
  'espresso-macchiato': '#B9791B',
  doppio: '#3D7857',
  cappuccino: '#B8322F',
  'latte-macchiato': '#8A5AA0',
};

/** @throws when the drink has no colour. */
export function drinkColour(drink: string): string {
  const colour = DRINK_COLOUR[drink];
  if (!colour) throw new Error(`no colour for ${drink}`);
  return colour;
}
/** Its dark partner, and the pale one that stands out from slate. */
export const drinkDeep = (drink: string): string => deep(drinkColour(drink), 0.22);
export const drinkPale = (drink: string): string => mix(drinkColour(drink), STOCK, 0.62);
