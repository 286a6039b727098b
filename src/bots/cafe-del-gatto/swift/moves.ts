import type { GattoMove } from '../../../rules/cafe-del-gatto/types';
import * as names from '../../../rules/cafe-del-gatto/types';
import type { Board } from './board';
import * as numbers from './board';

// Asked for a million times while one move is thought about: as names of this module they cost nothing, whatever loads it.
const { CUPS, entry: at, PHASE, TALL, VALUES, valueOfFace } = numbers;
const { DRINKS, ROWS, SIDES } = names;

/** The moves of the rules on a board of numbers (DG-10 to DG-60). Nothing is checked: only legal moves may be played. */

const CLEANING = 2;
const TAKEN = 2;

/** The seat that may move; -1 when the game is over. */
export function actorOf(board: Board): number {
  if (board.phase === PHASE.over) return -1;
  return board.phase === PHASE.serveOne || board.phase === PHASE.emptyCup ? at(board.waiting, 0) : board.turn;
}

/** What the tile at a place of the machine costs (DG-10). */
export function priceAt(board: Board, place: number): number {
  const row = place % ROWS;
  return valueOfFace(at(board.machine, place < ROWS ? place + ROWS : place - ROWS)) + Math.max(0, row - (ROWS - 3));
}

export const isFullCup = (board: Board, cup: number): boolean =>
  at(board.served, cup) === 0 && at(board.filled, cup) === at(board.printed.height, cup % CUPS);

function anyFull(board: Board, seat: number): boolean {
  for (let cup = seat * CUPS; cup < (seat + 1) * CUPS; cup++) if (isFullCup(board, cup)) return true;
  return false;
}

/** True when a drink tile is left that a full cup could take, with all of the seat's sugar (DG-50). */
export const canServeCup = (board: Board, seat: number, drink: number): boolean => {
  const cup = seat * CUPS + drink;
  return isFullCup(board, cup) && bestFor(board, drink, at(board.sum, cup) + at(board.sugar, seat)) > 0;
};

/** The best drink tile on the board for a barista value; 0 for none. */
export const bestFor = (board: Board, drink: number, value: number): number => at(board.best, drink * VALUES + value);

export const coinsForCup = (board: Board, cup: number): number =>
  at(board.printed.coins, (cup % CUPS) * TALL + countBits(at(board.kinds, cup)));

export const countBits = (bits: number): number => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1);

/** DG-10 to DG-13; `place` is side × 5 + row − 1. */
export function buy(board: Board, seat: number, place: number, drink: number): void {
  const face = at(board.machine, place);
  const side = place < ROWS ? 0 : 1;
  board.coins[seat] = at(board.coins, seat) - priceAt(board, place);
  board.putInCup(seat * CUPS + drink, face);
  board.missing[seat] = at(board.missing, seat) - 1;
  if (valueOfFace(face) === 1 && board.reserve > 0) {
    board.reserve--;
    board.sugar[seat] = at(board.sugar, seat) + 1;
  }
  const top = side * ROWS + ROWS - 1;
  for (let i = place; i < top; i++) board.machine[i] = at(board.machine, i + 1);
  board.machine[top] = draw(board);
  endTurn(board);
}

/** DG-20 to DG-23; in an intermediate round the answer of the seat (DG-51). */
export function serve(board: Board, seat: number, drink: number, tile: number, sugar: number): void {
  const cup = seat * CUPS + drink;
  const value = at(board.sum, cup) + sugar;
  board.coins[seat] = at(board.coins, seat) + coinsForCup(board, cup) + value - tile;
  board.sugar[seat] = at(board.sugar, seat) - sugar;
  board.reserve += sugar;
  discard(board, cup);
  board.served[cup] = 1;
  board.points[seat] = at(board.points, seat) + tile;
  board.takeDrinkTile(drink, tile);
  const open = at(board.open, seat) - 1;
  board.open[seat] = open;
  if (open === 0) board.finished++;
  if (board.phase === PHASE.serveOne) endAnswer(board);
  else if (anyFull(board, seat)) board.phase = PHASE.serving;
  else endTurn(board);
}

/** DG-30. */
export function takeCoins(board: Board, seat: number): void {
  board.coins[seat] = at(board.coins, seat) + TAKEN;
  endTurn(board);
}

