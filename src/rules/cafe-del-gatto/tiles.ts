import type { GattoBox, Preparation, Tile, TileFace } from './types';
import { PREPARATIONS } from './types';

/** The printed tiles, `C1` … `H4`, in a fixed order. */
export const FACES: readonly TileFace[] = PREPARATIONS.flatMap((preparation) =>
  ([1, 2, 3, 4] as const).map((value) => `${preparation}${value}` as const),
);

const ZERO = '0'.charCodeAt(0);

/** Barista value of a tile, 1 to 4: the digit of its name. */
export const valueOf = (face: TileFace): number => face.charCodeAt(1) - ZERO;

/** The letter of its name. */
export const preparationOf = (face: TileFace): Preparation => face.charAt(0) as Preparation;

export const faceOf = (tile: Tile): TileFace => tile.face;

/** A list of `count` (at least none) equal entries. */
export const copies = <T>(entry: T, count: number): T[] => new Array<T>(Math.max(0, count)).fill(entry);

/** Every tile of the box, in the order of `FACES`. */
export const allTiles = (box: GattoBox): TileFace[] => FACES.flatMap((face) => copies(face, box.tiles[face]));
