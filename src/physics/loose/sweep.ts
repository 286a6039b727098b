import { DT } from '../limits';
import type { Piece } from '../piece';
import { copySpot, rotate } from '../vector';
import type { Spot, V3 } from '../vector';
import { Block, near, overlapInHeight, wayOut } from './block';
import { PUSH_CAP, SINK, TOUCH } from './limits';
import type { LooseBody } from './looseBody';

/** What a sweeping piece moves in. */
export interface Field {
  readonly bodies: readonly LooseBody[];
  wake(body: LooseBody): void;
  /** Back over the table and out of what stands fixed. */
  contain(body: LooseBody): void;
}

/** How far a pushed piece is put from what pushes it (1/100 mm), so that they stand apart. */
const APART = 1e-4;
/** So many pieces at most push each other on in one sub-step. */
const CHAIN = 120;

/**
 * A held piece that pushes loose ones aside. The hand stops at what it can't push away, and at what lies below it; what
 * it touched when it was taken, and what comes to lie on it, it doesn't feel until they are apart.
 */
export class Sweep {
  readonly #was = new Block();
  readonly #is = new Block();
  readonly #unfelt = new Set<LooseBody>();
  readonly #near: LooseBody[] = [];

  constructor(
    readonly piece: Piece,
    field: Field,
  ) {
    this.#place(this.#is, piece.now);
    for (const body of field.bodies) if (near(this.#is, body.block, TOUCH)) this.#unfelt.add(body);
  }

  /** Once in every sub-step, after the hand has moved the piece. Returns whether it touched anything. */
  push(field: Field): boolean {
    const { piece } = this;
    this.#place(this.#was, piece.before);
    this.#place(this.#is, piece.now);
    for (const body of this.#unfelt) if (!near(this.#is, body.block, 0)) this.#unfelt.delete(body);
    if (!this.#look(field)) return false;
    this.#slow();
    this.#stayAbove();
    const touched = this.#pushOn(field);
    if (!this.#clear()) this.#giveWay();
    if (!this.#clear()) copySpot(piece.before, piece.now);
    return touched;
  }

  #place(block: Block, { p, q }: Spot): void {
    rotate(q, { x: 0, y: this.piece.middle, z: 0 }, middle);
    middle.x += p.x;
    middle.y += p.y;
    middle.z += p.z;
    block.set(middle, q, this.piece.half);
  }

  /** Finds what lies where the piece goes. */
  #look({ bodies }: Field): boolean {
    const [a, b] = [this.#was, this.#is];
    this.#near.length = 0;
    for (const body of bodies) {
      const { low, high } = body.block;
      if (Math.min(a.low.x, b.low.x) > high.x + TOUCH || Math.max(a.high.x, b.high.x) < low.x - TOUCH) continue;
      if (Math.min(a.low.y, b.low.y) > high.y + TOUCH || Math.max(a.high.y, b.high.y) < low.y - TOUCH) continue;
      if (Math.min(a.low.z, b.low.z) > high.z + TOUCH || Math.max(a.high.z, b.high.z) < low.z - TOUCH) continue;
      if (a.high.y <= low.y + SINK) this.#unfelt.add(body);
      if (!this.#unfelt.has(body)) this.#near.push(body);
    }
    return this.#near.length > 0;
  }

  /** Among others a hand is no faster than they can be. */
  #slow(): void {
    const { before, now } = this.piece;
    const x = now.p.x - before.p.x;
    const y = now.p.y - before.p.y;
    const z = now.p.z - before.p.z;
    const part = (PUSH_CAP * DT) / Math.sqrt(x * x + y * y + z * z);
    if (!(part < 1)) return;
    now.p.x = before.p.x + x * part;
    now.p.y = before.p.y + y * part;
    now.p.z = before.p.z + z * part;
    this.#place(this.#is, now);
  }

  /** What was under the piece stays under it. */
  #stayAbove(): void {
    const { now } = this.piece;
    for (const { block } of this.#near) {
      if (this.#was.low.y < block.high.y - SINK || this.#is.low.y >= block.high.y) continue;
      if (wayOut(this.#is, block, way) <= 0) continue;
      now.p.y += block.high.y - this.#is.low.y;
      this.#place(this.#is, now);
    }
  }

  /** Pushes what is in the way, and what that pushes. */
  #pushOn(field: Field): boolean {
    const { before, now } = this.piece;
    const vx = (now.p.x - before.p.x) / DT;
    const vz = (now.p.z - before.p.z) / DT;
    queue.length = 0;
    for (const body of this.#near) this.#shove(this.#is, vx, vz, body, field);
    const touched = queue.length > 0;
    for (let i = 0; i < queue.length && i < CHAIN; i++) {
      const pusher = queue[i] as LooseBody;
      const { x, z } = pusher.body.velocity;
      for (const body of field.bodies) {
        if (body !== pusher && !this.#unfelt.has(body)) this.#shove(pusher.block, x, z, body, field);
      }
    }
    queue.length = 0;
    return touched;
  }

  #shove(pusher: Block, vx: number, vz: number, body: LooseBody, field: Field): void {
    if (!meet(pusher, body.block)) return;
    const depth = wayOut(pusher, body.block, way);
    if (depth <= 0) return;
    const { x, z } = way;
    field.wake(body);
    body.shift(x * (depth + APART), 0, z * (depth + APART));
    const { velocity } = body.body;
    const faster = Math.min(PUSH_CAP, vx * x + vz * z) - (velocity.x * x + velocity.z * z);
    if (faster > 0) {
      velocity.x += x * faster;
      velocity.z += z * faster;
    }
    field.contain(body);
    queue.push(body);
  }

  /** Back from what can't be pushed on. */
  #giveWay(): void {
    const { now } = this.piece;
    for (const { block } of this.#near) {
      const depth = meet(this.#is, block) ? wayOut(this.#is, block, way) : 0;
      if (depth <= 0) continue;
      now.p.x -= way.x * depth;
      now.p.z -= way.z * depth;
      this.#place(this.#is, now);
    }
  }

  /** Whether nothing is left where the piece is now. */
  #clear(): boolean {
    return this.#near.every(({ block }) => !meet(this.#is, block) || wayOut(this.#is, block, way) <= SINK);
  }
}

/** Side by side, not one on the other. */
const meet = (a: Block, b: Block): boolean => near(a, b, 0) && overlapInHeight(a, b) > 2 * SINK;

const queue: LooseBody[] = [];
const middle: V3 = { x: 0, y: 0, z: 0 };
const way: V3 = { x: 0, y: 0, z: 0 };
