import { DRINK_TILE } from './kinds';

/**
 * What the menu board's panels and its print share. Centimetres. Two wings fold like an open book toward the reader: the
 * left one tells, the right one holds the drink tiles. Five rows, one a drink in menu order; in each the values ascend
 * from left to right. Each wing's frame: the fold is the y axis, its foot the origin, print toward +z.
 */
const CM = 10;

export const WING = { tells: 10.6, holds: 18.2, height: 20.2, thickness: 0.3, corner: 0.6 } as const;
/** How far each wing is turned toward the reader, and the whole leans back (radians). The right one faces the table more. */
export const FOLD = { tells: 0.12, holds: 0.24 } as const;
export const LEAN = 0.13;

export const ROWS = 5;
export const COLUMNS = 5;
export const ROW = { top: 17.35, pitch: 3.36 } as const;
/** Middle of row 0 (top) to 4. */
export const rowY = (row: number): number => ROW.top - (row + 0.5) * ROW.pitch;
/** Shelves on which the drink tiles stand. */
export const SHELF = { depth: 0.42, thickness: 0.22, left: 0.75, right: 17.5 } as const;
/** Upper face of a row's shelf. */
export const shelfY = (row: number): number => rowY(row) - (DRINK_TILE.height * CM) / 2 - 0.02;
/** Middle of a value place, 0 (lowest) to 4. */
export const placeX = (column: number): number => 2.42 + column * 3.36;
