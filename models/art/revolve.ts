import type { BufferGeometry } from 'three';
import { meshBuilder } from './mesh';

export interface ProfilePoint {
  readonly radius: number;
  readonly y: number;
  /** A sharp edge runs here: the faces on both sides keep their own shading. */
  readonly crease?: boolean;
}

/** What a turned piece looks up in its texture for a point of its surface. */
export type RevolveUv = (place: {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly facing: number;
}) => readonly [number, number];

/**
 * Turns a profile around the y axis. The profile runs from the bottom, outward, up and back in, so that the surface looks
 * outward. `uv` gets the point and the y of its normal; `uv1` is centimetres seen from above.
 */
export function revolve(profile: readonly ProfilePoint[], segments: number, uv: RevolveUv): BufferGeometry {
  const mesh = meshBuilder();
  const normals = profile.slice(1).map((to, i) => slopeNormal(profile[i] ?? to, to));
  const ring = (point: ProfilePoint, [out, up]: readonly [number, number]): number[] =>
    Array.from({ length: segments + 1 }, (_, i) => {
      const angle = (2 * Math.PI * i) / segments;
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      const place = { x: point.radius * sin, y: point.y, z: point.radius * cos, facing: up };
      return mesh.vertex({
        position: [place.x, place.y, place.z],
        normal: [out * sin, up, out * cos],
        uv: uv(place),
        uv1: [place.x * 10, place.z * 10],
      });
    });
  for (let i = 0; i + 1 < profile.length; i++) {
    const [from, to] = [profile[i], profile[i + 1]];
    const own = normals[i];
    if (!from || !to || !own) continue;
    const lower = ring(from, from.crease ? own : average(own, normals[i - 1]));
    const upper = ring(to, to.crease ? own : average(own, normals[i + 1]));
    for (let k = 0; k < segments; k++) {
      const [a, b, c, d] = [lower[k] ?? 0, lower[k + 1] ?? 0, upper[k + 1] ?? 0, upper[k] ?? 0];
      if (from.radius > 0) mesh.triangle(a, b, c);
      if (to.radius > 0) mesh.triangle(a, c, d);
    }
  }
  return mesh.build();
}

function slopeNormal(from: ProfilePoint, to: ProfilePoint): readonly [number, number] {
  const [dr, dy] = [to.radius - from.radius, to.y - from.y];
  const length = Math.hypot(dr, dy) || 1;
  return [dy / length, -dr / length];
}

function average(a: readonly [number, number], b: readonly [number, number] = a): readonly [number, number] {
  const [out, up] = [a[0] + b[0], a[1] + b[1]];
  const length = Math.hypot(out, up) || 1;
  return [out / length, up / length];
}
