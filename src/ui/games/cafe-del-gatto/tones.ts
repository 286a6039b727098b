import { DRINK_COLOURS } from '../../../../models/cafe-del-gatto/palette';
import type { Drink } from '../../../rules/cafe-del-gatto/types';

/** The drinks' colours for signs on the screen: the body of a drink's cup, its lit side, lines and letters. */
export const DRINK_TONES: Readonly<
  Record<Drink, { readonly base: string; readonly light: string; readonly deep: string }>
> = {
  espresso: DRINK_COLOURS.espresso.sign,
  'espresso-macchiato': DRINK_COLOURS['espresso-macchiato'].sign,
  doppio: DRINK_COLOURS.doppio.sign,
  cappuccino: DRINK_COLOURS.cappuccino.sign,
  'latte-macchiato': DRINK_COLOURS['latte-macchiato'].sign,
};
