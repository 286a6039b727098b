import { CUP, DRINK_TILE, TILE } from '../../models/cafe-del-gatto/kinds';
import type { Seat } from '../../src/core/ids';
import { CUP_KINDS, KINDS, PIECES, ZONES } from '../../src/referee/cafe-del-gatto/zones';
import { HOME, jitter, within, yaw } from '../../src/table/space';
import { tableOf } from '../../src/table/types';
import type { Pose, Vec3, Zone } from '../../src/table/types';

/** A drink and its number of squares, in menu order. */
export interface CupSpec {
  readonly drink: Parameters<typeof ZONES.menu>[0];
  readonly squares: number;
}

/** How a player's things lie in front of them; the near place is roomier, for it is played by hand. */
export interface PlacePlan {
  readonly pose: Pose;
  readonly cupPitch: number;
  readonly cupBend: number;
  /** How far a served cup is moved back. */
  readonly servedBack: number;
  readonly coins: Vec3;
  readonly sugar: Vec3;
  readonly start: Vec3;
  /** What lies free here turns with the place. */
  readonly ground: Zone['reach'];
}

const at = (x: number, z: number, angle: number): Pose => ({ position: [x, 0, z], turn: yaw(angle) });
const DEGREE = Math.PI / 180;

export const NEAR: PlacePlan = {
  pose: at(-0.15, 1.72, 0),
  cupPitch: 0.92,
  cupBend: 3,
  // Far enough to be told apart, near enough that the tall latte doesn't hide the menu board's lowest row.
  servedBack: -0.56,
  coins: [2.92, 0, -0.02],
  sugar: [2.72, 0, -0.74],
  start: [2.62, 0, 0.56],
  ground: { centre: [0.3, 0, 0.1], half: [3.4, 0.5, 1.2] },
};
const across = (x: number, z: number, degrees: number): PlacePlan => ({
  pose: at(x, z, degrees * DEGREE),
  cupPitch: 0.66,
  cupBend: 0,
  servedBack: -0.52,
  coins: [-0.85, 0, 0.62],
  sugar: [0.25, 0, 0.6],
  start: [1.15, 0, 0.6],
  ground: { centre: [0, 0, 0.15], half: [1.75, 0.5, 0.95] },
});
const LEFT = across(-3.6, 0.02, 56);
const LEFT_BACK = across(-3.9, -2.85, 16);
const RIGHT_BACK = across(4.75, -2.55, -36);
const RIGHT = across(3.98, 0.25, -59);
/** One other player sits at the right, where the picture is emptiest. */
const RIGHT_ALONE = across(4.16, 0.3, -58);

/** Places of the others, clockwise from the near one, by how many others there are. */
const OTHERS: readonly (readonly PlacePlan[])[] = [
  [],
  [RIGHT_ALONE],
  [LEFT, RIGHT],
  [LEFT, RIGHT_BACK, RIGHT],
  [LEFT, LEFT_BACK, RIGHT_BACK, RIGHT],
];

/** Two spots a layer, side by side; as many layers as twelve cubes need. */
const SUGAR_SPOTS: readonly Vec3[] = [
  [0, 0.075, 0],
  [0.22, 0.075, 0.06],
  [0.06, 0.075, 0.24],
  [0.28, 0.075, 0.3],
];
const COIN_SPOTS: readonly Vec3[] = [
  [0, 0.013, 0],
  [0.27, 0.013, 0.07],
  [0.02, 0.013, 0.27],
  [0.29, 0.013, 0.34],
  [0.55, 0.013, 0.16],
];

