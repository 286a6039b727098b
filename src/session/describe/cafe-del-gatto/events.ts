import type { Phrase } from '../../../core/phrase';
import type { GattoEvent } from '../../../rules/cafe-del-gatto/types';
import type { PlayerInfo } from '../../types';
import { nameOf, namesOf, priceParams, tileParams } from './params';

const say = (what: string, params: Phrase['params'] = {}): Phrase => ({ key: `log.cafe-del-gatto.${what}`, params });

/**
 * The lines of an event for the log. Coins that are a part of another event (a price, what a served cup pays) and
 * whose turn it is have no line of their own: the sentence they belong to, or the turn panel, says it.
 */
export function describeEvent(event: GattoEvent, players: readonly PlayerInfo[]): readonly Phrase[] {
  switch (event.type) {
    case 'coins':
      return event.why === 'take' ? [say('take', { who: nameOf(players, event.seat), coins: event.coins })] : [];
    case 'bought':
      return [
        say('bought', {
          who: nameOf(players, event.seat),
          cup: event.cup,
          ...tileParams(event.side, event.tile),
          ...priceParams(event.price, event.row),
        }),
      ];
    case 'sugar':
      return event.cubes > 0 ? [say('sugar-gained', { who: nameOf(players, event.seat), cubes: event.cubes })] : [];
    case 'drawn':
      return [say('drawn', { row: event.row, ...tileParams(event.side, event.tile) })];
    case 'refilled':
      return [say('refilled', { tiles: event.tiles })];
    case 'cleaned':
      return [say('cleaned', { who: nameOf(players, event.seat), side: event.side, tiles: event.tiles.length })];
    case 'served':
      return served(event, players);
    case 'emptied':
      return [say('emptied', { who: nameOf(players, event.seat), cup: event.cup, tiles: event.tiles.length })];
    case 'turn':
      return [];
    case 'intermediate':
      return [say(`intermediate-${event.branch}`, namesOf(players, event.waiting))];
    case 'last-round':
      return [say('last-round', { who: nameOf(players, event.seat), count: event.turnsLeft })];
    case 'over':
      return [say('over', { count: event.winners.length, ...namesOf(players, event.winners) })];
  }
}

function served(event: Extract<GattoEvent, { type: 'served' }>, players: readonly PlayerInfo[]): readonly Phrase[] {
  const { cup, value, tile, sugar } = event;
  const lines = [
    say(sugar > 0 ? 'served-sugar' : 'served', { who: nameOf(players, event.seat), cup, value, tile, sugar }),
  ];
  lines.push(say('kind-coins', { count: event.kinds, coins: event.kindCoins }));
  if (event.difference > 0) lines.push(say('difference', { value, tile, coins: event.difference }));
  return lines;
}
