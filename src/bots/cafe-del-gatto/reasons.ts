import type { Seat } from '../../core/ids';
import type { Phrase } from '../../core/phrase';
import {
  coinsForKinds,
  emptySquares,
  fullCups,
  kindsIn,
  nextSquare,
  otherSide,
  preparationOf,
  price,
  rewardFor,
  servableTiles,
  sumOf,
  tileAt,
  valueOf,
} from '../../rules/cafe-del-gatto';
import type { Drink, GattoMove, GattoView, Side } from '../../rules/cafe-del-gatto/types';
import { DRINKS, ROWS, SIDES } from '../../rules/cafe-del-gatto/types';
import { whoCouldFill, whoCouldFinish, whoCouldTake } from './rivals';

type Of<T extends GattoMove['type']> = GattoMove & { readonly type: T };
type Params = NonNullable<Phrase['params']>;

/** A tile that cost no more than this for each point of its value was cheap. */
const CHEAP = 0.5;
/** Tiles of this value and more are worth being kept from another. */
const WANTED = 3;
const TAKEN_COINS = 2;

const because = (why: string, params: Params = {}): Phrase => ({ key: `because.cafe-del-gatto.${why}`, params });

/** What a move gains, and after it what it prevents. `who` is the seat that is kept from it. */
const both = (why: string, stops: { readonly why: string; readonly params: Params } | null, params: Params): Phrase =>
  stops ? because('both', { ...params, ...stops.params, gains: why, stops: stops.why }) : because(why, params);

/** What a move gains and what it prevents, seen before it is played. */
export function reasonFor(view: GattoView, move: GattoMove): Phrase {
  switch (move.type) {
    case 'buy':
      return forBuying(view, move);
    case 'serve':
    case 'serve-one':
      return forServing(view, move);
    case 'take-coins':
      return forCoins(view, move.seat);
    case 'clean':
      return because('clean', { side: move.side, other: otherSide(move.side) });
    case 'end-turn':
      return because(fullCups(view, move.seat).length > 0 ? 'keep' : 'end');
    case 'empty-cup':
      return because('empty', { cup: move.cup });
  }
}

function forBuying(view: GattoView, move: Of<'buy'>): Phrase {
  const { seat, side, row, cup } = move;
  const { face } = tileAt(view, side, row);
  const { total } = price(view, side, row);
  const value = valueOf(face);
  const tiles = view.players[seat]?.cups[cup] ?? [];
  const same =
    tiles.length > 0 && kindsIn(tiles) === 1 && tiles[0] && preparationOf(tiles[0].face) === preparationOf(face);
  const params = { cup, preparation: preparationOf(face), side, value, price: total };
  const fill = value >= WANTED ? whoCouldFill(view, seat, side, total) : null;
  const stops = fill && { why: 'fill', params: { who: fill.seat, other: fill.cup } };
  if (emptySquares(view, seat, cup) === 1) {
    const tile = servableTiles(view, cup, sumOf(tiles) + value).at(-1);
    return tile === undefined ? both('fills', stops, params) : both('fills-for', stops, { ...params, tile });
  }
  if (same) return both('same', stops, { ...params, coins: coinsForKinds(view, cup, 1) });
  if (value === 1 && view.sugarReserve > 0) return because('sugar', params);
  if (total <= value * CHEAP) return both('cheap', stops, params);
  if (value === 4) return both('strong', stops, params);
  return both('next', stops, params);
}

function forServing(view: GattoView, { seat, cup, tile, sugar }: Of<'serve'> | Of<'serve-one'>): Phrase {
  const { kindCoins, difference } = rewardFor(view, seat, cup, tile, sugar);
  const params = { cup, tile, coins: kindCoins + difference, sugar };
  const unserved = DRINKS.filter((drink) => view.players[seat]?.served[drink] === undefined);
  if (unserved.length === 1) return because('last', params);
  const before =
    view.menu[cup].filter((other) => other === tile).length === 1 ? whoCouldTake(view, seat, cup, tile) : null;
  if (before !== null) return because('first', { ...params, who: before });
  const finisher = whoCouldFinish(view, seat);
  const stops = finisher === null ? null : { why: 'finish', params: { who: finisher } };
  if (sugar > 0) return both('sweet', stops, params);
  return both(view.menu[cup].at(-1) === tile ? 'best' : 'serve', stops, params);
}

/** Two coins for a tile that is just out of reach, the one with the highest value; or for want of anything better. */
function forCoins(view: GattoView, seat: Seat): Phrase {
  const coins = view.players[seat]?.coins ?? 0;
  let best: { readonly cup: Drink; readonly value: number; readonly price: number } | null = null;
  for (const { side, cup } of nextSquares(view, seat)) {
    for (let row = 1; row <= ROWS; row++) {
      const { total } = price(view, side, row);
      const value = valueOf(tileAt(view, side, row).face);
      const within = total > coins && total <= coins + TAKEN_COINS;
      if (within && value >= WANTED && value > (best?.value ?? 0)) best = { cup, value, price: total };
    }
  }
  return best ? because('saves', { ...best }) : because('coins', { coins });
}

const nextSquares = (view: GattoView, seat: Seat): readonly { readonly side: Side; readonly cup: Drink }[] =>
  DRINKS.flatMap((cup) => SIDES.filter((side) => nextSquare(view, seat, cup) === side).map((side) => ({ side, cup })));
