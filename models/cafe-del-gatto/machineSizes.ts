import { MACHINE, TILE } from './kinds';

/**
 * What the machine's panels and their print share. Centimetres in the machine's frame: middle of the foot, x right,
 * y up, z toward the reader.
 */
const CM = 10;

export const BOARD = 0.3;
/** How far a tab stands out of its slot. */
export const TAB = 0.15;
/** Play of a tab in its slot, on each side. */
export const PLAY = 0.06;
/** Between the inner faces of the side panels, from the middle. */
export const INNER = (MACHINE.width * CM) / 2 - TAB - BOARD;
/** A tab's tip, from the middle. */
export const TIP = INNER + BOARD + TAB;
export const DEEP = (MACHINE.depth * CM) / 2;
export const TALL = MACHINE.height * CM;

/** Faces of the column in front of which chutes and head stand. */
export const COLUMN = { back: 0, front: BOARD, bottom: 0.75, top: 23.2 } as const;
export const TRAY = { top: 2.45, thickness: 0.25, front: DEEP - 0.5 } as const;
export const TOP = { under: 23.2, over: 23.5, back: -6.1, front: 0.95 } as const;
export const REAR = { front: -5.8, bottom: 0.75, top: 23.2 } as const;

/** Middles and heights of the tabs that the upright panels put through the side panels. */
export const COLUMN_TABS: readonly Span[] = [
  { middle: 6.6, size: 1.7 },
  { middle: 13, size: 1.7 },
  { middle: 19.4, size: 1.7 },
];
export const REAR_TABS: readonly Span[] = [
  { middle: 4.4, size: 1.7 },
  { middle: 11.4, size: 1.7 },
  { middle: 18.6, size: 1.7 },
];
export const APRON_TAB: Span = { middle: 1.45, size: 1 };
/** Along z: tray and top. */
export const TRAY_TAB: Span = { middle: 3.1, size: 2.2 };
export const TOP_TABS: readonly Span[] = [
  { middle: -4.4, size: 1.6 },
  { middle: -1.6, size: 1.6 },
];
/** Along x: the column's tabs through the top, the tray's through the apron. */
export const COLUMN_CROWN: readonly Span[] = [
  { middle: -7.4, size: 1.6 },
  { middle: 7.4, size: 1.6 },
];
export const TRAY_NOSE: readonly Span[] = [
  { middle: -8, size: 1.3 },
  { middle: 8, size: 1.3 },
];

export interface Span {
  readonly middle: number;
  readonly size: number;
}

const chute = MACHINE.chute;
export const CHUTE = {
  x: chute.x * CM,
  floor: chute.floor * CM,
  top: chute.top * CM,
  inner: (chute.innerWidth * CM) / 2,
  wall: 0.24,
  /** Front of the board behind the tiles. */
  backFace: (chute.z - TILE.depth / 2) * CM - 0.08,
  /** Back of the board before the tiles. */
  frontFace: (chute.z + TILE.depth / 2) * CM + 0.1,
  front: (chute.z + TILE.depth / 2) * CM + 0.3,
  lip: 0.48,
  pitch: TILE.pitch * CM,
  /** Where the front lips begin to lean outward: level with the middle of row 5's upper half. */
  flare: chute.floor * CM + 4.72 * TILE.pitch * CM,
  flareOut: 0.75,
} as const;
export const CHUTE_OUTER = CHUTE.inner + CHUTE.wall;
/** Height of the middle of a row, 1 (bottom) to 5. */
export const rowMiddle = (row: number): number => CHUTE.floor + (row - 0.5) * CHUTE.pitch;

export const SLOTS = { count: 11, pitch: 0.8, width: 0.42, back: 2.0, front: 5.55 } as const;
export const slotX = (i: number): number => (i - (SLOTS.count - 1) / 2) * SLOTS.pitch;

/** The head box: its front panel is the cat's face. */
export const HEAD = { half: 3.9, bottom: 13.1, top: 21.5, front: 4.5, ear: 24 } as const;
export const HEAD_TABS: readonly Span[] = [
  { middle: 15.15, size: 1 },
  { middle: 20.85, size: 0.8 },
];
export const GAUGE = { x: 1.74, y: 18.55, radius: 1.58, thickness: 0.25 } as const;

/** Where the coins that say what rows 4 and 5 cost more are glued: over the outer lip of each chute. */
export const SURCHARGE = { x: 8.74, radius: 1.22, z: CHUTE.front } as const;
/** Plates on the tray before the chutes: lower edge, width, height, lean back from upright (radians). */
export const SIGN = { width: 4.1, height: 2.5, z: 5.55, lean: 1.2 } as const;
