import type { Phrase } from '../../../core/phrase';
import { playerAt } from '../../../rules/cafe-del-gatto/cups';
import { price, tileAt } from '../../../rules/cafe-del-gatto/machine';
import { rewardFor } from '../../../rules/cafe-del-gatto/serving';
import type { GattoMove, GattoView, Side } from '../../../rules/cafe-del-gatto/types';
import { type Params, priceParams, tileParams } from './params';

const GAME = 'cafe-del-gatto';

/** A move as it stands in the list of moves, with what it costs or brings. The move is legal in `view`. */
export function describeMove(view: GattoView, move: GattoMove): Phrase {
  const key = (what: string): string => `move.${GAME}.${what}`;
  switch (move.type) {
    case 'buy':
      return { key: key('buy'), params: { cup: move.cup, ...buyParams(view, move.side, move.row) } };
    case 'serve':
    case 'serve-one':
      return { key: key(move.sugar > 0 ? 'serve-sugar' : 'serve'), params: serveParams(view, move) };
    case 'clean':
      return { key: key('clean'), params: { side: move.side } };
    case 'empty-cup':
      return {
        key: key('empty-cup'),
        params: { cup: move.cup, tiles: playerAt(view, move.seat).cups[move.cup].length },
      };
    case 'take-coins':
    case 'end-turn':
      return { key: key(move.type) };
  }
}

/** The same under a heading and beside its coins, where these need not be repeated. */
export function describeShortMove(view: GattoView, move: GattoMove): Phrase {
  const { key, params } = describeMove(view, move);
  return { key: key.replace('move.', 'short-move.'), ...(params ? { params } : {}) };
}

/** How many coins a move brings at once; negative = it costs them. */
export function coinsOf(view: GattoView, move: GattoMove): number {
  switch (move.type) {
    case 'buy':
      return -price(view, move.side, move.row).total;
    case 'serve':
    case 'serve-one': {
      const { kindCoins, difference } = rewardFor(view, move.seat, move.cup, move.tile, move.sugar);
      return kindCoins + difference;
    }
    case 'take-coins':
      return 2;
    case 'clean':
      return -2;
    case 'end-turn':
    case 'empty-cup':
      return 0;
  }
}

/** The same beside the pointer, where piece and place are seen: the price, or what it brings, with its sum. */
export function describeGhost(view: GattoView, move: GattoMove): Phrase {
  const key = (what: string): string => `ghost.${GAME}.${what}`;
  switch (move.type) {
    case 'buy': {
      const params = buyParams(view, move.side, move.row);
      return { key: key(String(params.sum)), params };
    }
    case 'serve':
    case 'serve-one': {
      const params = serveParams(view, move);
      return { key: key(String(params.gain)), params };
    }
    case 'clean':
    case 'empty-cup':
    case 'take-coins':
    case 'end-turn':
      return { key: key(move.type) };
  }
}

const buyParams = (view: GattoView, side: Side, row: number): Params => ({
  ...tileParams(side, tileAt(view, side, row)),
  ...priceParams(price(view, side, row), row),
});

function serveParams(
  view: GattoView,
  { seat, cup, tile, sugar }: Extract<GattoMove, { type: 'serve' | 'serve-one' }>,
): Params {
  const { value, kinds, kindCoins, difference } = rewardFor(view, seat, cup, tile, sugar);
  const gain = difference > 0 ? 'both' : 'kinds';
  return { cup, tile, sugar, value, kinds, kindCoins, difference, coins: kindCoins + difference, gain };
}
