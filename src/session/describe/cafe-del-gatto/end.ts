import type { Seat } from '../../../core/ids';
import type { Phrase } from '../../../core/phrase';
import type { GattoView } from '../../../rules/cafe-del-gatto/types';
import type { Outcome, Score } from '../../../rules/contract';
import type { PlayerInfo } from '../../types';
import { nameOf, namesOf } from './params';

const say = (what: string, params: Phrase['params'] = {}): Phrase => ({ key: `end.cafe-del-gatto.${what}`, params });

/** How the game ended: who won by what, and a tie with what broke it or did not (DG-62). */
export function describeEnd(
  view: GattoView,
  scores: readonly Score[],
  outcome: Outcome,
  players: readonly PlayerInfo[],
): readonly Phrase[] {
  const points = Math.max(...scores.map(({ total }) => total));
  const level = scores.flatMap(({ total }, seat) => (total === points ? [seat] : []));
  const first = outcome.winners[0] ?? 0;
  const who = nameOf(players, first);
  if (level.length <= 1) return [say('points', { who, points })];

  const coinsOf = (seat: Seat): number => view.players[seat]?.coins ?? 0;
  const coins = coinsOf(first);
  const tie = say('level', { points, ...namesOf(players, level) });
  if (level.every((seat) => coinsOf(seat) === coins)) return [tie, say('shared', { coins })];
  if (outcome.winners.length === 1) return [tie, say('coins', { who, coins })];
  return [tie, say('coins-shared', { coins, ...namesOf(players, outcome.winners) })];
}
