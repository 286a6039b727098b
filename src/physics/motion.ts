import type { ComponentId } from '../core/ids';
import { guide } from './flight';
import { carry, take } from './hand';
import { freeze, isMoving, land } from './landing';
import type { Report } from './landing';
import type { Lane } from './lane';
import type { Piece } from './piece';
import { Solver } from './solver';
import { copySpot } from './vector';

/** What moves, and the sub-step that moves it. Pieces and lanes are handled in the order in which they were set going. */
export class Motion {
  onSettled: ((id: ComponentId) => void) | null = null;
  onImpact: ((id: ComponentId, speed: number) => void) | null = null;
  /** The farthest that a piece lay from its place just before it was frozen there (units). */
  worstSnap = 0;
  readonly solver = new Solver();
  /** Held, aloft and falling pieces; the lanes of the aloft and falling ones. */
  #moving: Piece[] = [];
  #lanes: Lane[] = [];
  /** What happened in this sub-step: told when it is over, so that the listener may change the world. */
  #settled: Piece[] = [];
  #knocks: { readonly id: ComponentId; readonly speed: number }[] = [];
  readonly #report: Report = {
    knock: (piece, speed) => this.#knocks.push({ id: piece.id, speed }),
    settle: (piece, error) => {
      this.worstSnap = Math.max(this.worstSnap, error);
      this.#settled.push(piece);
    },
  };

  get count(): number {
    return this.#moving.length;
  }

  /** Whether something moves by itself, not only in a hand. */
  get lively(): boolean {
    return this.#lanes.length > 0;
  }

  step(): void {
    for (const piece of this.#moving) copySpot(piece.now, piece.before);
    for (const piece of this.#moving) if (piece.phase === 'held') carry(piece);
    let falling = 0;
    for (const lane of this.#lanes) falling += guide(lane, this.solver);
    if (falling > 0) this.solver.step();
    for (const lane of this.#lanes) land(lane, this.solver, this.#report);
    this.#tell();
  }

  /** Puts everything that moves by itself to rest now. */
  force(): void {
    for (const lane of this.#lanes) {
      lane.number();
      for (const piece of lane.members) if (isMoving(piece)) freeze(piece, lane, this.solver, this.#report);
    }
    this.#tell();
  }

  /** Puts one piece of a lane to rest now. */
  forceOne(piece: Piece): void {
    if (!piece.lane || !isMoving(piece)) return;
    freeze(piece, piece.lane, this.solver, this.#report);
    this.#sweep();
  }

  hold(piece: Piece): void {
    piece.phase = 'held';
    take(piece);
    copySpot(piece.now, piece.before);
    this.#moving.push(piece);
  }

  /** Sends a piece, placed and moving in `lane`'s axes, on its way into place `index` from the bottom. */
  send(piece: Piece, lane: Lane, index: number): void {
    this.wake(lane, index);
    piece.phase = 'aloft';
    piece.lane = lane;
    lane.members.splice(index, 0, piece);
    lane.number();
    copySpot(piece.now, piece.before);
    this.#moving.push(piece);
    this.#activate(lane);
  }

  /** Lets what stands in a lane from `index` up fall. */
  wake(lane: Lane, index: number): void {
    for (let i = index; i < lane.members.length; i++) {
      const piece = lane.members[i] as Piece;
      if (piece.phase === 'attached') continue;
      if (piece.phase === 'rest') {
        piece.phase = 'falling';
        piece.stop();
        this.solver.drop(piece, lane);
        this.#moving.push(piece);
        this.#activate(lane);
      }
      piece.age = 0;
      piece.calm = 0;
    }
    lane.number();
  }

  /** Takes a piece out of its lane and of what moves. Wakes nobody. Returns where in the lane it was, or -1. */
  leave(piece: Piece): number {
    const { lane } = piece;
    this.solver.remove(piece);
    this.#moving = this.#moving.filter((other) => other !== piece);
    this.#settled = this.#settled.filter((other) => other !== piece);
    piece.lane = null;
    if (!lane) return -1;
    const index = lane.members.indexOf(piece);
    lane.members.splice(index, 1);
    this.#sweep();
    return index;
  }

  #activate(lane: Lane): void {
    if (lane.active) return;
    lane.active = true;
    this.#lanes = [...this.#lanes, lane];
  }

  /** Drops what has come to rest; a lane where nothing moves leaves the solver. */
  #sweep(): void {
    this.#moving = this.#moving.filter((piece) => piece.phase === 'held' || isMoving(piece));
    for (const lane of this.#lanes) {
      lane.active = lane.members.some(isMoving);
      if (!lane.active) for (const piece of lane.members) this.solver.remove(piece);
    }
    this.#lanes = this.#lanes.filter((lane) => lane.active);
  }

  #tell(): void {
    if (this.#settled.length > 0) this.#sweep();
    if (this.#knocks.length > 0) {
      const knocks = this.#knocks;
      this.#knocks = [];
      for (const { id, speed } of knocks) this.onImpact?.(id, speed);
    }
    if (this.#settled.length > 0) {
      const settled = this.#settled;
      this.#settled = [];
      for (const piece of settled) this.onSettled?.(piece.id);
    }
  }
}
