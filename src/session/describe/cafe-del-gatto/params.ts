import type { Seat } from '../../../core/ids';
import type { Price, Side, Tile } from '../../../rules/cafe-del-gatto/types';
import type { PlayerInfo } from '../../types';

export type Params = Readonly<Record<string, string | number>>;

const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const;

export const nameOf = (players: readonly PlayerInfo[], seat: Seat): string => players[seat]?.name ?? '';

/** Up to five words for a list: `n` says how many, `a`, `b`, … which (`$t(names.{{n}})`). */
export const listed = (words: readonly string[]): Params =>
  Object.fromEntries([
    ['n', words.length],
    ...words.slice(0, LETTERS.length).map((word, i) => [LETTERS[i] as string, word]),
  ]);

export const namesOf = (players: readonly PlayerInfo[], seats: readonly Seat[]): Params =>
  listed(seats.map((seat) => nameOf(players, seat)));

/** What `piece.tile` needs. */
export const tileParams = (side: Side, { face }: Tile): Params => ({
  side,
  preparation: face.charAt(0),
  value: Number(face.charAt(1)),
});

/** What the sentences of a price need; `sum` chooses between them. */
export const priceParams = ({ opposite, surcharge, total }: Price, row: number): Params => ({
  sum: surcharge > 0 ? 'row' : 'plain',
  opposite,
  surcharge,
  total,
  row,
});
