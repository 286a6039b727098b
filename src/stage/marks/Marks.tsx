import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import {
  AdditiveBlending,
  DoubleSide,
  ExtrudeGeometry,
  MeshBasicMaterial,
  Path,
  Shape,
  ShapeGeometry,
  TorusGeometry,
} from 'three';
import type { BufferGeometry, Group, Mesh } from 'three';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { ComponentId, KindId } from '../../core/ids';
import type { Hover, Session, Target } from '../../session/types';
import type { Placement, Vec3 } from '../../table/types';
import { slotIn, zoneBox } from '../hands/boxes';
import type { Board } from '../theatre/board';

/** What the marks show beside the session's state: where the hand is. */
export interface Sight {
  readonly held: ComponentId | null;
  readonly pointed: ComponentId | null;
  readonly over: string | null;
  /** What a house player has just moved: marked until the next act. */
  readonly touched?: readonly ComponentId[];
  readonly kind: Hover['kind'];
  /** Without rules: the place of a zone that takes what is held. */
  readonly to: Placement | null;
}
export const NOTHING: Sight = { held: null, pointed: null, over: null, kind: 'none', to: null };

export const MARK = {
  legal: '#c9f29b',
  chosen: '#fff3c4',
  illegal: '#ff7a5c',
  pointed: '#ffdf9e',
  touched: '#ffc46b',
} as const;

const glow = (color: string, opacity: number, depthTest = true): MeshBasicMaterial =>
  new MeshBasicMaterial({
    color,
    transparent: true,
    opacity,
    depthTest,
    depthWrite: false,
    side: DoubleSide,
    toneMapped: false,
  });

export const MATERIALS = {
  legal: glow(MARK.legal, 0.95, false),
  chosen: glow(MARK.chosen, 1, false),
  illegal: glow(MARK.illegal, 1, false),
  pointed: glow(MARK.pointed, 0.85),
  touched: glow(MARK.touched, 0.75),
  ghost: new MeshBasicMaterial({
    color: MARK.chosen,
    transparent: true,
    opacity: 0.3,
    depthWrite: false,
    blending: AdditiveBlending,
    toneMapped: false,
  }),
};

function rounded(w: number, h: number, r: number, shape: Shape | Path = new Shape()): Shape | Path {
  const x = -w / 2;
  const y = -h / 2;
  shape.moveTo(x + r, y);
  shape.lineTo(x + w - r, y);
  shape.quadraticCurveTo(x + w, y, x + w, y + r);
  shape.lineTo(x + w, y + h - r);
  shape.quadraticCurveTo(x + w, y + h, x + w - r, y + h);
  shape.lineTo(x + r, y + h);
  shape.quadraticCurveTo(x, y + h, x, y + h - r);
  shape.lineTo(x, y + r);
  shape.quadraticCurveTo(x, y, x + r, y);
  return shape;
}

/** Four corner brackets around w × h: the sign for "it may go here". */
function brackets(w: number, h: number): BufferGeometry {
  const t = 0.026;
  const arm = Math.min(w, h) * 0.34;
  const shapes: Shape[] = [];
  for (const sx of [-1, 1]) {
    for (const sy of [-1, 1]) {
      const corner = (x: number, y: number): [number, number] => [sx * (w / 2 - x), sy * (h / 2 - y)];
      const shape = new Shape();
      shape.moveTo(...corner(0, 0));
      shape.lineTo(...corner(arm, 0));
      shape.lineTo(...corner(arm, t));
      shape.lineTo(...corner(t, t));
      shape.lineTo(...corner(t, arm));
      shape.lineTo(...corner(0, arm));
      shapes.push(shape);
    }
  }
  return new ShapeGeometry(shapes);
}

/** A plain outline around a piece under the pointer. */
function outline(w: number, h: number): BufferGeometry {
  const shape = rounded(w + 0.05, h + 0.05, 0.04) as Shape;
  shape.holes.push(rounded(w + 0.012, h + 0.012, 0.03, new Path()) as Path);
  return new ShapeGeometry(shape, 6);
}

function cross(size: number): BufferGeometry {
  const a = size / 2;
  const t = size * 0.16;
  const bar = (turn: number): Shape => {
    const c = Math.cos(turn);
    const s = Math.sin(turn);
    const shape = new Shape();
    [
      [-a, -t],
      [a, -t],
      [a, t],
      [-a, t],
    ].forEach(([x = 0, y = 0], i) => {
      const p: [number, number] = [x * c - y * s, x * s + y * c];
      if (i === 0) shape.moveTo(...p);
      else shape.lineTo(...p);
    });
    return shape;
  };
  return new ExtrudeGeometry([bar(Math.PI / 4), bar(-Math.PI / 4)], { depth: 0.01, bevelEnabled: false });
}

/** A small arrowhead that points down into an open top. */
function arrowhead(): BufferGeometry {
  const shape = new Shape();
  shape.moveTo(-0.085, 0.09);
  shape.lineTo(0.085, 0.09);
  shape.lineTo(0, 0);
  return new ShapeGeometry(shape);
}

interface MarksProps {
  readonly board: Board;
  readonly session: Session;
  readonly sight: StoreApi<Sight>;
  readonly sizeOf: (kind: KindId) => Vec3;
  readonly isCup: (kind: KindId) => boolean;
  /** Milliseconds on the table's clock. */
  readonly now: () => number;
}

