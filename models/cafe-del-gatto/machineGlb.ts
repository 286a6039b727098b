import { Box3, Group, Mesh, MeshStandardMaterial, Vector3 } from 'three';
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js';
import { inUnits, merged, placed, at } from '../board/solids';
import type { Surface } from '../parts';
import { assemblyOf } from './machine';
import type { MachinePiece } from './machinePieces';
import { machinePieces } from './machinePieces';

/** Stand-ins: the stage puts its own material on each surface by name. */
const COLOURS: Readonly<Partial<Record<Surface, string>>> = {
  card: '#9c2a1f',
  core: '#a58a68',
  steel: '#8d8780',
  dark: '#1a0d08',
  walnut: '#6a4a31',
};

/** The machine as a tree: a node a panel, standing in its own middle, with a mesh a surface. World units. */
export function machineTree(): Group {
  const materials = new Map<Surface, MeshStandardMaterial>();
  const materialOf = (surface: Surface): MeshStandardMaterial => {
    const known = materials.get(surface);
    if (known) return known;
    const made = new MeshStandardMaterial({ color: COLOURS[surface] ?? '#888888', roughness: 0.7 });
    made.name = surface;
    materials.set(surface, made);
    return made;
  };
  const machine = new Group();
  machine.name = 'espresso-machine';
  for (const piece of machinePieces()) machine.add(panelNode(piece, materialOf));
  return machine;
}

function panelNode({ name, parts }: MachinePiece, materialOf: (surface: Surface) => MeshStandardMaterial): Group {
  const joined = merged(inUnits(parts));
  const box = new Box3();
  for (const { geometry } of joined) {
    geometry.computeBoundingBox();
    if (geometry.boundingBox) box.union(geometry.boundingBox);
  }
  const middle = box.getCenter(new Vector3());
  const node = new Group();
  node.name = name;
  node.position.copy(middle);
  node.userData = { assembly: assemblyOf(name) };
  for (const { surface, geometry } of placed(joined, at(-middle.x, -middle.y, -middle.z))) {
    const mesh = new Mesh(geometry, materialOf(surface));
    mesh.name = surface;
    mesh.userData = { surface };
    node.add(mesh);
  }
  return node;
}

/** The bytes of `espresso-machine.glb`: the same on every run. */
export async function machineGlb(): Promise<Uint8Array> {
  giveFileReader();
  const made = await new GLTFExporter().parseAsync(machineTree(), { binary: true });
  if (!(made instanceof ArrayBuffer)) throw new Error('the exporter gave text instead of bytes');
  return new Uint8Array(made);
}

/** The exporter reads its own blobs with a browser's FileReader; Node has only Blob. */
function giveFileReader(): void {
  if ('FileReader' in globalThis) return;
  class BlobReader {
    result: ArrayBuffer | string | null = null;
    onloadend: (() => void) | null = null;
    readAsArrayBuffer(blob: Blob): void {
      void blob.arrayBuffer().then((bytes) => {
        this.result = bytes;
        this.onloadend?.();
      });
    }
  }
  Object.defineProperty(globalThis, 'FileReader', { value: BlobReader, configurable: true });
}
