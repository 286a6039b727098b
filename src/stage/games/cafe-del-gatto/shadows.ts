import { MACHINE } from '../../../../models/cafe-del-gatto/kinds';
import { WINGS } from '../../../../models/cafe-del-gatto/menuBoardSpots';
import { WING } from '../../../../models/cafe-del-gatto/menuSizes';
import { STANDS } from '../../../../scenes/cafe-del-gatto/table';
import { HOME, within } from '../../../table/space';
import type { Pose } from '../../../table/types';
import type { Standing } from '../../look/shadowBatch';

const under = ({ position, turn }: Pose, w: number, d: number, more: Partial<Standing> = {}): Standing => ({
  x: position[0],
  z: position[2],
  w,
  d,
  turn: 2 * Math.atan2(turn[1], turn[3]),
  strength: 0.85,
  ...more,
});
const round = (stand: Pose, width: number): Standing => under(stand, width, width, { round: true });
/** The foot of a wing of the menu board, so many centimetres from the fold. */
const wing = (pose: Pose, width: number): Standing =>
  under(within(STANDS.menuBoard, within(pose, { ...HOME, position: [width / 20, 0, 0] })), Math.abs(width) / 10, 0.1);

/** What the fixed things of Café del Gatto darken on the table, world units. */
export const SHADOWS: readonly Standing[] = [
  under(STANDS.machine, MACHINE.width, MACHINE.depth),
  wing(WINGS.tells, -WING.tells),
  wing(WINGS.holds, WING.holds),
  round(STANDS.bag, 1.12),
  round(STANDS.coinDish, 1.06),
  round(STANDS.sugarBowl, 0.74),
];
