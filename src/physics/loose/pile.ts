import type { KindId } from '../../core/ids';
import { Piece } from '../piece';
import { compose, copyQ, copySpot, makeSpot, multiply, outOf, relative, rotate, tidySpot } from '../vector';
import type { Q4, Spot, V3 } from '../vector';
import { flattest, nearestQuarter, turnedHalf } from './quarters';

/**
 * Pieces that lie on each other as one body: its pose is that of `carrier`, a box that stands in the middle of its foot
 * and grows with each piece. Pieces lie edge to edge on it, each on its widest face, and their order never changes.
 */
export class Pile {
  readonly carrier: Piece;
  /** From the bottom up. */
  readonly members: Piece[] = [];

  /** Of one piece, lying where it is; what is up on it now stays up. */
  constructor(base: Piece) {
    this.carrier = new Piece(base.id, { id: 'pile' as KindId, size: [0, 0, 0], mass: 0, standing: true });
    this.carrier.stack = this;
    copySpot(base.now, base.rest);
    rotateBack(base.now.q, UP, up);
    uprightFrom(up, turn);
    this.#join(base, nearestQuarter(conjugate(turn)));
    this.#layFrom(base);
  }

  /** Whether it lies loose and still: each piece then has a resting pose of its own. */
  get still(): boolean {
    return this.carrier.loose?.moving === false;
  }

  get base(): Piece {
    return this.members[0] as Piece;
  }

  /** On top. */
  add(piece: Piece): void {
    relative(this.carrier.now, piece.now, spot);
    this.#join(piece, flattest(spot.q, piece.half));
  }

  /** Takes a piece out of the list; those above sink. */
  drop(piece: Piece): void {
    this.members.splice(this.members.indexOf(piece), 1);
    piece.pile = null;
    piece.parent = null;
    this.#stack();
  }

  /** The base lies there, to the last bit, and the others on it: turned over with it, in the same order. */
  lieAt(spot: Spot): void {
    copySpot(spot, this.base.rest);
    this.#layFrom(this.base);
    rotate(this.carrier.rest.q, UP, up);
    if (up.y < -0.5) {
      for (const { local } of this.members) multiply(conjugate(HALF_TURN), local.q, local.q);
      this.#stack();
      this.#layFrom(this.base);
    }
    this.#spread();
  }

  /**
   * The pile lies at its carrier's rest, rounded as all resting poses are. One that has come to rest upside down is
   * counted from its other end.
   */
  settle(): void {
    const { carrier } = this;
    rotate(carrier.rest.q, UP, up);
    if (up.y < -0.5) this.#turnOver();
    compose(carrier.rest, this.base.local, this.base.rest);
    tidySpot(this.base.rest);
    this.#layFrom(this.base);
    this.#spread();
  }

  /** All poses follow from the base's, so that a saved pile is laid again just as it was. */
  #layFrom({ rest, local }: Piece): void {
    const { carrier } = this;
    outOf(rest, local, carrier.rest);
    copySpot(carrier.rest, carrier.now);
    copySpot(carrier.rest, carrier.before);
  }

  #spread(): void {
    for (const piece of this.members) {
      if (piece !== this.base) {
        compose(this.carrier.rest, piece.local, piece.rest);
        tidySpot(piece.rest);
      }
      copySpot(piece.rest, piece.now);
      copySpot(piece.rest, piece.before);
    }
  }

  #turnOver(): void {
    const { rest, half } = this.carrier;
    rotate(rest.q, { x: 0, y: 2 * half.y, z: 0 }, up);
    rest.p.x += up.x;
    rest.p.y += up.y;
    rest.p.z += up.z;
    multiply(rest.q, HALF_TURN, rest.q);
    this.members.reverse();
    for (const { local } of this.members) multiply(conjugate(HALF_TURN), local.q, local.q);
    this.#stack();
  }

  #join(piece: Piece, turn: Readonly<Q4>): void {
    piece.pile = this;
    piece.parent = this.carrier;
    piece.phase = 'attached';
    piece.stop();
    copyQ(turn, piece.local.q);
    this.members.push(piece);
    this.#stack();
  }

  /** Lays all pieces one on the other and measures the whole. */
  #stack(): void {
    const { carrier } = this;
    let height = 0;
    carrier.half.x = 0;
    carrier.half.z = 0;
    carrier.mass = 0;
    for (const { local, half, middle, mass } of this.members) {
      const size = turnedHalf(local.q, half);
      rotate(local.q, { x: 0, y: -middle, z: 0 }, local.p);
      local.p.y += height + size.y;
      height += 2 * size.y;
      carrier.half.x = Math.max(carrier.half.x, size.x);
      carrier.half.z = Math.max(carrier.half.z, size.z);
      carrier.mass += mass;
    }
    carrier.half.y = height / 2;
  }
}

const UP: V3 = { x: 0, y: 1, z: 0 };
const S = Math.SQRT1_2;

const conjugate = ({ x, y, z, w }: Readonly<Q4>): Q4 => ({ x: -x, y: -y, z: -z, w });
const rotateBack = (q: Readonly<Q4>, v: Readonly<V3>, out: V3): void => rotate(conjugate(q), v, out);

/** The quarter turn that takes +y to the axis that `up` is nearest to. */
function uprightFrom({ x, y, z }: Readonly<V3>, out: Q4): void {
  const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)];
  out.x = 0;
  out.y = 0;
  out.z = 0;
  out.w = 1;
  if (ay >= ax && ay >= az) {
    if (y < 0) turnTo(out, 1, 0, 0);
  } else if (az >= ax) turnTo(out, z < 0 ? -S : S, 0, S);
  else turnTo(out, 0, x < 0 ? S : -S, S);
}

function turnTo(out: Q4, x: number, z: number, w: number): void {
  out.x = x;
  out.z = z;
  out.w = w;
}

const HALF_TURN: Q4 = { x: 1, y: 0, z: 0, w: 0 };
const up: V3 = { x: 0, y: 0, z: 0 };
const turn: Q4 = { x: 0, y: 0, z: 0, w: 1 };
const spot: Spot = makeSpot();
