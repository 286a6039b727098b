import { GLIDE_CAP } from './limits';
import type { Piece } from './piece';
import { blendQ, compose, copySpot, makeSpot, relative, sameSpot, tidySpot } from './vector';
import type { Spot, V3 } from './vector';

/** Where a piece is, carried or not; `alpha` 0 to 1 blends from the last sub-step but one to the last. */
export function poseOf(piece: Piece, alpha: number, out: Spot): Spot {
  if (piece.parent && !piece.pile?.still) {
    poseOf(piece.parent, alpha, out);
    compose(out, piece.local, out);
  } else if (alpha >= 1 || liesStill(piece)) copySpot(piece.now, out);
  else {
    const { now, before } = piece;
    out.p.x = before.p.x + (now.p.x - before.p.x) * alpha;
    out.p.y = before.p.y + (now.p.y - before.p.y) * alpha;
    out.p.z = before.p.z + (now.p.z - before.p.z) * alpha;
    blendQ(before.q, now.q, alpha, out.q);
  }
  return out;
}

/** A held piece's velocity is the world's; one that is sent from where it is starts standing. */
export const speedOf = (piece: Piece): V3 => (piece.phase === 'held' ? { ...piece.velocity } : STANDING);

const liesStill = ({ phase, pile, loose }: Piece): boolean =>
  phase === 'rest' || pile?.still === true || loose?.moving === false;

export const STANDING: V3 = { x: 0, y: 0, z: 0 };

/** A loose piece keeps to other limits than the hand that threw it. */
export function capSpeed(velocity: V3, fall: number): void {
  velocity.y = Math.min(fall, Math.max(-fall, velocity.y));
  const speed = Math.sqrt(velocity.x * velocity.x + velocity.z * velocity.z);
  if (speed <= GLIDE_CAP) return;
  velocity.x *= GLIDE_CAP / speed;
  velocity.z *= GLIDE_CAP / speed;
}

/** At rest, exactly there. */
export function lieDown(piece: Piece): void {
  piece.phase = 'rest';
  piece.parent = null;
  piece.stop();
  copySpot(piece.rest, piece.now);
  copySpot(piece.rest, piece.before);
}

/** A column's piece goes with its column from one base to another. */
export function moveAlong(piece: Piece, from: Spot, to: Spot): void {
  if (piece.phase === 'attached' || sameSpot(from, to)) return;
  relative(from, piece.rest, scratch);
  compose(to, scratch, piece.rest);
  tidySpot(piece.rest);
  if (piece.phase === 'rest') lieDown(piece);
}

const scratch = makeSpot();
