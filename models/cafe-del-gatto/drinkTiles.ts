import type { BufferGeometry } from 'three';
import { slabGeometry, type SlabSides } from '../art/slab';
import { DRINK_TILE } from './kinds';
import { TOKEN_REGION, tokenUv } from './tokenAtlas';

/** Cut board on all sides. */
export const boardSides = (): SlabSides => ({ front: tokenUv(TOKEN_REGION.edge), back: tokenUv(TOKEN_REGION.edge) });

/** A standing drink tile around its middle, print to +z; 156 triangles. `uv` is local to the face (`atlasInstancing`). */
export const drinkTileGeometry = (): BufferGeometry =>
  slabGeometry(
    {
      width: DRINK_TILE.width,
      height: DRINK_TILE.height,
      depth: DRINK_TILE.depth,
      corner: Math.min(DRINK_TILE.width, DRINK_TILE.height) * 0.23,
      edge: DRINK_TILE.depth * 0.16,
      cornerSegments: 3,
      edgeSegments: 1,
    },
    boardSides(),
  );
