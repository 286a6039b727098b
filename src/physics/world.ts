import type { ComponentId, KindId, ZoneId } from '../core/ids';
import type { Kind } from '../table/kind';
import type { Pose } from '../table/types';
import { PoseHash } from './hash';
import { Lane } from './lane';
import { BOUND, GLIDE_CAP, STEP_MS, thinCap } from './limits';
import { Motion } from './motion';
import { Piece } from './piece';
import { blendQ, compose, copyQ, copySpot, makeSpot, readPose, relative, sameSpot, tidySpot } from './vector';
import type { Q4, Spot, V3 } from './vector';

/** A column as `setColumn` takes it. Lengths in units. */
export interface Column {
  readonly id: ZoneId;
  /** The pose of a piece at rest in slot 0; its +y is the axis, its +z the open front. */
  readonly base: Pose;
  readonly pitch: number;
  readonly slots: number;
  /** Height of the open top above slot 0 along the axis; without it, the upper edge of the last slot. */
  readonly open?: number;
}

/** Solver lanes stand this far apart: wider than the widest piece is big. */
const LANE_GAP = 2;

/**
 * Owns the pose of every piece and moves it between two resting places: held in a hand, falling, sliding. Without a
 * screen and without a clock of its own: `advance` says how much time has passed. The same calls give the same poses,
 * bit for bit. Poses are rounded to 1e-9 where they come in; a piece at rest lies exactly there.
 * Throws on an unknown or doubled id and on poses that are not finite.
 */
export class TableWorld {
  readonly #kinds: (id: KindId) => Kind;
  readonly #pieces = new Map<ComponentId, Piece>();
  readonly #columns = new Map<ZoneId, Lane>();
  readonly #motion = new Motion();
  #laneCount = 0;
  /** Milliseconds not yet stepped. */
  #left = 0;

  constructor(kinds: (id: KindId) => Kind) {
    this.#kinds = kinds;
  }

  /** A piece let go or set sliding lies still now, exactly at its rest. Called between two sub-steps. */
  set onSettled(listener: ((id: ComponentId) => void) | null) {
    this.#motion.onSettled = listener;
  }

  /** A piece has knocked on another or on the ground, with this speed (units/s, 1 or more). */
  set onImpact(listener: ((id: ComponentId, speed: number) => void) | null) {
    this.#motion.onImpact = listener;
  }

