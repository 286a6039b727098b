import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BufferGeometry, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { DOME, STRIP, wallAt } from '../../models/room/dome';
import { decodeLight, ENVIRONMENT, encodeLight } from '../../models/room/environment';
import { dishParts, machineCupsParts, propParts, sugarBowlParts } from '../../models/room/props';
import { TABLE } from '../../models/room/table';
import { tableTopParts } from '../../models/room/tableTop';
import type { Part } from '../../models/parts';
import { domeGeometry, nearRingGeometry } from '../../src/stage/look/domeGeometry';

interface Extent {
  readonly min: Vector3;
  readonly max: Vector3;
}

function extentOf(parts: readonly Part[]): Extent {
  const extent = { min: new Vector3(9, 9, 9), max: new Vector3(-9, -9, -9) };
  for (const { geometry } of parts) {
    geometry.computeBoundingBox();
    extent.min.min(geometry.boundingBox?.min ?? extent.min);
    extent.max.max(geometry.boundingBox?.max ?? extent.max);
  }
  return extent;
}

const triangles = (parts: readonly Part[]): number =>
  parts.reduce((sum, { geometry }) => sum + (geometry.index ?? geometry.getAttribute('position')).count / 3, 0);

/** Share of triangles that look away from a point. */
function facing(geometry: BufferGeometry, from: Vector3): number {
  const position = geometry.getAttribute('position');
  const corner = (i: number): Vector3 => new Vector3().fromBufferAttribute(position, geometry.index?.getX(i) ?? i);
  const count = (geometry.index ?? position).count;
  let [away, all] = [0, 0];
  for (let i = 0; i < count; i += 3) {
    const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)];
    const normal = b.clone().sub(a).cross(c.clone().sub(a));
    if (normal.length() < 1e-9) continue;
    all++;
    if (normal.dot(a.clone().sub(from)) > 0) away++;
  }
  return away / all;
}

describe('the painted room', () => {
  it('its outline is closed, without a step, and as long as the strip', () => {
    const steps = 2000;
    let length = 0;
    for (let i = 0; i < steps; i++) {
      const [ax, az] = wallAt((i / steps - 0.5) * STRIP.length);
      const [bx, bz] = wallAt(((i + 1) / steps - 0.5) * STRIP.length);
      const step = Math.hypot(bx - ax, bz - az);
      expect(step).toBeLessThan((1.01 * STRIP.length * DOME.unit) / steps);
      length += step;
    }
    expect(length).toBeCloseTo(STRIP.length * DOME.unit, 1);
  });

  it('straight ahead of seat 1 is −z, a quarter of the strip to the right is +x', () => {
    expect(wallAt(0)).toEqual([0, -DOME.half]);
    const [x, z] = wallAt(STRIP.length / 4);
    expect(x).toBeCloseTo(DOME.half);
    expect(z).toBeCloseTo(0);
  });

  it('is seen from inside', () => {
    for (const geometry of [domeGeometry(), nearRingGeometry()]) expect(facing(geometry, new Vector3(0, 0, 0))).toBe(0);
  });

  it('its light survives being stored in bytes', () => {
    for (const light of [0, 0.02, 0.3, 1, 5, 20, ENVIRONMENT.brightest]) {
      expect(decodeLight(encodeLight(light))).toBeCloseTo(light, light > 2 ? 0 : 1);
    }
    expect(encodeLight(1000)).toBe(255);
    expect(encodeLight(-1)).toBe(0);
  });

  it.each([
    ['room', 120],
    ['seating', 60],
    ['environment', 40],
    ['walnut', 350],
    ['walnut-relief', 150],
  ])('%s.webp has at most %i kB', (name, limit) => {
    const file = fileURLToPath(new URL(`../../models/room/images/${name}.webp`, import.meta.url));
    expect(statSync(file).size).toBeLessThanOrEqual(limit * 1000);
  });
});

describe('the table', () => {
  it('is 118 by 74 cm and 3.8 thick, its surface at 0', () => {
    const { min, max } = extentOf(tableTopParts());
    expect(max.y).toBeCloseTo(0);
    expect(min.y).toBeCloseTo(-0.38);
    expect(max.x - min.x).toBeCloseTo(TABLE.width / 10);
    expect(max.z - min.z).toBeCloseTo(TABLE.depth / 10);
  });

  it('takes its wood from within the picture', () => {
    const uv = tableTopParts()[0]?.geometry.getAttribute('uv');
    for (const value of uv?.array ?? [Number.NaN]) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  });
});

describe('the props', () => {
  const all = { props: propParts(), dish: dishParts(), bowl: sugarBowlParts(), cups: machineCupsParts() };

  it.each(Object.entries(all))('%s: one indexed geometry a surface, with all attributes', (_, parts) => {
    expect(new Set(parts.map(({ surface }) => surface)).size).toBe(parts.length);
    for (const { geometry } of parts) {
      expect(geometry.index).not.toBeNull();
      for (const name of ['position', 'normal', 'uv', 'uv1']) {
        expect(geometry.getAttribute(name)?.count).toBe(geometry.getAttribute('position').count);
      }
    }
  });

  it.each(Object.entries(all))('%s stand on the table and are finite', (_, parts) => {
    const { min, max } = extentOf(parts);
    expect(min.y).toBeGreaterThan(-0.01);
    expect(min.y).toBeLessThan(0.02);
    expect(max.y).toBeLessThan(0.7);
  });

  it('leave the middle, the players’ places and the screen’s middle below free', () => {
    for (const { geometry } of all.props) {
      const position = geometry.getAttribute('position');
      for (let i = 0; i < position.count; i++) {
        const [x, z] = [position.getX(i), position.getZ(i)];
        expect(Math.abs(x) < 1.9 && z > -2.4).toBe(false);
        expect(Math.abs(x)).toBeLessThan(TABLE.width / 20);
        expect(Math.abs(z)).toBeLessThan(TABLE.depth / 20);
      }
    }
  });

  it('have the measures that games rely on', () => {
    const dish = extentOf(all.dish);
    expect(dish.max.x - dish.min.x).toBeCloseTo(1.26, 2);
    expect(dish.max.y).toBeCloseTo(0.16, 2);
    const bowl = extentOf(all.bowl);
    expect(bowl.max.x - bowl.min.x).toBeCloseTo(1.04, 2);
    expect(bowl.max.y).toBeCloseTo(0.31, 2);
  });

  it('with the room need at most 30,000 triangles and 8 surfaces', () => {
    const room = [tableTopParts(), ...Object.values(all)].reduce((sum, parts) => sum + triangles(parts), 0);
    expect(room).toBeLessThan(30_000);
    expect(all.props.length).toBeLessThanOrEqual(8);
  });
});
