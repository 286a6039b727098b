import { CUP, MACHINE, TILE, kindOf } from '../../models/cafe-del-gatto/kinds';
import { componentId, kindId, zoneId } from '../../src/core/ids';
import type { ComponentId, ZoneId } from '../../src/core/ids';
import { drawInt, makeRng } from '../../src/core/rng';
import { TableWorld } from '../../src/physics/world';
import type { Pose, Quat, Vec3 } from '../../src/table/types';

/** A table for tests, in the words of the game. Frames are 1/60 s. Lengths in units (1 = 10 cm). */

export const FRAME = 1000 / 60;
export const MM = 0.01;
export const UPRIGHT: Quat = [0, 0, 0, 1];
/** The other print to the front: half a turn about y. */
export const TURNED: Quat = [0, 1, 0, 0];
export const SIDES = ['milk', 'coffee'] as const;
export type Side = (typeof SIDES)[number];
export const CUPS = { espresso: 1, 'espresso-macchiato': 2, cappuccino: 3, 'latte-macchiato': 4 } as const;
export type CupName = keyof typeof CUPS;

export const at = (x: number, y: number, z: number, turn: Quat = UPRIGHT): Pose => ({ position: [x, y, z], turn });
export const tile = (n: number): ComponentId => componentId(`tile:${n}`);
export const chute = (side: Side): ZoneId => zoneId(`chute:${side}`);

const chuteX = (side: Side): number => (side === 'milk' ? MACHINE.chute.x : -MACHINE.chute.x);
/** The place of a tile in row 0 (lowest) to 4. */
export const row = (side: Side, n: number, turn: Quat = UPRIGHT): Pose =>
  at(chuteX(side), MACHINE.chute.floor + TILE.size / 2 + n * TILE.pitch, MACHINE.chute.z, turn);
export const TABLE_PLACE = (n: number): Pose => at(3, 0.045 + 0.09 * n, 2, [Math.SQRT1_2, 0, 0, Math.SQRT1_2]);

export class PhysicsTable {
  readonly world = new TableWorld(kindOf);
  /** Ids in the order in which they came to rest, and every knock. */
  readonly settled: ComponentId[] = [];
  readonly knocks: { readonly id: ComponentId; readonly speed: number }[] = [];
  readonly #spot = { x: 0, y: 0, z: 0 };
  readonly #turn = { x: 0, y: 0, z: 0, w: 1 };
  #next = 0;

  constructor() {
    this.world.onSettled = (id) => this.settled.push(id);
    this.world.onImpact = (id, speed) => this.knocks.push({ id, speed });
    for (const side of SIDES) {
      const open = MACHINE.chute.top - MACHINE.chute.floor - TILE.size / 2;
      this.world.setColumn({ id: chute(side), base: row(side, 0), pitch: TILE.pitch, slots: 5, open });
    }
  }

  /** Both chutes with `milk` and `coffee` tiles at rest. Returns their ids, lowest first. */
  fill(milk: number, coffee: number): Record<Side, ComponentId[]> {
    const stand = (side: Side, count: number): ComponentId[] =>
      Array.from({ length: count }, (_, n) => {
        const id = this.add('tile', row(side, n));
        this.world.place(id, row(side, n), chute(side));
        return id;
      });
    return { milk: stand('milk', milk), coffee: stand('coffee', coffee) };
  }

  add(kind: string, rest: Pose): ComponentId {
    const id = componentId(`${kind}:${this.#next++}`);
    this.world.add(id, kindId(kind), rest);
    return id;
  }

  /** A cup on the table: its foot at (x, 0, z), turned and leaning as `turn` says. Returns its column. */
  cup(name: CupName, x: number, z: number, turn: Quat = UPRIGHT): { id: ComponentId; column: ZoneId; base: Pose } {
    const id = this.add(`cup-${name}`, at(x, 0, z, turn));
    const column = zoneId(`cup:0:${name}`);
    const up = spin(turn, [0, CUP.floor + TILE.size / 2, CUP.tileZ]);
    const base = at(x + up[0], up[1], z + up[2], turn);
    this.world.setColumn({ id: column, base, pitch: TILE.pitch, slots: CUPS[name] });
    return { id, column, base };
  }

  frame(): void {
    this.world.advance(FRAME);
  }

  /** Frames until all is still or `limit` have passed. Returns how many. */
  run(limit = 240, each: () => void = () => {}): number {
    let frames = 0;
    while (this.world.awake > 0 && frames < limit) {
      this.frame();
      frames++;
      each();
    }
    return frames;
  }

  position(id: ComponentId): Vec3 {
    this.world.pose(id, this.#spot, this.#turn);
    return [this.#spot.x, this.#spot.y, this.#spot.z];
  }

  pose(id: ComponentId): Pose {
    this.world.pose(id, this.#spot, this.#turn);
    const { x, y, z, w } = this.#turn;
    return { position: [this.#spot.x, this.#spot.y, this.#spot.z], turn: [x, y, z, w] };
  }

  height(id: ComponentId): number {
    return this.position(id)[1];
  }

  /** The height of the lowest corner of a piece's box. */
  lowest(id: ComponentId, kind: string): number {
    const { position, turn } = this.pose(id);
    const { size, standing } = kindOf(kindId(kind));
    const [w, h, d] = size;
    const middle = standing ? h / 2 : 0;
    let low = Infinity;
    for (const x of [-w / 2, w / 2])
      for (const y of [-h / 2, h / 2])
        for (const z of [-d / 2, d / 2]) low = Math.min(low, position[1] + spin(turn, [x, y + middle, z])[1]);
    return low;
  }
}

/** A vector turned by a quaternion. */
export function spin([x, y, z, w]: Quat, [a, b, c]: Vec3): Vec3 {
  const tx = 2 * (y * c - z * b);
  const ty = 2 * (z * a - x * c);
  const tz = 2 * (x * b - y * a);
  return [a + w * tx + y * tz - z * ty, b + w * ty + z * tx - x * tz, c + w * tz + x * ty - y * tx];
}

/** The slot place `n` above the base of a column. */
export function slotAbove(base: Pose, n: number, turn: Quat = base.turn): Pose {
  const up = spin(base.turn, [0, n * TILE.pitch, 0]);
  return at(base.position[0] + up[0], base.position[1] + up[1], base.position[2] + up[2], turn);
}

export const distance = (a: Vec3, b: Vec3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Seeded integers for tests: `dice(6)` is 0 to 5. */
export function dice(seed: number): (n: number) => number {
  let rng = makeRng(seed);
  return (n) => {
    const draw = drawInt(rng, n);
    rng = draw.rng;
    return draw.value;
  };
}
