import type { Problem } from '../../core/problem';
import { fields, integer, object, oneOf, reading } from '../../core/read';
import type { Result } from '../../core/result';
import type { GattoMove } from './types';
import { DRINKS, SIDES } from './types';

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

const MOVE_TYPES = Object.keys(FIELDS) as readonly GattoMove['type'][];

/**
 * Reads a move. Malformed is what no rule could judge: an unknown type, field, cup or side, or a number that is not whole.
 * A seat, row, drink tile or number of cubes that there is not is well-formed, and refused by its rule.
 */
export const parseMove = (raw: unknown): Result<GattoMove, Problem> => reading(() => readMove(raw));

function readMove(raw: unknown): GattoMove {
  const type = oneOf(object(raw, '').type, 'type', MOVE_TYPES);
  const known: readonly ('side' | 'row' | 'cup' | 'tile' | 'sugar')[] = FIELDS[type];
  const found = fields(raw, '', ['seat', 'type', ...known]);
  const whole = (name: 'seat' | 'row' | 'tile' | 'sugar') =>
    integer(found[name], name, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  const cup = () => oneOf(found.cup, 'cup', DRINKS);
  const side = () => oneOf(found.side, 'side', SIDES);
  const seat = whole('seat');
  switch (type) {
    case 'buy':
      return { seat, type, side: side(), row: whole('row'), cup: cup() };
    case 'serve':
    case 'serve-one':
      return { seat, type, cup: cup(), tile: whole('tile'), sugar: whole('sugar') };
    case 'clean':
      return { seat, type, side: side() };
    case 'empty-cup':
      return { seat, type, cup: cup() };
    case 'take-coins':
    case 'end-turn':
      return { seat, type };
  }
}
