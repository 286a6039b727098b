import type { ComponentId, KindId } from '../../core/ids';
import { pitch, plus, rotate, times, yaw } from '../../table/space';
import { restOn } from '../../table/poses';
import type { Face, Placement, Pose, Quat, Rest, Vec3 } from '../../table/types';
import type { Board } from '../theatre/board';
import type { Shapes } from '../theatre/loose';

/** Where a piece comes to lie when it is let go over the open table. Lengths in units. */

/** What a kind of piece is like, as far as hands need it. */
export type Shape = Pick<Shapes, 'sizeOf' | 'isCup'>;

const FACE_UP = pitch(-Math.PI / 2);
const FACE_DOWN = pitch(Math.PI / 2);
const UPSIDE_DOWN = pitch(Math.PI);
const UPRIGHT: Quat = [0, 0, 0, 1];
/** 15°, as everybody turns pieces at a free table. */
export const STEP = Math.PI / 12;

/** Half extents of the upright box around a turned one. */
export function halfOf([x, y, z, w]: Quat, [width, height, depth]: Vec3): Vec3 {
  const [a, b, c] = [width / 2, height / 2, depth / 2];
  return [
    Math.abs(1 - 2 * (y * y + z * z)) * a + Math.abs(2 * (x * y - z * w)) * b + Math.abs(2 * (x * z + y * w)) * c,
    Math.abs(2 * (x * y + z * w)) * a + Math.abs(1 - 2 * (x * x + z * z)) * b + Math.abs(2 * (y * z - x * w)) * c,
    Math.abs(2 * (x * z - y * w)) * a + Math.abs(2 * (y * z + x * w)) * b + Math.abs(1 - 2 * (x * x + y * y)) * c,
  ];
}

/** The middle of a piece's box from its origin, in its own frame. */
const middle = ([, height]: Vec3, cup: boolean): Vec3 => [0, cup ? height / 2 : 0, 0];

/** How a piece that comes out of a zone lies on the wood: on its broad side, with the face up that was to be seen. */
function lying(face: Face, [, height, depth]: Vec3, cup: boolean): Quat {
  if (cup) return UPRIGHT;
  if (depth < height) return face === 'front' ? FACE_UP : FACE_DOWN;
  return face === 'front' ? UPRIGHT : UPSIDE_DOWN;
}

/** How a piece is turned on the open table: a loose one as it lies, any other laid flat. */
export function openTurn(board: Board, id: ComponentId, placement: Placement, shapes: Shape): Quat {
  if (placement.pose) return board.rest(placement).turn;
  const kind = board.kind(id) as KindId;
  return lying(placement.face, shapes.sizeOf(kind), shapes.isCup(kind));
}

/** The highest thing below a box that comes down there, the table top being 0. */
function topUnder(board: Board, at: { readonly x: number; readonly z: number }, half: Vec3, skip: Skip): number {
  let top = 0;
  const under = (middleAt: Vec3, other: Vec3): void => {
    if (Math.abs(middleAt[0] - at.x) >= half[0] + other[0] - GRAZE) return;
    if (Math.abs(middleAt[2] - at.z) >= half[2] + other[2] - GRAZE) return;
    top = Math.max(top, middleAt[1] + other[1]);
  };
  const { shapes } = skip;
  for (const id of board.ids()) {
    const placement = board.table.placements[id];
    if (skip.ids.has(id) || !placement?.pose || !board.world.has(id)) continue;
    const kind = board.kind(id) as KindId;
    const size = shapes.sizeOf(kind);
    const { position, turn } = board.rest(placement);
    under(plus(position, rotate(turn, middle(size, shapes.isCup(kind)))), halfOf(turn, size));
  }
  for (const { half: size, pose } of board.loose.obstacles())
    under(pose.position, halfOf(pose.turn, [size[0] * 2, size[1] * 2, size[2] * 2]));
  return top;
}

/** Touching by so little is not lying upon each other. */
const GRAZE = 0.01;

interface Skip {
  readonly ids: ReadonlySet<ComponentId>;
  readonly shapes: Shape;
}

/** The pose in which a piece comes to lie when it is let go over a point; `ids` are in the hand and in nobody's way. */
export function restBelow(
  board: Board,
  id: ComponentId,
  { x, z }: { readonly x: number; readonly z: number },
  turn: Quat,
  skip: Skip,
): Pose {
  const kind = board.kind(id) as KindId;
  const size = skip.shapes.sizeOf(kind);
  const half = halfOf(turn, size);
  const [, up] = rotate(turn, middle(size, skip.shapes.isCup(kind)));
  return { position: [x, topUnder(board, { x, z }, half, skip) + half[1] - up, z], turn };
}

/** Where a piece carried over a point would come to lie on the open table, in the frame of the table's parts. */
export function openRest(board: Board, id: ComponentId, at: Vec3, shapes: Shape): Rest | undefined {
  const placement = board.table.placements[id];
  if (!placement) return undefined;
  const skip = { ids: new Set([id, ...board.contents(id)]), shapes };
  const turn = openTurn(board, id, placement, shapes);
  return restOn(board.layout, restBelow(board, id, { x: at[0], z: at[2] }, turn, skip));
}

/** A turn followed by so many steps about the upright. */
export const stepped = (turn: Quat, steps: number): Quat => (steps === 0 ? turn : times(yaw(steps * STEP), turn));
/** Turned over about the axis that points to the right of the table. */
export const flipped = (turn: Quat): Quat => times(pitch(Math.PI), turn);
