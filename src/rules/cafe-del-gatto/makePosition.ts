import type { Json } from '../../core/json';
import type { Seat } from '../../core/ids';
import { faceOf } from './tiles';
import type { GattoState, Player } from './types';
import { DRINKS } from './types';

/**
 * The complete position, loadable again. With `seat`, what that seat may know: the bag as its number of tiles, and not
 * the generator; everything else lies open (every seat sees the same).
 */
export function makePosition(state: GattoState, seat?: Seat): Json {
  const { phase, turn, startTile, machine, bag, discard, players, menu, branch, waiting, rng } = state;
  const round: Json = phase === 'intermediate' ? { branch, waiting } : {};
  return {
    phase,
    ...round,
    turn,
    startTile,
    machine: { milk: machine.milk.map(faceOf), coffee: machine.coffee.map(faceOf) },
    bag: seat === undefined ? bag : bag.length,
    discard: discard.map(faceOf),
    players: players.map(makePlayer),
    menu,
    ...(seat === undefined ? { rng } : {}),
  };
}

/** Cups with tiles only, in menu order. */
function makePlayer({ coins, sugar, cups, served }: Player): Json {
  const filled = DRINKS.filter((cup) => cups[cup].length > 0).map((cup) => [cup, cups[cup].map(faceOf)] as const);
  const done = DRINKS.flatMap((cup) => (served[cup] === undefined ? [] : [[cup, served[cup]] as const]));
  return { coins, sugar, cups: Object.fromEntries(filled), served: Object.fromEntries(done) };
}
