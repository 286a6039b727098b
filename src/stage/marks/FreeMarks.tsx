import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import { BoxGeometry, EdgesGeometry, LineBasicMaterial } from 'three';
import type { Group } from 'three';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { ComponentId } from '../../core/ids';
import type { Session } from '../../session/types';
import { baseOf } from '../../table/types';
import { middleOf, pieceBox } from '../hands/boxes';
import type { FreeStageHooks, WindowPoint } from '../hands/freeHooks';
import { toScreen } from '../hands/pick';
import type { HandsAtTable } from '../hands/useHands';
import type { Board } from '../theatre/board';
import type { Lens } from '../theatre/lens';
import type { Shapes } from '../theatre/loose';
import { MARK, MATERIALS, PieceMark, TargetMark } from './Marks';
import type { Sight } from './Marks';

const EDGES = {
  free: new LineBasicMaterial({ color: MARK.chosen, depthTest: false, transparent: true, toneMapped: false }),
  illegal: new LineBasicMaterial({ color: MARK.illegal, depthTest: false, transparent: true, toneMapped: false }),
};

interface Props {
  readonly board: Board;
  readonly session: Session;
  readonly sight: StoreApi<Sight>;
  readonly hands: HandsAtTable;
  readonly lens: Lens;
  readonly shapes: Shapes;
  readonly hooks: FreeStageHooks;
}

/** What is marked on a table that lies otherwise than the rules want: what is chosen, what is astray, where it would lie. */
export function FreeMarks({ board, session, sight, hands, lens, shapes, hooks }: Props) {
  const mode = useStore(session.store, (state) => state.mode);
  const selection = useStore(session.store, (state) => state.selection);
  const astray = useStore(session.store, (state) => state.deviations);
  const { held, pointed, to, kind } = useStore(sight);
  const { sizeOf, isCup } = shapes;
  const known = (id: ComponentId): boolean => board.table.components[id] !== undefined;
  const marked = mode === 'advise' ? astray.filter(({ component }) => known(component)) : NOBODY;
  const mark = (id: ComponentId, tone: 'chosen' | 'pointed' | 'illegal') => (
    <PieceMark
      key={`${id} ${tone}`}
      board={board}
      id={id}
      kind={board.table.components[id]?.kind ?? NONE}
      sizeOf={sizeOf}
      isCup={isCup}
      tone={tone}
    />
  );
  const heldKind = held ? board.kind(held) : undefined;
  return (
    <>
      {mode !== 'enforce' && uppermost(board, selection).map((id) => mark(id, 'chosen'))}
      {mode === 'free' &&
        !held &&
        pointed &&
        known(pointed) &&
        !selection.includes(pointed) &&
        mark(pointed, 'pointed')}
      {marked.map(({ component }) => mark(component, 'illegal'))}
      {heldKind && to && (
        <TargetMark
          board={board}
          target={{ ...to, kind: heldKind, phrase: NO_WORDS }}
          size={sizeOf(heldKind)}
          chosen
          cup={isCup(heldKind)}
          now={STILL}
        />
      )}
      {held && heldKind && (
        <Ghost hands={hands} size={sizeOf(heldKind)} cup={isCup(heldKind)} illegal={kind === 'illegal'} />
      )}
      {marked.length > 0 && (
        <Spots board={board} ids={marked.map(({ component }) => component)} lens={lens} shapes={shapes} hooks={hooks} />
      )}
    </>
  );
}

/** Of a stack only its uppermost piece is marked: rings around all of them would be one blot. */
function uppermost({ table }: Board, ids: readonly ComponentId[]): readonly ComponentId[] {
  const tops = new Map<string, ComponentId>();
  for (const id of ids) {
    const placement = table.placements[id];
    if (!placement) continue;
    const base = baseOf(placement.zone);
    const stack = base ?? id;
    const top = tops.get(stack);
    const height = (other: ComponentId): number => (other === stack ? -1 : (table.placements[other]?.slot ?? -1));
    if (!top || height(id) > height(top)) tops.set(stack, id);
  }
  return [...tops.values()];
}

const NOBODY: readonly { readonly component: ComponentId }[] = [];
const NONE = '' as Parameters<Shapes['sizeOf']>[0];
const NO_WORDS = { key: '' };
const STILL = (): number => 0;

interface GhostProps {
  readonly hands: HandsAtTable;
  readonly size: ReturnType<Shapes['sizeOf']>;
  readonly cup: boolean;
  readonly illegal: boolean;
}

/** Where the held piece would come to lie on the wood. */
function Ghost({ hands, size, cup, illegal }: GhostProps) {
  const [w, h, d] = size;
  const group = useRef<Group>(null);
  const box = useMemo(() => new BoxGeometry(w, h, d), [w, h, d]);
  const edges = useMemo(() => new EdgesGeometry(box), [box]);
  useFrame(() => {
    if (!group.current) return;
    const ghost = hands.free.sight.ghost ?? hands.hand.sight.ghost;
    group.current.visible = ghost !== null;
    if (!ghost) return;
    group.current.position.set(...ghost.position);
    group.current.quaternion.set(...ghost.turn);
  });
  return (
    <group ref={group} visible={false}>
      <group position={[0, cup ? h / 2 : 0, 0]}>
        <mesh geometry={box} material={MATERIALS.ghost} renderOrder={19} raycast={() => null} />
        <lineSegments
          geometry={edges}
          material={illegal ? EDGES.illegal : EDGES.free}
          renderOrder={20}
          raycast={() => null}
        />
      </group>
    </group>
  );
}

interface SpotsProps {
  readonly board: Board;
  readonly ids: readonly ComponentId[];
  readonly lens: Lens;
  readonly shapes: Shapes;
  readonly hooks: FreeStageHooks;
}

/** Tells with every picture where the marked pieces are in it, for the words beside them. */
function Spots({ board, ids, lens, shapes, hooks }: SpotsProps) {
  useFrame(() => {
    const canvas = lens.canvas?.getBoundingClientRect();
    const spots = new Map<ComponentId, WindowPoint>();
    for (const id of ids) {
      const kind = board.kind(id);
      if (!kind || !board.world.has(id)) continue;
      const box = pieceBox(board, id, shapes.sizeOf, shapes.isCup(kind));
      const { x, y } = toScreen(middleOf(box), lens.camera, lens.width, lens.height);
      if (x < 0 || y < 0 || x > lens.width || y > lens.height) continue;
      spots.set(id, { x: x + (canvas?.left ?? 0), y: y + (canvas?.top ?? 0) });
    }
    hooks.onSpots(spots);
  });
  return null;
}
