import type { Seat } from '../../core/ids';
import { drawInt, makeRng } from '../../core/rng';
import { cafeDelGatto } from '../../rules/cafe-del-gatto';
import type { GattoMove, GattoState, GattoView } from '../../rules/cafe-del-gatto/types';
import { DRINKS } from '../../rules/cafe-del-gatto/types';
import type { Choice, Situation } from '../house';
import { evaluate } from './outlook';
import { reasonFor } from './reasons';

/** Possible worlds that a move is tried in: what comes out of the bag is not known. */
const WORLDS = 3;

/** Thinks one turn ahead, by points, progress and money. */
export function mediumGatto({ view, seat, legal, seed }: Situation<GattoView, GattoMove>): Choice<GattoMove> {
  const worlds = seedsOf(seed).map((each) => cafeDelGatto.sample(view, each));
  let best: GattoMove | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of legal) {
    // Serving draws nothing: all worlds are alike.
    const tried = move.type === 'serve' || move.type === 'serve-one' ? worlds.slice(0, 1) : worlds;
    const value = tried.reduce((sum, world) => sum + afterTurn(world, seat, move), 0) / tried.length;
    if (value <= most) continue;
    most = value;
    best = move;
  }
  if (!best) throw new Error(`seat ${seat} has no legal move`);
  return { move: best, because: reasonFor(view, best) };
}

/** The outlook after a move and, if the turn goes on with it, after the best way to end that turn. */
function afterTurn(world: GattoState, seat: Seat, move: GattoMove): number {
  const { state } = cafeDelGatto.apply(world, move);
  if (state.phase !== 'cleaned' && state.phase !== 'serving') return evaluate(state, seat);
  const values = cafeDelGatto
    .legalMoves(state, seat)
    .filter((next) => mayFollow(move, next))
    .map((next) => afterTurn(state, seat, next));
  return Math.max(...values);
}

/**
 * One cleaning is thought through; whether another follows is seen when the tiles lie there. Cups are served in menu
 * order: in another order they bring the same, and one with an earlier cup is tried by itself.
 */
function mayFollow(move: GattoMove, next: GattoMove): boolean {
  if (move.type === 'serve' && next.type === 'serve') return DRINKS.indexOf(next.cup) > DRINKS.indexOf(move.cup);
  return next.type !== 'clean';
}

function seedsOf(seed: number): readonly number[] {
  let rng = makeRng(seed);
  return Array.from({ length: WORLDS }, () => {
    const drawn = drawInt(rng, 0x100000000);
    rng = drawn.rng;
    return drawn.value;
  });
}
