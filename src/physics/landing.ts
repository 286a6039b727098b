import { BOUND, CALM_STEPS, KNOCK, NEAR, PATIENCE, SLOP, thinCap } from './limits';
import type { Lane } from './lane';
import type { Piece } from './piece';
import type { Solver } from './solver';
import { copySpot, copyV, likeness } from './vector';

/** What the world wants to hear while pieces land. */
export interface Report {
  /** The piece has knocked on something with this speed (units/s). */
  knock(piece: Piece, speed: number): void;
  /** The piece lies still; `error`: how far it was from its place before it was put there exactly (units). */
  settle(piece: Piece, error: number): void;
}

/** After each step of the solver: keeps the pieces apart and in bounds, and freezes those that lie where they belong. */
export function land(lane: Lane, solver: Solver, report: Report): void {
  const cap = thinCap(lane.pitch);
  const { members } = lane;
  let level = -lane.pitch;
  let open = false;
  lane.number();
  for (let i = 0; i < members.length; i++) {
    const piece = members[i] as Piece;
    if (piece.phase === 'aloft') {
      piece.age++;
      open = true;
    } else if (piece.phase === 'falling') {
      const came = piece.velocity.y;
      solver.read(piece, lane);
      const knock = piece.velocity.y - came;
      if (knock > KNOCK && came < 0) report.knock(piece, knock);
      // A fast body may have gone into the next one within the step: it stops at the touch, its speed stays.
      const low = level + lane.pitch - SLOP;
      if (!open && piece.at.y < low) piece.at.y = low;
      piece.velocity.y = Math.min(cap, Math.max(-cap, piece.velocity.y));
      piece.age++;
      solver.write(piece, lane, 0);
      if (!open && isCalm(piece, lane)) piece.calm++;
      else piece.calm = 0;
    }
    if (isMoving(piece)) {
      show(piece, lane);
      const lies = piece.calm >= CALM_STEPS && !isMoving(members[i - 1]);
      if (lies || piece.age > PATIENCE || !inBounds(piece)) freeze(piece, lane, solver, report);
    }
    level = piece.at.y;
  }
}

/** Puts a piece that moves in this lane to rest: exactly in its slot, and into the ground of those above. */
export function freeze(piece: Piece, lane: Lane, solver: Solver, report: Report): void {
  const { at } = piece;
  const error = Math.max(Math.abs(at.y - piece.slot * lane.pitch), Math.abs(at.x), Math.abs(at.z));
  if (lane.column) restInSlot(piece, lane);
  piece.phase = 'rest';
  piece.stop();
  at.x = 0;
  at.y = piece.slot * lane.pitch;
  at.z = 0;
  copySpot(piece.rest, piece.now);
  copySpot(piece.rest, piece.before);
  solver.freeze(piece, lane);
  report.settle(piece, error);
}

/** The place it was let go for stays to the last bit; one that slid since gets its slot's. */
function restInSlot(piece: Piece, lane: Lane): void {
  lane.slotPlace(piece.slot, place);
  const { p } = piece.rest;
  if (Math.abs(place.x - p.x) + Math.abs(place.y - p.y) + Math.abs(place.z - p.z) > 1e-6) copyV(place, p);
}

const place = { x: 0, y: 0, z: 0 };

/** Draws the piece from its place in the lane; no corner of a loose one dips under what it will lie on. */
function show(piece: Piece, lane: Lane): void {
  lane.toWorld(piece.at, piece.now.p);
  if (lane.column) return;
  const low = piece.below(piece.now.q) - piece.below(piece.rest.q);
  if (piece.at.y < low) piece.now.p.y += low - piece.at.y;
}

/** False also for what is not a number. */
const inBounds = ({ now: { p } }: Piece): boolean =>
  Math.abs(p.x) <= BOUND && Math.abs(p.y) <= BOUND && Math.abs(p.z) <= BOUND;

export const isMoving = (piece: Piece | undefined): piece is Piece =>
  piece?.phase === 'aloft' || piece?.phase === 'falling';

/** Within 0.2 mm of its place, 0.1 mm beside it and 0.2° turned. */
const isCalm = (piece: Piece, lane: Lane): boolean =>
  Math.abs(piece.at.y - piece.slot * lane.pitch) <= NEAR &&
  Math.abs(piece.at.x) + Math.abs(piece.at.z) < 0.001 &&
  likeness(piece.now.q, piece.rest.q) > 1 - 1e-6;
