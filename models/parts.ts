import type { BufferGeometry } from 'three';

/** The surfaces of the table; `src/stage/look/materials.ts` makes one material of each. */
export const SURFACES = [
  /** Printed cardboard: uv points into the game's print atlas. */
  'card',
  /** Grey-brown cut edge of board. */
  'core',
  /** Stone-like coffee/milk tiles: uv points into the tile atlas. */
  'stone',
  /** Drink tiles and tokens: uv points into the token atlas. */
  'token',
  'steel',
  'dark',
  'walnut',
  'china',
  'glaze',
  'coffee',
  /** Milk and coffee in a cup, layer by layer (`drinkFill` gives each cup its own). */
  'drink',
  'coin',
  'sugar',
  'cloth',
  'cord',
] as const;
export type Surface = (typeof SURFACES)[number];

/**
 * A piece's geometry by surface, in world units (1 = 10 cm) and the piece's own frame. Attributes: position, normal,
 * uv (0…1 in the surface's atlas) and uv1 (the surface's own centimetres, for grain and linen).
 */
export interface Part {
  readonly surface: Surface;
  readonly geometry: BufferGeometry;
}
