import type { Phrase } from '../../../core/phrase';
import type { ZoneId } from '../../../core/ids';
import { ZONES } from '../../../referee/cafe-del-gatto/zones';
import type { Component } from '../../../table/types';

const KINDS = ['tile', 'coin', 'sugar', 'drink-tile'];

/** How many pieces: "7 coins", in the bag "23 tiles in the bag"; of several kinds only that they are pieces. */
export function describeCount(pieces: readonly Component[], zone: ZoneId | null): Phrase {
  const params = { count: pieces.length };
  if (zone === ZONES.bag) return { key: 'count.cafe-del-gatto.bag', params };
  const kinds = new Set(pieces.map(({ kind }) => (kind.startsWith('cup-') ? 'cup' : (kind as string))));
  const [kind = ''] = kinds;
  const known = kinds.size === 1 && (KINDS.includes(kind) || kind === 'cup');
  return { key: `count.cafe-del-gatto.${known ? kind : 'piece'}`, params };
}
