import type { Body } from 'cannon-es';
import type { ComponentId } from '../../core/ids';
import { PATIENCE } from '../limits';
import type { Piece } from '../piece';
import { copySpot } from '../vector';
import type { V3 } from '../vector';
import { near, overlapInHeight, wayOut } from './block';
import type { Block } from './block';
import { Ground } from './ground';
import { BESIDE, BUMP, SAMPLE_STEPS, SINK, TOUCH } from './limits';
import { LooseBody } from './looseBody';
import { lieStill, putDown, rested } from './rest';
import { Room } from './room';
import type { Bounds, Obstacle } from './room';
import { Sweep } from './sweep';
import type { Field } from './sweep';
import { uphold } from './uphold';

/**
 * The loose pieces: bodies that fall, bump and tumble, and freeze wherever they come to rest. A piece here is in phase
 * `loose`; what is in a hand is not here. Frozen pieces are part of the ground: they wake when something hits them from
 * the side, when a hand pushes them, and when what carries them leaves or wakes.
 */
export class LooseTable implements Field {
  onRest: ((ids: readonly ComponentId[]) => void) | null = null;
  onImpact: ((piece: Piece, speed: number) => void) | null = null;
  readonly ground = new Ground();
  readonly room = new Room(this.ground);
  readonly bodies: LooseBody[] = [];
  #moving: LooseBody[] = [];
  readonly #owners = new Map<Body, LooseBody>();
  readonly #sweeps: Sweep[] = [];
  /** Pieces whose rest has changed since it was last told. */
  readonly #changed = new Set<Piece>();
  /** Sub-steps of this world, and those since something was last done to it. */
  #clock = 0;
  #age = 0;
  readonly #owner = (body: Body): LooseBody | null => this.#owners.get(body) ?? null;

