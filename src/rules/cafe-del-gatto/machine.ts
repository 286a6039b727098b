import type { GattoView, Price, Side, Tile } from './types';
import { ROWS } from './types';
import { valueOf } from './tiles';

type Machine = Pick<GattoView, 'machine'>;

export const otherSide = (side: Side): Side => (side === 'milk' ? 'coffee' : 'milk');

/** The tile in a row (1 = bottom … 5 = top) of a column; throws when there is none (a machine never has a gap). */
export function tileAt({ machine }: Machine, side: Side, row: number): Tile {
  const tile = machine[side][row - 1];
  if (!tile) throw new Error(`no tile in row ${row} of ${side}`);
  return tile;
}

/** What rows 4 and 5 cost more (DG-10). */
const surchargeOf = (row: number): number => Math.max(0, row - (ROWS - 2));

/** What a tile costs: the value of the tile opposite, +1 in row 4, +2 in row 5 (DG-10). */
export function price(view: Machine, side: Side, row: number): Price {
  const opposite = valueOf(tileAt(view, otherSide(side), row).face);
  const surcharge = surchargeOf(row);
  return { opposite, surcharge, total: opposite + surcharge };
}
