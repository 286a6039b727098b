import { mix } from '../../art/colour';
import { line, type Mark, placed } from '../../art/marks';
import { seedOf } from '../../art/noise';
import { paintMarks, type Paper } from '../../art/paint';
import { roundRectPath } from '../../art/paths';
import { paintStone } from '../../art/stone';
import { engrave } from '../../art/type';
import { beanMarks, dropMarks, preparationMarks, sugarMarks } from './glyphs';
import { PIP, PREPARATIONS, type Preparation, TILE_LOOK, TILE_VALUES, type TileSide } from './palette';

/**
 * The print of a coffee/milk tile on a grid of 450 × 450 units (30 mm). Numeral left, symbol right, both as large as the
 * other allows: at 34 px the figure is 16 px high and the symbol 16 px.
 */
export const TILE_UNITS = 450;
/** In units: what the smallest tile on the screen must show at least 12 and 14 px of. */
export const NUMERAL = { size: 300, x: 118, y: 164, widest: 164 } as const;
export const SYMBOL = { x: 317, y: 164, width: 232 } as const;
const PIP_ROW = { y: 362, pitch: 74, scale: 1.06 } as const;

export interface TilePrint {
  readonly preparation: Preparation;
  readonly value: 1 | 2 | 3 | 4;
}

/** All 12 prints, `C1` to `H4`. */
export const TILE_FACES: readonly string[] = PREPARATIONS.flatMap((p) => TILE_VALUES.map((v) => `${p}${v}`));

/** Reads `H3`; throws on what no tile carries, which is our own mistake. */
export function parseTileFace(face: string): TilePrint {
  const preparation = PREPARATIONS.find((p) => p === face[0]);
  const value = TILE_VALUES.find((v) => String(v) === face.slice(1));
  if (preparation === undefined || value === undefined) throw new Error(`no tile is printed ${face}`);
  return { preparation, value };
}

/**
 * Paints one print into the context's current units, 0 to 450 each way; the stone goes on for `bleed` units beyond, for
 * mip levels and rounded edges.
 */
export function paintTileFace(paper: Paper, face: string, side: TileSide, bleed = 0): void {
  const { preparation, value } = parseTileFace(face);
  const look = TILE_LOOK[side];
  const seed = seedOf(`${face} ${side}`);
  const full = TILE_UNITS + 2 * bleed;
  paintStone(paper, { x: -bleed, y: -bleed, width: full, height: full }, look.stone, seed);
  paintMarks(paper, inlaidLine(side));
  engrave(
    paper,
    { text: String(value), x: NUMERAL.x, y: NUMERAL.y, size: NUMERAL.size, widest: NUMERAL.widest },
    { ink: look.numeral, lip: look.lip, wall: look.wall, depth: 4 },
  );
  paintMarks(paper, [
    placed(preparationMarks(preparation, { ring: look.ring, ringWidth: side === 'coffee' ? 30 : 22 }), {
      x: SYMBOL.x,
      y: SYMBOL.y,
      scale: SYMBOL.width / 212,
    }),
    ...pips(side, value),
  ]);
}

/** A face for the inspect card: `size` pixels square with rounded corners, drawn at the context's origin. */
export function drawTileFace(paper: Paper, face: string, side: TileSide, size: number): void {
  paper.save();
  paper.scale(size / TILE_UNITS, size / TILE_UNITS);
  const shape = roundRectPath(3, 3, TILE_UNITS - 6, TILE_UNITS - 6, 58);
  paper.save();
  paper.clip(new Path2D(shape));
  paintTileFace(paper, face, side);
  paintMarks(paper, roundedEdge(side));
  paper.restore();
  paintMarks(paper, [line(shape, mix(TILE_LOOK[side].stone.base, '#3A1A1E', 0.7), 5)]);
  paper.restore();
}

/** A line let into the stone along the edge: dark above, lit below. */
function inlaidLine(side: TileSide): Mark[] {
  const { inlay, lip } = TILE_LOOK[side];
  const frame = roundRectPath(18, 18, TILE_UNITS - 36, TILE_UNITS - 36, 46);
  return [placed([line(frame, lip, 4, 0.7)], { x: 1.6, y: 2.4 }), line(frame, inlay, 5)];
}

/** Without a scene there is no light: the edge catches it above left and loses it below right. */
function roundedEdge(side: TileSide): Mark[] {
  const { base } = TILE_LOOK[side].stone;
  const rim = roundRectPath(6, 6, TILE_UNITS - 12, TILE_UNITS - 12, 56);
  return [
    placed([line(rim, mix(base, '#5B1F3C', 0.34), 9, 0.6)], { x: -3.5, y: -5 }),
    placed([line(rim, mix(base, '#FFF8E6', 0.6), 9, 0.8)], { x: 3.5, y: 4.5 }),
  ];
}

function pips(side: TileSide, value: number): Mark[] {
  const marks = side === 'milk' ? dropMarks(PIP.milk) : beanMarks(PIP.coffee, TILE_LOOK.coffee.stone.base);
  const middle = value === 1 ? 120 : TILE_UNITS / 2;
  const row = Array.from({ length: value }, (_, i) =>
    placed(marks, { x: middle + (i - (value - 1) / 2) * PIP_ROW.pitch, y: PIP_ROW.y, scale: PIP_ROW.scale }),
  );
  return value === 1 ? [...row, placed(sugarMarks(), { x: SYMBOL.x, y: 354, scale: 1.16 })] : row;
}
