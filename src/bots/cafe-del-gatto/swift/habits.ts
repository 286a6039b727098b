import * as names from '../../../rules/cafe-del-gatto/types';
import type { Board } from './board';
import * as numbers from './board';
import * as moves from './moves';

// Asked for a million times while one move is thought about: as names of this module they cost nothing, whatever loads it.
const { CUPS, entry: at, PHASE, preparationOfFace, TALL, valueOfFace } = numbers;
const { ROWS } = names;
const { actorOf, bestFor, canServeCup, coinsForCup, countBits, isFullCup, priceAt } = moves;
/** What a tile of value 1, 2, 3, 4 would make of the cup in question. */
const promised = new Float64Array(5);

/** What a habit goes by, all in points. Found by playing some hundred thousand games against each other. */
export interface Taste {
  /** A turn that fills a square, whatever with. */
  readonly square: number;
  /** A coin. */
  readonly coin: number;
  /** A coin of what a served cup pays for kinds. */
  readonly kind: number;
  /** A value beyond the best drink tile. */
  readonly beyond: number;
  /** A sugar cube. */
  readonly cube: number;
  /** The square that fills a cup. */
  readonly full: number;
  /** A cup that cannot be served before the end. */
  readonly late: number;
  /** A turn that takes two coins, and what it is worth less for each coin that is there. */
  readonly take: number;
  readonly rich: number;
  /** Serving: at all, each cup beyond the first, each coin that it pays, each point that another would take away. */
  readonly serve: number;
  readonly several: number;
  readonly pay: number;
  readonly threat: number;
  /** A drink tile that would be lost when the game ends before the next turn. */
  readonly ending: number;
}

export const TASTE: Taste = {
  square: 8.47,
  coin: 2.38,
  kind: 0.14,
  beyond: 0.94,
  cube: 2.04,
  full: 0.15,
  late: 1.47,
  take: 0.66,
  rich: 0.34,
  serve: -1,
  several: 1.03,
  pay: 0.36,
  threat: 0.5,
  ending: 1.12,
};

/** What a square that is still empty will hold on the average. */
const COMING = 2.7;

/** Acts after which a game counts as over: habits end it long before. */
const LONGEST = 400;

/**
 * Plays on from any position until the game is over: the seats by the same habits, or seat 0 by its own. Answers how
 * many acts that took.
 */
export function playOut(board: Board, taste: Taste = TASTE, other: Taste = taste): number {
  for (let acts = 0; acts < LONGEST; acts++) {
    const seat = actorOf(board);
    if (seat < 0) return acts;
    act(board, seat, seat === 0 ? taste : other);
  }
  return LONGEST;
}

function act(board: Board, seat: number, taste: Taste): void {
  switch (board.phase) {
    case PHASE.turn:
      takeTurn(board, seat, taste);
      break;
    case PHASE.cleaned:
      if (!buyBest(board, seat, taste, Number.NEGATIVE_INFINITY)) moves.endTurn(board);
      break;
    case PHASE.serving:
      if (!serveAny(board, seat)) moves.endTurn(board);
      break;
    case PHASE.serveOne:
      serveAny(board, seat);
      break;
    case PHASE.emptyCup:
      emptyLeast(board, seat);
      break;
  }
}

function takeTurn(board: Board, seat: number, taste: Taste): void {
  const serving = worthOfServing(board, seat, taste);
  const waiting = board.finished > 0 ? 0 : taste.take - taste.rich * at(board.coins, seat);
  if (serving > waiting) {
    if (buyBest(board, seat, taste, serving)) return;
    serveAny(board, seat);
    return;
  }
  if (!buyBest(board, seat, taste, waiting)) moves.takeCoins(board, seat);
}

/** Buys what is worth more than `least`; false when nothing is. */
function buyBest(board: Board, seat: number, taste: Taste, least: number): boolean {
  const { height, sides } = board.printed;
  const purse = at(board.coins, seat);
  const soon = turnsToEnd(board, seat);
  let most = least;
  let bestPlace = -1;
  let bestDrink = 0;
  for (let drink = 0; drink < CUPS; drink++) {
    const cup = seat * CUPS + drink;
    const filled = at(board.filled, cup);
    const left = at(height, drink) - filled - 1;
    if (left < 0 || at(board.served, cup) === 1) continue;
    const sum = at(board.sum, cup);
    const kinds = at(board.kinds, cup);
    const kindCoins = at(board.printed.coins, drink * TALL + countBits(kinds));
    const before = promise(board, drink, sum + (left + 1) * COMING, taste);
    const base = taste.square + (left === 0 ? taste.full : 0) - (left + 1 > soon ? taste.late : 0) - before;
    for (let value = 1; value <= 4; value++)
      promised[value] = promise(board, drink, sum + value + left * COMING, taste);
    const first = at(sides, drink * TALL + filled) * ROWS;
    for (let place = first; place < first + ROWS; place++) {
      const price = priceAt(board, place);
      if (price > purse) continue;
      const face = at(board.machine, place);
      const value = valueOfFace(face);
      let worth = base - price * taste.coin + (promised[value] as number);
      if (worth <= most - 2) continue;
      if (filled > 0) {
        const both = kinds | (1 << preparationOfFace(face));
        if (both !== kinds) {
          worth -= (kindCoins - at(board.printed.coins, drink * TALL + countBits(both))) * taste.kind;
        }
      }
      if (value === 1 && board.reserve > 0) worth += taste.cube;
      if (worth > most) {
        most = worth;
        bestPlace = place;
        bestDrink = drink;
      }
    }
  }
  if (bestPlace < 0) return false;
  moves.buy(board, seat, bestPlace, bestDrink);
  return true;
}

