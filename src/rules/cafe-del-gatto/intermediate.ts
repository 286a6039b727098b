import type { Seat } from '../../core/ids';
import { mostTiles } from './cups';
import { seatsAfter } from './ending';
import { canServeAny } from './serving';
import type { Branch, GattoState, GattoView } from './types';

/** True when the tiles have run out: an intermediate round follows (DG-50). */
export const runDry = ({ bag, discard }: Pick<GattoState, 'bag' | 'discard'>): boolean =>
  bag.length === 0 && discard.length === 0;

type Table = Pick<GattoView, 'box' | 'players' | 'menu'>;

/** True when a seat has something to do in the round (DG-50). */
export const isConcerned = (view: Table, seat: Seat, branch: Branch): boolean =>
  branch === 'serve' ? canServeAny(view, seat) : mostTiles(view, seat) > 0;

/** The round after a turn of `turn`: what everyone does, and who is asked, in order (DG-50, DG-51). */
export function roundAfter(view: Table & Pick<GattoView, 'turn'>): { branch: Branch; waiting: readonly Seat[] } {
  const order = seatsAfter(view, view.turn);
  const branch = order.some((seat) => canServeAny(view, seat)) ? 'serve' : 'empty';
  return { branch, waiting: order.filter((seat) => isConcerned(view, seat, branch)) };
}

/**
 * Who is still to be asked once the first has answered (DG-51). Whoever cannot serve any more, because another took the
 * last drink tile within reach (possible only with fewer tiles on the board than the box has), is passed over.
 */
export function stillWaiting(view: Table & Pick<GattoView, 'branch' | 'waiting'>): readonly Seat[] {
  let rest = view.waiting.slice(1);
  while (rest[0] !== undefined && view.branch && !isConcerned(view, rest[0], view.branch)) rest = rest.slice(1);
  return rest;
}
