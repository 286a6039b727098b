import { MACHINE, TILE, kindOf } from '../../../models/cafe-del-gatto/kinds';
import { componentId, kindId, zoneId } from '../../core/ids';
import type { ComponentId } from '../../core/ids';
import { TableWorld } from '../../physics/world';
import type { Pose, Quat } from '../../table/types';
import { figure } from './figures';
import type { Figure, Part } from './figures';
import { middleFile } from './positions';
import { FRAME, QuietTheatre } from './theatre';
import { timed } from './timing';

/** A frame of loose pieces, all sub-steps. */
const LOOSE_BUDGET = { most: 8 } as const;
const ROUNDS = 8;
/** The first rounds are not measured: the engine is still compiling. */
const WARM = 3;
/** Nothing moves for longer, frames. */
const LONGEST = 600;

const LYING: Quat = [Math.SQRT1_2, 0, 0, Math.SQRT1_2];
const UPRIGHT: Quat = [0, 0, 0, 1];
const tileId = (n: number): ComponentId => componentId(`tile:${n}`);

/** Milliseconds of every frame until all lies still, over some rounds of the same beginning. */
function frames(begin: (world: TableWorld) => void): number[] {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const world = new TableWorld(kindOf);
    begin(world);
    for (let i = 0; i < LONGEST && world.awake > 0; i++) {
      const ms = timed(() => world.advance(FRAME));
      if (round >= WARM) times.push(ms);
    }
  }
  return times;
}

/** Tiles let go with the flat side down at these places. */
const tossed =
  (count: number, place: (n: number) => Pose) =>
  (world: TableWorld): void => {
    for (let n = 0; n < count; n++) world.add(tileId(n), kindId('tile'), place(n));
    for (let n = 0; n < count; n++) world.toss(tileId(n));
  };

/** Sixty side by side, ten in a row. */
const layer = tossed(60, (n) => ({
  position: [-2.6 + (n % 10) * 0.56, 0.2, -1 + Math.floor(n / 10) * 0.56],
  turn: LYING,
}));
/** Thirty over one spot, each a little beside the last. */
const heap = tossed(30, (n) => ({
  position: [0.12 * ((n % 3) - 1), 0.15 + n * 0.16, 1.2 + 0.12 * ((n % 4) - 1.5)],
  turn: LYING,
}));

/** A tile is taken from each chute, those above slide, and a new one falls on top. */
function chutes(world: TableWorld): void {
  let next = 0;
  for (const [side, x] of [
    ['milk', MACHINE.chute.x],
    ['coffee', -MACHINE.chute.x],
  ] as const) {
    const row = (n: number): Pose => ({
      position: [x, MACHINE.chute.floor + TILE.size / 2 + n * TILE.pitch, MACHINE.chute.z],
      turn: UPRIGHT,
    });
    const column = zoneId(`chute:${side}`);
    const open = MACHINE.chute.top - MACHINE.chute.floor - TILE.size / 2;
    world.setColumn({ id: column, base: row(0), pitch: TILE.pitch, slots: 5, open });
    const lowest = tileId(next);
    for (let n = 0; n < 5; n++) {
      world.add(tileId(next), kindId('tile'), row(n));
      world.place(tileId(next++), row(n), column);
    }
    world.grab(lowest);
    world.place(lowest, { position: [3, 0.045, x > 0 ? 2 : 1], turn: LYING });
    const fresh = tileId(next++);
    world.add(fresh, kindId('tile'), { position: [x, 2.6, MACHINE.chute.z], turn: UPRIGHT });
    world.release(fresh, row(4), column);
  }
}

function atRest(): Figure[] {
  const { world, board } = new QuietTheatre(middleFile('cafe-del-gatto', 5, 3));
  const before = world.steps;
  const times = Array.from({ length: 20 }, () =>
    timed(() => {
      for (let i = 0; i < 1000; i++) world.advance(FRAME);
    }),
  );
  return [
    figure({
      id: 'physics.rest.steps',
      what: `steps of the solver in 20,000 frames of a full table of 5 seats at rest (${board.ids().length} pieces)`,
      unit: 'steps',
      kind: 'count',
      samples: [world.steps - before],
      budget: { most: 0 },
    }),
    figure({
      id: 'physics.rest.time',
      what: 'a thousand frames of the same table at rest',
      unit: 'ms',
      kind: 'time',
      samples: times,
      digits: 4,
    }),
  ];
}

const moving = (id: string, what: string, begin: (world: TableWorld) => void): Figure =>
  figure({
    id: `physics.${id}`,
    what: `a frame of ${what}, until all lies still`,
    unit: 'ms',
    kind: 'time',
    samples: frames(begin),
    ...(id === 'chutes' ? {} : { budget: LOOSE_BUDGET }),
    digits: 3,
  });

export const physics: Part = async (tell) => {
  tell('physics: at rest, loose pieces, chutes');
  return [
    ...atRest(),
    moving('layer', '60 loose tiles in one layer', layer),
    moving('heap', 'a heap of 30 loose tiles', heap),
    moving('chutes', 'both chutes sliding', chutes),
  ];
};
