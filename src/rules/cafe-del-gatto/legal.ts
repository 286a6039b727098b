import type { Seat } from '../../core/ids';
import { canPayCleaning } from './cleaning';
import { fullCups, fullestCups, nextSquare, playerAt } from './cups';
import { price } from './machine';
import { baristaValue, servableTiles } from './serving';
import type { Drink, GattoMove, GattoState, Side } from './types';
import { DRINKS, ROWS, SIDES } from './types';

/** Seats that may move now: one at a time, in an intermediate round the first of those waiting; none at the end. */
export function actors({ phase, turn, waiting }: GattoState): readonly Seat[] {
  if (phase === 'over') return [];
  return phase === 'intermediate' ? waiting.slice(0, 1) : [turn];
}

/**
 * Every legal move, each once. Order: tiles to buy (milk, then coffee; row 1 up; cups in menu order), cups to serve
 * (menu order, sugar 0 up, lowest drink tile first), 2 coins, cleaning, the end of the turn.
 */
export function legalMoves(state: GattoState, seat?: Seat): readonly GattoMove[] {
  const [actor] = actors(state);
  if (actor === undefined || (seat !== undefined && seat !== actor)) return [];
  const moves: GattoMove[] = [];
  switch (state.phase) {
    case 'turn':
      buys(state, actor, moves);
      serves(state, actor, 'serve', moves);
      moves.push({ seat: actor, type: 'take-coins' });
      cleanings(state, actor, moves);
      break;
    case 'cleaned':
      buys(state, actor, moves);
      cleanings(state, actor, moves);
      moves.push({ seat: actor, type: 'end-turn' });
      break;
    case 'serving':
      serves(state, actor, 'serve', moves);
      moves.push({ seat: actor, type: 'end-turn' });
      break;
    case 'intermediate':
      if (state.branch === 'serve') serves(state, actor, 'serve-one', moves);
      else for (const cup of fullestCups(state, actor)) moves.push({ seat: actor, type: 'empty-cup', cup });
      break;
    case 'over':
      break;
  }
  return moves;
}

/** DG-10 to DG-14: each tile that fits into a cup and can be paid. */
function buys(state: GattoState, seat: Seat, moves: GattoMove[]): void {
  const { coins } = playerAt(state, seat);
  const takers: Record<Side, Drink[]> = { milk: [], coffee: [] };
  for (const cup of DRINKS) {
    const side = nextSquare(state, seat, cup);
    if (side) takers[side].push(cup);
  }
  for (const side of SIDES) {
    if (takers[side].length === 0) continue;
    for (let row = 1; row <= ROWS; row++) {
      if (price(state, side, row).total > coins) continue;
      for (const cup of takers[side]) moves.push({ seat, type: 'buy', side, row, cup });
    }
  }
}

/** DG-20 to DG-23 and DG-50: each full cup with each number of sugar cubes and each drink tile within reach. */
function serves(state: GattoState, seat: Seat, type: 'serve' | 'serve-one', moves: GattoMove[]): void {
  for (const cup of fullCups(state, seat)) {
    for (let sugar = 0; sugar <= playerAt(state, seat).sugar; sugar++) {
      for (const tile of servableTiles(state, cup, baristaValue(state, seat, cup, sugar))) {
        moves.push({ seat, type, cup, tile, sugar });
      }
    }
  }
}

/** DG-40. */
function cleanings(state: GattoState, seat: Seat, moves: GattoMove[]): void {
  if (!canPayCleaning(playerAt(state, seat))) return;
  for (const side of SIDES) moves.push({ seat, type: 'clean', side });
}
