import { inside } from '../../core/problem';
import type { Problem } from '../../core/problem';
import { integer, list, oneOf, stop } from '../../core/read';
import { fullCups, mostTiles } from './cups';
import { hasFinished, seatsAfter } from './ending';
import { isConcerned, runDry } from './intermediate';
import type { GattoProblem } from './problems';
import { canServeAny } from './serving';
import type { GattoState } from './types';

/** What a position says about the turn: its phase, and in an intermediate round who does what. */
const PHASES = ['turn', 'cleaned', 'serving', 'intermediate', 'over'] as const;
const BRANCHES = ['serve', 'empty'] as const;

const wrong = (part: string, why: GattoProblem, params: Problem['params'] = {}): never => stop(part, why, params);

type Round = Pick<GattoState, 'phase' | 'branch' | 'waiting'>;

export function readRound(
  found: { readonly phase?: unknown; readonly branch?: unknown; readonly waiting?: unknown },
  players: number,
): Round {
  const phase = found.phase === undefined ? 'turn' : oneOf(found.phase, 'phase', PHASES);
  if (phase !== 'intermediate') {
    for (const part of ['branch', 'waiting'] as const) {
      if (found[part] !== undefined) wrong(part, 'cafe-del-gatto.round-only');
    }
    return { phase, branch: null, waiting: [] };
  }
  const branch = oneOf(found.branch, 'branch', BRANCHES);
  const waiting = list(found.waiting, 'waiting', 1, players).map((seat, i) =>
    integer(seat, inside('waiting', i), 0, players - 1),
  );
  return { phase, branch, waiting };
}

/** Refuses a phase that the rest of the position contradicts. */
export function checkPhase(state: GattoState): void {
  const { phase, players, turn } = state;
  if (phase === 'intermediate') {
    checkRound(state);
  } else if (phase === 'over') {
    if (!players.some(hasFinished)) wrong('phase', 'cafe-del-gatto.over');
  } else {
    if (runDry(state)) wrong('bag', 'cafe-del-gatto.no-tiles');
    const served = Object.keys(players[turn]?.served ?? {}).length > 0;
    if (phase === 'serving' && !(served && fullCups(state, turn).length > 0)) wrong('phase', 'cafe-del-gatto.serving');
  }
}

/** DG-50 and DG-51: the bag is empty, and those wait who are concerned and have not answered, in order. */
function checkRound(state: GattoState): void {
  const { bag, branch, waiting, turn } = state;
  if (bag.length > 0) wrong('bag', 'cafe-del-gatto.round-bag', { got: bag.length });
  const order = seatsAfter(state, turn);
  if (branch === 'empty' && order.some((seat) => canServeAny(state, seat)))
    wrong('branch', 'cafe-del-gatto.round-branch');
  const concerned = (seat: number, i: number): boolean => {
    if (i === 0) return branch !== null && isConcerned(state, seat, branch);
    return branch === 'serve' ? fullCups(state, seat).length > 0 : mostTiles(state, seat) > 0;
  };
  const places = waiting.map((seat) => order.indexOf(seat));
  waiting.forEach((seat, i) => {
    const part = inside('waiting', i);
    if (i > 0 && (places[i] ?? 0) <= (places[i - 1] ?? 0)) wrong(part, 'cafe-del-gatto.round-order', { seat });
    if (!concerned(seat, i)) wrong(part, 'cafe-del-gatto.round-seat', { seat });
  });
  const missing = order
    .slice(places[0])
    .find((seat) => branch !== null && isConcerned(state, seat, branch) && !waiting.includes(seat));
  if (missing !== undefined) wrong('waiting', 'cafe-del-gatto.round-missing', { seat: missing });
}
