import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { CameraDesk } from '../../src/stage/camera/desk';
import { moved } from '../../src/stage/camera/fingers';
import type { Bounds, Stand } from '../../src/stage/camera/fingers';
import type { Shot } from '../../src/stage/camera/framing';

/** What fingers on bare table do to the camera, and what a change of the window does not. */

const BOUNDS: Bounds = {
  minDistance: 2,
  maxDistance: 20,
  minPolarAngle: (8 / 180) * Math.PI,
  maxPolarAngle: (84 / 180) * Math.PI,
};
const stand = (): Stand => ({ from: new Vector3(0, 5, 7), at: new Vector3(0, 0.5, 0) });
const distance = ({ from, at }: Stand): number => from.distanceTo(at);
const bearing = ({ from, at }: Stand): number => Math.atan2(from.x - at.x, from.z - at.z);
const still = { type: 'pinch', was: new Vector3(), is: new Vector3(), apart: 1, angle: 0 } as const;

describe('one finger', () => {
  it('across the whole window turns half around', () => {
    const half = moved(stand(), { type: 'turn', x: 0.5, y: 0 }, BOUNDS);
    expect(bearing(half)).toBeCloseTo(-Math.PI / 2);
    expect(distance(half)).toBeCloseTo(distance(stand()));
  });

  it('never goes under the table, nor over its top', () => {
    for (const y of [-50, -1, 1, 50]) {
      const { from, at } = moved(stand(), { type: 'turn', x: 0, y }, BOUNDS);
      expect(from.y).toBeGreaterThan(at.y);
      const polar = from
        .clone()
        .sub(at)
        .angleTo(new Vector3(0, 1, 0));
      expect(polar).toBeGreaterThanOrEqual(BOUNDS.minPolarAngle - 1e-9);
      expect(polar).toBeLessThanOrEqual(BOUNDS.maxPolarAngle + 1e-9);
    }
  });
});

describe('two fingers', () => {
  it('apart come nearer to what lies between them', () => {
    const was = new Vector3(1, 0, 0.5);
    const near = moved(stand(), { ...still, was, is: was, apart: 2 }, BOUNDS);
    expect(distance(near)).toBeCloseTo(distance(stand()) / 2);
    expect(near.at.distanceTo(was)).toBeCloseTo(stand().at.distanceTo(was) / 2);
  });

  it('take the table with them', () => {
    const pulled = moved(stand(), { ...still, was: new Vector3(0, 0, 0), is: new Vector3(1, 0, 0) }, BOUNDS);
    expect(pulled.at.x).toBeCloseTo(-1);
    expect(pulled.from.x).toBeCloseTo(-1);
  });

  it('turning turn the table', () => {
    const turned = moved(stand(), { ...still, angle: Math.PI / 6 }, BOUNDS);
    expect(bearing(turned)).toBeCloseTo(Math.PI / 6);
  });

  it('come neither too near nor too far, and stay over the table', () => {
    expect(distance(moved(stand(), { ...still, apart: 100 }, BOUNDS))).toBeCloseTo(2);
    expect(distance(moved(stand(), { ...still, apart: 0.01 }, BOUNDS))).toBeCloseTo(20);
    const away = moved(stand(), { ...still, is: new Vector3(-40, 0, 0) }, BOUNDS);
    expect(away.at.x).toBeLessThanOrEqual(5);
  });
});

const SEAT: Shot = { from: [0, 4.3, 6.7], at: [0, 0.6, 0], fov: 38 };

/** Controls that stand where they were sent. */
function steered() {
  const at = { from: new Vector3(...SEAT.from), at: new Vector3(...SEAT.at) };
  const desk = new CameraDesk(SEAT);
  desk.take({
    ...BOUNDS,
    camera: { fov: 38, updateProjectionMatrix: () => undefined },
    mouseButtons: {},
    getPosition: () => at.from.clone(),
    getTarget: () => at.at.clone(),
    setLookAt: (...told: number[]) => {
      at.from.set(told[0] ?? 0, told[1] ?? 0, told[2] ?? 0);
      at.at.set(told[3] ?? 0, told[4] ?? 0, told[5] ?? 0);
      return Promise.resolve();
    },
    stop: () => undefined,
  } as unknown as NonNullable<CameraDesk['controls']>);
  desk.resize({ width: 1280, height: 720 });
  return { desk, at };
}

describe('the camera desk', () => {
  it('keeps where somebody has turned it when the window changes', () => {
    const { desk, at } = steered();
    desk.finger({ type: 'turn', x: 0.2, y: 0 });
    const own = at.from.clone();
    expect(own.x).not.toBeCloseTo(0);
    desk.resize({ width: 900, height: 700 });
    expect(at.from.distanceTo(own)).toBeCloseTo(0);
    desk.go(SEAT);
    expect(at.from.x).toBeCloseTo(0);
  });

  it('stands still while a piece is held (P15)', () => {
    const { desk, at } = steered();
    const before = at.from.clone();
    desk.hold(true);
    desk.finger({ type: 'turn', x: 0.2, y: 0.1 });
    desk.focus([1, 0, 1]);
    expect(at.from.distanceTo(before)).toBe(0);
    desk.hold(false);
    desk.finger({ type: 'turn', x: 0.2, y: 0.1 });
    expect(at.from.distanceTo(before)).toBeGreaterThan(0.1);
  });

  it('a double click comes nearer from the same side, but not into the wood', () => {
    const { desk, at } = steered();
    for (let i = 0; i < 8; i++) desk.focus([1, 0, 1]);
    expect(at.at.toArray()).toEqual([1, 0.3, 1]);
    expect(at.from.distanceTo(at.at)).toBeCloseTo(2.8);
    expect(at.from.y).toBeGreaterThan(1);
  });

  it('a drag across the window turns the table half around, up and down less', () => {
    const { desk } = steered();
    const { controls } = desk;
    // The controls turn by 2π × speed for a drag as long as the window is high.
    expect(2 * (controls?.azimuthRotateSpeed ?? 0) * (1280 / 720)).toBeCloseTo(1);
    expect(controls?.polarRotateSpeed).toBeLessThan(controls?.azimuthRotateSpeed ?? 0);
  });
});
