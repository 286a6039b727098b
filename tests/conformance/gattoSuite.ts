import { cafeDelGatto, emptySquares, PROBLEMS, REASONS } from '../../src/rules/cafe-del-gatto';
import type { GattoEvent, GattoMove, GattoState } from '../../src/rules/cafe-del-gatto/types';
import { DRINKS, ROWS, SIDES } from '../../src/rules/cafe-del-gatto/types';
import type { AnyGame } from '../../src/rules/registry';
import { layout } from '../support/testTable';
import type { Suite } from './suites';

const count = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const ROWS_THERE = count(ROWS).map((row) => row + 1);

/** Fills cups and serves as late as can be, so that the bag runs dry (DG-50, serving). */
const hoard = (_state: GattoState, { type }: GattoMove): boolean => type === 'buy';

/** Fills no cup whole, so that nobody can serve when the bag runs dry (DG-50, emptying). */
const dabble = (state: GattoState, move: GattoMove): boolean =>
  move.type === 'buy' && emptySquares(state, move.seat, move.cup) > 1;

function moves(state: GattoState, seat: number): GattoMove[] {
  const player = state.players[seat];
  const values = count(15);
  const sugars = [-1, ...count((player?.sugar ?? 0) + 2)];
  const servings = DRINKS.flatMap((cup) => values.flatMap((tile) => sugars.map((sugar) => ({ cup, tile, sugar }))));
  return [
    ...SIDES.flatMap((side) =>
      [0, ...ROWS_THERE, ROWS + 1].flatMap((row) =>
        DRINKS.map((cup) => ({ seat, type: 'buy', side, row, cup }) as const),
      ),
    ),
    ...servings.flatMap((serving) => [
      { seat, type: 'serve', ...serving } as const,
      { seat, type: 'serve-one', ...serving } as const,
    ]),
    { seat, type: 'take-coins' },
    ...SIDES.map((side) => ({ seat, type: 'clean', side }) as const),
    { seat, type: 'end-turn' },
    ...DRINKS.map((cup) => ({ seat, type: 'empty-cup', cup }) as const),
  ];
}

function happening(event: GattoEvent): string {
  if (event.type === 'coins') return `coins ${event.why}`;
  return event.type === 'intermediate' ? `intermediate ${event.branch}` : event.type;
}

export const gattoSuite: Suite = {
  game: cafeDelGatto as AnyGame,
  tastes: [null, hoard, dabble] as Suite['tastes'],
  moves: moves as Suite['moves'],
  refusals: {
    buy: { seat: ['DG-5'], side: ['DG-11', 'DG-14'], row: ['DG-10', 'DG-14'], cup: ['DG-11'] },
    serve: { seat: ['DG-5'], cup: ['DG-20', 'DG-22'], tile: ['DG-22'], sugar: ['DG-22'] },
    'take-coins': { seat: ['DG-5'] },
    clean: { seat: ['DG-5'], side: [] },
    'end-turn': { seat: ['DG-5'] },
    'serve-one': { seat: ['DG-51'], cup: ['DG-20', 'DG-22'], tile: ['DG-22'], sugar: ['DG-22'] },
    'empty-cup': { seat: ['DG-51'], cup: ['DG-50'] },
  },
  happenings: [
    ...['coins price', 'coins clean', 'coins kinds', 'coins difference', 'coins take', 'sugar', 'bought', 'drawn'],
    ...['refilled', 'cleaned', 'served', 'emptied', 'turn', 'intermediate serve', 'intermediate empty'],
    ...['last-round', 'over'],
  ],
  happening: happening as Suite['happening'],
  reasons: REASONS,
  problems: PROBLEMS,
  layout,
};
