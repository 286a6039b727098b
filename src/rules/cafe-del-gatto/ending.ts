import type { Seat } from '../../core/ids';
import type { Outcome } from '../contract';
import { isServed } from './cups';
import { score } from './score';
import type { GattoView, Player } from './types';
import { DRINKS } from './types';

type Round = Pick<GattoView, 'players' | 'turn' | 'startTile'>;

export const nextSeat = ({ players }: Pick<GattoView, 'players'>, seat: Seat): Seat => (seat + 1) % players.length;

/** Seats clockwise, beginning with the one after `seat` and ending with `seat` itself. */
export function seatsAfter({ players }: Pick<GattoView, 'players'>, seat: Seat): readonly Seat[] {
  return players.map((_, i) => (seat + 1 + i) % players.length);
}

/** True when a player has served all five cups (DG-60). */
export const hasFinished = (player: Player): boolean => DRINKS.every((cup) => isServed(player, cup));

/** Turns that follow the present one until everybody has had the same number (DG-60). */
export const turnsLeftInRound = ({ players, turn, startTile }: Round): number =>
  (startTile - turn - 1 + players.length) % players.length;

/** Turns that will still be played after the present one; null while nobody has served all five (DG-60). */
export const turnsLeft = (view: Round): number | null =>
  view.players.some(hasFinished) ? turnsLeftInRound(view) : null;

/** True when the game ends with the present turn, or with the intermediate round that follows it (DG-51, DG-60). */
export const endsNow = (view: Round): boolean => turnsLeft(view) === 0;

/** Who has won: most points, then most coins, then shared (DG-61, DG-62); null while the game goes on. */
export function outcome(view: Pick<GattoView, 'players' | 'phase'>): Outcome | null {
  if (view.phase !== 'over') return null;
  const points = score(view).map(({ total }) => total);
  const most = Math.max(...points);
  const first = view.players.flatMap((_, seat) => (points[seat] === most ? [seat] : []));
  const coins = first.map((seat) => view.players[seat]?.coins ?? 0);
  const richest = Math.max(...coins);
  const winners = first.filter((_, i) => coins[i] === richest);
  const reason = first.length === 1 ? 'points' : winners.length === 1 ? 'coins' : 'shared';
  return { winners, losers: [], reason };
}
