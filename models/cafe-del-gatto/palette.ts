/**
 * The colours of the drinks, once for cups, menu board, drink tiles and the signs on the screen. Pure data: the screen may
 * read it without loading a model.
 */
export interface DrinkColours {
  /** As printed: the cup's body, the ground of its tiles and of its row on the menu. */
  readonly print: string;
  /** On the screen, where no light falls on it: the body of a sign, its lit side, lines and letters. */
  readonly sign: { readonly base: string; readonly light: string; readonly deep: string };
}

/** In menu order. Contrasts of what is printed on them are held by `tests/models/facesContrast.test.ts`. */
export const DRINK_COLOURS = {
  espresso: { print: '#35507F', sign: { base: '#3f5f97', light: '#7fa0d8', deep: '#1d2a45' } },
  'espresso-macchiato': { print: '#B9791B', sign: { base: '#c6861f', light: '#e0a53d', deep: '#4a2f0e' } },
  doppio: { print: '#3D7857', sign: { base: '#458a63', light: '#6fb98e', deep: '#1c3a2b' } },
  cappuccino: { print: '#B8322F', sign: { base: '#c23b33', light: '#e6645a', deep: '#541816' } },
  'latte-macchiato': { print: '#8A5AA0', sign: { base: '#9a67ac', light: '#bd8ad0', deep: '#3e2449' } },
} as const satisfies Readonly<Record<string, DrinkColours>>;

/** What a cup holds, and the foam on it: layers drawn on tiles and boards, and the drink that rises in a cup. */
export const DRINK_STUFF = { milk: '#FBEBCB', coffee: '#5B3222', foam: '#FFF3DC', crema: '#84503A' } as const;
