import { useEffect } from 'react';
import type { Part } from '../../../models/parts';
import type { Pose } from '../../table/types';
import type { Materials } from '../look/materials';

interface StaticPartsProps {
  readonly parts: readonly Part[];
  readonly pose: Pose;
  readonly materials: Materials;
  readonly shadows: boolean;
}

/** Something that stands still on the table. */
export function StaticParts({ parts, pose, materials, shadows }: StaticPartsProps) {
  useEffect(() => () => parts.forEach(({ geometry }) => geometry.dispose()), [parts]);
  return (
    <group position={[...pose.position]} quaternion={[...pose.turn]}>
      {parts.map(({ surface, geometry }, i) => (
        <mesh
          key={`${surface}-${i}`}
          geometry={geometry}
          material={materials[surface]}
          castShadow={shadows}
          receiveShadow={shadows}
          raycast={() => null}
        />
      ))}
    </group>
  );
}
