import { readFileSync } from 'node:fs';
import { BufferAttribute, BufferGeometry, type Group, Mesh, Raycaster, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { trianglesOf } from '../../models/board/solids';
import { MACHINE, TILE } from '../../models/cafe-del-gatto/kinds';
import { ASSEMBLY_STEPS, assemblyOf, assemblyOrder, MACHINE_PANELS } from '../../models/cafe-del-gatto/machine';
import { machineGlb, machineTree } from '../../models/cafe-del-gatto/machineGlb';
import { SLOTS, slotX, TRAY } from '../../models/cafe-del-gatto/machineSizes';
import { SURFACES } from '../../models/parts';
import type { Part, Surface } from '../../models/parts';
import { boundsOf, boxAt, trianglesInside } from './solidSpace';

/** The espresso machine as it is in the file: panels, slots, and the room that the tiles need. */
const FILE = new URL('../../models/cafe-del-gatto/espresso-machine.glb', import.meta.url);

interface Gltf {
  readonly nodes: readonly {
    readonly name: string;
    readonly children?: readonly number[];
    readonly extras?: Record<string, unknown>;
  }[];
}
/** The JSON of a binary glTF: after a header of 12 bytes comes its first chunk, its length first. */
function gltfOf(bytes: Uint8Array): Gltf {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + view.getUint32(12, true)))) as Gltf;
}

const tree = machineTree();
tree.updateMatrixWorld(true);

function partsIn(node: Group): Part[] {
  const parts: Part[] = [];
  node.traverse((child) => {
    if (!(child instanceof Mesh)) return;
    parts.push({
      surface: child.name as Surface,
      geometry: (child.geometry as BufferGeometry).clone().applyMatrix4(child.matrixWorld),
    });
  });
  return parts;
}
const panels = new Map(tree.children.map((node) => [node.name, partsIn(node as Group)]));
const panel = (name: string): Part[] => panels.get(name) ?? [];
const whole = [...panels.values()].flat();

describe('the file', () => {
  it('is what its script builds', async () => {
    const built = Buffer.from(await machineGlb());
    expect(built.equals(readFileSync(FILE)), 'run npx tsx models/cafe-del-gatto/build-machine.ts').toBe(true);
  });

  it('has a node for each panel, with its place in the assembly and a mesh for each surface', () => {
    const { nodes } = gltfOf(readFileSync(FILE));
    const named = nodes.filter(({ extras }) => extras?.assembly !== undefined);
    expect(named.map(({ name }) => name)).toEqual([...MACHINE_PANELS]);
    expect(named.length).toBeGreaterThanOrEqual(12);
    for (const { name, children = [], extras } of named) {
      expect(extras?.assembly).toEqual(assemblyOf(name as (typeof MACHINE_PANELS)[number]));
      const surfaces = children.map((child) => nodes[child]?.name);
      expect(surfaces.length).toBeGreaterThan(0);
      for (const surface of surfaces) expect(SURFACES).toContain(surface);
    }
  });
});

describe('the assembly', () => {
  it('counts its steps from 0 without a gap and brings pairs in together', () => {
    const orders = MACHINE_PANELS.map(assemblyOrder);
    expect([...new Set(orders)]).toEqual(Array.from({ length: ASSEMBLY_STEPS }, (_, i) => i));
    expect([...orders].sort((a, b) => a - b)).toEqual(orders);
    expect(assemblyOrder('panel:chute-milk')).toBe(assemblyOrder('panel:chute-coffee'));
    expect(assemblyOrder('panel:left-side')).not.toBe(assemblyOrder('panel:right-side'));
  });

  it.each(MACHINE_PANELS)('%s comes from outside its place, turned by a unit quaternion', (name) => {
    const { from, turn } = assemblyOf(name);
    expect(Math.hypot(...from)).toBeGreaterThan(0.8);
    expect(Math.hypot(...turn)).toBeCloseTo(1, 6);
  });
});

