import type { Phrase } from '../../core/phrase';
import {
  coinsForKinds,
  emptySquares,
  fullCups,
  isFull,
  kindsIn,
  otherSide,
  preparationOf,
  price,
  rewardFor,
  tileAt,
  valueOf,
} from '../../rules/cafe-del-gatto';
import type { GattoMove, GattoView } from '../../rules/cafe-del-gatto/types';
import { DRINKS } from '../../rules/cafe-del-gatto/types';

type Of<T extends GattoMove['type']> = GattoMove & { readonly type: T };

/** A drink tile that cost no more than this for each point of its value was cheap. */
const CHEAP = 0.5;

const because = (why: string, params: NonNullable<Phrase['params']> = {}): Phrase => ({
  key: `because.cafe-del-gatto.${why}`,
  params,
});

/** What speaks for a move, seen before it is played. */
export function reasonFor(view: GattoView, move: GattoMove): Phrase {
  switch (move.type) {
    case 'buy':
      return forBuying(view, move);
    case 'serve':
    case 'serve-one':
      return forServing(view, move);
    case 'take-coins':
      return because('coins', { coins: view.players[move.seat]?.coins ?? 0 });
    case 'clean':
      return because('clean', { side: move.side, other: otherSide(move.side) });
    case 'end-turn':
      return because(fullCups(view, move.seat).length > 0 ? 'keep' : 'end');
    case 'empty-cup':
      return because('empty', { cup: move.cup });
  }
}

function forBuying(view: GattoView, { seat, side, row, cup }: Of<'buy'>): Phrase {
  const { face } = tileAt(view, side, row);
  const { total } = price(view, side, row);
  const value = valueOf(face);
  const tiles = view.players[seat]?.cups[cup] ?? [];
  const kinds = kindsIn(tiles);
  const same = tiles.length > 0 && kinds === 1 && tiles[0] && preparationOf(tiles[0].face) === preparationOf(face);
  const params = { cup, preparation: preparationOf(face), side, value, price: total };
  if (emptySquares(view, seat, cup) === 1) return because('fills', params);
  if (same) return because('same', { ...params, coins: coinsForKinds(view, cup, 1) });
  if (value === 1 && view.sugarReserve > 0) return because('sugar', params);
  if (total <= value * CHEAP) return because('cheap', params);
  if (value === 4) return because('strong', params);
  return because('next', params);
}

function forServing(view: GattoView, { seat, cup, tile, sugar }: Of<'serve'> | Of<'serve-one'>): Phrase {
  const { kindCoins, difference } = rewardFor(view, seat, cup, tile, sugar);
  const params = { cup, tile, coins: kindCoins + difference, sugar };
  const unserved = DRINKS.filter((drink) => view.players[seat]?.served[drink] === undefined);
  if (unserved.length === 1) return because('last', params);
  const best = view.menu[cup].at(-1) === tile;
  const rival = view.players.findIndex((_, other) => other !== seat && isFull(view, other, cup));
  if (best && rival >= 0) return because('first', params);
  if (sugar > 0) return because('sweet', params);
  return because(best ? 'best' : 'serve', params);
}
