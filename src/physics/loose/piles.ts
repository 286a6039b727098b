import type { Piece } from '../piece';
import { lieDown, poseOf } from '../places';
import { copySpot, tidySpot } from '../vector';
import type { Spot } from '../vector';
import type { LooseTable } from './looseTable';
import { Pile } from './pile';

/** Whole piles of loose pieces: laid together, taken apart. */
export class Piles {
  readonly #table: LooseTable;

  constructor(table: LooseTable) {
    this.#table = table;
  }

  /** What moves when a hand takes this piece: the whole pile for its base, else the piece. */
  lead(piece: Piece): Piece {
    return piece.pile?.base === piece ? piece.pile.carrier : piece;
  }

  /** Lays pieces, taken from wherever they were, on what lies still: in their order, from the bottom up. */
  add(pieces: readonly Piece[], on: Piece): void {
    const top = (on.pile?.carrier ?? on).loose;
    if (!top || top.moving) throw new Error(`${on.id} does not lie loose and still`);
    this.#table.wakeAround(top.block);
    this.#table.leave(top.piece, false);
    const pile = on.pile ?? new Pile(on);
    for (const piece of pieces) pile.add(piece);
    this.#lay(pile);
  }

  /** Takes a piece out of its pile, wherever that is: it stays where it is, those above it sink. */
  takeOut(piece: Piece, pose: Spot): void {
    const { pile } = piece;
    if (!pile) return;
    const { carrier } = pile;
    const { loose } = carrier;
    if (loose) {
      if (!loose.moving) this.#table.wakeAround(loose.block);
      this.#table.leave(carrier, false);
    }
    pile.drop(piece);
    lieAt(piece, pose);
    if (loose?.moving) this.#table.toss(carrier, loose.body.velocity, loose.body.angularVelocity);
    else if (loose) this.#lay(pile);
  }

  /** All pieces of a pile, from the bottom, each by itself where it is; the pile is no more. */
  undo(pile: Pile): Piece[] {
    this.#table.leave(pile.carrier, true);
    const pieces = [...pile.members];
    for (const piece of pieces) poseOf(piece, 1, piece.rest);
    for (const piece of pieces) {
      pile.drop(piece);
      lieAt(piece, piece.rest);
    }
    return pieces;
  }

  /** A pile that lies still; one of a single piece is none. */
  #lay(pile: Pile): void {
    pile.settle();
    const { base, carrier } = pile;
    if (pile.members.length > 1) this.#table.lie(carrier);
    else {
      pile.drop(base);
      lieAt(base, base.rest);
      this.#table.lie(base);
    }
  }
}

function lieAt(piece: Piece, pose: Spot): void {
  copySpot(pose, piece.rest);
  tidySpot(piece.rest);
  piece.pile = null;
  lieDown(piece);
}
