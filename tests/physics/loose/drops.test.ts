import { describe, expect, it } from 'vitest';
import { kindOf } from '../../../models/cafe-del-gatto/kinds';
import { kindId } from '../../../src/core/ids';
import { SIDE_CAP } from '../../../src/physics/loose/limits';
import { halfHeight } from '../../../src/physics/vector';
import { FRAME, MM, dice, distance } from '../physicsTable';
import { EDGE, KINDS, LooseTable, SMALL, heap, kindOfPiece } from './looseTable';

describe('drops and throws', () => {
  it.each([
    ['let fall', 1, 0.2],
    ['thrown as fast as a hand goes', 2, 9],
  ])('500 pieces of all kinds %s: nothing is lost, sunk, in another or over the edge (P1)', (_, seed, far) => {
    const roll = dice(seed);
    const table = new LooseTable();
    const ids = KINDS.map((kind, i) => table.flat(kind, -3 + i * 0.65, 0));
    for (let round = 0; round < 50; round++) {
      for (const id of ids) table.fling(id, roll, far);
      table.run(400);
      expect(table.world.awake).toBe(0);
      expect(table.deepest(ids)).toBeLessThan(MM);
      for (const id of ids) {
        expect(table.lowest(id, kindOfPiece(id))).toBeGreaterThan(-1e-6);
        expect(table.over(id)).toBeLessThan(0.1 * MM);
      }
    }
  });

  it.each(SMALL)(
    '%s: no frame after a throw shows a corner 1 mm under the table, nor a speed over the cap (P2, P11)',
    (kind) => {
      const [w, h, d] = kindOf(kindId(kind)).size;
      const spot = { x: 0, y: 0, z: 0 };
      const turn = { x: 0, y: 0, z: 0, w: 1 };
      const roll = dice(kind.length);
      const table = new LooseTable();
      const id = table.flat(kind, 0, 0);
      for (let round = 0; round < 40; round++) {
        table.fling(id, roll, 9);
        let last = table.position(id);
        table.run(400, () => {
          const now = table.position(id);
          // Also as it is drawn between two sub-steps.
          for (const alpha of [0.5, 1]) {
            table.world.pose(id, spot, turn, alpha);
            expect(spot.y - halfHeight(turn, { x: w / 2, y: h / 2, z: d / 2 })).toBeGreaterThan(-MM);
          }
          const side = distance([last[0], 0, last[2]], [now[0], 0, now[2]]);
          expect(side).toBeLessThanOrEqual(((SIDE_CAP * FRAME) / 1000) * 1.001);
          last = now;
        });
      }
    },
  );

  it('what is let go beyond the edge is back over the table within a second (P1)', () => {
    const table = new LooseTable();
    const id = table.flat('coin', 0, 0);
    for (const [x, z] of [
      [EDGE.x + 5, 0],
      [-EDGE.x - 2, EDGE.near + 3],
      [0, EDGE.far - 4],
    ] as const) {
      table.world.grab(id);
      for (let f = 0; f < 60; f++) {
        table.world.dragTo(id, { position: [x, 0.5, z], turn: [0, 0, 0, 1] });
        table.frame();
      }
      expect(table.over(id)).toBeGreaterThan(1);
      table.world.toss(id);
      for (let f = 0; f < 60; f++) table.frame();
      expect(table.over(id)).toBeLessThan(0.1 * MM);
      expect(table.lowest(id, 'coin')).toBeGreaterThan(-MM);
    }
  });

  it.each([
    ['coins', ['coin']],
    ['tiles', ['tile']],
    ['sugar', ['sugar']],
    ['drink tiles', ['drink-tile']],
    ['all small kinds', SMALL],
  ] as const)(
    'a heap of thirty (%s) comes to rest in three seconds, nothing stands in another (P3, P6, P14)',
    (_, kinds) => {
      for (const seed of [1, 2]) {
        const { table, ids } = heap(seed, kinds);
        expect(table.run(200)).toBeLessThan(182);
        expect(table.rests.map((told) => told.length)).toEqual([30]);
        expect(table.deepest(ids)).toBeLessThan(0.5 * MM);
        for (const id of ids) expect(table.lowest(id, kindOfPiece(id))).toBeGreaterThan(-1e-6);
        const still = table.poses(ids);
        const { steps } = table.world;
        for (let f = 0; f < 300; f++) table.frame();
        expect(table.poses(ids)).toEqual(still);
        expect(table.world.steps).toBe(steps);
      }
    },
  );
});
