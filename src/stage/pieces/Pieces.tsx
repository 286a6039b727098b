import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { DynamicDrawUsage, Matrix4, Sphere, Vector3 } from 'three';
import type { InstancedMesh, Material } from 'three';
import { setInstancePrints } from '../../../models/art/atlasInstancing';
import type { Surface } from '../../../models/parts';
import type { ComponentId } from '../../core/ids';
import { giveLevels } from '../look/drinkFill';
import { castsShadow } from '../look/PartMeshes';
import type { Board } from '../theatre/board';
import { CupFill } from './cupFill';
import { placeInstance } from './instance';
import type { PieceSet } from './pieceSet';

const matrix = new Matrix4();
/** The whole table: pieces move, so a tight bounding sphere would have to be kept; the table always is in the picture. */
const EVERYWHERE = new Sphere(new Vector3(0, 0, 0), 12);

interface PiecesProps {
  readonly board: Board;
  readonly set: PieceSet;
  readonly ids: readonly ComponentId[];
  readonly materials: Readonly<Record<Surface, Material>>;
  readonly shadows: boolean;
}

/** All pieces of one kind, an instanced mesh for each of their surfaces, posed every frame from the physics world. */
export function Pieces({ board, set, ids, materials, shadows }: PiecesProps) {
  const meshes = useRef<(InstancedMesh | null)[]>([]);
  const geometries = useMemo(() => set.parts.map(({ geometry }) => geometry.clone()), [set]);
  useEffect(() => () => geometries.forEach((geometry) => geometry.dispose()), [geometries]);

  useMemo(() => {
    const { print } = set;
    if (!print) return;
    const prints = ids.map((id) => print(board.table.components[id]?.look ?? ''));
    for (const geometry of geometries) if (geometry.hasAttribute('atlasPart')) setInstancePrints(geometry, prints);
  }, [board, set, ids, geometries]);

  const fill = useMemo(() => {
    if (!set.contents) return null;
    for (const geometry of geometries) if (geometry.hasAttribute('drinkSquare')) giveLevels(geometry, ids.length);
    return new CupFill(board, set.contents, ids);
  }, [board, set, ids, geometries]);

  useFrame(() => {
    if (fill) {
      fill.read();
      for (const geometry of geometries) if (geometry.hasAttribute('drinkSquare')) fill.write(geometry);
    }
    ids.forEach((id, i) => {
      placeInstance(board, id, matrix);
      for (const mesh of meshes.current) mesh?.setMatrixAt(i, matrix);
    });
    for (const mesh of meshes.current) if (mesh) mesh.instanceMatrix.needsUpdate = true;
  });

  if (ids.length === 0) return null;
  return (
    <>
      {set.parts.map(({ surface }, i) => (
        <instancedMesh
          key={`${surface}-${ids.length}`}
          ref={(mesh) => {
            meshes.current[i] = mesh;
            if (!mesh) return;
            mesh.instanceMatrix.setUsage(DynamicDrawUsage);
            mesh.boundingSphere = EVERYWHERE;
          }}
          args={[geometries[i], materials[surface], ids.length]}
          castShadow={shadows && castsShadow(surface)}
          receiveShadow={shadows}
          raycast={() => null}
        />
      ))}
    </>
  );
}