/** The lights on the table: where the held piece may go, where it would land, what is under the pointer. */
export function Marks({ board, session, sight, sizeOf, isCup, now }: MarksProps) {
  const hand = useStore(session.store, (state) => state.hand);
  const canAct = useStore(session.store, (state) => state.canAct);
  const preview = useStore(session.store, (state) => state.preview);
  const { held, pointed, over, kind, touched } = useStore(sight);
  // The list of moves can be walked before the pieces have been put out: what they are is known all the same.
  const mark = (id: ComponentId, tone: PieceMarkProps['tone']): ReactNode => {
    const piece = session.table().components[id];
    return (
      piece && <PieceMark key={id} board={board} id={id} kind={piece.kind} sizeOf={sizeOf} isCup={isCup} tone={tone} />
    );
  };
  return (
    <>
      {(held ? hand.targets : (preview?.targets ?? [])).map((target) => (
        <TargetMark
          key={`${target.zone}#${target.slot}`}
          board={board}
          target={target}
          size={sizeOf(target.kind)}
          chosen={held !== null && over === target.zone && kind === 'legal'}
          cup={isCup(target.kind)}
          now={now}
        />
      ))}
      {!held && preview?.pieces.map((id) => mark(id, 'chosen'))}
      {held && kind === 'illegal' && over && <IllegalMark board={board} zone={over} />}
      {!held && !hand.ask && touched?.map((id) => id !== pointed && mark(id, 'touched'))}
      {!held && hand.ask && hand.movable.map((id) => mark(id, 'legal'))}
      {!held && pointed && canAct && mark(pointed, hand.movable.includes(pointed) ? 'chosen' : 'pointed')}
    </>
  );
}

interface TargetMarkProps {
  readonly board: Board;
  readonly target: Target;
  readonly size: Vec3;
  readonly chosen: boolean;
  readonly cup: boolean;
  readonly now: () => number;
}

export function TargetMark({ board, target, size, chosen, cup, now }: TargetMarkProps) {
  const { position, turn } = slotIn(board, target.zone, target.slot, 'front');
  const [w, h, d] = size;
  const flat = h < 0.05;
  const frame = useMemo(
    () => (flat ? new TorusGeometry(w * 0.62, 0.014, 6, 40) : brackets(w * 1.16, h * 1.16)),
    [w, h, flat],
  );
  const arrow = useMemo(arrowhead, []);
  const group = useRef<Group>(null);
  useFrame(() => {
    if (group.current) group.current.position.y = h * 0.62 + 0.05 + Math.sin(now() / 250) * 0.02;
  });
  const material = chosen ? MATERIALS.chosen : MATERIALS.legal;
  return (
    <group position={[...position]} quaternion={[...turn]}>
      <group position={[0, cup ? h / 2 : 0, 0]}>
        <mesh
          geometry={frame}
          material={material}
          position={[0, 0, flat ? 0 : d / 2 + 0.012]}
          rotation={[flat ? Math.PI / 2 : 0, 0, 0]}
          renderOrder={20}
          raycast={() => null}
        />
        {chosen && (
          <mesh material={MATERIALS.ghost} renderOrder={19} raycast={() => null}>
            <boxGeometry args={[w, h, d]} />
          </mesh>
        )}
        <group ref={group}>
          <mesh
            geometry={arrow}
            material={material}
            position={[0, 0, d / 2 + 0.012]}
            renderOrder={20}
            raycast={() => null}
          />
        </group>
      </group>
    </group>
  );
}

function IllegalMark({ board, zone }: { readonly board: Board; readonly zone: string }) {
  const { pose, centre } = zoneBox(board, zone as Parameters<typeof zoneBox>[1]);
  const geometry = useMemo(() => cross(0.26), []);
  return (
    <group position={[...pose.position]} quaternion={[...pose.turn]}>
      <mesh
        geometry={geometry}
        material={MATERIALS.illegal}
        position={[centre[0], centre[1], centre[2] + 0.2]}
        renderOrder={21}
        raycast={() => null}
      />
    </group>
  );
}

interface PieceMarkProps {
  readonly board: Board;
  readonly id: ComponentId;
  readonly kind: KindId;
  readonly sizeOf: (kind: KindId) => Vec3;
  readonly isCup: (kind: KindId) => boolean;
  readonly tone: 'legal' | 'chosen' | 'pointed' | 'touched' | 'illegal';
}

export function PieceMark({ board, id, kind, sizeOf, isCup, tone }: PieceMarkProps) {
  const [w, h, d] = sizeOf(kind);
  const flat = h < 0.05;
  const geometry = useMemo(() => (flat ? new TorusGeometry(w * 0.56, 0.01, 6, 40) : outline(w, h)), [w, h, flat]);
  const group = useRef<Group>(null);
  const mesh = useRef<Mesh>(null);
  // The piece may still be on its way: the mark goes with it.
  useFrame(() => {
    if (!group.current || !mesh.current) return;
    group.current.visible = board.world.has(id);
    if (!group.current.visible) return;
    board.world.pose(id, group.current.position, group.current.quaternion, board.world.alpha);
    // The outline lies before the side that faces the reader: a coffee tile shows its back.
    const { x, y, z, w: turned } = group.current.quaternion;
    const up = 2 * (y * z - turned * x);
    const lies = Math.abs(up) > 0.5;
    const facing = (lies ? up < 0 : turned ** 2 + x ** 2 < 0.5) ? -1 : 1;
    mesh.current.position.set(
      0,
      (isCup(kind) ? h / 2 : 0) + (flat ? h / 2 + 0.006 : 0),
      flat ? 0 : (d / 2 + 0.01) * facing,
    );
  });
  return (
    <group ref={group}>
      <mesh
        ref={mesh}
        geometry={geometry}
        material={MATERIALS[tone]}
        rotation={[flat ? Math.PI / 2 : 0, 0, 0]}
        renderOrder={18}
        raycast={() => null}
      />
    </group>
  );
}
