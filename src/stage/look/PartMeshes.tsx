import type { Part, Surface } from '../../../models/parts';
import type { Materials } from './materials';

export interface PartMeshesProps {
  readonly parts: readonly Part[];
  readonly materials: Materials;
}

/**
 * Lying flat or deep inside: their shadow would not be seen. Coins and cardboard tiles have a dark seam under them; in the
 * shadow map all of them together are as dear as the machine.
 */
const NO_SHADOW: readonly Surface[] = ['dark', 'coffee', 'drink', 'coin', 'token'];
export const castsShadow = (surface: Surface): boolean => !NO_SHADOW.includes(surface);

/** One mesh a part. */
export function PartMeshes({ parts, materials }: PartMeshesProps) {
  return parts.map(({ surface, geometry }) => (
    <mesh
      key={geometry.uuid}
      name={surface}
      geometry={geometry}
      material={materials[surface]}
      castShadow={castsShadow(surface)}
      receiveShadow
    />
  ));
}
