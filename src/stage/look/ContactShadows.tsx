import { useFrame } from '@react-three/fiber';
import type { RefObject } from 'react';
import { useEffect, useMemo } from 'react';
import { makeContactShadows, type Standing } from './shadowBatch';

export interface ContactShadowsProps {
  /** What stands or lies on the table; read anew in every frame, so change it in place. */
  readonly standing: RefObject<readonly Standing[]>;
  /** Most shadows at once; more are left out. */
  readonly capacity?: number;
}

/** The dark seam under everything that touches the table: without it pieces float. One draw call. */
export function ContactShadows({ standing, capacity = 192 }: ContactShadowsProps) {
  const shadows = useMemo(() => makeContactShadows(capacity), [capacity]);
  useEffect(() => () => shadows.dispose(), [shadows]);
  useFrame(() => shadows.draw(standing.current));
  return <primitive object={shadows.mesh} />;
}
