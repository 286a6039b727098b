import type { GattoBox, GattoState, Tile } from '../../../rules/cafe-del-gatto/types';
import { FACES } from '../../../rules/cafe-del-gatto';
import { DRINKS, ROWS, SIDES } from '../../../rules/cafe-del-gatto/types';

/**
 * A position in numbers, for playing hundreds of games while thinking: one that is changed, where the rules keep every
 * state. What it does is held against the rules move by move (`tests/bots/swift.test.ts`).
 *
 * Drinks, sides and faces are numbered in the order of `DRINKS`, `SIDES` and `FACES`; a face is preparation × 4 + value − 1.
 * A cup is numbered seat × 5 + drink, a tile of the machine side × 5 + row − 1.
 */

export const CUPS = DRINKS.length;
/** Tiles that the tallest cup takes. */
export const TALL = 4;
/** Barista values that are looked up: four tiles of 4 and all twelve sugar cubes make 28. */
export const VALUES = 32;
const SEATS = 5;
const MENU = 45;
const TILES = 36;

/** Phases by number, in the order of their course. */
export const PHASE = { turn: 0, cleaned: 1, serving: 2, serveOne: 3, emptyCup: 4, over: 5 } as const;

/** An entry of a list that is known to have it. */
export const entry = (list: Int32Array, i: number): number => list[i] as number;

export const valueOfFace = (face: number): number => (face & 3) + 1;
export const preparationOfFace = (face: number): number => face >> 2;

/** What is printed in a box, in numbers; the same for every board of a game. */
export interface Printed {
  /** Squares of each drink. */
  readonly height: Int32Array;
  /** Side of each square, drink × 4 + square. */
  readonly sides: Int32Array;
  /** Coins for 1, 2, 3 kinds, drink × 4 + kinds. */
  readonly coins: Int32Array;
}

export function printedIn({ drinks }: GattoBox): Printed {
  const sides = new Int32Array(CUPS * TALL);
  const coins = new Int32Array(CUPS * TALL);
  DRINKS.forEach((drink, d) => {
    drinks[drink].squares.forEach((side, square) => {
      sides[d * TALL + square] = SIDES.indexOf(side);
    });
    for (let kinds = 0; kinds < TALL; kinds++) coins[d * TALL + kinds] = drinks[drink].coins[kinds - 1] ?? 0;
  });
  return { height: Int32Array.from(DRINKS, (drink) => drinks[drink].squares.length), sides, coins };
}

const faceNumber = new Map(FACES.map((face, i) => [face, i]));
const numberOf = ({ face }: Pick<Tile, 'face'>): number => faceNumber.get(face) as number;

/** A position that is changed by the moves of `moves.ts`. */
export class Board {
  seats = 0;
  phase = 0;
  turn = 0;
  startTile = 0;
  reserve = 0;
  /** Seats that have served all five. */
  finished = 0;
  /** Chance of its own, for shuffling the discard pile: never 0. */
  chance = 1;
  bagCount = 0;
  pileCount = 0;
  waitingCount = 0;
  readonly coins = new Int32Array(SEATS);
  readonly sugar = new Int32Array(SEATS);
  /** Empty squares in all cups that aren't served. */
  readonly missing = new Int32Array(SEATS);
  /** Cups that aren't served. */
  readonly open = new Int32Array(SEATS);
  /** Points of served cups. */
  readonly points = new Int32Array(SEATS);
  readonly waiting = new Int32Array(SEATS);
  /** Tiles in each cup, their sum, their preparations as bits, and whether it is served. */
  readonly filled = new Int32Array(SEATS * CUPS);
  readonly sum = new Int32Array(SEATS * CUPS);
  readonly kinds = new Int32Array(SEATS * CUPS);
  readonly served = new Int32Array(SEATS * CUPS);
  readonly tiles = new Int32Array(SEATS * CUPS * TALL);
  readonly machine = new Int32Array(2 * ROWS);
  /** The next draw is the last one. */
  readonly bag = new Int32Array(TILES);
  readonly pile = new Int32Array(TILES);
  /** Drink tiles on the board by drink, lowest first, from `MENU` × drink on. */
  readonly menu = new Int32Array(CUPS * MENU);
  readonly menuCount = new Int32Array(CUPS);
  /** The best drink tile for each barista value, drink × 32 + value; 0 for none. */
  readonly best = new Int32Array(CUPS * VALUES);

  constructor(readonly printed: Printed) {}

