import type { Seat } from '../../core/ids';
import type { Drink, GattoView, Player, Side } from './types';
import { DRINKS } from './types';

type Cups = Pick<GattoView, 'box' | 'players'>;

/** The player of a seat; throws when there is none. */
export function playerAt({ players }: Pick<GattoView, 'players'>, seat: Seat): Player {
  const player = players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return player;
}

export const isServed = (player: Player, cup: Drink): boolean => player.served[cup] !== undefined;

/** How many squares of a cup are still empty; 0 for a served cup. */
export function emptySquares(view: Cups, seat: Seat, cup: Drink): number {
  const player = playerAt(view, seat);
  return isServed(player, cup) ? 0 : view.box.drinks[cup].squares.length - player.cups[cup].length;
}

/** What the lowest empty square takes (bottom to top, DG-11); null for a full or a served cup. */
export function nextSquare(view: Cups, seat: Seat, cup: Drink): Side | null {
  const player = playerAt(view, seat);
  if (isServed(player, cup)) return null;
  return view.box.drinks[cup].squares[player.cups[cup].length] ?? null;
}

/** True for an unserved cup with a tile on each square (DG-20). */
export function isFull(view: Cups, seat: Seat, cup: Drink): boolean {
  const player = playerAt(view, seat);
  return !isServed(player, cup) && player.cups[cup].length === view.box.drinks[cup].squares.length;
}

/** The full cups of a seat, in menu order. */
export const fullCups = (view: Cups, seat: Seat): readonly Drink[] => DRINKS.filter((cup) => isFull(view, seat, cup));

/** Tiles in the fullest cup of a seat; 0 when it has no tile at all (DG-50). */
export function mostTiles(view: Pick<GattoView, 'players'>, seat: Seat): number {
  const { cups } = playerAt(view, seat);
  let most = 0;
  for (const cup of DRINKS) most = Math.max(most, cups[cup].length);
  return most;
}

/** The cups that may be emptied: those with the most tiles (DG-50); none when there is no tile. */
export function fullestCups(view: Pick<GattoView, 'players'>, seat: Seat): readonly Drink[] {
  const most = mostTiles(view, seat);
  return most === 0 ? [] : DRINKS.filter((cup) => playerAt(view, seat).cups[cup].length === most);
}
