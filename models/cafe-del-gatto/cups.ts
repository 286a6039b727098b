import { rectangle } from '../board/outline';
import { panel } from '../board/panel';
import { at, inUnits, merged, placed } from '../board/solids';
import type { Part } from '../parts';
import {
  BACK,
  cupOutline,
  FLOOR,
  frameOutline,
  LABEL,
  LABEL_OUTLINE,
  RACK,
  rimOf,
  SAUCER,
  SAUCER_OUTLINE,
  tailOutline,
  WALL_OUTLINE,
} from './cupShapes';
import { CUP, CUP_SQUARES, DRINK_TILE, TILE } from './kinds';
import { printRegion } from './print/regions';

type Vec3 = readonly [x: number, y: number, z: number];

/**
 * A cup: a board in the drink's colour, cut as cup, foam and cat's ears, with a tail for a handle; before it a rack that
 * holds the tiles and is open at the top; a saucer; a label to be read from above. World units, origin in the middle of
 * the foot on the table, front toward +z.
 * @throws when the drink has no cup or another number of squares: the print wouldn't fit.
 */
export function cupParts(drink: string, squares: readonly ('milk' | 'coffee')[]): Part[] {
  if (CUP_SQUARES[drink] !== squares.length) throw new Error(`${drink} has no cup of ${squares.length} squares`);
  return merged(inUnits([...backBoard(drink, squares.length), ...rack(drink), ...base(drink)]));
}

function backBoard(drink: string, squares: number): Part[] {
  const cup = panel({
    outline: cupOutline(drink, squares),
    thickness: BACK.thickness,
    front: printRegion(`cup:${drink}`),
    back: printRegion(`cup-back:${drink}`),
  });
  const tail = panel({
    outline: tailOutline(squares),
    thickness: 0.24,
    front: printRegion(`tail:${drink}`),
    back: printRegion(`plain:wall:${drink}`),
  });
  return [...placed(cup, at(0, 0, BACK.z)), ...placed(tail, at(0, 0, BACK.z - 0.2))];
}

function rack(drink: string): Part[] {
  const plain = printRegion(`plain:${drink}`);
  const deep = printRegion(`plain:deep:${drink}`);
  const shaded = printRegion(`plain:wall:${drink}`);
  const wall = panel({ outline: WALL_OUTLINE, thickness: RACK.wall, front: shaded, back: shaded });
  const frame = panel({ outline: frameOutline(), thickness: RACK.frame, front: plain, back: deep });
  const depth = RACK.front - (BACK.z + BACK.thickness);
  const floor = panel({
    outline: rectangle(-RACK.inner, 0, 2 * RACK.inner, depth),
    thickness: 0.22,
    front: deep,
    back: deep,
  });
  return [
    ...placed(wall, at(-RACK.inner, 0, 0, { y: -Math.PI / 2 })),
    ...placed(wall, at(RACK.inner + RACK.wall, 0, 0, { y: -Math.PI / 2 })),
    ...placed(frame, at(0, 0, RACK.front)),
    ...placed(floor, at(0, FLOOR - 0.24, RACK.front, { x: -Math.PI / 2 })),
  ];
}

function base(drink: string): Part[] {
  const deep = printRegion(`plain:deep:${drink}`);
  const saucer = panel({
    outline: SAUCER_OUTLINE,
    thickness: SAUCER.thickness,
    front: printRegion(`saucer:${drink}`),
    back: deep,
  });
  const label = panel({
    outline: LABEL_OUTLINE,
    thickness: LABEL.thickness,
    front: printRegion(`label:${drink}`),
    back: printRegion('plain:stock'),
  });
  return [
    ...placed(saucer, at(0, 0, 0, { x: -Math.PI / 2 })),
    ...placed(label, at(0, 0.06, LABEL.z, { x: -LABEL.lean })),
  ];
}

/** Where the tile of a square stands in its cup, 0 = bottom: the middle of the tile, in the cup's frame. */
export const cupSquare = (square: number): Vec3 => [0, CUP.floor + TILE.size / 2 + square * TILE.pitch, CUP.tileZ];

/** Where the drink tile stands in a served cup of that many squares: its middle, upright, in the middle of the squares. */
export const cupDrinkSpot = (squares: number): Vec3 => [
  0,
  (CUP.floor + rimOf(squares) / 10) / 2,
  CUP.tileZ + TILE.depth / 2 - DRINK_TILE.depth / 2,
];
