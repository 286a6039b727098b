import { tally } from '../../core/lists';
import { makeRng, shuffle } from '../../core/rng';
import { copies, FACES, faceOf } from './tiles';
import type { GattoEvent, GattoState, GattoView, TileFace } from './types';
import { DRINKS, SIDES } from './types';

/** What everyone may know: all but the order of the bag and the generator. Every seat sees the same. */
export function view(state: GattoState): GattoView {
  const { bag, drawn: _drawn, rng: _rng, ...seen } = state;
  return { ...seen, bagCount: bag.length };
}

/** A tile was drawn or the pile shuffled: what nobody could know before has been seen. */
export const reveals = (event: GattoEvent): boolean => event.type === 'drawn' || event.type === 'refilled';

/** The tiles of the box that are not among `shown`, in the order of `FACES`. */
export function restOfBox(box: GattoView['box'], shown: Iterable<TileFace>): readonly TileFace[] {
  const seen = tally(shown);
  return FACES.flatMap((face) => copies(face, box.tiles[face] - (seen.get(face) ?? 0)));
}

/** Every tile on the table: machine, discard pile and cups. */
export function* tilesOnTable({ machine, discard, players }: Pick<GattoView, 'machine' | 'discard' | 'players'>) {
  for (const side of SIDES) yield* machine[side];
  yield* discard;
  for (const { cups } of players) for (const drink of DRINKS) yield* cups[drink];
}

/** A possible world: the unseen tiles shuffled into the bag by `seed`, as many as the bag is known to hold. */
export function sample(seen: GattoView, seed: number): GattoState {
  const { bagCount, ...rest } = seen;
  const tiles = [...tilesOnTable(seen)];
  const { value, rng } = shuffle(makeRng(seed), restOfBox(seen.box, tiles.map(faceOf)));
  const drawn = tiles.reduce((most, { id }) => Math.max(most, id + 1), 0);
  return { ...rest, bag: value.slice(0, bagCount), drawn, rng };
}
