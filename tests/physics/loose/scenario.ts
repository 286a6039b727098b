import { at, dice } from '../physicsTable';
import { LooseTable, SMALL, flatTurn } from './looseTable';

/**
 * Half a minute of a sandbox: a heap, throws, a sweep, a pile, a cup knocked over. Returns the hashes of all frames.
 * Places and turns come from trigonometry on purpose: engines disagree on its last bits, the world must not.
 */
export function playLoose(): string[] {
  const table = new LooseTable();
  const { world } = table;
  const hashes: string[] = [];
  const frames = (count: number): void => {
    for (let f = 0; f < count; f++) {
      table.frame();
      hashes.push(world.hash());
    }
  };
  world.setObstacles([{ half: [1, 1.22, 0.65], pose: at(0, 1.22, -1.5) }]);
  const roll = dice(11);
  const ids = Array.from({ length: 40 }, (_, i) =>
    table.add(
      SMALL[i % 5] as string,
      at(Math.sin(i) * 0.8, 0.4 + i * 0.1, Math.cos(i * 2), [Math.sin(i / 2), 0, 0, Math.cos(i / 2)]),
    ),
  );
  for (const id of ids) world.toss(id);
  frames(60);
  const { id: cup } = table.cup('cappuccino', Math.sin(2) * 2, Math.cos(1));
  world.toss(cup);
  for (const id of ids.slice(0, 10)) {
    table.fling(id, roll, 9);
    frames(6);
  }
  const pile = table.pile('tile', 12, -2, Math.exp(0.3));
  table.fling(pile[0] as (typeof pile)[number], roll, 2);
  frames(40);
  const held = table.add('tile', at(-2.5, 0.16, 0, flatTurn('coin')));
  world.grab(held, { sweeps: true });
  for (let f = 0; f < 90; f++) {
    world.dragTo(held, at(Math.sin(f / 12) * 2.5, 0.16, Math.cos(f / 30)));
    frames(1);
  }
  world.toss(held);
  frames(200);
  return hashes;
}
