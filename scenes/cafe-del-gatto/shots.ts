import { CUP_SQUARES, MACHINE, TILE } from '../../models/cafe-del-gatto/kinds';
import type { ComponentId, Seat, ZoneId } from '../../src/core/ids';
import { PIECES, ZONES } from '../../src/referee/cafe-del-gatto/zones';
import { rotate, within, yaw } from '../../src/table/space';
import type { Pose, Vec3 } from '../../src/table/types';
import { NEAR, placeCorners, placePlans, placePose } from './places';
import { STANDS } from './table';

/** From where one looks: world units, the near player at +z. */

/** Where the camera stands, what it looks at, its vertical field of view in degrees. */
interface View {
  readonly from: Vec3;
  readonly at: Vec3;
  readonly fov: number;
}
export interface Shot extends View {
  /** Composed for an upright picture: steeper, for there is height to fill. */
  readonly upright?: View;
  /** What must be in the picture, whatever its shape: the camera keeps its direction and comes as near as that allows. */
  readonly keep?: readonly Vec3[];
}

/** The corners of a box that stands on its pose, width × height × depth. */
const corners = ([w, h, d]: Vec3, { position, turn }: Pose, foot = 0): Vec3[] =>
  [-w / 2, w / 2].flatMap((x) =>
    [foot, h].flatMap((y) =>
      [-d / 2, d / 2].map((z) => within({ position, turn }, { position: [x, y, z], turn }).position),
    ),
  );

const machine = corners([MACHINE.width, MACHINE.height - 0.1, 0.5], STANDS.machine);
/** The tiles in the chutes, with what is printed beside them: prices of the rows. */
const chutes = corners(
  [1.98, MACHINE.chute.floor + 5 * 0.302 + 0.06, 0.3],
  { ...STANDS.machine, position: [-0.3, 0, -1.5] },
  MACHINE.chute.floor - 0.06,
);
const board = corners([2.95, 2.05, 0.36], STANDS.menuBoard);
/** The right wing, with the drink tiles. */
const drinks = corners([1.84, 2.0, 0.36], within(STANDS.menuBoard, { position: [0.5, 0, 0], turn: yaw(-0.24) }), 0.1);
const dish = corners([1.1, 0.15, 1.1], STANDS.coinDish);
const discard: Vec3[] = [
  [0, 0, -0.85],
  [0.8, 0, 0],
];
const own: Vec3[] = placeCorners(NEAR, 1.5);
const ownGoods: Vec3[] = [
  [2.5, 0, 0.9],
  [3.3, 0, 1.6],
  [2.4, 0, 2.5],
];

/** The machine, the menu board, the near place and those of the others: whatever is looked at or touched in a game. */
const everything = (seats: number): Vec3[] => [
  ...machine,
  ...board,
  ...own,
  ...ownGoods,
  ...placePlans(seats)
    .slice(1)
    .flatMap((plan) => placeCorners(plan, 1.45)),
];

const SHOTS = {
  overview: {
    from: [-0.2, 6.9, 9.2],
    at: [-0.2, 0.1, -0.3],
    fov: 36,
    upright: { from: [0.1, 9.3, 8.6], at: [0.1, 0.6, -0.3], fov: 50 },
  },
  seat: {
    from: [-0.25, 5.8, 7.45],
    at: [0.25, 0.6, -0.35],
    fov: 30,
    upright: { from: [0.45, 7.3, 7.95], at: [0.45, 0.3, -0.05], fov: 50 },
  },
  machine: { from: [-0.3, 2.9, 3.3], at: [-0.3, 1.12, -1.5], fov: 34, keep: chutes },
  cups: { from: [-0.1, 4.6, 6.4], at: [-0.1, 0.4, 1.0], fov: 38, keep: [...own, ...discard] },
  coins: { from: [4.2, 6.9, 4.4], at: [2.2, 0.2, 0.7], fov: 38, keep: [...dish, ...ownGoods] },
  menu: { from: [0.9, 3.3, 2.6], at: [2.3, 0.8, -1.9], fov: 34, keep: drinks },
} as const satisfies Record<string, Shot>;
export type ShotId = keyof typeof SHOTS;

/** The views of a table for so many seats; `seat` is the one to play from. */
export function shotsFor(seats: number): Readonly<Record<ShotId, Shot>> {
  const keep = everything(seats);
  return { ...SHOTS, overview: { ...SHOTS.overview, keep }, seat: { ...SHOTS.seat, keep } };
}

/** A seat's place from near; for the viewer's own it is the seat to play from. */
export function placeShot(seats: number, viewer: Seat, seat: Seat): Shot {
  if (seat === viewer) return shotsFor(seats).seat;
  const { position, turn } = placePose(seats, viewer, seat);
  const [x, , z] = position;
  const [dx, , dz] = rotate(turn, [0, 0, 3.7]);
  const plan = placePlans(seats).find(({ pose }) => pose.position === position);
  const keep = plan ? placeCorners(plan, 1.5) : [];
  return { from: [x + dx, 2.6, z + dz], at: [x, 0.55, z], fov: 38, keep };
}

/** A part of the table that fills a small screen, with the zones that are in it. */
export interface Part {
  readonly id: ShotId;
  readonly holds: (seat: Seat) => readonly ZoneId[];
}

const DRINKS = Object.keys(CUP_SQUARES) as Parameters<typeof ZONES.menu>[0][];

/** In the order of the bar that switches between them; the last one shows all. */
export const PARTS: readonly Part[] = [
  { id: 'machine', holds: () => [ZONES.chute('milk'), ZONES.chute('coffee')] },
  {
    id: 'cups',
    holds: (seat) => [ZONES.place(seat), ZONES.served(seat), ZONES.discard],
  },
  { id: 'coins', holds: (seat) => [ZONES.coinReserve, ZONES.coins(seat), ZONES.sugar(seat)] },
  { id: 'menu', holds: () => [ZONES.serve, ...DRINKS.map(ZONES.menu)] },
  { id: 'overview', holds: () => [] },
];

/** The piece that a zone goes with: what is in a cup is where the cup is. */
export function carrierOf(seat: Seat, zone: ZoneId): ComponentId | null {
  const drink = DRINKS.find((each) =>
    [ZONES.cup(seat, each), ZONES.cupSugar(seat, each), ZONES.cupDrink(seat, each)].includes(zone),
  );
  return drink ? PIECES.cup(seat, drink) : null;
}

/** The smallest thing that is aimed at from the seat, and where: a tile in a chute. World units. */
export const FINEST = { at: [-0.3, 1.1, -1.5], size: TILE.size } as const;
