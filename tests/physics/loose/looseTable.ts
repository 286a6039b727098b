import { kindOf } from '../../../models/cafe-del-gatto/kinds';
import type { ComponentId } from '../../../src/core/ids';
import { kindId } from '../../../src/core/ids';
import type { Pose, Quat, Vec3 } from '../../../src/table/types';
import { PhysicsTable, UPRIGHT, at, dice, spin } from '../physicsTable';

/** A table with an edge for tests of loose pieces. Lengths in units (1 = 10 cm). */

export const EDGE = { x: 4, near: 3, far: -3 } as const;
export const LYING: Quat = [Math.SQRT1_2, 0, 0, Math.SQRT1_2];
/** All kinds of the game. */
export const KINDS = [
  'tile',
  'coin',
  'sugar',
  'drink-tile',
  'start-tile',
  'cup-espresso',
  'cup-espresso-macchiato',
  'cup-doppio',
  'cup-cappuccino',
  'cup-latte-macchiato',
] as const;
export const SMALL = ['tile', 'coin', 'sugar', 'drink-tile', 'start-tile'] as const;

/** How a piece of a kind lies flat, and its height then. */
export const flatTurn = (kind: string): Quat => (kind.endsWith('tile') && kind !== 'start-tile' ? LYING : UPRIGHT);
export const thickness = (kind: string): number => Math.min(...kindOf(kindId(kind)).size);
export const kindOfPiece = (id: ComponentId): string => id.replace(/:\d+$/, '');

export class LooseTable extends PhysicsTable {
  /** What `onRest` has told so far. */
  readonly rests: (readonly ComponentId[])[] = [];

  constructor() {
    super();
    this.world.setBounds(EDGE);
    this.world.onRest = (ids) => this.rests.push(ids);
  }

  /** A new piece lying loose. */
  lay(kind: string, pose: Pose): ComponentId {
    const id = this.add(kind, pose);
    this.world.lie(id, pose);
    return id;
  }

  /** A new piece, flat on the table at (x, z), or on `level` others of its kind. */
  flat(kind: string, x: number, z: number, level = 0): ComponentId {
    return this.lay(kind, at(x, thickness(kind) * (level + 0.5), z, flatTurn(kind)));
  }

  /** Loose pieces of one kind exactly one on the other, lowest first. */
  tower(kind: string, count: number, x = 0, z = 0): ComponentId[] {
    return Array.from({ length: count }, (_, level) => this.flat(kind, x, z, level));
  }

  /** A pile: one body. Lowest first. */
  pile(kind: string, count: number, x = 0, z = 0): ComponentId[] {
    const base = this.flat(kind, x, z);
    const others = Array.from({ length: count - 1 }, () => this.add(kind, at(x, 2, z, flatTurn(kind))));
    for (const id of others) this.world.pile(id, base);
    return [base, ...others];
  }

  /** Into the hand, swung about and let go: as fast as the hand goes when `far` is large. */
  fling(id: ComponentId, roll: (n: number) => number, far: number): void {
    const part = (): number => (roll(2001) - 1000) / 1000;
    const turn = anyTurn(roll);
    const [x, , z] = this.position(id);
    this.world.grab(id);
    for (let f = 0; f < 4; f++) {
      this.world.dragTo(id, at(x + part() * far, 0.6 + Math.abs(part()) * 1.5, z + part() * far, turn));
      this.frame();
    }
    this.world.toss(id);
  }

  poses(ids: readonly ComponentId[]): Pose[] {
    return ids.map((id) => this.pose(id));
  }

  /** How far a piece's box reaches over the edge of the table. */
  over(id: ComponentId): number {
    const { middle, axes, half } = this.#box(id);
    const wide = (k: 0 | 2): number => axes.reduce((sum, axis, i) => sum + Math.abs(axis[k]) * (half[i] as number), 0);
    const beyond = [Math.abs(middle[0]) + wide(0) - EDGE.x, Math.abs(middle[2]) + wide(2) - EDGE.near];
    return Math.max(0, ...beyond);
  }

  /** How deep two pieces of these stand in each other, at the worst. */
  deepest(ids: readonly ComponentId[]): number {
    const boxes = ids.map((id) => this.#box(id));
    let worst = 0;
    boxes.forEach((a, i) => {
      for (const b of boxes.slice(0, i)) worst = Math.max(worst, depth(a, b));
    });
    return worst;
  }

  #box(id: ComponentId): TestBox {
    const { size, standing } = kindOf(kindId(kindOfPiece(id)));
    const { position, turn } = this.pose(id);
    const axes = [spin(turn, [1, 0, 0]), spin(turn, [0, 1, 0]), spin(turn, [0, 0, 1])];
    const up = spin(turn, [0, standing ? size[1] / 2 : 0, 0]);
    return {
      middle: [position[0] + up[0], position[1] + up[1], position[2] + up[2]],
      axes,
      half: [size[0] / 2, size[1] / 2, size[2] / 2],
    };
  }
}

interface TestBox {
  readonly middle: Vec3;
  readonly axes: readonly Vec3[];
  readonly half: Vec3;
}

const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** By all fifteen axes that can separate two boxes; 0 when one does. */
function depth(a: TestBox, b: TestBox): number {
  const edges = a.axes.flatMap((one) => b.axes.map((other) => cross(one, other)));
  const between: Vec3 = [b.middle[0] - a.middle[0], b.middle[1] - a.middle[1], b.middle[2] - a.middle[2]];
  let least = Infinity;
  for (const axis of [...a.axes, ...b.axes, ...edges]) {
    const length = Math.sqrt(dot(axis, axis));
    if (length < 1e-3) continue;
    const reach = (box: TestBox): number =>
      box.axes.reduce((sum, each, i) => sum + Math.abs(dot(each, axis)) * (box.half[i] as number), 0);
    least = Math.min(least, (reach(a) + reach(b) - Math.abs(dot(between, axis))) / length);
    if (least <= 0) return 0;
  }
  return least;
}

/** Any turn whatever. */
export function anyTurn(roll: (n: number) => number): Quat {
  const [x, y, z] = [roll(2001) - 1000, roll(2001) - 1000, roll(2001) - 1000];
  const w = roll(1000) + 1;
  const k = 1 / Math.sqrt(x * x + y * y + z * z + w * w);
  return [x * k, y * k, z * k, w * k];
}

/** Thirty pieces tumbling down over 20 × 20 cm, all at once. */
export function heap(seed: number, kinds: readonly string[], count = 30): { table: LooseTable; ids: ComponentId[] } {
  const roll = dice(seed);
  const table = new LooseTable();
  const part = (): number => (roll(201) - 100) / 100;
  const ids = Array.from({ length: count }, (_, i) =>
    table.add(kinds[i % kinds.length] as string, at(part(), 0.3 + i * 0.12, part(), anyTurn(roll))),
  );
  for (const id of ids) table.world.toss(id);
  return { table, ids };
}

/** Sixty pieces dropped side by side. */
export function layer(kind: string): LooseTable {
  const table = new LooseTable();
  for (let i = 0; i < 60; i++) {
    const x = -2.5 + (i % 10) * 0.5;
    table.world.toss(table.add(kind, at(x, 0.3 + (i % 7) / 30, -1.2 + Math.floor(i / 10) * 0.5)));
  }
  return table;
}
