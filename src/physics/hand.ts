import { DT, HAND_CAP, HAND_SERVO } from './limits';
import type { Piece } from './piece';
import { blendQ, copyQ, copySpot, likeness, multiply } from './vector';
import type { Q4 } from './vector';

/** How a held piece turns toward the wanted turn, 1/s. */
const TURN_SERVO = 24;
/** The swing: a damped pendulum under the fingers, pushed by their acceleration. rad/s, damping ratio, rad per unit/s². */
const SWING = 15;
const SWING_DAMPING = 0.4;
const SWING_GAIN = 0.0022;
const SWING_MAX = 0.28;
/** Nearer (units) and swinging less (rad, rad/s) than this a held piece stands still, to the last bit. */
const STILL = 1e-6;
const SWINGLESS = 1e-4;

/** Sets a piece going in the hand, from where it is. */
export function take(piece: Piece): void {
  piece.stop();
  copySpot(piece.now, piece.target);
  copySpot(piece.now, piece.level);
  piece.leanX = 0;
  piece.leanZ = 0;
  piece.leanSpeedX = 0;
  piece.leanSpeedZ = 0;
}

const lean: Q4 = { x: 0, y: 0, z: 0, w: 1 };

/** One sub-step of a held piece: after the pointer, with a slight swing. */
export function carry(piece: Piece): void {
  const { now, target, velocity, level } = piece;
  const dx = target.p.x - now.p.x;
  const dy = target.p.y - now.p.y;
  const dz = target.p.z - now.p.z;
  let vx = dx * HAND_SERVO;
  let vy = dy * HAND_SERVO;
  let vz = dz * HAND_SERVO;
  const speed = Math.sqrt(vx * vx + vy * vy + vz * vz);
  if (speed > HAND_CAP) {
    vx *= HAND_CAP / speed;
    vy *= HAND_CAP / speed;
    vz *= HAND_CAP / speed;
  }
  swing(piece, (vx - velocity.x) / DT, (vz - velocity.z) / DT);
  velocity.x = vx;
  velocity.y = vy;
  velocity.z = vz;
  blendQ(level.q, target.q, TURN_SERVO * DT, level.q);
  if (speed < STILL * HAND_SERVO && swingless(piece) && likeness(level.q, target.q) > 1 - 1e-10) {
    copySpot(target, now);
    copyQ(target.q, level.q);
    piece.stop();
    piece.leanX = 0;
    piece.leanZ = 0;
    piece.leanSpeedX = 0;
    piece.leanSpeedZ = 0;
    return;
  }
  now.p.x += vx * DT;
  now.p.y += vy * DT;
  now.p.z += vz * DT;
  // A small turn without trigonometry: its half-angle tangents, normalised.
  const k = 1 / Math.sqrt(1 + (piece.leanX * piece.leanX + piece.leanZ * piece.leanZ) / 4);
  lean.x = (piece.leanX / 2) * k;
  lean.z = (piece.leanZ / 2) * k;
  lean.w = k;
  multiply(lean, level.q, now.q);
  // The swing dips no corner deeper than the hand wants the piece: into the table, say.
  const low = piece.below(now.q) + Math.min(0, target.p.y - piece.below(target.q));
  if (now.p.y < low) now.p.y = low;
}

const swingless = (piece: Piece): boolean =>
  Math.abs(piece.leanX) + Math.abs(piece.leanZ) + Math.abs(piece.leanSpeedX) + Math.abs(piece.leanSpeedZ) < SWINGLESS;

/** Speeding up toward +x leaves the lower end behind: the top leans to +x. */
function swing(piece: Piece, ax: number, az: number): void {
  const pull = SWING * SWING;
  const drag = 2 * SWING_DAMPING * SWING;
  piece.leanSpeedX += (pull * (az * SWING_GAIN - piece.leanX) - drag * piece.leanSpeedX) * DT;
  piece.leanSpeedZ += (pull * (-ax * SWING_GAIN - piece.leanZ) - drag * piece.leanSpeedZ) * DT;
  piece.leanX += piece.leanSpeedX * DT;
  piece.leanZ += piece.leanSpeedZ * DT;
  const size = Math.sqrt(piece.leanX * piece.leanX + piece.leanZ * piece.leanZ);
  if (size <= SWING_MAX) return;
  piece.leanX *= SWING_MAX / size;
  piece.leanZ *= SWING_MAX / size;
  piece.leanSpeedX *= 0.5;
  piece.leanSpeedZ *= 0.5;
}