/** The zones of one player's place. */
function place(seat: Seat, plan: PlacePlan, cups: readonly CupSpec[]): Zone[] {
  const cupPose = (slot: number, back: number): Pose => ({
    position: [
      (slot - 2) * plan.cupPitch + jitter('cup', seat * 5 + slot) * 0.02,
      0,
      back - Math.abs(slot - 2) * 0.012 * plan.cupBend,
    ],
    turn: yaw((-(slot - 2) * plan.cupBend + jitter('cup-turn', seat * 5 + slot)) * DEGREE),
  });
  const spots = (back: number): Pose[] => cups.map((_, slot) => cupPose(slot, back));
  const span = plan.cupPitch * 2.5;
  const beside = (position: Vec3): Pose => within(plan.pose, { ...HOME, position });
  return [
    {
      id: ZONES.place(seat),
      shape: { type: 'points', spots: spots(0) },
      pose: plan.pose,
      accepts: CUP_KINDS,
      seat,
      reach: { centre: [0, 0.5, 0.1], half: [span, 0.5, 0.4] },
    },
    {
      id: ZONES.served(seat),
      shape: { type: 'points', spots: spots(plan.servedBack) },
      pose: plan.pose,
      accepts: CUP_KINDS,
      seat,
      // Low: nothing is put there by hand, and what stands behind it is pointed at over it.
      reach: { centre: [0, 0.15, plan.servedBack], half: [span, 0.15, 0.2] },
    },
    {
      id: ZONES.coins(seat),
      shape: { type: 'pile', spots: COIN_SPOTS, step: 0.026, lying: false },
      pose: beside(plan.coins),
      accepts: [KINDS.coin],
      seat,
      reach: { centre: [0.27, 0.1, 0.17], half: [0.5, 0.25, 0.42] },
    },
    {
      id: ZONES.sugar(seat),
      shape: { type: 'pile', spots: SUGAR_SPOTS, step: 0.15, lying: false },
      pose: beside(plan.sugar),
      accepts: [KINDS.sugar],
      seat,
      reach: { centre: [0.14, 0.12, 0.15], half: [0.32, 0.2, 0.32] },
    },
    {
      id: ZONES.start(seat),
      shape: { type: 'points', spots: [{ position: [0, 0.015, 0], turn: yaw(0.3) }] },
      pose: beside(plan.start),
      accepts: [KINDS.startTile],
      seat,
      reach: { centre: [0, 0.05, 0], half: [0.22, 0.1, 0.22] },
    },
    {
      id: tableOf(seat),
      shape: { type: 'free' },
      pose: plan.pose,
      accepts: [],
      seat,
      reach: plan.ground,
    },
    ...cups.flatMap((cup) => cupZones(seat, cup)),
  ];
}

/** What a cup holds moves with it. */
function cupZones(seat: Seat, { drink, squares }: CupSpec): Zone[] {
  const anchor = PIECES.cup(seat, drink);
  const top = CUP.floor + TILE.pitch * squares;
  const whole = { centre: [0, 0.15 * squares + 0.1, 0] as Vec3, half: [0.4, 0.15 * squares + 0.34, 0.32] as Vec3 };
  return [
    {
      id: ZONES.cup(seat, drink),
      anchor,
      shape: { type: 'column', slots: squares, pitch: TILE.pitch, open: (squares - 0.5) * TILE.pitch },
      pose: { ...HOME, position: [0, CUP.floor + 0.15, CUP.tileZ] },
      accepts: [KINDS.tile],
      seat,
      reach: { centre: [0, whole.centre[1] - CUP.floor - 0.15, 0], half: whole.half },
    },
    {
      id: ZONES.cupSugar(seat, drink),
      anchor,
      shape: {
        type: 'points',
        spots: Array.from({ length: 12 }, (_, i) => ({
          position: [i % 2 === 0 ? -0.08 : 0.08, Math.floor(i / 2) * 0.15, 0] as Vec3,
          turn: yaw(jitter('sugar-in-cup', i) * 0.2),
        })),
      },
      pose: { ...HOME, position: [0, top + 0.075, CUP.tileZ] },
      accepts: [KINDS.sugar],
      seat,
      reach: { centre: [0, -top / 2, 0], half: whole.half },
    },
    {
      id: ZONES.cupDrink(seat, drink),
      anchor,
      shape: { type: 'points', spots: [HOME] },
      pose: { ...HOME, position: [0, CUP.floor + DRINK_TILE.height / 2 + 0.02, CUP.tileZ + 0.02] },
      accepts: [KINDS.drinkTile],
      seat,
      reach: { centre: [0, whole.centre[1] - CUP.floor, 0], half: whole.half },
    },
  ];
}

/** The places of all seats as the viewer sees them: the viewer's is near, the others follow clockwise. */
export function places(seats: number, viewer: Seat, cups: readonly CupSpec[]): Zone[] {
  return Array.from({ length: seats }, (_, i) => {
    const seat = (viewer + i) % seats;
    const plan = i === 0 ? NEAR : OTHERS[seats - 1]?.[i - 1];
    return place(seat, plan ?? NEAR, cups);
  }).flat();
}

/** The plans of all places, the near one first, the others clockwise. */
export const placePlans = (seats: number): readonly PlacePlan[] => [NEAR, ...(OTHERS[seats - 1] ?? [])];

/** The corners of what stands in a row at a place, `height` units high: first cup to last, feet to labels. */
export const placeCorners = ({ pose, cupPitch }: PlacePlan, height: number): Vec3[] =>
  [-1, 1].flatMap((side) =>
    [0.05, height].flatMap((y) =>
      [-0.15, 0.42].map((z) => within(pose, { ...HOME, position: [side * (cupPitch * 2 + 0.4), y, z] }).position),
    ),
  );

/** Where a seat's place is, for cameras and name plates. */
export function placePose(seats: number, viewer: Seat, seat: Seat): Pose {
  const i = (seat - viewer + seats) % seats;
  return (i === 0 ? NEAR : (OTHERS[seats - 1]?.[i - 1] ?? NEAR)).pose;
}
