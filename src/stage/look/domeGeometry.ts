import { BufferAttribute, BufferGeometry } from 'three';
import { DOME, NEAR_RING, STRIP, wallAt } from '../../../models/room/dome';

/** A place of the profile: outline scaled to `reach` of the full one, height, place in the picture. */
interface ProfilePoint {
  readonly reach: number;
  readonly y: number;
  readonly v: number;
}

/** Carries a profile (from below up) around a closed outline, seen from inside; u = 0.5 straight ahead of seat 1 (−z). */
function around(
  profile: readonly ProfilePoint[],
  segments: number,
  outline: (u: number) => readonly [number, number],
): BufferGeometry {
  const [position, uv, index]: [number[], number[], number[]] = [[], [], []];
  for (let i = 0; i <= segments; i++) {
    const [x, z] = outline(i / segments - 0.5);
    for (const { reach, y, v } of profile) {
      position.push(reach * x, y, reach * z);
      uv.push(i / segments, v);
    }
  }
  const n = profile.length;
  for (let i = 0; i < segments; i++) {
    for (let j = 0; j < n - 1; j++) {
      const [a, b] = [i * n + j, (i + 1) * n + j];
      index.push(a, b, b + 1, a, b + 1, a + 1);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(position), 3));
  geometry.setAttribute('uv', new BufferAttribute(Float32Array.from(uv), 2));
  geometry.setIndex(index);
  return geometry;
}

const v = (s: number): number => (s - STRIP.bottom) / (STRIP.top - STRIP.bottom);

/** Floor, walls and ceiling of the painted room. Only its inside is drawn: from outside one looks in. */
export function domeGeometry(): BufferGeometry {
  const { unit, half, floorY, wall, floor, ceiling } = DOME;
  const top = floorY + wall * unit;
  // The ceiling rises at 40 degrees.
  const [inward, rise] = [0.77 * ceiling * unit, 0.64 * ceiling * unit];
  const profile: ProfilePoint[] = [
    { reach: 0, y: floorY, v: 0 },
    { reach: 1 - (floor * unit) / half, y: floorY, v: 0 },
    { reach: 1, y: floorY, v: v(0) },
    { reach: 1, y: top, v: v(wall) },
    { reach: 1 - inward / half, y: top + rise, v: 1 },
    { reach: 0, y: top + rise, v: 1 },
  ];
  return around(profile, 160, (u) => wallAt(u * STRIP.length));
}

/** The ring that shows chairs and small tables. */
export function nearRingGeometry(): BufferGeometry {
  const { radius, floorY, bottom, top } = NEAR_RING;
  const profile: ProfilePoint[] = [
    { reach: radius, y: floorY + bottom, v: 0 },
    { reach: radius, y: floorY + top, v: 1 },
  ];
  return around(profile, 64, (u) => [Math.sin(2 * Math.PI * u), -Math.cos(2 * Math.PI * u)]);
}
