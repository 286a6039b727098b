import type { ZoneId } from '../../../core/ids';
import type { Phrase } from '../../../core/phrase';
import type { Component } from '../../../table/types';
import type { PlayerInfo } from '../../types';
import { nameOf } from './params';

/** Pieces and places by what they are, not by what the game says of them: for the table as it lies. */

const card = (what: string, params: Phrase['params'] = {}): Phrase => ({ key: `card.cafe-del-gatto.${what}`, params });

/** A piece in a few words: "hot 3 tile", "espresso of Luna". */
export function describeThing({ id, kind, look }: Component, players: readonly PlayerInfo[]): Phrase {
  const [drink = '', value = ''] = look.split(':');
  switch (kind as string) {
    case 'tile':
      return { key: 'piece.stone', params: { face: look } };
    case 'coin':
      return card('coin');
    case 'sugar':
      return card('sugar');
    case 'drink-tile':
      return card('drink', { cup: drink, tile: value });
    case 'start-tile':
      return card('start');
    default:
      return card('cup', { cup: look, who: nameOf(players, Number(id.split(':')[1])) });
  }
}

/** Where something lies: "milk chute", "coins of Luna", "on the table". */
export function describePlace(zone: ZoneId, players: readonly PlayerInfo[]): Phrase {
  const [family = '', first = '', drink = ''] = zone.split(':');
  const say = (what: string, params: Phrase['params'] = {}): Phrase => ({
    key: `place.cafe-del-gatto.${what}`,
    params,
  });
  if (family === 'table' || family === 'on') return { key: `place.${family}` };
  if (first === 'reserve') return say(`${family}-reserve`);
  if (/^\d+$/.test(first)) return say(family, { who: nameOf(players, Number(first)), cup: drink });
  return say(family, { side: first, cup: first });
}