  /** Becomes the position of a state; `chance` is any number. */
  read(state: GattoState, chance: number): this {
    const { players, machine, bag, discard, menu } = state;
    this.seats = players.length;
    this.phase = phaseNumber(state);
    this.turn = state.turn;
    this.startTile = state.startTile;
    this.reserve = state.sugarReserve;
    this.chance = chance | 0 || 1;
    this.waitingCount = state.waiting.length;
    this.waiting.set(state.waiting);
    SIDES.forEach((side, s) => {
      machine[side].forEach((tile, row) => {
        this.machine[s * ROWS + row] = numberOf(tile);
      });
    });
    this.bagCount = bag.length;
    bag.forEach((face, i) => {
      this.bag[bag.length - 1 - i] = faceNumber.get(face) as number;
    });
    this.pileCount = discard.length;
    discard.forEach((tile, i) => {
      this.pile[i] = numberOf(tile);
    });
    DRINKS.forEach((drink, d) => {
      this.menuCount[d] = menu[drink].length;
      this.menu.set(menu[drink], d * MENU);
      this.findBest(d);
    });
    this.finished = 0;
    for (let seat = 0; seat < this.seats; seat++) this.#readPlayer(state, seat);
    return this;
  }

  #readPlayer({ players, box }: GattoState, seat: number): void {
    const player = players[seat];
    if (!player) return;
    this.coins[seat] = player.coins;
    this.sugar[seat] = player.sugar;
    this.missing[seat] = 0;
    this.open[seat] = 0;
    this.points[seat] = 0;
    DRINKS.forEach((drink, d) => {
      const cup = seat * CUPS + d;
      const tiles = player.cups[drink];
      const points = player.served[drink];
      this.clearCup(cup);
      this.served[cup] = points === undefined ? 0 : 1;
      for (const tile of tiles) this.putInCup(cup, numberOf(tile));
      if (points === undefined) {
        this.open[seat] = entry(this.open, seat) + 1;
        this.missing[seat] = entry(this.missing, seat) + box.drinks[drink].squares.length - tiles.length;
      } else this.points[seat] = entry(this.points, seat) + points;
    });
    if (this.open[seat] === 0) this.finished++;
  }

  putInCup(cup: number, face: number): void {
    const square = entry(this.filled, cup);
    this.tiles[cup * TALL + square] = face;
    this.filled[cup] = square + 1;
    this.sum[cup] = entry(this.sum, cup) + valueOfFace(face);
    this.kinds[cup] = entry(this.kinds, cup) | (1 << preparationOfFace(face));
  }

  clearCup(cup: number): void {
    this.filled[cup] = 0;
    this.sum[cup] = 0;
    this.kinds[cup] = 0;
  }

  /** Takes one drink tile off the board. */
  takeDrinkTile(drink: number, tile: number): void {
    const from = drink * MENU;
    const count = entry(this.menuCount, drink);
    let i = 0;
    while (i < count && entry(this.menu, from + i) !== tile) i++;
    for (; i < count - 1; i++) this.menu[from + i] = entry(this.menu, from + i + 1);
    this.menuCount[drink] = count - 1;
    this.findBest(drink);
  }

  private findBest(drink: number): void {
    const from = drink * MENU;
    const end = from + entry(this.menuCount, drink);
    let next = from;
    let best = 0;
    for (let value = 0; value < VALUES; value++) {
      while (next < end && entry(this.menu, next) <= value) best = entry(this.menu, next++);
      this.best[drink * VALUES + value] = best;
    }
  }

  /** Becomes the same position as another board of the same box. */
  copy(other: Board): this {
    this.seats = other.seats;
    this.phase = other.phase;
    this.turn = other.turn;
    this.startTile = other.startTile;
    this.reserve = other.reserve;
    this.finished = other.finished;
    this.chance = other.chance;
    this.bagCount = other.bagCount;
    this.pileCount = other.pileCount;
    this.waitingCount = other.waitingCount;
    this.coins.set(other.coins);
    this.sugar.set(other.sugar);
    this.missing.set(other.missing);
    this.open.set(other.open);
    this.points.set(other.points);
    this.waiting.set(other.waiting);
    this.filled.set(other.filled);
    this.sum.set(other.sum);
    this.kinds.set(other.kinds);
    this.served.set(other.served);
    this.tiles.set(other.tiles);
    this.machine.set(other.machine);
    this.bag.set(other.bag);
    this.pile.set(other.pile);
    this.menu.set(other.menu);
    this.menuCount.set(other.menuCount);
    this.best.set(other.best);
    return this;
  }
}

function phaseNumber({ phase, branch }: GattoState): number {
  if (phase !== 'intermediate') return PHASE[phase];
  return branch === 'serve' ? PHASE.serveOne : PHASE.emptyCup;
}
