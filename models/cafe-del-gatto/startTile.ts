import type { Part } from '../parts';
import { bakePrint } from '../art/atlasInstancing';
import { slabGeometry } from '../art/slab';
import { boardSides } from './drinkTiles';
import { START_TILE } from './kinds';
import { TOKEN_REGION, tokenUv } from './tokenAtlas';

/** The start tile lying around its middle, cat up, its head away from the reader. Its `uv` points into the token atlas. */
export function startTileParts(): Part[] {
  const across = START_TILE.radius * 2;
  const disc = slabGeometry(
    {
      width: across,
      height: across,
      depth: START_TILE.height,
      corner: START_TILE.radius,
      edge: START_TILE.height * 0.14,
      cornerSegments: 12,
      edgeSegments: 1,
    },
    boardSides(),
  );
  const geometry = bakePrint(disc, { front: tokenUv(TOKEN_REGION.startFront), back: tokenUv(TOKEN_REGION.startBack) });
  geometry.rotateX(-Math.PI / 2);
  return [{ surface: 'token', geometry }];
}
