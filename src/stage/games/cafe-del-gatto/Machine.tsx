import { useFrame, useLoader } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { Box3, Mesh, type Object3D, Quaternion, Vector3 } from 'three';
import type { BufferGeometry, Group } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import machineUrl from '../../../../models/cafe-del-gatto/espresso-machine.glb?url';
import { MACHINE_PANELS, assemblyOf } from '../../../../models/cafe-del-gatto/machine';
import { SURFACES } from '../../../../models/parts';
import type { Surface } from '../../../../models/parts';
import { PartMeshes } from '../../look/PartMeshes';
import { ease } from '../../theatre/flight';
import { ASSEMBLY_TIME, COMING, STEP } from './assembly';
import type { SceneryProps } from '../gameTable';

interface Panel {
  readonly node: Object3D;
  readonly home: Vector3;
  readonly homeTurn: Quaternion;
  /** The panel's own middle, in its node's frame. */
  readonly middle: Vector3;
  readonly from: Vector3;
  readonly turn: Quaternion;
  readonly start: number;
}

const isSurface = (name: string): name is Surface => (SURFACES as readonly string[]).includes(name);
const surfaceOf = (mesh: Mesh): Surface => {
  const name = mesh.userData.surface ?? mesh.name.replace(/_?\d*$/, '');
  return isSurface(name) ? name : 'card';
};

function panelsOf(scene: Object3D): Panel[] {
  const found: Panel[] = [];
  scene.traverse((node) => {
    const name = MACHINE_PANELS.find((each) => each === node.userData.name || each === node.name);
    if (!name) return;
    const { order, from, turn } = assemblyOf(name);
    const box = new Box3().setFromObject(node);
    const middle = node.worldToLocal(box.getCenter(new Vector3()));
    found.push({
      node,
      home: node.position.clone(),
      homeTurn: node.quaternion.clone(),
      middle,
      from: new Vector3(...from),
      turn: new Quaternion(...turn),
      start: order * STEP,
    });
  });
  return found;
}

/** One geometry a surface: the assembled machine costs as few draw calls as it has surfaces. */
function mergedBySurface(scene: Object3D): { surface: Surface; geometry: BufferGeometry }[] {
  scene.updateMatrixWorld(true);
  const bySurface = new Map<Surface, BufferGeometry[]>();
  scene.traverse((node) => {
    if (!(node instanceof Mesh)) return;
    const geometry = (node.geometry as BufferGeometry).clone().applyMatrix4(node.matrixWorld);
    const list = bySurface.get(surfaceOf(node)) ?? [];
    list.push(geometry.index ? geometry.toNonIndexed() : geometry);
    bySurface.set(surfaceOf(node), list);
  });
  return [...bySurface].map(([surface, list]) => ({ surface, geometry: mergeGeometries(list) }));
}

const offset = new Vector3();
const shift = new Vector3();
const spin = new Quaternion();
const NONE = new Quaternion();

/** The espresso machine, put together panel by panel during the set-up; children stand on it when it is whole. */
export function Machine({ materials, shadows, setUp, children }: SceneryProps & { readonly children?: ReactNode }) {
  const loaded = useLoader(GLTFLoader, machineUrl).scene;
  // The loaded one is kept for the next canvas (another quality): what moves here is a copy.
  const scene = useMemo(() => loaded.clone(), [loaded]);
  const whole = useMemo(() => mergedBySurface(scene), [scene]);
  const panels = useMemo(() => panelsOf(scene), [scene]);
  const assembled = useRef<Group>(null);
  const parts = useRef<Group>(null);

  useEffect(() => {
    scene.traverse((node) => {
      if (!(node instanceof Mesh)) return;
      node.material = materials[surfaceOf(node)];
      node.castShadow = shadows;
      node.receiveShadow = shadows;
      node.raycast = () => null;
    });
  }, [scene, materials, shadows]);

  useFrame(() => {
    const showing = setUp.showing && setUp.time < ASSEMBLY_TIME;
    if (assembled.current) assembled.current.visible = !showing;
    if (parts.current) parts.current.visible = showing;
    if (!showing) return;
    for (const { node, home, homeTurn, middle, from, turn, start } of panels) {
      const t = ease(Math.min(1, Math.max(0, (setUp.time - start) / COMING)));
      node.visible = setUp.time >= start;
      spin.copy(turn).slerp(NONE, t);
      // Turned around its own middle: what the turn moves the middle by is taken back.
      offset.copy(middle).applyQuaternion(spin).sub(middle).applyQuaternion(homeTurn);
      node.quaternion.copy(homeTurn).multiply(spin);
      node.position
        .copy(home)
        .sub(offset)
        .add(shift.copy(from).multiplyScalar(1 - t));
    }
  });

  return (
    <>
      <group ref={assembled}>
        {children}
        <PartMeshes parts={whole} materials={materials} />
      </group>
      <group ref={parts} visible={false}>
        <primitive object={scene} />
      </group>
    </>
  );
}
