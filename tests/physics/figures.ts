import { performance } from 'node:perf_hooks';
import type { ComponentId } from '../../src/core/ids';
import { heap, layer, LooseTable, SMALL } from './loose/looseTable';
import { at, chute, PhysicsTable, row, SIDES, TABLE_PLACE } from './physicsTable';

/** Prints what a frame of physics costs here: `npx tsx tests/physics/figures.ts`. */

type Start = (table: PhysicsTable) => void;

const slide: Start = (table) => {
  const chutes = table.fill(5, 5);
  SIDES.forEach((side, n) => {
    const taken = chutes[side][0] as ComponentId;
    table.world.grab(taken);
    table.world.place(taken, TABLE_PLACE(n));
    const { position } = row(side, 4);
    const fresh = table.add('tile', at(position[0], 2.6, position[2]));
    table.world.release(fresh, row(side, 4), chute(side));
  });
};

const clean: Start = (table) => {
  const chutes = table.fill(5, 5);
  for (const side of SIDES) {
    for (const id of chutes[side]) table.world.release(id, TABLE_PLACE(0));
    const { position } = row(side, 4);
    for (let n = 0; n < 5; n++) {
      const fresh = table.add('tile', at(position[0], 2.6 + n * 0.4, position[2]));
      table.world.release(fresh, row(side, n), chute(side));
    }
  }
};

const coins: Start = (table) => {
  for (let n = 0; n < 45; n++) {
    const coin = table.add('coin', at(-3 + n * 0.1, 1, 1));
    table.world.release(coin, at(2, 0.013 + 0.026 * (n % 5), 2 + Math.floor(n / 5) / 4));
  }
};

function measure(name: string, start: Start): void {
  const times: number[] = [];
  for (let round = 0; round < 40; round++) {
    const table = new PhysicsTable();
    start(table);
    while (table.world.awake > 0) {
      const begin = performance.now();
      table.frame();
      if (round >= 10) times.push(performance.now() - begin);
    }
  }
  times.sort((a, b) => a - b);
  const part = (p: number): string => (times[Math.floor(p * (times.length - 1))] as number).toFixed(2);
  console.log(
    `${name}: median ${part(0.5)} ms a frame, 95 % ${part(0.95)}, most ${part(1)}, ${times.length / 30} frames`,
  );
}

measure('one tile taken from each chute, a new one on top', slide);
measure('both chutes cleaned and filled at once (20 tiles)', clean);
measure('45 coins let go at once', coins);

const rest = new PhysicsTable();
rest.fill(5, 5);
const begin = performance.now();
for (let f = 0; f < 100_000; f++) rest.frame();
console.log(
  `at rest: ${((performance.now() - begin) / 100).toFixed(3)} ms for 1,000 frames, ${rest.world.steps} steps`,
);

/** The same frames again and again: the best time of each, as on a machine with nothing else to do. */
function measureLoose(name: string, start: () => PhysicsTable): void {
  const best: number[] = [];
  for (let round = 0; round < 15; round++) {
    const table = start();
    for (let frame = 0; table.world.awake > 0; frame++) {
      const begin = performance.now();
      table.frame();
      best[frame] = Math.min(best[frame] ?? Infinity, performance.now() - begin);
    }
  }
  best.sort((a, b) => a - b);
  const part = (p: number): string => (best[Math.floor(p * (best.length - 1))] as number).toFixed(2);
  console.log(`${name}: median ${part(0.5)} ms a frame, 95 % ${part(0.95)}, most ${part(1)}, ${best.length} frames`);
}

for (const kind of ['coin', 'tile']) {
  measureLoose(`60 loose pieces in one layer (${kind})`, () => layer(kind));
  measureLoose(`a heap of 30 (${kind})`, () => heap(1, [kind]).table);
}

const full = new LooseTable();
for (let n = 0; n < 250; n++) full.flat(SMALL[n % 5] as string, -3.5 + (n % 25) * 0.28, -2 + Math.floor(n / 25) * 0.42);
const held = process.memoryUsage().heapUsed;
const since = performance.now();
for (let f = 0; f < 100_000; f++) full.frame();
console.log(
  `250 loose pieces at rest: ${((performance.now() - since) / 100).toFixed(3)} ms for 1,000 frames, ` +
    `${full.world.steps} steps, ${((process.memoryUsage().heapUsed - held) / 100_000).toFixed(1)} bytes a frame`,
);