  /** A new piece, frozen at `rest`. To stand in a column it has to be placed or let go there. */
  add(id: ComponentId, kind: KindId, rest: Pose): void {
    if (this.#pieces.has(id)) throw new Error(`there is already a piece ${id}`);
    const piece = new Piece(id, this.#kinds(kind));
    readPose(rest, piece.rest);
    lieDown(piece);
    this.#pieces.set(id, piece);
  }

  /** Takes a piece away; those above it in its column slide down, those it carried stay where they are. */
  remove(id: ComponentId): void {
    const piece = this.#piece(id);
    for (const child of this.#pieces.values()) if (child.parent === piece) this.#loosen(child);
    this.#pull(piece);
    this.#pieces.delete(id);
  }

  has(id: ComponentId): boolean {
    return this.#pieces.has(id);
  }

  /** Says where a column stands. Said again with another base, its pieces move with it (attached ones apart). */
  setColumn({ id, base, pitch, slots, open }: Column): void {
    const spot = makeSpot();
    readPose(base, spot);
    const known = this.#columns.get(id);
    const lane = known ?? new Lane(true, LANE_GAP * ++this.#laneCount);
    if (known) for (const piece of lane.members) moveAlong(piece, lane.base, spot);
    lane.shape(spot, pitch, open ?? (slots - 0.5) * pitch);
    this.#columns.set(id, lane);
  }

  /** Into the hand, wherever it is. What stood on it in its column slides down. */
  grab(id: ComponentId): void {
    const piece = this.#piece(id);
    if (piece.phase === 'held') return;
    this.#loosen(piece);
    this.#pull(piece);
    this.#motion.hold(piece);
  }

  /** Where the hand wants a held piece. A target that is not finite is ignored, one far away is brought nearer. */
  dragTo(id: ComponentId, { position, turn }: Pose): void {
    const piece = this.#piece(id);
    if (piece.phase !== 'held') throw new Error(`${id} is not held`);
    const [x, y, z] = position;
    if (!Number.isFinite(x + y + z + turn[0] + turn[1] + turn[2] + turn[3])) return;
    const far = BOUND / 2;
    const near = (n: number): number => Math.min(far, Math.max(-far, n));
    readPose({ position: [near(x), near(y), near(z)], turn }, piece.target);
  }

  /**
   * Lets a piece go: it falls along the vertical through `rest` and freezes exactly there. In a column it lands on what
   * stands there; when `rest` is the slot of a piece that is there, it goes in between and those above make way.
   */
  release(id: ComponentId, rest: Pose, column?: ZoneId): void {
    const piece = this.#piece(id);
    const lane = column === undefined ? this.#ownLane(piece) : this.#column(column);
    const spot = makeSpot();
    readPose(rest, spot);
    this.#loosen(piece);
    // A held piece's velocity is the world's; one that is sent from where it is starts standing.
    const { x, y, z } = piece.phase === 'held' ? piece.velocity : STANDING;
    this.#pull(piece);
    piece.stop();
    copySpot(spot, piece.rest);
    if (!lane.column) lane.under(piece);
    lane.toLane(piece.now.p, piece.at);
    lane.directionToLane({ x, y, z }, piece.velocity);
    capSpeed(piece.velocity, thinCap(lane.pitch));
    this.#motion.send(piece, lane, lane.indexOf(lane.slotOf(spot.p)));
  }

  /**
   * Puts a piece exactly there at once (undo, load, reduced motion, skip). Nothing else moves: whoever places one piece
   * of a column places the others too.
   */
  place(id: ComponentId, rest: Pose, column?: ZoneId): void {
    const piece = this.#piece(id);
    const lane = column === undefined ? null : this.#column(column);
    const spot = makeSpot();
    readPose(rest, spot);
    this.#motion.leave(piece);
    copySpot(spot, piece.rest);
    lieDown(piece);
    if (!lane) return;
    piece.slot = lane.slotOf(spot.p);
    piece.at.x = 0;
    piece.at.y = piece.slot * lane.pitch;
    piece.at.z = 0;
    piece.lane = lane;
    lane.members.splice(lane.indexOf(piece.slot), 0, piece);
  }

  /** From now on `child` keeps its place relative to `parent`; one that still moves is put to rest first. */
  attach(child: ComponentId, parent: ComponentId): void {
    const piece = this.#piece(child);
    const carrier = this.#piece(parent);
    for (let above: Piece | null = carrier; above; above = above.parent) {
      if (above === piece) throw new Error(`${parent} is carried by ${child}`);
    }
    if (piece.phase === 'held') throw new Error(`${child} is held`);
    this.#loosen(piece);
    this.#motion.forceOne(piece);
    piece.phase = 'attached';
    piece.parent = carrier;
    this.#resolve(carrier, 1, scratch);
    relative(scratch, piece.now, piece.local);
  }

  /** The child rests where it is now. */
  detach(child: ComponentId): void {
    this.#loosen(this.#piece(child));
  }

  /**
   * Where a piece is. `alpha` 0 to 1 blends from the last sub-step but one to the last; draw with `world.alpha` when
   * frames and sub-steps do not fall together.
   */
  pose(id: ComponentId, outPosition: V3, outTurn: Q4, alpha = 1): void {
    this.#resolve(this.#piece(id), alpha, scratch);
    outPosition.x = scratch.p.x;
    outPosition.y = scratch.p.y;
    outPosition.z = scratch.p.z;
    copyQ(scratch.q, outTurn);
  }

  /** The part of a sub-step that has passed since the last one, 0 to 1. */
  get alpha(): number {
    return this.#motion.count > 0 ? Math.max(0, this.#left / STEP_MS) : 1;
  }

  /** How many pieces move or are held. */
  get awake(): number {
    return this.#motion.count;
  }

  /** How often the solver has stepped. */
  get steps(): number {
    return this.#motion.solver.steps;
  }

  /** The farthest that a piece lay from its place just before it was frozen there (units). */
  get worstSnap(): number {
    return this.#motion.worstSnap;
  }

  /** Lets `ms` milliseconds pass, in whole sub-steps of 1/240 s; what is left over is kept. At rest it does nothing. */
  advance(ms: number): void {
    if (ms > 0 && this.#motion.count > 0) this.#left += ms;
    // The grain of dust makes four sub-steps of every sixtieth of a second, whatever the rounding.
    while (this.#left > STEP_MS - 1e-6 && this.#motion.count > 0) {
      this.#left -= STEP_MS;
      this.#motion.step();
    }
    if (this.#motion.count === 0) this.#left = 0;
  }

  /** Runs until everything but what is held lies still; what takes longer than `maxMs` is put to rest by force. */
  settle(maxMs = 3000): void {
    for (let left = maxMs; left >= STEP_MS && this.#motion.lively; left -= STEP_MS) this.#motion.step();
    if (this.#motion.lively) this.#motion.force();
    if (this.#motion.count === 0) this.#left = 0;
  }

  /** A hash of every pose, to the last bit, in the order in which the pieces were added. */
  hash(): string {
    const hash = new PoseHash();
    for (const piece of this.#pieces.values()) {
      this.#resolve(piece, 1, scratch);
      hash.add(scratch);
    }
    return hash.toString();
  }

  #piece(id: ComponentId): Piece {
    const piece = this.#pieces.get(id);
    if (!piece) throw new Error(`no piece ${id}`);
    return piece;
  }

  #column(id: ZoneId): Lane {
    const lane = this.#columns.get(id);
    if (!lane) throw new Error(`no column ${id}`);
    return lane;
  }

  #ownLane(piece: Piece): Lane {
    piece.own ??= new Lane(false, LANE_GAP * ++this.#laneCount);
    return piece.own;
  }

  /** Out of its lane; those above it lose their hold. */
  #pull(piece: Piece): void {
    const { lane } = piece;
    const index = this.#motion.leave(piece);
    if (lane && index >= 0) this.#motion.wake(lane, index);
  }

  /** An attached piece lies where it is from now on, by itself. */
  #loosen(piece: Piece): void {
    if (piece.phase !== 'attached') return;
    this.#resolve(piece, 1, scratch);
    tidySpot(scratch);
    copySpot(scratch, piece.rest);
    lieDown(piece);
  }

  #resolve(piece: Piece, alpha: number, out: Spot): void {
    if (piece.parent) {
      this.#resolve(piece.parent, alpha, out);
      compose(out, piece.local, out);
    } else if (alpha >= 1 || piece.phase === 'rest') copySpot(piece.now, out);
    else {
      const { now, before } = piece;
      out.p.x = before.p.x + (now.p.x - before.p.x) * alpha;
      out.p.y = before.p.y + (now.p.y - before.p.y) * alpha;
      out.p.z = before.p.z + (now.p.z - before.p.z) * alpha;
      blendQ(before.q, now.q, alpha, out.q);
    }
  }
}

const STANDING: V3 = { x: 0, y: 0, z: 0 };
const scratch = makeSpot();

/** A loose piece keeps to other limits than the hand that threw it. */
function capSpeed(velocity: V3, fall: number): void {
  velocity.y = Math.min(fall, Math.max(-fall, velocity.y));
  const speed = Math.sqrt(velocity.x * velocity.x + velocity.z * velocity.z);
  if (speed <= GLIDE_CAP) return;
  velocity.x *= GLIDE_CAP / speed;
  velocity.z *= GLIDE_CAP / speed;
}

/** At rest, exactly there. */
function lieDown(piece: Piece): void {
  piece.phase = 'rest';
  piece.parent = null;
  piece.stop();
  copySpot(piece.rest, piece.now);
  copySpot(piece.rest, piece.before);
}

/** A column's piece goes with its column from one base to another. */
function moveAlong(piece: Piece, from: Spot, to: Spot): void {
  if (piece.phase === 'attached' || sameSpot(from, to)) return;
  relative(from, piece.rest, scratch);
  compose(to, scratch, piece.rest);
  tidySpot(piece.rest);
  if (piece.phase === 'rest') lieDown(piece);
}