/** DG-40. */
export function clean(board: Board, seat: number, side: number): void {
  board.coins[seat] = at(board.coins, seat) - CLEANING;
  for (let i = side * ROWS; i < (side + 1) * ROWS; i++) board.pile[board.pileCount++] = at(board.machine, i);
  for (let i = side * ROWS; i < (side + 1) * ROWS; i++) board.machine[i] = draw(board);
  board.phase = PHASE.cleaned;
}

/** DG-50: empties one cup, as the answer of the seat. */
export function emptyCup(board: Board, seat: number, drink: number): void {
  const cup = seat * CUPS + drink;
  board.missing[seat] = at(board.missing, seat) + at(board.filled, cup);
  discard(board, cup);
  endAnswer(board);
}

/** The end of a turn: of the game (DG-60), or an intermediate round follows (DG-50), or the next turn (DG-5). */
export function endTurn(board: Board): void {
  if (board.bagCount + board.pileCount > 0 || endsNow(board)) {
    goOn(board);
    return;
  }
  board.phase = PHASE.emptyCup;
  for (let seat = 0; seat < board.seats; seat++) if (isConcerned(board, seat, true)) board.phase = PHASE.serveOne;
  const serving = board.phase === PHASE.serveOne;
  board.waitingCount = 0;
  for (let i = 1; i <= board.seats; i++) {
    const seat = (board.turn + i) % board.seats;
    if (isConcerned(board, seat, serving)) board.waiting[board.waitingCount++] = seat;
  }
}

/** Plays a move of the rules. */
export function play(board: Board, move: GattoMove): void {
  const { seat } = move;
  switch (move.type) {
    case 'buy':
      buy(board, seat, SIDES.indexOf(move.side) * ROWS + move.row - 1, DRINKS.indexOf(move.cup));
      break;
    case 'serve':
    case 'serve-one':
      serve(board, seat, DRINKS.indexOf(move.cup), move.tile, move.sugar);
      break;
    case 'take-coins':
      takeCoins(board, seat);
      break;
    case 'clean':
      clean(board, seat, SIDES.indexOf(move.side));
      break;
    case 'empty-cup':
      emptyCup(board, seat, DRINKS.indexOf(move.cup));
      break;
    case 'end-turn':
      endTurn(board);
      break;
  }
}

function discard(board: Board, cup: number): void {
  const count = at(board.filled, cup);
  for (let i = 0; i < count; i++) board.pile[board.pileCount++] = at(board.tiles, cup * TALL + i);
  board.clearCup(cup);
}

function isConcerned(board: Board, seat: number, serving: boolean): boolean {
  for (let drink = 0; drink < CUPS; drink++) {
    if (serving ? canServeCup(board, seat, drink) : at(board.filled, seat * CUPS + drink) > 0) return true;
  }
  return false;
}

function endAnswer(board: Board): void {
  const serving = board.phase === PHASE.serveOne;
  do {
    board.waitingCount--;
    for (let i = 0; i < board.waitingCount; i++) board.waiting[i] = at(board.waiting, i + 1);
  } while (board.waitingCount > 0 && !isConcerned(board, at(board.waiting, 0), serving));
  if (board.waitingCount === 0) goOn(board);
}

/** True when everybody has had the same number of turns and somebody has served all five (DG-60). */
const endsNow = (board: Board): boolean =>
  board.finished > 0 && (board.turn + 1) % board.seats === board.startTile % board.seats;

function goOn(board: Board): void {
  board.waitingCount = 0;
  if (endsNow(board)) {
    board.phase = PHASE.over;
    return;
  }
  board.phase = PHASE.turn;
  board.turn = (board.turn + 1) % board.seats;
}

/** The next tile of the bag; when it is empty, the discard pile is put into it first (DG-41). */
function draw(board: Board): number {
  if (board.bagCount === 0) refill(board);
  board.bagCount--;
  return at(board.bag, board.bagCount);
}

function refill(board: Board): void {
  const count = board.pileCount;
  for (let i = 0; i < count; i++) board.bag[i] = at(board.pile, i);
  for (let i = count - 1; i > 0; i--) {
    const other = chance(board, i + 1);
    const face = at(board.bag, i);
    board.bag[i] = at(board.bag, other);
    board.bag[other] = face;
  }
  board.bagCount = count;
  board.pileCount = 0;
}

/** A whole number from 0 to n − 1 (xorshift32, public domain; only whole numbers, the same on every machine). */
export function chance(board: Board, n: number): number {
  let x = board.chance;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  board.chance = x;
  return (x >>> 0) % n;
}
