import { Body, Box, type Quaternion, Vec3 } from 'cannon-es';
import { DT, KNOCK, thinCap } from '../limits';
import type { Piece } from '../piece';
import { blendQ, copyQ, copySpot, copyV, level, makeSpot, rotate } from '../vector';
import type { Q4, Spot, V3 } from '../vector';
import { Block } from './block';
import {
  AIR_STEPS,
  ANGULAR_REST,
  CALM_REST,
  CALM_SPIN,
  LEVELLING,
  LINEAR_REST,
  SIDE_CAP,
  SPIN_CAP,
  THINNEST,
} from './limits';

/** Sub-steps between two knocks of a piece that are told. */
const QUIET = 24;

/** A loose piece (or pile) in cannon. While it lies still it is part of the ground. */
export class LooseBody {
  readonly body: Body;
  readonly block = new Block();
  /** Half extents of its collider. */
  readonly half: V3;
  moving = false;
  /** It was let go by a hand and has not come to rest since: its rest is told even if it is the old one. */
  tossed = false;
  /** Its pose when it was last looked at, and how often in a row it had hardly moved; -1: not yet looked at. */
  readonly sample: Spot = makeSpot();
  matches = -1;
  /** Sub-steps since it last touched anything; until it may be heard again. */
  air = 0;
  quiet = 0;
  /** What the solver found under it, for `uphold`: how far it is lifted out. */
  lift = 0;
  /** How fast it may go up and down. */
  readonly fall: number;
  readonly #before: V3 = { x: 0, y: 0, z: 0 };
  readonly #start: V3 = { x: 0, y: 0, z: 0 };

  constructor(
    readonly piece: Piece,
    readonly mass: number,
  ) {
    const { x, y, z } = piece.half;
    this.half = { x: Math.max(x, THINNEST / 2), y: Math.max(y, THINNEST / 2), z: Math.max(z, THINNEST / 2) };
    this.fall = thinCap(2 * Math.min(this.half.x, this.half.y, this.half.z));
    this.body = new Body({
      shape: new Box(new Vec3(this.half.x, this.half.y, this.half.z)),
      mass,
      // Damping is ours: cannon's takes a power of it in every step.
      linearDamping: 0,
      angularDamping: 0,
      allowSleep: false,
    });
    this.#rest();
    this.fromPiece();
  }

  /** Where the piece is, the body is. */
  fromPiece(): void {
    const { body, piece } = this;
    const { p, q } = piece.now;
    rotate(q, { x: 0, y: piece.middle, z: 0 }, offset);
    body.position.set(p.x + offset.x, p.y + offset.y, p.z + offset.z);
    body.quaternion.set(q.x, q.y, q.z, q.w);
    body.aabbNeedsUpdate = true;
    this.measure();
  }

  /** Where the body is, the piece is. */
  toPiece(): void {
    const { body, piece } = this;
    const { p, q } = piece.now;
    q.x = body.quaternion.x;
    q.y = body.quaternion.y;
    q.z = body.quaternion.z;
    q.w = body.quaternion.w;
    rotate(q, { x: 0, y: piece.middle, z: 0 }, offset);
    p.x = body.position.x - offset.x;
    p.y = body.position.y - offset.y;
    p.z = body.position.z - offset.z;
  }

  measure(): void {
    this.block.set(this.body.position, this.body.quaternion, this.half);
  }

  /** Somewhere else, as it is turned. */
  shift(x: number, y: number, z: number): void {
    const { body } = this;
    body.position.set(body.position.x + x, body.position.y + y, body.position.z + z);
    body.aabbNeedsUpdate = true;
    this.block.move(body.position.x, body.position.y, body.position.z);
  }

  /** From now on the solver moves it. */
  wake(): void {
    const { body, mass, half } = this;
    this.moving = true;
    this.matches = -1;
    this.air = 0;
    this.quiet = 0;
    this.begin();
    body.type = Body.DYNAMIC;
    body.mass = mass;
    body.invMass = 1 / mass;
    // cannon's own reckoning takes the box around the turned body for it.
    Box.calculateInertia(new Vec3(half.x, half.y, half.z), mass, body.inertia);
    body.invInertia.set(1 / body.inertia.x, 1 / body.inertia.y, 1 / body.inertia.z);
    // A pile keeps upright: it slides and spins, and never tips over.
    if (this.piece.stack) body.invInertia.set(0, 1 / body.inertia.y, 0);
    body.updateInertiaWorld(true);
  }

