import { drawInt, makeRng } from '../../core/rng';
import type { GattoMove, GattoView } from '../../rules/cafe-del-gatto/types';
import type { Choice, Situation } from '../house';

/**
 * Plays by whim: first what to do, then which of those moves, each equally likely. The shares let games end: a cup that
 * can be served is served most of the time, and the machine is cleaned seldom.
 */
const SHARES: Readonly<Record<GattoMove['type'], number>> = {
  buy: 6,
  serve: 12,
  'take-coins': 3,
  clean: 1,
  'end-turn': 2,
  'serve-one': 1,
  'empty-cup': 1,
};

export function easyGatto({ legal, seed }: Situation<GattoView, GattoMove>): Choice<GattoMove> {
  const types = [...new Set(legal.map(({ type }) => type))];
  const kind = drawInt(
    makeRng(seed),
    types.reduce((sum, type) => sum + SHARES[type], 0),
  );
  let left = kind.value;
  const type = types.find((each) => {
    left -= SHARES[each];
    return left < 0;
  });
  const moves = legal.filter((move) => move.type === type);
  const move = moves[drawInt(kind.rng, moves.length).value];
  if (!move) throw new Error(`no move of type ${type}`);
  return { move, because: { key: `because.cafe-del-gatto.whim.${move.type}` } };
}