/** What a cup of this value will bring: its drink tile and a little of the coins; a value between two is a bit of each. */
function promise(board: Board, drink: number, value: number, taste: Taste): number {
  const whole = Math.floor(value);
  const share = value - whole;
  const low = reach(board, drink, whole, taste);
  return share === 0 ? low : low + share * (reach(board, drink, whole + 1, taste) - low);
}
function reach(board: Board, drink: number, value: number, taste: Taste): number {
  const tile = bestFor(board, drink, value);
  return tile + (value - tile) * taste.beyond;
}

/** Turns that are left at least for this seat if one of the others hurries. */
function turnsToEnd(board: Board, seat: number): number {
  let soon = 99;
  for (let other = 0; other < board.seats; other++) {
    if (other !== seat) soon = Math.min(soon, at(board.missing, other) + 1);
  }
  return board.finished > 0 ? 0 : soon;
}

function worthOfServing(board: Board, seat: number, taste: Taste): number {
  let worth = taste.serve - taste.several;
  let cups = 0;
  let points = 0;
  for (let drink = 0; drink < CUPS; drink++) {
    const cup = seat * CUPS + drink;
    if (!isFullCup(board, cup)) continue;
    const value = at(board.sum, cup);
    const tile = bestFor(board, drink, value);
    if (tile === 0) continue;
    cups++;
    points += tile;
    worth += taste.several + (coinsForCup(board, cup) + value - tile) * taste.pay;
    const danger = dangerTo(board, seat, drink, tile);
    if (danger > 0) worth += danger * taste.threat * (tile - bestFor(board, drink, tile - 1));
  }
  if (cups === 0) return Number.NEGATIVE_INFINITY;
  if (board.finished > 0 || cups === at(board.open, seat)) return 99;
  if (turnsToEnd(board, seat) <= 1) worth += points * taste.ending;
  return worth;
}

/** How likely another takes this drink tile first: 1 with a full cup, a half with one square to go. */
function dangerTo(board: Board, seat: number, drink: number, tile: number): number {
  let danger = 0;
  for (let other = 0; other < board.seats; other++) {
    if (other === seat) continue;
    const cup = other * CUPS + drink;
    if (at(board.served, cup) === 1) continue;
    const left = at(board.printed.height, drink) - at(board.filled, cup);
    if (left > 1) continue;
    if (at(board.sum, cup) + left * 3 >= tile) danger = Math.max(danger, left === 0 ? 1 : 0.5);
  }
  return danger;
}

/** Serves the full cup that takes the best drink tile; false when there is none. */
function serveAny(board: Board, seat: number): boolean {
  let most = 0;
  let bestDrink = 0;
  for (let drink = 0; drink < CUPS; drink++) {
    if (!canServeCup(board, seat, drink)) continue;
    const tile = bestFor(board, drink, at(board.sum, seat * CUPS + drink) + at(board.sugar, seat));
    if (tile > most) {
      most = tile;
      bestDrink = drink;
    }
  }
  if (most === 0) return false;
  const value = at(board.sum, seat * CUPS + bestDrink);
  const plain = bestFor(board, bestDrink, value);
  // A cube is half a point at the end: sugar is used for what is worth more.
  const sweet = plain === 0 || (most - plain) * 2 > most - value;
  const tile = sweet ? most : plain;
  moves.serve(board, seat, bestDrink, tile, sweet ? Math.max(0, most - value) : 0);
  return true;
}

/** Empties, of the fullest cups, the one with the least value. */
function emptyLeast(board: Board, seat: number): void {
  let most = 0;
  let least = 0;
  let bestDrink = 0;
  for (let drink = 0; drink < CUPS; drink++) {
    const filled = at(board.filled, seat * CUPS + drink);
    const sum = at(board.sum, seat * CUPS + drink);
    if (filled > most || (filled === most && sum < least)) {
      most = filled;
      least = sum;
      bestDrink = drink;
    }
  }
  moves.emptyCup(board, seat, bestDrink);
}