  /** How many move, and one for news that waits to be told. */
  get busy(): number {
    return this.#moving.length > 0 ? this.#moving.length : this.#news ? 1 : 0;
  }
  /** Whether a sub-step has anything to do here. */
  get active(): boolean {
    return this.#moving.length > 0 || this.#sweeps.length > 0 || this.#news;
  }
  get lively(): boolean {
    return this.#moving.length > 0;
  }
  get #news(): boolean {
    return this.#changed.size > 0 && this.#sweeps.length === 0;
  }

  set bounds(bounds: Bounds) {
    this.room.bounds = bounds;
  }

  furnish(boxes: readonly Obstacle[]): void {
    const other = this.room.furnish(boxes);
    this.#age = 0;
    for (const body of this.bodies) if (other.some((block) => near(block, body.block, TOUCH))) this.wake(body);
  }

  /** A piece is let go where it is: as fast (world axes) and turning (rad/s) as given. */
  toss(piece: Piece, speed: V3, spin: V3): void {
    const lay = piece.loose !== null;
    const loose = this.#enter(piece);
    if (!lay) this.#clearOf(loose);
    this.#age = 0;
    this.wake(loose);
    loose.tossed = true;
    loose.body.velocity.set(speed.x, speed.y, speed.z);
    loose.body.angularVelocity.set(spin.x, spin.y, spin.z);
    loose.remember();
    loose.restrain();
  }

  /** A piece lies frozen at `piece.rest`. Nothing else moves. */
  lie(piece: Piece): void {
    const loose = this.#enter(piece);
    this.#moving = this.#moving.filter((other) => other !== loose);
    loose.still();
    this.#changed.delete(piece);
  }

  /** Takes a piece out; `waking` those that lay on it. It stays where it is. */
  leave(piece: Piece, waking: boolean): void {
    const { loose } = piece;
    if (!loose) return;
    piece.loose = null;
    piece.phase = 'rest';
    this.bodies.splice(this.bodies.indexOf(loose), 1);
    this.#moving = this.#moving.filter((other) => other !== loose);
    this.#changed.delete(piece);
    this.#owners.delete(loose.body);
    this.ground.remove(loose.body);
    if (!waking) return;
    this.#age = 0;
    this.wakeAround(loose.block);
  }

  /** From now on this held piece pushes others aside. */
  sweep(piece: Piece): void {
    this.#sweeps.push(new Sweep(piece, this));
  }

  letGo(piece: Piece): void {
    const index = this.#sweeps.findIndex((sweep) => sweep.piece === piece);
    if (index >= 0) this.#sweeps.splice(index, 1);
  }

  wake(loose: LooseBody): void {
    if (loose.moving) return;
    loose.wake();
    this.#moving.push(loose);
    this.wakeAround(loose.block);
  }

  /** Wakes what lies on, or leans on, a block that goes. */
  wakeAround(block: Block): void {
    for (const other of this.bodies) {
      if (other.moving || other.block === block || !near(block, other.block, TOUCH)) continue;
      if (other.block.high.y > block.high.y + TOUCH / 5) this.wake(other);
    }
  }

  contain(loose: LooseBody): void {
    this.room.contain(loose);
  }

  /** One sub-step. */
  step(): void {
    this.#clock++;
    for (const loose of this.#moving) loose.begin();
    for (const sweep of this.#sweeps) if (sweep.push(this)) this.#age = 0;
    if (this.#moving.length > 0) {
      this.#bump();
      this.#solve();
      if (this.#clock % SAMPLE_STEPS === 0) this.#freeze(rested(this.#moving, this.ground.contacts, this.#owner));
      if (++this.#age > PATIENCE) this.force();
    }
    this.tell();
  }

  /** Everything that moves is put to rest now: where it is, or on what lies under it when it is in the air. */
  force(): void {
    const late = this.#moving.toSorted((a, b) => a.block.low.y - b.block.low.y);
    for (const loose of late) if (!loose.touches || this.room.stuck(loose)) putDown(loose, this.bodies, this.room);
    this.#freeze(late);
    this.tell();
  }

  #enter(piece: Piece): LooseBody {
    if (piece.loose) return piece.loose;
    const loose = new LooseBody(piece, piece.mass);
    piece.loose = loose;
    piece.phase = 'loose';
    this.bodies.push(loose);
    this.#owners.set(loose.body, loose);
    this.ground.add(loose.body);
    return loose;
  }

  /** A piece let go inside others starts above them, and above the table. */
  #clearOf(loose: LooseBody): void {
    for (let tries = 0; tries < 8; tries++) {
      let top = 0;
      for (const { block } of this.bodies) {
        if (block === loose.block || !near(block, loose.block, -SINK)) continue;
        if (wayOut(block, loose.block, way) > 0) top = Math.max(top, block.high.y);
      }
      const missing = top - loose.block.low.y;
      if (missing <= 0) return;
      loose.shift(0, missing, 0);
      loose.toPiece();
    }
  }

  #solve(): void {
    for (const loose of this.#moving) loose.remember();
    this.ground.step();
    for (const { bi, bj } of this.ground.contacts) {
      const [a, b] = [this.#owner(bi), this.#owner(bj)];
      if (a) a.air = 0;
      if (b) b.air = 0;
    }
    for (const loose of this.#moving) {
      const knock = loose.restrain();
      if (knock > 0) this.onImpact?.(loose.piece, knock);
      if (!loose.finite) this.#bringBack(loose);
    }
    uphold(this.ground.contacts, this.#owner);
    for (const loose of this.#moving) {
      loose.measure();
      if (loose.piece.stack) loose.straighten();
      this.room.expel(loose);
      if (loose.block.low.y < -SINK) loose.shift(0, -SINK - loose.block.low.y, 0);
      this.room.keepIn(loose);
      loose.holdBack();
      loose.toPiece();
    }
  }

  /** Numbers that are none: it lies where it last lay. */
  #bringBack(loose: LooseBody): void {
    copySpot(loose.piece.rest, loose.piece.now);
    loose.body.velocity.setZero();
    loose.body.angularVelocity.setZero();
    this.room.inside(loose.piece.now.p);
    loose.fromPiece();
  }

  /** What is about to be hit from the side wakes before, so that it takes over a part of the speed. */
  #bump(): void {
    for (let i = 0; i < this.#moving.length; i++) {
      const { block, body } = this.#moving[i] as LooseBody;
      const { x, z } = body.velocity;
      if (x * x + z * z < BUMP * BUMP) continue;
      const margin = (Math.abs(x) + Math.abs(z)) / 120;
      for (const other of this.bodies) {
        if (other.moving || !near(block, other.block, margin)) continue;
        const lower = Math.min(block.high.y - block.low.y, other.block.high.y - other.block.low.y);
        if (overlapInHeight(block, other.block) < BESIDE * lower) continue;
        if (wayOut(block, other.block, way) > -margin && way.x * x + way.z * z > 0) this.wake(other);
      }
    }
  }

  #freeze(still: readonly LooseBody[]): void {
    if (still.length === 0) return;
    for (const loose of still) if (lieStill(loose)) this.#changed.add(loose.piece);
    this.#moving = this.#moving.filter(({ moving }) => moving);
  }

  /** Tells what lies elsewhere now, once everything lies still and no hand sweeps. */
  tell(): void {
    if (this.#moving.length > 0 || !this.#news) return;
    const ids = [...this.#changed].flatMap(({ id, stack }) => stack?.members.map((piece) => piece.id) ?? id);
    this.#changed.clear();
    this.onRest?.(ids);
  }
}

const way: V3 = { x: 0, y: 0, z: 0 };
