import { makeLink } from '../../../src/app/link';

/** Games to begin a test from, as the table files they are. */

export interface Given {
  readonly players?: readonly { readonly name: string; readonly bot?: 'easy' | 'medium' }[];
  readonly seed?: number;
  readonly start?: number;
  readonly position?: Position;
  readonly moves?: readonly object[];
}
export interface Position {
  readonly turn?: number;
  readonly startTile?: number;
  readonly machine?: { readonly milk?: readonly string[]; readonly coffee?: readonly string[] };
  readonly bag?: readonly string[];
  readonly discard?: readonly string[];
  readonly players?: readonly object[];
  readonly menu?: object;
  readonly phase?: string;
  readonly branch?: string;
  readonly waiting?: readonly number[];
}

export const LUNA = 'Luna';
export const COSMO = 'Cosmo';
/** Two people at the screen. */
export const TWO: NonNullable<Given['players']> = [{ name: LUNA }, { name: COSMO }];
/** One person and an easy house player. */
export const AGAINST_HOUSE: NonNullable<Given['players']> = [{ name: LUNA }, { name: COSMO, bot: 'easy' }];

/** The machine of the rulebook's examples, row 1 first. */
export const MACHINE = { milk: ['F2', 'C4', 'H3', 'C2', 'F4'], coffee: ['H1', 'F4', 'C1', 'F3', 'H2'] } as const;
/** What remains to be drawn: enough for a test, always in this order. */
export const BAG = ['F1', 'C4', 'H3', 'F2', 'C1', 'H4', 'F3', 'C2'] as const;

/** A table file. A position begins with Luna's turn, the machine of the examples and the bag above. */
export function tableFile({ players = TWO, seed = 7, start = 0, position, moves }: Given = {}): string {
  const whole = position && { turn: 0, startTile: 0, machine: MACHINE, bag: BAG, discard: [], ...position };
  return JSON.stringify({
    format: 'cafe-table/1',
    game: 'cafe-del-gatto',
    players,
    seed,
    start,
    ...(whole && { position: whole }),
    ...(moves && { moves }),
  });
}

/** The address that opens a game by itself. */
export const linkTo = (page: string, given: Given): string => makeLink(page, tableFile(given));
