import { BufferAttribute, BufferGeometry, ExtrudeGeometry } from 'three';
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Part } from '../parts';
import type { Region } from './atlas';
import { uvAt } from './atlas';
import type { Corner } from './outline';
import { toShape } from './outline';
import { withGrain } from './solids';

/** The bevel of a cut edge, cm: it shows the core all round and makes a flat shape a piece of board. */
const BEVEL = 0.035;
/** Edges flatter than this (radians) are drawn round. */
const CREASE = 0.6;

export interface PanelSpec {
  readonly outline: readonly Corner[];
  /** Cut right through. */
  readonly holes?: readonly (readonly Corner[])[];
  readonly thickness: number;
  readonly front: Region;
  readonly back: Region;
  /** The front shows its print in a mirror: the other one of a pair. */
  readonly mirrored?: boolean;
  readonly bevel?: number;
}

/**
 * A piece of printed board in the xy plane, from z = 0 (back) to `thickness` (front), centimetres: `card` for the two
 * printed faces, `core` for bevel and edge.
 * @throws when the panel is larger than its print: it would show its neighbour's.
 */
export function panel(spec: PanelSpec): Part[] {
  const { outline, holes = [], thickness, bevel = BEVEL } = spec;
  const body = new ExtrudeGeometry(toShape(outline, holes), {
    depth: thickness - 2 * bevel,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 1,
  });
  body.translate(0, 0, bevel);
  checkFits(outline, spec.front);
  return [
    { surface: 'card', geometry: withPrint(withGrain(group(body, 0)), spec) },
    { surface: 'core', geometry: withPlies(toCreasedNormals(group(body, 1), CREASE), thickness) },
  ];
}

/** The triangles of one material, without an index. */
function group(geometry: BufferGeometry, material: number): BufferGeometry {
  const picked = new BufferGeometry();
  for (const name of ['position', 'normal', 'uv'] as const) {
    const from = geometry.getAttribute(name);
    const values: number[] = [];
    for (const { start, count, materialIndex } of geometry.groups) {
      if (materialIndex !== material) continue;
      values.push(...from.array.slice(start * from.itemSize, (start + count) * from.itemSize));
    }
    picked.setAttribute(name, new BufferAttribute(Float32Array.from(values), from.itemSize));
  }
  return picked;
}

/** What one board's thickness takes of the core's picture, cm: the picture shows eleven boards upon each other. */
export const CORE_STACK = { repeat: 0.3, boards: 11 } as const;

/** `uv1` along the cut and through the board, so that the plies of the pulp run around the edge whatever its thickness. */
function withPlies(edge: BufferGeometry, thickness: number): BufferGeometry {
  const position = edge.getAttribute('position');
  const normal = edge.getAttribute('normal');
  const share = 1 / CORE_STACK.boards / CORE_STACK.repeat / thickness;
  const uv1 = new Float32Array(position.count * 2);
  for (let i = 0; i < position.count; i++) {
    const along = Math.abs(normal.getX(i)) > Math.abs(normal.getY(i)) ? position.getY(i) : position.getX(i);
    uv1.set([along, position.getZ(i) * share], 2 * i);
  }
  edge.setAttribute('uv1', new BufferAttribute(uv1, 2));
  return edge;
}

function withPrint(card: BufferGeometry, { front, back, mirrored = false }: PanelSpec): BufferGeometry {
  const position = card.getAttribute('position');
  const normal = card.getAttribute('normal');
  const uv = card.getAttribute('uv');
  for (let i = 0; i < position.count; i++) {
    const [x, y] = [position.getX(i), position.getY(i)];
    const [u, v] = normal.getZ(i) > 0 ? uvAt(front, mirrored ? -x : x, y) : uvAt(back, -x, y);
    uv.setXY(i, u, v);
  }
  return card;
}

function checkFits(outline: readonly Corner[], { id, frame, plain = false }: Region): void {
  const slack = 0.001;
  const outside = outline.some(
    ([x, y]) =>
      Math.abs(x - frame.x - frame.width / 2) > frame.width / 2 + slack ||
      Math.abs(y - frame.y - frame.height / 2) > frame.height / 2 + slack,
  );
  if (outside && !plain) throw new Error(`a panel is larger than its print ${id}`);
}
