import { MACHINE } from '../../models/cafe-del-gatto/kinds';
import { WINGS } from '../../models/cafe-del-gatto/menuBoardSpots';
import { WING } from '../../models/cafe-del-gatto/menuSizes';
import { HOME, within, yaw } from '../../src/table/space';
import type { Pose, Vec3 } from '../../src/table/types';
import { STANDS } from './table';

/** A fixed thing that loose pieces bump into: half extents and pose of its middle, units. */
export interface Block {
  readonly half: Vec3;
  readonly pose: Pose;
}

const DEGREE = Math.PI / 180;
const WING_DEPTH = 0.09;
/** The middle of a wing of so many centimetres, from the fold. */
const wing = (pose: Pose, width: number): Pose =>
  within(pose, { ...HOME, position: [width / 20, WING.height / 20, 0] });
const at = (x: number, y: number, z: number, turn = HOME.turn): Pose => ({ position: [x, y, z], turn });
const block = (stand: Pose, middle: Pose, half: Vec3): Block => ({ half, pose: within(stand, middle) });

/** Machine, menu board, bag, dish and bowl as boxes, a little smaller than they look. */
export const OBSTACLES: readonly Block[] = [
  block(STANDS.machine, at(0, MACHINE.height / 2, 0), [MACHINE.width / 2, MACHINE.height / 2, MACHINE.depth / 2]),
  // The two wings of the board, with what stands on their shelves.
  block(STANDS.menuBoard, wing(WINGS.tells, -WING.tells), [WING.tells / 20, WING.height / 20, WING_DEPTH]),
  block(STANDS.menuBoard, wing(WINGS.holds, WING.holds), [WING.holds / 20, WING.height / 20, WING_DEPTH]),
  block(STANDS.bag, at(0, 0.55, 0), [0.5, 0.55, 0.5]),
  block(STANDS.coinDish, at(0, 0.03, 0), [0.45, 0.03, 0.45]),
  block(STANDS.coinDish, at(0, 0.03, 0, yaw(45 * DEGREE)), [0.45, 0.03, 0.45]),
  block(STANDS.sugarBowl, at(0, 0.15, 0), [0.36, 0.15, 0.36]),
  block(STANDS.sugarBowl, at(0, 0.15, 0, yaw(45 * DEGREE)), [0.36, 0.15, 0.36]),
];

/** The edge of the table top that loose pieces stay within, units. */
export const TABLE_EDGE = { x: 5.75, near: 3.55, far: -3.55 } as const;
