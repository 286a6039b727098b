import { DT, GLIDE_CAP, RUB, thinCap } from './limits';
import type { Lane } from './lane';
import type { Piece } from './piece';
import type { Solver } from './solver';
import { blendQ, likeness } from './vector';

/** Steering of a piece let go toward the axis of its lane: two lags in a row, 1/s each, critically damped together. */
const STEER = 24;
const STEER_LAG = 96;
/** How it turns into its place, 1/s. */
const TURN = 16;
/** A piece this near to the axis, and this nearly turned, fits between the walls (1 mm, 4°); a loose one needs 3 mm. */
const FITS = 0.01;
const FITS_LOOSE = 0.03;
const FITS_TURN = 0.9994;
/** A loose piece flies to a far place in an arc: this part of the way that is left, but no higher than 4 cm. */
const ARC = 0.5;
const ARC_MAX = 0.4;
/** Servo of a piece that has to rise first, 1/s, and the height under its gate from which it may move sideways. */
const RISE = 22;
const NEARLY = 0.15;
/** Where a piece waits in front of the column until those above its slot are lifted, and how wide they make way. */
const WAIT = 0.2;
const ROOM = 0.004;
/** Servo of those that make way, 1/s. */
const LIFT = 40;

/**
 * Before each step of the solver: steers what has been let go, lets it in when it fits, and holds up what has to make
 * way for it. Returns how many bodies the solver has to move here.
 */
export function guide(lane: Lane, solver: Solver): number {
  let falling = 0;
  // Height of the piece below, or of the place that is kept for it.
  let level = -lane.pitch;
  let lifted = false;
  const { members } = lane;
  for (let i = 0; i < members.length; i++) {
    const piece = members[i] as Piece;
    const support = level + lane.pitch;
    if (piece.phase === 'aloft') {
      const squeezed = lane.coveredAbove(i);
      if (squeezed) squeezeIn(piece, lane, support, i);
      else sink(piece, lane, support);
      if (mayEnter(piece, lane, support, squeezed ? i : -1)) enter(piece, lane, support, solver);
      else if (squeezed) lifted = true;
      level = squeezed ? support : Math.max(support, piece.at.y);
    } else level = lifted ? support : piece.at.y;
    if (piece.phase !== 'falling') continue;
    falling++;
    holdBelow(members[i - 1], lane, solver);
    steer(piece, 0);
    if (lifted) lift(piece, lane, support, solver);
    else solver.write(piece, lane, piece.at.y < lane.rim ? lane.spare + RUB * lane.gravity : lane.spare);
  }
  return falling;
}

/** What lies under something that falls must be in the solver. */
function holdBelow(below: Piece | undefined, lane: Lane, solver: Solver): void {
  if (below && !below.solid && (below.phase === 'rest' || below.phase === 'attached')) solver.freeze(below, lane);
}

/** Falls toward the axis, but not below its gate before it fits: the pieces there, the rim, or an arc over the table. */
function sink(piece: Piece, lane: Lane, support: number): void {
  const { at, velocity } = piece;
  const off = sideways(piece);
  const fits = off < FITS && likeness(piece.now.q, piece.rest.q) > FITS_TURN;
  let gate = support;
  if (!lane.column) gate = Math.min(ARC_MAX, off * ARC);
  else if (!fits) gate = Math.max(support, lane.rim);
  if (at.y >= gate) {
    velocity.y = Math.max(velocity.y - lane.gravity * DT, -thinCap(lane.pitch));
    at.y += velocity.y * DT;
    if (at.y < gate) {
      at.y = gate;
      velocity.y = 0;
    }
  } else rise(piece, gate);
  if (!lane.column || at.y > gate - NEARLY) steer(piece, 0);
  else halt(piece);
}

/** Goes back between others: to its height in front of the column, then in when they have made way. */
function squeezeIn(piece: Piece, lane: Lane, support: number, index: number): void {
  rise(piece, support + ROOM / 2);
  steer(piece, madeWay(lane, index, support) ? 0 : WAIT);
}

function madeWay(lane: Lane, index: number, support: number): boolean {
  for (let i = index + 1; i < lane.members.length; i++) {
    const above = lane.members[i];
    if (above && above.phase !== 'aloft') return above.at.y > support + lane.pitch;
  }
  return true;
}

/** `squeezed`: its index when it goes between others, else -1. */
function mayEnter(piece: Piece, lane: Lane, support: number, squeezed: number): boolean {
  if (sideways(piece) > (lane.column ? FITS : FITS_LOOSE)) return false;
  if (lane.column && likeness(piece.now.q, piece.rest.q) < FITS_TURN) return false;
  if (squeezed < 0) return piece.at.y > support - ROOM;
  return Math.abs(piece.at.y - support) < 2 * ROOM && madeWay(lane, squeezed, support);
}

function enter(piece: Piece, lane: Lane, support: number, solver: Solver): void {
  piece.phase = 'falling';
  piece.calm = 0;
  piece.at.y = Math.max(piece.at.y, support);
  piece.velocity.y = Math.min(piece.velocity.y, 0);
  solver.drop(piece, lane);
}

/** Held up, one pitch above what comes in below. */
function lift(piece: Piece, lane: Lane, support: number, solver: Solver): void {
  const way = support + ROOM - piece.at.y;
  piece.velocity.y = Math.min(GLIDE_CAP, Math.max(-GLIDE_CAP, way * LIFT));
  solver.write(piece, lane, lane.gravity + lane.spare);
}

const sideways = (piece: Piece): number => Math.sqrt(piece.at.x * piece.at.x + piece.at.z * piece.at.z);

/** One sub-step sideways toward the point (0, `front`) of the lane, and of turning into place. */
function steer(piece: Piece, front: number): void {
  const { at, velocity } = piece;
  let vx = -at.x * STEER;
  let vz = (front - at.z) * STEER;
  const speed = Math.sqrt(vx * vx + vz * vz);
  if (speed > GLIDE_CAP) {
    vx *= GLIDE_CAP / speed;
    vz *= GLIDE_CAP / speed;
  }
  velocity.x += (vx - velocity.x) * STEER_LAG * DT;
  velocity.z += (vz - velocity.z) * STEER_LAG * DT;
  at.x += velocity.x * DT;
  at.z += velocity.z * DT;
  blendQ(piece.now.q, piece.rest.q, TURN * DT, piece.now.q);
}

function halt(piece: Piece): void {
  piece.velocity.x -= piece.velocity.x * STEER_LAG * DT;
  piece.velocity.z -= piece.velocity.z * STEER_LAG * DT;
  piece.at.x += piece.velocity.x * DT;
  piece.at.z += piece.velocity.z * DT;
}

function rise(piece: Piece, height: number): void {
  const wanted = Math.min(GLIDE_CAP, Math.max(-GLIDE_CAP, (height - piece.at.y) * RISE));
  piece.velocity.y += (wanted - piece.velocity.y) * STEER_LAG * DT;
  piece.at.y += piece.velocity.y * DT;
}
