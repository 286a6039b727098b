import { CUP_SQUARES, DRINK_TILE } from './kinds';
import { COLUMNS, FOLD, LEAN, placeX, rowY, WING } from './menuSizes';

/** Where the wings and the drink tiles of the menu board stand: pure data for scene and stage. World units. */
export interface BoardPose {
  readonly position: readonly [x: number, y: number, z: number];
  /** x, y, z, w. */
  readonly turn: readonly [x: number, y: number, z: number, w: number];
}

/** A place for the drink tiles of one value. */
export interface MenuSpot {
  readonly drink: string;
  /** 0 = lowest value. */
  readonly index: number;
  /** Middle of the lowest tile; the next ones stand before it, each `DRINK_TILE.step` further along the tile's normal. */
  readonly pose: BoardPose;
}

type Vec3 = BoardPose['position'];
type Quat = BoardPose['turn'];

/** The fold lies so far from the board's origin that this is the middle of its foot line. */
const FOLD_AT: Vec3 = [
  (WING.tells * Math.cos(FOLD.tells) - WING.holds * Math.cos(FOLD.holds)) / 20,
  0,
  -(WING.tells * Math.sin(FOLD.tells) + WING.holds * Math.sin(FOLD.holds)) / 40,
];

/** A wing turned around the fold (radians, positive brings the left one toward the reader), then leaning back with the whole. */
function wing(toward: number): BoardPose {
  const [sx, cx, sy, cy] = [Math.sin(-LEAN / 2), Math.cos(LEAN / 2), Math.sin(toward / 2), Math.cos(toward / 2)];
  return { position: FOLD_AT, turn: [sx * cy, cx * sy, sx * sy, cx * cy] };
}

/** The two wings as they stand, in the board's frame. Left: what the drinks are and pay; right: their tiles. */
export const WINGS = { tells: wing(FOLD.tells), holds: wing(-FOLD.holds) } as const;

/** The right wing shut like a book's cover, before the left one; `apart` keeps the shelves clear of it. */
export function shutWing(apart: number): BoardPose {
  const { turn } = wing(FOLD.tells - Math.PI);
  const [nx, ny, nz] = rotated(WINGS.tells.turn, [0, 0, apart]);
  return { position: [FOLD_AT[0] + nx, FOLD_AT[1] + ny, FOLD_AT[2] + nz], turn };
}

/** v + 2w(q × v) + 2q × (q × v). */
function rotated([x, y, z, w]: Quat, [vx, vy, vz]: Vec3): Vec3 {
  const [tx, ty, tz] = [2 * (y * vz - z * vy), 2 * (z * vx - x * vz), 2 * (x * vy - y * vx)];
  return [vx + w * tx + y * tz - z * ty, vy + w * ty + z * tx - x * tz, vz + w * tz + x * ty - y * tx];
}

/** Every value place of the board in its own frame: drinks in menu order, values ascending from left to right. */
export function menuSpots(): MenuSpot[] {
  const z = (WING.thickness + 0.02) / 10 + DRINK_TILE.depth / 2;
  const { turn } = WINGS.holds;
  return Object.keys(CUP_SQUARES).flatMap((drink, row) =>
    Array.from({ length: COLUMNS }, (_, index): MenuSpot => {
      const [x, y, dz] = rotated(turn, [placeX(index) / 10, rowY(row) / 10, z]);
      return { drink, index, pose: { position: [FOLD_AT[0] + x, FOLD_AT[1] + y, FOLD_AT[2] + dz], turn } };
    }),
  );
}
