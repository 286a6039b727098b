import type { ComponentId, KindId, ZoneId } from '../../core/ids';
import { slotPose, zoneOf, zonePose } from '../../table/poses';
import { rotate, within } from '../../table/space';
import type { Pose, Vec3 } from '../../table/types';
import type { Board } from '../theatre/board';
import type { Box } from './pick';

const p = { x: 0, y: 0, z: 0 };
const q = { x: 0, y: 0, z: 0, w: 1 };

/** Where a piece is now. */
export function poseOf(board: Board, id: ComponentId): Pose {
  board.world.pose(id, p, q);
  return { position: [p.x, p.y, p.z], turn: [q.x, q.y, q.z, q.w] };
}

/** How far the label of a cup reaches forward: it is part of what one takes hold of. */
const LABEL = 0.42;

/** A piece's box: its size around its middle; cups stand on their origin and carry a label before them. */
export function pieceBox(board: Board, id: ComponentId, sizeOf: (kind: KindId) => Vec3, standing: boolean): Box {
  const kind = board.kind(id);
  const [w, h, d] = kind ? sizeOf(kind) : [0, 0, 0];
  const label = standing ? LABEL : 0;
  return {
    pose: poseOf(board, id),
    centre: [0, standing ? h / 2 : 0, label / 2],
    half: [w / 2, h / 2, (d + label) / 2],
  };
}

/** The middle of a piece, for fingertips. */
export function middleOf(box: Box): Vec3 {
  const [x, y, z] = rotate(box.pose.turn, box.centre);
  const [px, py, pz] = box.pose.position;
  return [px + x, py + y, pz + z];
}

/** The box a pointer over a zone hits. */
export function zoneBox(board: Board, id: ZoneId): Box {
  const { reach } = zoneOf(board.layout, id);
  return { pose: zonePose(board.layout, board.table, id), centre: reach.centre, half: reach.half };
}

/** A slot of a zone in the world, front up. */
export const slotIn = (board: Board, id: ZoneId, slot: number, face: 'front' | 'back'): Pose =>
  within(zonePose(board.layout, board.table, id), slotPose(zoneOf(board.layout, id), slot, face));
