import type { ComponentId } from '../core/ids';
import type { Kind } from '../table/kind';
import type { Body } from 'cannon-es';
import type { Lane } from './lane';
import type { LooseBody } from './loose/looseBody';
import type { Pile } from './loose/pile';
import { halfHeight, makeSpot } from './vector';
import type { Q4, Spot, V3 } from './vector';

/**
 * What a piece is doing:
 * `rest`: frozen · `held`: in a hand · `aloft`: let go, on its way to the axis of its lane · `falling`: a body on that
 * axis, moved by the solver · `attached`: carried by another piece · `loose`: a body by itself, moving or lying still.
 */
export type Phase = 'rest' | 'held' | 'aloft' | 'falling' | 'attached' | 'loose';

/** Everything the world knows of one piece. */
export class Piece {
  phase: Phase = 'rest';
  /** Where it lies or will lie. */
  readonly rest: Spot = makeSpot();
  /** Where it is now, and where it was one sub-step ago. */
  readonly now: Spot = makeSpot();
  readonly before: Spot = makeSpot();
  /** Half extents of its box. */
  readonly half: V3;

  /** The vertical it stands on or falls along, and its place in it: sideways x and z, height y (0 = slot 0). */
  lane: Lane | null = null;
  readonly at: V3 = { x: 0, y: 0, z: 0 };
  /** Along the lane's axes; along the world's while held. */
  readonly velocity: V3 = { x: 0, y: 0, z: 0 };
  slot = 0;
  /** The vertical of its own, for places outside columns. */
  own: Lane | null = null;

  /** Its body in the solver, made when first needed, and whether it is in there now. */
  body: Body | null = null;
  solid = false;
  /** Sub-steps in a row that it lay where it belongs; sub-steps since it was last set going. */
  calm = 0;
  age = 0;

  /** Where the hand wants it, how it is turned without its swing, and the swing: leaning and its speed. */
  readonly target: Spot = makeSpot();
  readonly level: Spot = makeSpot();
  leanX = 0;
  leanZ = 0;
  leanSpeedX = 0;
  leanSpeedZ = 0;

  /** What carries it, and its pose in that piece's frame. */
  parent: Piece | null = null;
  readonly local: Spot = makeSpot();

  /** Its body while it is loose; the pile that it lies in; and, for the body of a pile, that pile. */
  loose: LooseBody | null = null;
  pile: Pile | null = null;
  stack: Pile | null = null;
  /** Kilograms. */
  mass: number;

  constructor(
    readonly id: ComponentId,
    readonly kind: Kind,
  ) {
    const [w, h, d] = kind.size;
    this.half = { x: w / 2, y: h / 2, z: d / 2 };
    this.mass = kind.mass;
  }

  /** How far its lowest corner lies under its origin when it is turned so. */
  below(q: Readonly<Q4>): number {
    return halfHeight(q, this.half) - (1 - 2 * (q.x * q.x + q.z * q.z)) * this.middle;
  }

  /** Height of the middle of its box over its origin, in its own frame. */
  get middle(): number {
    return this.kind.standing ? this.half.y : 0;
  }

  stop(): void {
    this.velocity.x = 0;
    this.velocity.y = 0;
    this.velocity.z = 0;
    this.calm = 0;
    this.age = 0;
  }
}
