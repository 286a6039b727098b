import { DRINK_TILE, MACHINE, TILE } from '../../models/cafe-del-gatto/kinds';
import type { Seat, ZoneId } from '../../src/core/ids';
import { CUP_KINDS, KINDS, MENU_STACK, ZONES } from '../../src/referee/cafe-del-gatto/zones';
import type { Layout } from '../../src/table/poses';
import { HOME, jitter, plus, rotate, times, within, yaw } from '../../src/table/space';
import { TABLE } from '../../src/table/types';
import type { Pose, Vec3, Zone } from '../../src/table/types';
import { places } from './places';
import type { CupSpec } from './places';

/** Where the fixed things stand. World units, the near player at +z. */
export const STANDS = {
  machine: { position: [-0.3, 0, -1.7], turn: HOME.turn },
  menuBoard: { position: [2.22, 0, -2.1], turn: yaw(-0.1) },
  bag: { position: [-2.1, 0, -1.6], turn: yaw(0.42) },
  coinDish: { position: [1.46, 0, -0.2], turn: HOME.turn },
  sugarBowl: { position: [-2.2, 0, -0.3], turn: HOME.turn },
} as const satisfies Record<string, Pose>;

const ring = (count: number, radius: number, y: number, from: number): Vec3[] =>
  Array.from({ length: count }, (_, i) => {
    const a = from + (i / count) * Math.PI * 2;
    return [Math.round(Math.cos(a) * radius * 1e6) / 1e6, y, Math.round(Math.sin(a) * radius * 1e6) / 1e6];
  });

/** Coins lie beside each other, never through each other: one, six around it, six around those. */
const beside = (y: number): Vec3[] => [
  [0.01, y, -0.01],
  ...ring(6, 0.24, y, 0.35),
  ...ring(6, 0.42, y, 0.35 + Math.PI / 6),
];

function chute(side: 'milk' | 'coffee'): Zone {
  const x = side === 'milk' ? MACHINE.chute.x : -MACHINE.chute.x;
  return {
    id: ZONES.chute(side),
    shape: {
      type: 'column',
      slots: 5,
      pitch: TILE.pitch,
      open: MACHINE.chute.top - MACHINE.chute.floor - TILE.size / 2,
    },
    pose: within(STANDS.machine, { ...HOME, position: [x, MACHINE.chute.floor + TILE.size / 2, MACHINE.chute.z] }),
    accepts: [KINDS.tile],
    reach: { centre: [0, 0.6, 0], half: [0.26, 0.8, 0.2] },
  };
}

/** Equal drink tiles lie upon each other, toward the reader. */
const stacked = (lowest: Pose): Pose[] =>
  Array.from({ length: MENU_STACK }, (_, i) => ({
    position: plus(lowest.position, rotate(lowest.turn, [0, 0, i * DRINK_TILE.step])),
    turn: lowest.turn,
  }));

function menuZone(drink: CupSpec['drink'], menu: readonly MenuSpot[]): Zone {
  const spots = menu.filter((spot) => spot.drink === drink);
  const mean = (axis: 0 | 1 | 2): number =>
    spots.reduce((sum, { pose }) => sum + pose.position[axis], 0) / spots.length;
  return {
    id: ZONES.menu(drink),
    shape: { type: 'points', spots: spots.flatMap(({ pose }) => stacked(pose)) },
    pose: STANDS.menuBoard,
    accepts: [KINDS.drinkTile],
    reach: { centre: [mean(0), mean(1), mean(2)], half: [0.95, 0.17, 0.2] },
  };
}

/** Twelve cubes heaped in the bowl. */
const SUGAR_HEAP: readonly Pose[] = [
  ...ring(6, 0.26, 0.12, 0.3),
  ...ring(4, 0.17, 0.265, 0.9),
  ...ring(2, 0.09, 0.41, 0.2),
].map((position, i) => ({ position, turn: times(yaw(jitter('heap', i) * 3), HOME.turn) }));

const point = (id: ZoneId, pose: Pose, accepts: Zone['accepts'], half: Vec3): Zone => ({
  id,
  shape: { type: 'points', spots: [HOME] },
  pose,
  accepts,
  reach: { centre: [0, half[1], 0], half },
});

const place3 = (x: number, y: number, z: number): Pose => ({ ...HOME, position: [x, y, z] });

/** What the table is laid for. */
export interface Laying {
  readonly seats: number;
  /** Whose place is near. */
  readonly viewer: Seat;
  /** Cups in menu order. */
  readonly cups: readonly CupSpec[];
  /** Places of the lowest drink tiles on the menu board, in its own frame; from its model. */
  readonly menu: readonly MenuSpot[];
}
export interface MenuSpot {
  readonly drink: string;
  readonly pose: Pose;
}

/** Every zone of the table, by id. */
export function layTable({ seats, viewer, cups, menu }: Laying): Layout {
  const zones: Zone[] = [
    chute('milk'),
    chute('coffee'),
    ...cups.map(({ drink }) => menuZone(drink, menu)),
    {
      // Before the board's left wing, where it hides no drink tile; all of the board takes the cup, and the coin dish's rim.
      ...point(ZONES.serve, place3(1.15, 0, -1.34), CUP_KINDS, [0.4, 0.6, 0.4]),
      reach: { centre: [1.1, 0.8, -0.1], half: [1.5, 0.95, 1.05] },
    },
    {
      id: ZONES.discard,
      shape: {
        type: 'pile',
        spots: [
          [0, 0.045, 0],
          [0.34, 0.045, 0.05],
          [0.02, 0.045, 0.36],
          [0.37, 0.045, 0.4],
        ],
        step: 0.091,
        lying: true,
      },
      pose: place3(0.2, 0, -0.62),
      accepts: [KINDS.tile],
      reach: { centre: [0.18, 0.2, 0.2], half: [0.45, 0.4, 0.48] },
    },
    {
      id: ZONES.coinReserve,
      shape: { type: 'pile', spots: beside(0.05), step: 0.027, lying: false },
      pose: STANDS.coinDish,
      accepts: [KINDS.coin],
      reach: { centre: [0, 0.15, 0], half: [0.63, 0.25, 0.63] },
    },
    {
      id: ZONES.sugarReserve,
      shape: { type: 'points', spots: SUGAR_HEAP },
      pose: STANDS.sugarBowl,
      accepts: [KINDS.sugar],
      reach: { centre: [0, 0.25, 0], half: [0.52, 0.3, 0.52] },
    },
    point(ZONES.bag, within(STANDS.bag, place3(0, 0.45, 0)), [KINDS.tile], [0.7, 0.6, 0.7]),
    // The open table; before the players it belongs to their places.
    {
      id: TABLE,
      shape: { type: 'free' },
      pose: HOME,
      accepts: [],
      reach: { centre: [0, 0, 0], half: [5.6, 0.5, 4] },
    },
    ...places(seats, viewer, cups),
  ];
  return Object.fromEntries(zones.map((zone) => [zone.id, zone]));
}
