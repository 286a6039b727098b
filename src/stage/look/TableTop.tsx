import { useEffect, useMemo } from 'react';
import { tableTopParts } from '../../../models/room/tableTop';
import type { Materials } from './materials';
import { PartMeshes } from './PartMeshes';

/** The walnut table, its surface at y = 0. */
export function TableTop({ materials }: { readonly materials: Materials }) {
  const parts = useMemo(tableTopParts, []);
  useEffect(() => () => parts.forEach(({ geometry }) => geometry.dispose()), [parts]);
  return <PartMeshes parts={parts} materials={materials} />;
}
