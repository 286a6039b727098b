import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import { Quaternion } from 'three';
import type { Group } from 'three';
import { menuBoardParts } from '../../../../models/cafe-del-gatto/menuBoard';
import { ease, quaternion } from '../../theatre/flight';
import type { SceneryProps } from '../gameTable';
import { StaticParts } from '../StaticParts';

/** When the board begins to unfold and how long that takes, ms of the set-up. */
const BEGINS = 700;
const UNFOLDING = 1100;

const turn = new Quaternion();

/** The drink menu board, unfolded like a book during the set-up. */
export function MenuBoard({ materials, setUp }: Pick<SceneryProps, 'materials' | 'setUp'>) {
  const { panels } = useMemo(menuBoardParts, []);
  const wings = useRef<(Group | null)[]>([]);
  useFrame(() => {
    const t = ease(Math.min(1, Math.max(0, (setUp.time - BEGINS) / UNFOLDING)));
    panels.forEach(({ open, shut }, i) => {
      const wing = wings.current[i];
      if (!wing) return;
      wing.position.set(...open.position);
      wing.quaternion.copy(turn.copy(quaternion(shut.turn)).slerp(quaternion(open.turn), t));
    });
  });
  return (
    <>
      {panels.map(({ name, parts }, i) => (
        <group
          key={name}
          ref={(group) => {
            wings.current[i] = group;
          }}
        >
          <StaticParts parts={parts} pose={HERE} materials={materials} />
        </group>
      ))}
    </>
  );
}

const HERE = { position: [0, 0, 0], turn: [0, 0, 0, 1] } as const;
