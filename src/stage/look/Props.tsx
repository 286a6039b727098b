import { useEffect, useMemo } from 'react';
import { PROP_PLACES, propParts } from '../../../models/room/props';
import type { Standing } from './shadowBatch';
import type { Materials } from './materials';
import { PartMeshes } from './PartMeshes';
import { Steam } from './Steam';
import type { Vapour } from './vapour';

export interface PropsProps {
  readonly materials: Materials;
  /** What rises from the coffee. */
  readonly vapour: Vapour;
}

const [coffeeX, coffeeZ] = PROP_PLACES.coffee;
const [catX, catZ] = PROP_PLACES.cat;
const [napkinX, napkinZ] = PROP_PLACES.napkin;

/** Footprints of the props, for the table's one batch of contact shadows. */
export const PROP_SHADOWS: readonly Standing[] = [
  { x: coffeeX / 10, z: coffeeZ / 10, w: 0.82, d: 0.82, turn: 0, strength: 0.8, round: true },
  { x: coffeeX / 10, z: coffeeZ / 10, w: 1.2, d: 1.2, turn: 0, strength: 0.45, round: true },
  { x: catX / 10, z: catZ / 10, w: 0.72, d: 0.5, turn: 0.45, strength: 0.75, round: true },
  { x: napkinX / 10, z: napkinZ / 10, w: 1.18, d: 1.18, turn: 0.42, strength: 0.35 },
];

/** What makes it a café table: coffee with a spoon, a napkin, beans, a china cat. */
export function Props({ materials, vapour }: PropsProps) {
  const parts = useMemo(propParts, []);
  useEffect(() => () => parts.forEach(({ geometry }) => geometry.dispose()), [parts]);
  return (
    <>
      <PartMeshes parts={parts} materials={materials} />
      <Steam x={coffeeX / 10} y={0.44} z={coffeeZ / 10} vapour={vapour} />
    </>
  );
}
