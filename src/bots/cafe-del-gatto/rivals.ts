import type { Seat } from '../../core/ids';
import { emptySquares, hasFinished, isFull, isServed, nextSquare, playerAt, sumOf } from '../../rules/cafe-del-gatto';
import type { Drink, GattoView, Side } from '../../rules/cafe-del-gatto/types';
import { DRINKS } from '../../rules/cafe-del-gatto/types';

/** What the others could do before a seat's next turn; the one who comes first is named. */

const others = ({ players }: GattoView, seat: Seat): readonly Seat[] =>
  players.slice(1).map((_, i) => (seat + 1 + i) % players.length);

/** Who has the same cup full and could take a drink tile; null for nobody. */
export function whoCouldTake(view: GattoView, seat: Seat, cup: Drink, tile: number): Seat | null {
  const reaches = (other: Seat): boolean => {
    const { cups, sugar } = playerAt(view, other);
    return isFull(view, other, cup) && sumOf(cups[cup]) + sugar >= tile;
  };
  return others(view, seat).find(reaches) ?? null;
}

/** Who could fill a cup with a tile of this side and price, and which cup; null for nobody. */
export function whoCouldFill(
  view: GattoView,
  seat: Seat,
  side: Side,
  price: number,
): { readonly seat: Seat; readonly cup: Drink } | null {
  for (const other of others(view, seat)) {
    if (playerAt(view, other).coins < price) continue;
    const cup = DRINKS.find((each) => nextSquare(view, other, each) === side && emptySquares(view, other, each) === 1);
    if (cup) return { seat: other, cup };
  }
  return null;
}

/** Who has finished, or has only full cups left to serve, so that the game may end with this round; null for nobody. */
export function whoCouldFinish(view: GattoView, seat: Seat): Seat | null {
  const isReady = (other: Seat): boolean => {
    const player = playerAt(view, other);
    return hasFinished(player) || DRINKS.every((cup) => isServed(player, cup) || isFull(view, other, cup));
  };
  return others(view, seat).find(isReady) ?? null;
}
