import type { Rng } from '../../core/rng';
import { shuffle } from '../../core/rng';
import { faceOf } from './tiles';
import type { GattoEvent, GattoState, Side, Tile, TileFace } from './types';
import { ROWS } from './types';

/** A drawing of tiles under way: what is in the bag and on the discard pile, and how many were drawn. */
export interface Supply {
  bag: readonly TileFace[];
  discard: readonly Tile[];
  drawn: number;
  rng: Rng;
}

export const supplyOf = ({ bag, discard, drawn, rng }: GattoState): Supply => ({ bag, discard, drawn, rng });

/**
 * The column filled up to its top row from the bag, bottom first (DG-12, DG-40). When a tile is needed and the bag is
 * empty, the discard pile is shuffled into it first (DG-41). Throws when there is no tile anywhere: the rules rule it
 * out (see README, "Why the machine never has a gap"). Changes `supply`; tells `events`.
 */
export function fillColumn(side: Side, column: readonly Tile[], supply: Supply, events: GattoEvent[]): readonly Tile[] {
  const filled = column.slice();
  while (filled.length < ROWS) {
    if (supply.bag.length === 0) refill(supply, events);
    const face = supply.bag[0];
    if (face === undefined) throw new Error(`no tile left for ${side}`);
    const tile: Tile = { id: supply.drawn, face };
    supply.bag = supply.bag.slice(1);
    supply.drawn += 1;
    filled.push(tile);
    events.push({ type: 'drawn', side, row: filled.length, tile });
  }
  return filled;
}

function refill(supply: Supply, events: GattoEvent[]): void {
  const { value, rng } = shuffle(supply.rng, supply.discard.map(faceOf));
  events.push({ type: 'refilled', tiles: value.length });
  supply.bag = value;
  supply.discard = [];
  supply.rng = rng;
}
