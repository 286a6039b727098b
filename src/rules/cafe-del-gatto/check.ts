import type { Seat } from '../../core/ids';
import type { Verdict } from '../contract';
import { CLEANING_COSTS } from './cleaning';
import { emptySquares, isServed, mostTiles, nextSquare, playerAt } from './cups';
import { price } from './machine';
import { baristaValue } from './serving';
import type { Drink, GattoMove, GattoState } from './types';
import { ROWS } from './types';

/** Every reason for a refusal, `rule.why`; each has a sentence under `refusal.` in the catalogue. */
export const REASONS = [
  'DG-5.turn',
  'DG-5.end',
  'DG-10.row',
  'DG-11.served',
  'DG-11.full',
  'DG-11.colour',
  'DG-14.coins',
  'DG-20.serving',
  'DG-20.served',
  'DG-20.full',
  'DG-22.sugar',
  'DG-22.gone',
  'DG-22.value',
  'DG-40.cleaned',
  'DG-40.coins',
  'DG-50.outside',
  'DG-50.serve',
  'DG-50.empty',
  'DG-50.fullest',
  'DG-50.nothing',
  'DG-51.turn',
  'DG-60.over',
] as const;

type Refusal = (typeof REASONS)[number];

const FINE: Verdict = { ok: true };

function no(refusal: Refusal, params: Readonly<Record<string, string | number>> = {}): Verdict {
  const dot = refusal.indexOf('.');
  return { ok: false, reason: { rule: refusal.slice(0, dot), why: refusal.slice(dot + 1), params } };
}

/**
 * Whether a move may be played, and if not, the first rule against it: is the game going on (DG-60), is it this seat's
 * turn (DG-5, DG-51), is this the time for such a move (DG-5, DG-20, DG-40, DG-50), and then the rules of the move.
 */
export function check(state: GattoState, move: GattoMove): Verdict {
  const wrongTime = checkTime(state, move);
  if (wrongTime) return wrongTime;
  switch (move.type) {
    case 'buy':
      return checkBuy(state, move);
    case 'serve':
    case 'serve-one':
      return checkServe(state, move);
    case 'clean':
      return checkClean(state, move.seat);
    case 'empty-cup':
      return checkEmpty(state, move.seat, move.cup);
    case 'take-coins':
    case 'end-turn':
      return FINE;
  }
}

function checkTime(state: GattoState, { seat, type }: GattoMove): Verdict | null {
  const { phase, turn, waiting, branch } = state;
  if (phase === 'over') return no('DG-60.over');
  if (phase === 'intermediate') {
    const asked = waiting[0];
    if (seat !== asked) return no('DG-51.turn', { who: asked ?? turn });
    if (branch === 'serve') return type === 'serve-one' ? null : no('DG-50.serve');
    return type === 'empty-cup' ? null : no('DG-50.empty');
  }
  if (seat !== turn) return no('DG-5.turn', { who: turn });
  if (type === 'serve-one' || type === 'empty-cup') return no('DG-50.outside');
  if (phase === 'turn') return type === 'end-turn' ? no('DG-5.end') : null;
  if (phase === 'cleaned') return type === 'serve' || type === 'take-coins' ? no('DG-40.cleaned') : null;
  return type === 'serve' || type === 'end-turn' ? null : no('DG-20.serving');
}

function checkBuy(state: GattoState, { seat, side, row, cup }: GattoMove & { type: 'buy' }): Verdict {
  if (row < 1 || row > ROWS) return no('DG-10.row', { row });
  const player = playerAt(state, seat);
  if (isServed(player, cup)) return no('DG-11.served', { cup });
  const square = nextSquare(state, seat, cup);
  if (square === null) return no('DG-11.full', { cup });
  if (square !== side) return no('DG-11.colour', { cup, side, square });
  const { opposite, surcharge, total } = price(state, side, row);
  if (total > player.coins) return no('DG-14.coins', { price: total, opposite, surcharge, coins: player.coins });
  return FINE;
}

function checkServe(state: GattoState, move: GattoMove & { type: 'serve' | 'serve-one' }): Verdict {
  const { seat, cup, tile, sugar } = move;
  const player = playerAt(state, seat);
  if (isServed(player, cup)) return no('DG-20.served', { cup });
  const left = emptySquares(state, seat, cup);
  if (left > 0) return no('DG-20.full', { cup, left });
  if (sugar < 0 || sugar > player.sugar) return no('DG-22.sugar', { sugar, held: player.sugar });
  if (!state.menu[cup].includes(tile)) return no('DG-22.gone', { cup, tile });
  const value = baristaValue(state, seat, cup, sugar);
  if (tile > value) return no('DG-22.value', { cup, tile, value });
  return FINE;
}

function checkClean(state: GattoState, seat: Seat): Verdict {
  const { coins } = playerAt(state, seat);
  return coins >= CLEANING_COSTS ? FINE : no('DG-40.coins', { price: CLEANING_COSTS, coins });
}

function checkEmpty(state: GattoState, seat: Seat, cup: Drink): Verdict {
  const tiles = playerAt(state, seat).cups[cup].length;
  const most = mostTiles(state, seat);
  if (tiles === 0) return no('DG-50.nothing', { cup });
  return tiles === most ? FINE : no('DG-50.fullest', { cup, tiles, most });
}
