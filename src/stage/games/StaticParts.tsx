import { useEffect } from 'react';
import type { Part } from '../../../models/parts';
import type { Pose } from '../../table/types';
import type { Materials } from '../look/materials';
import { PartMeshes } from '../look/PartMeshes';

interface StaticPartsProps {
  readonly parts: readonly Part[];
  readonly pose: Pose;
  readonly materials: Materials;
}

/** Something that stands still on the table. */
export function StaticParts({ parts, pose, materials }: StaticPartsProps) {
  useEffect(
    () => () => {
      for (const { geometry } of parts) geometry.dispose();
    },
    [parts],
  );
  return (
    <group position={[...pose.position]} quaternion={[...pose.turn]}>
      <PartMeshes parts={parts} materials={materials} />
    </group>
  );
}
