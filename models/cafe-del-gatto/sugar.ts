import { BoxGeometry, BufferAttribute, type BufferGeometry } from 'three';
import { smoothNormals } from '../art/mesh';
import { makeNoise3, makeRandom } from '../art/noise';
import { makeSheet } from '../art/paint';
import { SUGAR } from './kinds';

/** Pressed sugar cubes: blunt edges, chipped here and there, a rough face of crystals. */

const CUTS = 7;

/** Around its middle; 588 triangles. `uv1` in centimetres for the crystals of `drawSugarGrain`. */
export function sugarGeometry(): BufferGeometry {
  const { size } = SUGAR;
  const geometry = new BoxGeometry(size, size, size, CUTS, CUTS, CUTS);
  const position = geometry.getAttribute('position');
  const face = geometry.getAttribute('normal');
  const uv1 = new Float32Array(position.count * 2);
  const grain = makeNoise3(31);
  const chips = makeNoise3(57);
  for (let i = 0; i < position.count; i++) {
    const place = [position.getX(i), position.getY(i), position.getZ(i)].map((v) => spread(v / (size / 2))) as [
      number,
      number,
      number,
    ];
    uv1.set(surfacePlace(place, [face.getX(i), face.getY(i)], size * 5), i * 2);
    const [x, y, z] = pressed(place, grain, chips);
    position.setXYZ(i, (x * size) / 2, (y * size) / 2, (z * size) / 2);
  }
  geometry.setAttribute('uv1', new BufferAttribute(uv1, 2));
  geometry.clearGroups();
  smoothNormals(geometry);
  return geometry;
}

/** More vertices near the edges, where the form is. −1 to 1. */
const spread = (t: number): number => Math.sign(t) * (1 - Math.max(0, 1 - Math.abs(t)) ** 1.35);

/** From the sharp cube (−1 to 1) to the pressed one. */
function pressed(
  place: readonly [number, number, number],
  grain: (x: number, y: number, z: number) => number,
  chips: typeof grain,
): [number, number, number] {
  const blunt = 0.075;
  const core = place.map((v) => Math.max(-1 + blunt, Math.min(1 - blunt, v))) as [number, number, number];
  const out = place.map((v, i) => v - (core[i] ?? 0)) as [number, number, number];
  const reach = Math.hypot(...out) || 1;
  const [x, y, z] = place;
  // On edges and corners two or three directions are at their limit: there a chip may be missing.
  const onEdge = out.filter((v) => Math.abs(v) > blunt * 0.6).length - 1;
  const chip = onEdge > 0 ? Math.max(0, chips(x * 5 + 7, y * 5, z * 5) - 0.66) * 0.14 * onEdge : 0;
  const rough = (grain(x * 6 + 9, y * 6 + 9, z * 6 + 9) - 0.5) * 0.02;
  return core.map((v, i) => {
    const direction = (out[i] ?? 0) / reach;
    return v + direction * (blunt + rough) - v * chip;
  }) as [number, number, number];
}

/** Centimetres on the face that a vertex belongs to. */
function surfacePlace(
  [x, y, z]: readonly [number, number, number],
  [nx, ny]: readonly [number, number],
  scale: number,
): [number, number] {
  if (Math.abs(nx) > 0.5) return [z * scale, y * scale];
  if (Math.abs(ny) > 0.5) return [x * scale, z * scale];
  return [x * scale, y * scale];
}

/**
 * Crystals, 256² repeating: each a little block with its own height (red) and polish (green: dark facets flash when the light
 * meets them). For bump and roughness.
 */
export function drawSugarGrain(): HTMLCanvasElement {
  const side = 256;
  const { canvas, paper } = makeSheet(side, side);
  paper.fillStyle = 'rgb(138,225,255)';
  paper.fillRect(0, 0, side, side);
  const random = makeRandom(5);
  for (let i = 0; i < 1900; i++) {
    const [x, y, size, turn] = [random() * side, random() * side, 4 + random() * 8, random() * 3];
    const height = Math.round(70 + random() * 185);
    const rough = random() < 0.16 ? 30 : Math.round(170 + random() * 85);
    paper.fillStyle = `rgb(${height},${rough},255)`;
    // A block across the border comes in again on the other side.
    for (const left of copies(x, size, side)) {
      for (const top of copies(y, size, side)) {
        paper.setTransform(Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), left, top);
        paper.fillRect(-size / 2, -size / 2, size, size * 0.8);
      }
    }
  }
  paper.resetTransform();
  return canvas;
}

const copies = (at: number, size: number, side: number): number[] =>
  at < size ? [at, at + side] : at > side - size ? [at, at - side] : [at];
