import type { Piece } from './piece';
import { copySpot, copyV, halfHeight, makeSpot, rotate, tidy } from './vector';
import type { Spot, V3 } from './vector';
import { GRAVITY } from './limits';

/**
 * One vertical that pieces fall along: a column (chute, cup), or the last way of a single loose piece to its place.
 * Heights are those of a piece's middle above slot 0. Pieces are listed from the bottom up; the order never changes by
 * itself.
 */
export class Lane {
  readonly members: Piece[] = [];
  /** Columns only: the pose of slot 0. */
  readonly base: Spot = makeSpot();
  readonly origin: V3 = { x: 0, y: 0, z: 0 };
  readonly right: V3 = { x: 1, y: 0, z: 0 };
  readonly up: V3 = { x: 0, y: 1, z: 0 };
  readonly front: V3 = { x: 0, y: 0, z: 1 };
  /** Height of one piece: the distance between two slots. */
  pitch = 1;
  /** Columns only: the height of a piece just above the open top. */
  rim = 0;
  /** Along the axis, free of the walls; and what the solver's full gravity is too much in a leaning column. */
  gravity = GRAVITY;
  spare = 0;
  /** True while the world moves something here. */
  active = false;

  constructor(
    /** Whether pieces stand on each other here, between walls. */
    readonly column: boolean,
    /** Where the solver keeps this lane: lanes stand side by side there, far apart. */
    readonly x: number,
  ) {}

  /** A column: `base` is the pose of slot 0, its +y the axis. `open`: height of the open top above slot 0. */
  shape(base: Spot, pitch: number, open: number): void {
    copySpot(base, this.base);
    copyV(base.p, this.origin);
    rotate(base.q, { x: 1, y: 0, z: 0 }, this.right);
    rotate(base.q, { x: 0, y: 1, z: 0 }, this.up);
    rotate(base.q, { x: 0, y: 0, z: 1 }, this.front);
    this.pitch = pitch;
    this.rim = open + pitch / 2 + 0.01;
    // A column that leans far over still lets its pieces slide.
    this.gravity = GRAVITY * Math.min(1, Math.max(0.2, this.up.y));
    this.spare = GRAVITY - this.gravity;
  }

  /** The vertical through a loose piece's rest. */
  under(piece: Piece): void {
    copyV(piece.rest.p, this.origin);
    this.pitch = 2 * halfHeight(piece.rest.q, piece.half);
  }

  toWorld(at: Readonly<V3>, out: V3): void {
    const { origin, right, up, front } = this;
    out.x = origin.x + right.x * at.x + up.x * at.y + front.x * at.z;
    out.y = origin.y + right.y * at.x + up.y * at.y + front.y * at.z;
    out.z = origin.z + right.z * at.x + up.z * at.y + front.z * at.z;
  }

  toLane(p: Readonly<V3>, out: V3): void {
    this.directionToLane({ x: p.x - this.origin.x, y: p.y - this.origin.y, z: p.z - this.origin.z }, out);
  }

  directionToLane(d: Readonly<V3>, out: V3): void {
    const { right, up, front } = this;
    const y = d.x * up.x + d.y * up.y + d.z * up.z;
    const z = d.x * front.x + d.y * front.y + d.z * front.z;
    out.x = d.x * right.x + d.y * right.y + d.z * right.z;
    out.y = y;
    out.z = z;
  }

  /** Where a piece in this slot lies, rounded. */
  slotPlace(slot: number, out: V3): void {
    this.toWorld({ x: 0, y: slot * this.pitch, z: 0 }, out);
    out.x = tidy(out.x);
    out.y = tidy(out.y);
    out.z = tidy(out.z);
  }

  slotOf(place: Readonly<V3>): number {
    const at = { x: 0, y: 0, z: 0 };
    this.toLane(place, at);
    return Math.max(0, Math.round(at.y / this.pitch));
  }

  /** Where a piece for this slot goes in the list: under those that are there or higher. */
  indexOf(slot: number): number {
    const found = this.members.findIndex((piece) => piece.slot >= slot);
    return found < 0 ? this.members.length : found;
  }

  /** Whether a piece stands or falls in the lane above member `index` (a piece on its way there does not count). */
  coveredAbove(index: number): boolean {
    for (let i = index + 1; i < this.members.length; i++) if (this.members[i]?.phase !== 'aloft') return true;
    return false;
  }

  /** Numbers the slots of what is not frozen, each on the one below. */
  number(): void {
    let slot = 0;
    for (const piece of this.members) {
      if (piece.phase !== 'rest' && piece.phase !== 'attached') piece.slot = slot;
      slot = piece.slot + 1;
    }
  }
}
