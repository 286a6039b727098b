import type { ComponentId } from '../../src/core/ids';
import { PhysicsTable, TABLE_PLACE, at, chute, row, slotAbove } from './physicsTable';

/**
 * A minute of table life: buying, sliding, refilling, carrying a cup, coins. Returns the hashes of all frames. Turns
 * and places come from trigonometry on purpose: engines disagree on its last bits, the world must not.
 */
export function playScenario(): string[] {
  const table = new PhysicsTable();
  const { world } = table;
  const { milk, coffee } = table.fill(5, 5);
  const angle = 0.3;
  const cup = table.cup('latte-macchiato', Math.sin(angle) * 3, Math.cos(angle) * 3, [
    0,
    Math.sin(angle / 2),
    0,
    Math.cos(angle / 2),
  ]);
  const coins = Array.from({ length: 12 }, (_, n) => table.add('coin', at(-2, 0.013 + 0.026 * n, 2)));
  const hashes: string[] = [];
  const frames = (count: number): void => {
    for (let f = 0; f < count; f++) {
      table.frame();
      hashes.push(world.hash());
    }
  };
  for (let turn = 0; turn < 4; turn++) {
    const id = (turn % 2 === 0 ? milk : coffee).splice(turn % 3, 1)[0] as ComponentId;
    const side = turn % 2 === 0 ? 'milk' : 'coffee';
    world.grab(id);
    for (let f = 0; f < 24; f++) {
      world.dragTo(id, at(Math.sin(f / 9) * 2, 1.5 + Math.cos(f / 5) / 3, f / 8));
      frames(1);
    }
    world.release(id, slotAbove(cup.base, turn), cup.column);
    const fresh = table.add('tile', at(side === 'milk' ? -0.5 : 0.7, 2.4, 0.5, [0, Math.sin(turn), 0, Math.cos(turn)]));
    world.release(fresh, row(side, 4), chute(side));
    for (const coin of coins.slice(turn * 3, turn * 3 + 3)) {
      world.release(coin, at(Math.cos(turn), 0.013, 3 + Math.sin(turn) / 4));
      frames(5);
    }
    frames(40);
  }
  world.grab(cup.id);
  world.dragTo(cup.id, at(2, 1.4, 1));
  frames(30);
  world.release(cup.id, TABLE_PLACE(3));
  frames(90);
  return hashes;
}
