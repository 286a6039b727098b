import { describe, expect, it } from 'vitest';
import { COIN, kindOf } from '../../models/cafe-del-gatto/kinds';
import { kindId } from '../../src/core/ids';
import type { ComponentId } from '../../src/core/ids';
import { DT, GLIDE_CAP, thinCap } from '../../src/physics/limits';
import { halfHeight } from '../../src/physics/vector';
import type { Pose, Quat } from '../../src/table/types';
import { FRAME, MM, PhysicsTable, at, dice, distance } from './physicsTable';

const LYING = [Math.SQRT1_2, 0, 0, Math.SQRT1_2] as const;
const PLACES: Readonly<Record<string, Pose>> = {
  coin: at(1, COIN.height / 2, 2),
  sugar: at(-1, 0.075, 2.5),
  'drink-tile': at(0.4, 0.9, -0.4),
  'start-tile': at(2, 0.015, 3),
  tile: at(-2, 0.045, 1, LYING),
  'cup-latte-macchiato': at(0, 0, 3),
};

/** A piece of this kind, lying or standing so, falls no faster than this. */
function fallCap(kind: string, turn: Quat): number {
  const [w, h, d] = kindOf(kindId(kind)).size;
  return thinCap(2 * halfHeight({ x: turn[0], y: turn[1], z: turn[2], w: turn[3] }, { x: w / 2, y: h / 2, z: d / 2 }));
}

describe('loose pieces', () => {
  it.each(Object.keys(PLACES))(
    '%s: 200 drops and throws end exactly at rest, nothing dips under 1 mm (P1, P2, P11)',
    (kind) => {
      const roll = dice(kind.length);
      const rest = PLACES[kind] as Pose;
      const table = new PhysicsTable();
      const id = table.add(kind, rest);
      const floor = table.lowest(id, kind);
      for (let drop = 0; drop < 200; drop++) {
        table.world.grab(id);
        const [x, y, z] = rest.position;
        const high = roll(300) / 100;
        const wide = drop % 4 === 0 ? 10 : 0.5;
        for (let f = 0; f < 8; f++) {
          const far = (): number => ((roll(201) - 100) / 100) * wide;
          table.world.dragTo(id, at(x + far(), y + high, z + far(), drop % 3 === 0 ? [0.5, 0.5, 0.5, 0.5] : rest.turn));
          table.frame();
        }
        table.world.release(id, rest);
        let before = table.position(id);
        const frames = table.run(120, () => {
          expect(table.lowest(id, kind)).toBeGreaterThan(floor - MM);
          const now = table.position(id);
          // A piece that comes down tilted also sinks by levelling out: 1 cm a frame at the most.
          expect(before[1] - now[1]).toBeLessThan(4 * DT * fallCap(kind, rest.turn) + 10 * MM);
          expect(distance([before[0], 0, before[2]], [now[0], 0, now[2]])).toBeLessThanOrEqual(
            4 * DT * GLIDE_CAP * 1.05,
          );
          before = now;
        });
        expect(frames).toBeLessThan(90);
        const error = distance(table.position(id), rest.position);
        expect(error).toBeLessThan(2e-9);
      }
      expect(table.world.worstSnap).toBeLessThanOrEqual(0.2 * MM);
    },
  );

  it('ten coins dropped onto one pile 0.1 s apart lie one on the other, in order (P5, P6)', () => {
    const table = new PhysicsTable();
    const coins: ComponentId[] = [];
    for (let n = 0; n < 10; n++) {
      const id = table.add('coin', at(-2 + n * 0.3, 1.2, 1));
      coins.push(id);
      table.world.release(id, at(1, COIN.height * (n + 0.5), 2));
      for (let f = 0; f < 6; f++) table.frame();
    }
    table.run();
    const heights = coins.map((id) => table.height(id));
    heights.forEach((height, n) => expect(height).toBeCloseTo(COIN.height * (n + 0.5), 8));
    const { steps } = table.world;
    // A pile of ten stands for a minute and does not cost a step (P4).
    table.world.advance(60_000);
    expect(coins.map((id) => table.height(id))).toEqual(heights);
    expect(table.world.steps).toBe(steps);
  });

  it('a piece falls: it speeds up under gravity, lands with a knock and tells once that it lies (P14)', () => {
    const table = new PhysicsTable();
    const id = table.add('sugar', at(1, 1, 2));
    table.world.release(id, at(1, 0.075, 2));
    const fall: number[] = [];
    let last = 1;
    table.run(120, () => {
      fall.push(last - table.height(id));
      last = table.height(id);
    });
    expect(fall[1] as number).toBeGreaterThan(fall[0] as number);
    expect(fall[2] as number).toBeGreaterThan(fall[1] as number);
    expect(fall.some((step) => step < 0)).toBe(true);
    expect(table.settled).toEqual([id]);
    expect(table.knocks.length).toBeGreaterThan(0);
    // 9.25 cm of free fall: 1.35 m/s.
    expect(table.knocks[0]?.speed).toBeGreaterThan(12);
    expect(table.knocks[0]?.speed).toBeLessThan(17);
  });

  it('goes an arc to a far place instead of ploughing through what lies between', () => {
    const table = new PhysicsTable();
    const id = table.add('coin', at(-3, COIN.height / 2, 2));
    table.world.release(id, at(3, COIN.height / 2, 2));
    let top = 0;
    table.run(120, () => {
      top = Math.max(top, table.height(id));
    });
    expect(top).toBeGreaterThan(2 * 10 * MM);
    expect(top).toBeLessThan(6 * 10 * MM);
  });

  it('is drawn between two sub-steps where frames and sub-steps do not fall together', () => {
    const table = new PhysicsTable();
    const id = table.add('sugar', at(1, 2, 2));
    table.world.release(id, at(1, 0.075, 2));
    const spot = { x: 0, y: 0, z: 0 };
    const turn = { x: 0, y: 0, z: 0, w: 1 };
    const seen: number[] = [];
    for (let f = 0; f < 20; f++) {
      table.world.advance(FRAME * 0.41);
      expect(table.world.alpha).toBeGreaterThanOrEqual(0);
      expect(table.world.alpha).toBeLessThan(1);
      table.world.pose(id, spot, turn, table.world.alpha);
      seen.push(spot.y);
      expect(spot.y).toBeGreaterThanOrEqual(table.height(id));
    }
    // Steady acceleration: every blended step is longer than the last.
    const steps = seen.slice(2).map((y, n) => (seen[n + 1] as number) - y);
    steps.slice(1).forEach((step, n) => expect(step).toBeGreaterThan(steps[n] as number));
  });
});