describe('the machine', () => {
  it('is as large as its kind says, and stands on the table around its origin', () => {
    // Only the portafilter's handle reaches out in front, as a handle does.
    const bounds = boundsOf([...panels].filter(([name]) => name !== 'part:portafilter').flatMap(([, parts]) => parts));
    const size = bounds.getSize(new Vector3());
    expect(Math.abs(size.x - MACHINE.width)).toBeLessThan(0.05);
    expect(Math.abs(size.y - MACHINE.height)).toBeLessThan(0.05);
    expect(Math.abs(size.z - MACHINE.depth)).toBeLessThan(0.05);
    expect(bounds.min.y).toBeCloseTo(0, 3);
    expect(bounds.getCenter(new Vector3()).setY(0).length()).toBeLessThan(0.02);
    expect(boundsOf(panel('part:portafilter')).max.z).toBeLessThan(0.9);
  });

  it('stays within its budget of triangles', () => {
    expect(trianglesOf(whole)).toBeLessThan(60_000);
  });

  const chutes = [MACHINE.chute.x, -MACHINE.chute.x];
  it.each(chutes)('holds five tiles in the chute at x = %f without touching one, and lets them in from above', (x) => {
    for (let row = 0; row < 5; row++) {
      const y = MACHINE.chute.floor + TILE.size / 2 + row * TILE.pitch;
      const tile = boxAt([x, y, MACHINE.chute.z], [TILE.size, TILE.size, TILE.depth], 0.0005);
      expect(trianglesInside(whole, tile), `row ${row + 1}`).toBe(0);
    }
    const above = boxAt([x, 2.3, MACHINE.chute.z], [TILE.size, 1, TILE.depth], 0.0005);
    expect(trianglesInside(whole, above)).toBe(0);
  });

  it.each(chutes)('keeps a tile in the chute at x = %f: floor below, board behind, lips before, walls beside', (x) => {
    const { floor, z } = MACHINE.chute;
    const pushed = (dx: number, dy: number, dz: number): number =>
      trianglesInside(
        whole,
        boxAt([x + dx, floor + TILE.size / 2 + dy, z + dz], [TILE.size, TILE.size, TILE.depth], 0.0005),
      );
    for (const [dx, dy, dz] of [
      [0, -0.02, 0],
      [0, 0, -0.02],
      [0, 0, 0.025],
      [0.03, 0, 0],
      [-0.03, 0, 0],
    ] as const) {
      expect(pushed(dx, dy, dz), `${dx} ${dy} ${dz}`).toBeGreaterThan(0);
    }
  });

  it('has a drip tray with eleven slots really cut through', () => {
    const tray = new Mesh(panel('panel:tray').find(({ surface }) => surface === 'card')?.geometry);
    const hits = (x: number): number => {
      const z = (SLOTS.back + SLOTS.front) / 20;
      const down = new Raycaster(new Vector3(x / 10, 1, z), new Vector3(0, -1, 0));
      return down.intersectObject(tray).length;
    };
    const open = Array.from({ length: SLOTS.count }, (_, i) => hits(slotX(i)));
    const between = Array.from({ length: SLOTS.count - 1 }, (_, i) => hits(slotX(i) + SLOTS.pitch / 2));
    expect(SLOTS.count).toBe(11);
    expect(open.every((count) => count === 0)).toBe(true);
    expect(between.every((count) => count > 0)).toBe(true);
    expect(boundsOf(panel('panel:tray')).max.y).toBeCloseTo(TRAY.top / 10, 4);
  });

  it.each(['panel:column', 'panel:back', 'panel:tray', 'panel:apron', 'panel:top'])(
    '%s puts its tabs through the slots of both side panels and touches neither',
    (name) => {
      const bounds = boundsOf(panel(name));
      const [left, right] = [panel('panel:left-side'), panel('panel:right-side')];
      expect(bounds.min.x).toBeLessThan(boundsOf(left).min.x - 0.01);
      expect(bounds.max.x).toBeGreaterThan(boundsOf(right).max.x + 0.01);
      // Each small piece of the panel's tips lies in the open.
      for (const { geometry } of panel(name)) {
        for (const tip of tipsOf(geometry, boundsOf(right).max.x - 0.02)) {
          expect(trianglesInside([...left, ...right], boxAt(tip, [0.001, 0.001, 0.001], 0))).toBe(0);
        }
      }
    },
  );
});

/** Corners of a geometry further out than x. */
function tipsOf(geometry: BufferGeometry, x: number): [number, number, number][] {
  const position = geometry.getAttribute('position');
  return Array.from({ length: position.count }, (_, i): [number, number, number] => [
    position.getX(i),
    position.getY(i),
    position.getZ(i),
  ]).filter(([px]) => Math.abs(px) > x);
}

describe('the measure itself', () => {
  it('sees a triangle that reaches into a box', () => {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array([-1, 0, 0, 1, 0, 0, 0, 1, 0]), 3));
    const parts: Part[] = [{ surface: 'card', geometry }];
    expect(trianglesInside(parts, boxAt([0, 0.5, 0], [0.1, 0.1, 0.1], 0))).toBe(1);
    expect(trianglesInside(parts, boxAt([0, 0.5, 0.2], [0.1, 0.1, 0.1], 0))).toBe(0);
  });
});
