import { shuffle } from '../../core/rng';
import { faceOf } from './tiles';
import type { GattoEvent, GattoState, Side, Tile } from './types';
import { ROWS } from './types';

/** The parts of a state that a drawing of tiles replaces. */
type Supply = { -readonly [Field in 'machine' | 'bag' | 'discard' | 'drawn' | 'rng']: GattoState[Field] };

/**
 * Fills a column, of which `rest` is left, from the bag, bottom first (DG-12, DG-40). When a tile is needed and the bag
 * is empty, the discard pile is shuffled into it first (DG-41). Throws when there is no tile anywhere: the rules rule it
 * out (see README, "Why the machine never has a gap"). Changes `supply`; tells `events`.
 */
export function fillColumn(supply: Supply, side: Side, rest: readonly Tile[], events: GattoEvent[]): void {
  const column = rest.slice();
  while (column.length < ROWS) {
    if (supply.bag.length === 0) refill(supply, events);
    const face = supply.bag[0];
    if (face === undefined) throw new Error(`no tile left for ${side}`);
    const tile: Tile = { id: supply.drawn, face };
    supply.bag = supply.bag.slice(1);
    supply.drawn += 1;
    column.push(tile);
    events.push({ type: 'drawn', side, row: column.length, tile });
  }
  supply.machine = { ...supply.machine, [side]: column };
}

function refill(supply: Supply, events: GattoEvent[]): void {
  const { value, rng } = shuffle(supply.rng, supply.discard.map(faceOf));
  supply.bag = value;
  supply.discard = [];
  supply.rng = rng;
  events.push({ type: 'refilled', tiles: value.length });
}
