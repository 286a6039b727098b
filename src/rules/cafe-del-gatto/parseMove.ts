import type { Problem } from '../../core/problem';
import { fields, integer, object, oneOf, reading } from '../../core/read';
import type { Result } from '../../core/result';
import type { Config } from '../contract';
import type { GattoBox, GattoMove } from './types';
import { DRINKS, ROWS, SIDES } from './types';

/** The fields of each type of move, besides `seat` and `type`. */
const FIELDS = {
  buy: ['side', 'row', 'cup'],
  serve: ['cup', 'tile', 'sugar'],
  'take-coins': [],
  clean: ['side'],
  'end-turn': [],
  'serve-one': ['cup', 'tile', 'sugar'],
  'empty-cup': ['cup'],
} as const satisfies Readonly<Record<GattoMove['type'], readonly string[]>>;

export const MOVE_TYPES = Object.keys(FIELDS) as readonly GattoMove['type'][];

const MOST = 999;

/** Reads a move. Malformed is what no rule could judge: an unknown type, field, cup, side, row or seat. */
export const parseMove = (raw: unknown, config: Config<GattoBox>): Result<GattoMove, Problem> =>
  reading(() => readMove(raw, config));

function readMove(raw: unknown, { players }: Config<GattoBox>): GattoMove {
  const type = oneOf(object(raw, '').type, 'type', MOVE_TYPES);
  const known: readonly ('side' | 'row' | 'cup' | 'tile' | 'sugar')[] = FIELDS[type];
  const found = fields(raw, '', ['seat', 'type', ...known]);
  const seat = integer(found.seat, 'seat', 0, players - 1);
  const cup = () => oneOf(found.cup, 'cup', DRINKS);
  const side = () => oneOf(found.side, 'side', SIDES);
  switch (type) {
    case 'buy':
      return { seat, type, side: side(), row: integer(found.row, 'row', 1, ROWS), cup: cup() };
    case 'serve':
    case 'serve-one': {
      const tile = integer(found.tile, 'tile', 0, MOST);
      return { seat, type, cup: cup(), tile, sugar: integer(found.sugar, 'sugar', 0, MOST) };
    }
    case 'clean':
      return { seat, type, side: side() };
    case 'empty-cup':
      return { seat, type, cup: cup() };
    case 'take-coins':
    case 'end-turn':
      return { seat, type };
  }
}
