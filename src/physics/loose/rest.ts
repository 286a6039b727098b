import type { Body, ContactEquation } from 'cannon-es';
import { copyQ, copySpot, copyV, level, likeness, makeSpot, tidySpot } from '../vector';
import type { V3 } from '../vector';
import { wayOut } from './block';
import { SAME_PLACE, SAME_TURN, SAMPLES, SAMPLE_MOVED, SAMPLE_TURNED } from './limits';
import type { LooseBody } from './looseBody';
import type { Room } from './room';

/** Which pieces have hardly moved since they were last looked at, and stand on nothing that still moves. */
export function rested(
  moving: readonly LooseBody[],
  contacts: readonly ContactEquation[],
  owner: (body: Body) => LooseBody | null,
): LooseBody[] {
  const still = new Set<LooseBody>();
  for (const loose of moving) if (looked(loose) >= SAMPLES && loose.touches) still.add(loose);
  for (let more = true; more && still.size > 0; ) {
    more = false;
    for (const { bi, bj, ni } of contacts) {
      if (Math.abs(ni.y) < 0.1) continue;
      const upper = owner(ni.y > 0 ? bj : bi);
      const lower = owner(ni.y > 0 ? bi : bj);
      if (!upper || !lower?.moving || still.has(lower)) continue;
      if (still.delete(upper)) more = true;
    }
  }
  return [...still];
}

/** Compares a pose with the last sample; returns how often in a row it was the same. */
function looked(loose: LooseBody): number {
  const { sample, body } = loose;
  const { position: p, quaternion: q } = body;
  const x = p.x - sample.p.x;
  const y = p.y - sample.p.y;
  const z = p.z - sample.p.z;
  const same = x * x + y * y + z * z < SAMPLE_MOVED * SAMPLE_MOVED && likeness(q, sample.q) > SAMPLE_TURNED;
  loose.matches = loose.matches >= 0 && same ? loose.matches + 1 : 0;
  copyV(p, sample.p);
  copyQ(q, sample.q);
  return loose.matches;
}

/** Freezes a piece where it is, and not in the table. Returns whether its rest is news. */
export function lieStill(loose: LooseBody): boolean {
  const { piece, tossed, block } = loose;
  if (block.low.y < 0) {
    loose.shift(0, -block.low.y, 0);
    loose.toPiece();
  }
  copySpot(piece.now, spot);
  tidySpot(spot);
  const { p } = piece.rest;
  const moved = Math.abs(p.x - spot.p.x) + Math.abs(p.y - spot.p.y) + Math.abs(p.z - spot.p.z);
  const stays = moved < SAME_PLACE && likeness(piece.rest.q, spot.q) > SAME_TURN;
  if (!stays) {
    copySpot(spot, piece.rest);
    piece.stack?.settle();
  }
  loose.still();
  return tossed || !stays;
}

/** Sets a piece that is still in the air down on what lies under it, level. */
export function putDown(loose: LooseBody, bodies: readonly LooseBody[], room: Room): void {
  const { piece, block } = loose;
  const axes = [block.right, block.up, block.front];
  const steepest = axes.reduce((a, b) => (Math.abs(b.y) > Math.abs(a.y) ? b : a));
  level(steepest, piece.now.q);
  loose.fromPiece();
  let top = room.highest(loose.block);
  for (const { block: other, moving } of bodies) {
    if (other !== loose.block && !(moving && other.low.y > loose.block.low.y) && wayOut(other, loose.block, way) > 0)
      top = Math.max(top, other.high.y);
  }
  loose.shift(0, top - loose.block.low.y, 0);
  loose.toPiece();
}

const spot = makeSpot();
const way: V3 = { x: 0, y: 0, z: 0 };
