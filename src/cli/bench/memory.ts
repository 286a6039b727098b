import type { ComponentId } from '../../core/ids';
import type { Vec3 } from '../../table/types';
import { figure, Unmeasured } from './figures';
import type { Figure, Part } from './figures';
import { middleFile } from './positions';
import { FRAME, QuietTheatre } from './theatre';

/** Frames of one sample: few enough that nothing is collected meanwhile. */
const FRAMES = 600;
const SAMPLES = 15;
const WARM = 10;

/** Bytes that a frame leaves behind for the garbage collector. */
function bytes(frame: (i: number) => void): number[] {
  const collect = globalThis.gc;
  if (!collect) throw new Unmeasured('memory: Node must be started with --expose-gc, as `npm run bench` does');
  const sample = (): number => {
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let i = 0; i < FRAMES; i++) frame(i);
    return Math.max(0, process.memoryUsage().heapUsed - before) / FRAMES;
  };
  // What measuring itself leaves behind is taken off.
  const idle = (): number => {
    collect();
    const before = process.memoryUsage().heapUsed;
    return Math.max(0, process.memoryUsage().heapUsed - before) / FRAMES;
  };
  for (let i = 0; i < WARM; i++) sample();
  return Array.from({ length: SAMPLES }, () => Math.max(0, sample() - idle()));
}

const atRest = (): Figure => {
  const { ticker } = new QuietTheatre(middleFile('cafe-del-gatto', 5, 3));
  return figure({
    id: 'memory.rest',
    what: 'new objects of one turn of clock, director and physics at rest (in the page there is not even a turn)',
    unit: 'bytes/frame',
    kind: 'count',
    samples: bytes(() => void ticker.advance(FRAME)),
    budget: { most: 16 },
    digits: 1,
  });
};

const inDrag = (): Figure => {
  const { ticker, session, board, director, world } = new QuietTheatre(middleFile('cafe-del-gatto', 2, 3));
  const held = session.store.getState().hand.movable.find((id) => board.kind(id)) as ComponentId;
  director.take(held);
  // Two poses that a hand goes back and forth between; a hand makes one a move of the pointer.
  const poses = ([-1, 1] as const).map((x) => ({ position: [x, 1, 1] as Vec3, turn: [0, 0, 0, 1] as const }));
  return figure({
    id: 'memory.drag',
    what: 'new objects of one frame of clock, director and physics while a piece is carried',
    unit: 'bytes/frame',
    kind: 'count',
    samples: bytes((i) => {
      const pose = poses[(i >> 5) & 1];
      if (pose) world.dragTo(held, pose);
      ticker.advance(FRAME);
    }),
    digits: 1,
  });
};

export const memory: Part = async (tell) => {
  tell('memory: frames at rest and in a drag');
  return [atRest(), inDrag()];
};
