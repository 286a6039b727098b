import type { ComponentId, KindId, ZoneId } from '../core/ids';
import type { Kind } from '../table/kind';
import type { Pose } from '../table/types';
import { PoseHash } from './hash';
import { Lane } from './lane';
import { BOUND, STEP_MS, thinCap } from './limits';
import { LooseTable } from './loose/looseTable';
import { Piles } from './loose/piles';
import type { Bounds, Obstacle } from './loose/room';
import { Motion } from './motion';
import { Piece } from './piece';
import { STANDING, capSpeed, lieDown, moveAlong, poseOf, speedOf } from './places';
import { copyQ, copySpot, makeSpot, outOf, readPose, relative, tidySpot } from './vector';
import type { Q4, V3 } from './vector';

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
  readonly #loose = new LooseTable();
  readonly #piles = new Piles(this.#loose);
  #laneCount = 0;
  /** Milliseconds not yet stepped. */
  #left = 0;

  constructor(kinds: (id: KindId) => Kind) {
    this.#kinds = kinds;
    this.#loose.onImpact = (piece, speed) => this.#motion.onImpact?.((piece.stack?.base ?? piece).id, speed);
  }

  /** A piece let go or set sliding lies still now, exactly at its rest. Called between two sub-steps. */
  set onSettled(listener: ((id: ComponentId) => void) | null) {
    this.#motion.onSettled = listener;
  }

  /** A piece has knocked on another or on the ground, with this speed (units/s, 1 or more). */
  set onImpact(listener: ((id: ComponentId, speed: number) => void) | null) {
    this.#motion.onImpact = listener;
  }

  /**
   * Once after each action, when all loose pieces lie still again and no hand sweeps: which of them lie elsewhere now
   * (what was tossed always counts). What takes longer than 3 s is put to rest by force. Called between two sub-steps.
   */
  set onRest(listener: ((ids: readonly ComponentId[]) => void) | null) {
    this.#loose.onRest = listener;
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
    this.#loosen(piece);
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

  /**
   * Into the hand, wherever it is. What stood on it in its column slides down. The base of a pile takes the whole pile
   * along; any other piece of it comes alone. `sweeps`: it pushes loose pieces aside; without it, it touches nothing.
   */
  grab(id: ComponentId, { sweeps = false }: { readonly sweeps?: boolean } = {}): void {
    const piece = this.#piles.lead(this.#piece(id));
    if (piece.phase === 'held') return;
    this.#loosen(piece);
    this.#pull(piece);
    this.#motion.hold(piece);
    if (sweeps) this.#loose.sweep(piece);
  }

  /** Where the hand wants a held piece. A target that is not finite is ignored, one far away is brought nearer. */
  dragTo(id: ComponentId, { position, turn }: Pose): void {
    const member = this.#piece(id);
    const piece = this.#piles.lead(member);
    if (piece.phase !== 'held') throw new Error(`${id} is not held`);
    const [x, y, z] = position;
    if (!Number.isFinite(x + y + z + turn[0] + turn[1] + turn[2] + turn[3])) return;
    const far = BOUND / 2;
    const near = (n: number): number => Math.min(far, Math.max(-far, n));
    readPose({ position: [near(x), near(y), near(z)], turn }, piece.target);
    if (piece !== member) outOf(piece.target, member.local, piece.target);
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
    const { x, y, z } = speedOf(piece);
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
    this.#lift(piece);
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
    this.#loose.leave(piece, true);
    this.#motion.forceOne(piece);
    piece.phase = 'attached';
    piece.parent = carrier;
    poseOf(carrier, 1, scratch);
    relative(scratch, piece.now, piece.local);
  }

  /** The child rests where it is now. */
  detach(child: ComponentId): void {
    this.#loosen(this.#piece(child));
  }

  /** Where loose pieces can go: over the edge of the table top nothing falls. Units. */
  setBounds(bounds: Bounds): void {
    this.#loose.bounds = bounds;
  }

  /** The fixed things that loose pieces bump into, each a box around its pose; it replaces those said before. */
  setObstacles(boxes: readonly Obstacle[]): void {
    this.#loose.furnish(boxes);
  }

  /**
   * Lets a piece go freely: with the speed and swing of the hand, within limits. It falls, bumps, tumbles, and freezes
   * wherever it comes to rest; `onRest` tells. A piece that lies somewhere becomes loose where it is.
   */
  toss(id: ComponentId): void {
    const piece = this.#piles.lead(this.#piece(id));
    const { x, y, z } = speedOf(piece);
    const spin = piece.phase === 'held' ? { x: piece.leanSpeedX, y: 0, z: piece.leanSpeedZ } : STANDING;
    this.#loosen(piece);
    if (!piece.loose) this.#pull(piece);
    if (!piece.loose?.moving) this.#loose.toss(piece, { x, y, z }, spin);
  }

  /** A piece lies loose and frozen exactly there (load, undo); the base of a pile with all its pile. Nothing else moves. */
  lie(id: ComponentId, pose: Pose): void {
    const member = this.#piece(id);
    const piece = this.#piles.lead(member);
    const spot = makeSpot();
    readPose(pose, spot);
    this.#lift(piece);
    if (piece.stack) piece.stack.lieAt(spot);
    else {
      copySpot(spot, piece.rest);
      lieDown(piece);
    }
    this.#loose.lie(piece);
  }

  /** Whether a piece is a loose body, moving or lying still, by itself or in a pile. */
  isLoose(id: ComponentId): boolean {
    const piece = this.#piece(id);
    return (piece.pile?.carrier ?? piece).loose !== null;
  }

  /**
   * Lays a piece, or the pile that it is the base of, on top of what lies loose and still: `base` or its pile. From now
   * on that is one body; pieces in it lie edge to edge and never change their order. Throws when one of both moves.
   */
  pile(id: ComponentId, base: ComponentId): void {
    const piece = this.#piece(id);
    const on = this.#piece(base);
    if (piece === on || (piece.pile && piece.pile === on.pile)) throw new Error(`${id} lies in the pile of ${base}`);
    const lead = this.#piles.lead(piece);
    if (lead.loose?.moving) throw new Error(`${id} still moves`);
    if ((on.pile?.carrier ?? on).loose?.moving !== false) throw new Error(`${base} does not lie loose and still`);
    const pile = lead.stack;
    this.#loosen(lead);
    this.#pull(lead);
    const pieces = pile ? this.#piles.undo(pile) : [piece];
    for (const each of pieces) each.stop();
    this.#piles.add(pieces, on);
  }

  /**
   * Takes a piece out of its pile; it stays where it is, no longer loose, until it is grabbed, tossed or laid down, and
   * those above it sink. Returns the base of what is left, or null.
   */
  unpile(id: ComponentId): ComponentId | null {
    const piece = this.#piece(id);
    const left = piece.pile?.members.find((each) => each !== piece) ?? null;
    this.#loosen(piece);
    return left?.id ?? null;
  }

  /** The pieces of a pile from the bottom up; a piece in no pile is alone. */
  pileOf(id: ComponentId): ComponentId[] {
    const piece = this.#piece(id);
    return (piece.pile?.members ?? [piece]).map((each) => each.id);
  }

  /**
   * Where a piece is. `alpha` 0 to 1 blends from the last sub-step but one to the last; draw with `world.alpha` when
   * frames and sub-steps do not fall together.
   */
  pose(id: ComponentId, outPosition: V3, outTurn: Q4, alpha = 1): void {
    poseOf(this.#piece(id), alpha, scratch);
    outPosition.x = scratch.p.x;
    outPosition.y = scratch.p.y;
    outPosition.z = scratch.p.z;
    copyQ(scratch.q, outTurn);
  }

  /** The part of a sub-step that has passed since the last one, 0 to 1. */
  get alpha(): number {
    return this.awake > 0 ? Math.max(0, this.#left / STEP_MS) : 1;
  }

  /** How many pieces move or are held; not 0 before `onRest` has been called. */
  get awake(): number {
    return this.#motion.count + this.#loose.busy;
  }

  /** How often the solver has stepped. */
  get steps(): number {
    return this.#motion.solver.steps + this.#loose.ground.steps;
  }

  /** The farthest that a piece lay from its place just before it was frozen there (units). */
  get worstSnap(): number {
    return this.#motion.worstSnap;
  }

  /** Lets `ms` milliseconds pass, in whole sub-steps of 1/240 s; what is left over is kept. At rest it does nothing. */
  advance(ms: number): void {
    if (ms > 0 && this.awake > 0) this.#left += ms;
    // The grain of dust makes four sub-steps of every sixtieth of a second, whatever the rounding.
    while (this.#left > STEP_MS - 1e-6 && this.awake > 0) {
      this.#left -= STEP_MS;
      this.#step();
    }
    if (this.awake === 0) this.#left = 0;
  }

  /** Runs until everything but what is held lies still; what takes longer than `maxMs` is put to rest by force. */
  settle(maxMs = 3000): void {
    const lively = (): boolean => this.#motion.lively || this.#loose.lively;
    for (let left = maxMs; left >= STEP_MS && lively(); left -= STEP_MS) this.#step();
    if (this.#motion.lively) this.#motion.force();
    if (this.#loose.lively) this.#loose.force();
    this.#loose.tell();
    if (this.awake === 0) this.#left = 0;
  }

  #step(): void {
    if (this.#motion.count > 0) this.#motion.step();
    if (this.#loose.active) this.#loose.step();
  }

  /** A hash of every pose, to the last bit, in the order in which the pieces were added. */
  hash(): string {
    const hash = new PoseHash();
    for (const piece of this.#pieces.values()) {
      poseOf(piece, 1, scratch);
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

  /** Out of its lane, or from among the loose; those above it lose their hold. */
  #pull(piece: Piece): void {
    this.#loose.leave(piece, true);
    this.#loose.letGo(piece);
    const { lane } = piece;
    const index = this.#motion.leave(piece);
    if (lane && index >= 0) this.#motion.wake(lane, index);
  }

  /** Takes a piece out of everything and wakes nobody. */
  #lift(piece: Piece): void {
    if (piece.pile) this.#loosen(piece);
    this.#loose.leave(piece, false);
    this.#loose.letGo(piece);
    this.#motion.leave(piece);
  }

  /** An attached piece lies where it is from now on, by itself. */
  #loosen(piece: Piece): void {
    if (piece.phase !== 'attached') return;
    poseOf(piece, 1, scratch);
    if (piece.pile) {
      const { carrier, members } = piece.pile;
      this.#piles.takeOut(piece, scratch);
      if (members.length === 0) this.#pull(carrier);
      return;
    }
    tidySpot(scratch);
    copySpot(scratch, piece.rest);
    lieDown(piece);
  }
}

const scratch = makeSpot();
