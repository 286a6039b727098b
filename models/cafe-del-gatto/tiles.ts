import type { BufferGeometry } from 'three';
import { type AtlasUv, dimPrint, type Grid, gridRegion, inRegion, type Region, type UvRect, uvOf } from '../art/atlas';
import { mix } from '../art/colour';
import { makeSheet } from '../art/paint';
import { slabGeometry, type SlabSides } from '../art/slab';
import { paintStone } from '../art/stone';
import { parseTileFace, paintTileFace, TILE_FACES, TILE_UNITS } from './faces/tileFace';
import { TILE_LOOK, TILE_SIDES, type TileSide } from './faces/palette';
import { TILE } from './kinds';

/** The coffee/milk tiles: one texture with the 24 prints and the sides, one geometry for all. */

export const TILE_ATLAS = { width: 2048, height: 1024 } as const;
/** Pixels painted beyond each face: enough for four mip levels at the rounded edge. */
export const TILE_BLEED = 8;
const GRID: Grid = { x: 8, y: 8, columns: 8, width: 240, height: 240, gap: 16 };
/** Sides: a strip as long as the way around a tile, half the thickness high. */
const STRIP = { x: 8, width: 960, height: 36 } as const;
const STRIP_Y: Readonly<Record<TileSide, number>> = { milk: 800, coffee: 868 };

/** Milk prints fill the left half of the sheet, coffee the right, a row for each preparation. */
export function tileRegion(face: string, side: TileSide): Region {
  parseTileFace(face);
  const index = TILE_FACES.indexOf(face);
  return gridRegion(GRID, Math.floor(index / 4) * GRID.columns + (index % 4) + (side === 'milk' ? 0 : 4));
}

export const tileSideRegion = (side: TileSide): Region => ({ ...STRIP, y: STRIP_Y[side] });

/** Front = milk, back = coffee. Throws on a face that no tile carries. */
export const tileUv = (face: string): AtlasUv => ({
  front: uvOf(tileRegion(face, 'milk'), TILE_ATLAS),
  back: uvOf(tileRegion(face, 'coffee'), TILE_ATLAS),
});

/** The whole texture, sRGB, to be used with mipmaps. The typefaces must have been loaded. */
export function drawTileAtlas(): HTMLCanvasElement {
  const { canvas, paper } = makeSheet(TILE_ATLAS.width, TILE_ATLAS.height);
  for (const side of TILE_SIDES) {
    for (const face of TILE_FACES) {
      inRegion(paper, tileRegion(face, side), { units: TILE_UNITS, bleed: TILE_BLEED }, (bleed) =>
        paintTileFace(paper, face, side, bleed),
      );
    }
    drawSideStrip(paper, side);
  }
  dimPrint(paper);
  return canvas;
}

/** The side of one half, its seam with the other half at the lower end. */
function drawSideStrip(paper: CanvasRenderingContext2D, side: TileSide): void {
  const region = tileSideRegion(side);
  const units = (TILE_UNITS * STRIP.width) / GRID.width;
  inRegion(paper, region, { units, bleed: TILE_BLEED }, (bleed) => {
    const { stone } = TILE_LOOK[side];
    const height = (region.height * units) / region.width;
    paintStone(
      paper,
      { x: -bleed, y: -bleed, width: units + 2 * bleed, height: height + 2 * bleed },
      stone,
      side.length,
    );
    paper.fillStyle = mix(stone.base, '#3A1A1E', 0.45);
    paper.fillRect(-bleed, height - 4, units + 2 * bleed, 4 + bleed);
  });
}

const sides = (): SlabSides => {
  const strip = (side: TileSide): UvRect => uvOf(tileSideRegion(side), TILE_ATLAS);
  return { front: strip('milk'), back: strip('coffee') };
};

/** A standing tile around its middle, milk to +z; 220 triangles. `uv` is local to the face (`atlasInstancing`). */
export const tileGeometry = (): BufferGeometry =>
  slabGeometry(
    {
      width: TILE.size,
      height: TILE.size,
      depth: TILE.depth,
      corner: 0.036,
      edge: TILE.radius,
      cornerSegments: 3,
      edgeSegments: 2,
    },
    sides(),
  );
