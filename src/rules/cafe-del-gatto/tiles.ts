import type { GattoBox, Preparation, Tile, TileFace } from './types';
import { PREPARATIONS } from './types';

/** The printed tiles, `C1` … `H4`, in a fixed order. */
export const FACES: readonly TileFace[] = PREPARATIONS.flatMap((preparation) =>
  ([1, 2, 3, 4] as const).map((value) => `${preparation}${value}` as const),
);

const VALUES = Object.fromEntries(FACES.map((face) => [face, Number(face[1])])) as Readonly<Record<TileFace, number>>;
const KINDS = Object.fromEntries(FACES.map((face) => [face, face[0]])) as Readonly<Record<TileFace, Preparation>>;

/** Barista value of a tile, 1 to 4. */
export const valueOf = (face: TileFace): number => VALUES[face];

export const preparationOf = (face: TileFace): Preparation => KINDS[face];

export const faceOf = (tile: Tile): TileFace => tile.face;

/** A list of `count` (at least none) equal entries. */
export const copies = <T>(entry: T, count: number): T[] => Array.from({ length: Math.max(0, count) }, () => entry);

/** Every tile of the box, in the order of `FACES`. */
export const allTiles = (box: GattoBox): TileFace[] => FACES.flatMap((face) => copies(face, box.tiles[face]));