  /** Lies at `piece.rest`, to the last bit. */
  still(): void {
    const { piece } = this;
    this.moving = false;
    this.tossed = false;
    copySpot(piece.rest, piece.now);
    copySpot(piece.rest, piece.before);
    piece.stop();
    this.#rest();
    this.fromPiece();
  }

  #rest(): void {
    const { body } = this;
    body.type = Body.STATIC;
    body.mass = 0;
    body.updateMassProperties();
    body.velocity.setZero();
    body.angularVelocity.setZero();
    body.force.setZero();
    body.torque.setZero();
  }

  /** A sub-step begins. */
  begin(): void {
    copySpot(this.piece.now, this.piece.before);
    copyV(this.body.position, this.#start);
  }

  /** A pile that was let go aslant comes level. */
  straighten(): void {
    const { body, block } = this;
    body.angularVelocity.x = 0;
    body.angularVelocity.z = 0;
    copyQ(body.quaternion, upright);
    level(block.up, upright);
    blendQ(body.quaternion, upright, LEVELLING * DT, turned);
    body.quaternion.set(turned.x, turned.y, turned.z, turned.w);
    body.aabbNeedsUpdate = true;
    this.measure();
  }

  /** However often it was pushed and bumped in a sub-step, it has not gone farther than its speed allows. */
  holdBack(): void {
    const { position } = this.body;
    const x = position.x - this.#start.x;
    const z = position.z - this.#start.z;
    const part = (SIDE_CAP * DT) / Math.sqrt(x * x + z * z);
    if (part < 1) this.shift(x * (part - 1), 0, z * (part - 1));
  }

  remember(): void {
    copyV(this.body.velocity, this.#before);
  }

  /** After a step: air drag and the speed limits. Returns the speed of a knock that can be heard, else 0. */
  restrain(): number {
    const { velocity, angularVelocity } = this.body;
    const jolt = Math.sqrt(
      (velocity.x - this.#before.x) ** 2 + (velocity.y - this.#before.y) ** 2 + (velocity.z - this.#before.z) ** 2,
    );
    velocity.scale(LINEAR_REST, velocity);
    angularVelocity.scale(ANGULAR_REST, angularVelocity);
    velocity.y = Math.min(this.fall, Math.max(-this.fall, velocity.y));
    const side = Math.sqrt(velocity.x * velocity.x + velocity.z * velocity.z);
    if (side > SIDE_CAP) {
      velocity.x *= SIDE_CAP / side;
      velocity.z *= SIDE_CAP / side;
    }
    const spin = angularVelocity.length();
    if (spin > SPIN_CAP) angularVelocity.scale(SPIN_CAP / spin, angularVelocity);
    if (this.air === 0 && spin < CALM_SPIN) angularVelocity.scale(CALM_REST, angularVelocity);
    this.air++;
    if (this.quiet > 0) this.quiet--;
    if (jolt < 2 * KNOCK || this.quiet > 0) return 0;
    this.quiet = QUIET;
    return jolt;
  }

  /** It came down on something within the last moments. */
  get touches(): boolean {
    return this.air < AIR_STEPS;
  }

  get finite(): boolean {
    const { position, quaternion, velocity, angularVelocity } = this.body;
    return Number.isFinite(
      position.x +
        position.y +
        position.z +
        velocity.x +
        velocity.y +
        velocity.z +
        angularVelocity.length() +
        turnSum(quaternion),
    );
  }
}

const turnSum = (q: Quaternion): number => q.x + q.y + q.z + q.w;
const upright: Q4 = { x: 0, y: 0, z: 0, w: 1 };
const turned: Q4 = { x: 0, y: 0, z: 0, w: 1 };
const offset: V3 = { x: 0, y: 0, z: 0 };
