import type { Seat } from '../../../core/ids';
import type { Phrase } from '../../../core/phrase';
import { nextSeat, turnsLeft as turnsAfter } from '../../../rules/cafe-del-gatto/ending';
import { price } from '../../../rules/cafe-del-gatto/machine';
import { DRINKS } from '../../../rules/cafe-del-gatto/types';
import type { Drink, GattoMove, GattoView } from '../../../rules/cafe-del-gatto/types';
import type { PlayerInfo } from '../../types';
import type { Step as AnyStep } from '../describer';
import { listed, nameOf, namesOf } from './params';

type Step = AnyStep<GattoMove['type']>;

const say = (what: string, params: Phrase['params'] = {}): Phrase => ({ key: `step.cafe-del-gatto.${what}`, params });

/** Who acts now: in an intermediate round the first of those who are still asked (DG-51). */
const acting = (view: GattoView): Seat => (view.phase === 'intermediate' ? (view.waiting[0] ?? view.turn) : view.turn);

/**
 * What the turn panel says. `legal` are the legal moves of the seat that acts, empty when it isn't the viewer's turn.
 * "Your turn" is said when only one person sits at this screen.
 */
export function describeStep(
  view: GattoView,
  viewer: Seat,
  players: readonly PlayerInfo[],
  legal: readonly GattoMove[],
): Step {
  const turnsLeft = turnsLeftOf(view);
  const base = { whose: whoseTurn(view, viewer, players), last: lastRound(view, players, turnsLeft), turnsLeft };
  const mine = acting(view) === viewer && view.phase !== 'over';
  const round = view.phase === 'intermediate' ? say(view.branch ?? 'serve') : null;
  return {
    ...base,
    step: round ?? say(view.phase),
    waiting: round,
    possible: mine ? possible(view, legal) : [],
    forced: mine ? forced(view, legal) : null,
  };
}

function whoseTurn(view: GattoView, viewer: Seat, players: readonly PlayerInfo[]): Phrase {
  if (view.phase === 'over') return { key: 'step.over' };
  const seat = acting(view);
  const who = nameOf(players, seat);
  if (players[seat]?.kind !== 'person') return { key: 'step.house', params: { who } };
  const alone = players.filter(({ kind }) => kind === 'person').length === 1;
  return alone && seat === viewer ? { key: 'step.yours' } : { key: 'step.named', params: { who } };
}

function possible(view: GattoView, legal: readonly GattoMove[]): Step['possible'] {
  const found: { type: GattoMove['type']; phrase: Phrase }[] = [];
  const has = (type: GattoMove['type']): boolean => legal.some((move) => move.type === type);

  const prices = new Map<string, number>();
  for (const move of legal) {
    if (move.type === 'buy') prices.set(`${move.side}:${move.row}`, price(view, move.side, move.row).total);
  }
  if (prices.size > 0) {
    found.push({ type: 'buy', phrase: say('can-buy', { count: prices.size, least: Math.min(...prices.values()) }) });
  }
  for (const type of ['serve', 'serve-one', 'empty-cup'] as const) {
    if (has(type))
      found.push({ type, phrase: say(type === 'empty-cup' ? 'can-empty' : 'can-serve', listed(cupsOf(legal, type))) });
  }
  if (has('take-coins')) found.push({ type: 'take-coins', phrase: say('can-take') });
  if (has('clean')) found.push({ type: 'clean', phrase: say('can-clean') });
  if (has('end-turn')) found.push({ type: 'end-turn', phrase: say('can-end') });
  return found;
}

const cupsOf = (legal: readonly GattoMove[], type: 'serve' | 'serve-one' | 'empty-cup'): readonly Drink[] =>
  DRINKS.filter((drink) => legal.some((move) => move.type === type && move.cup === drink));

function forced(view: GattoView, legal: readonly GattoMove[]): Phrase | null {
  if (view.phase === 'intermediate') return say(`round-${view.branch ?? 'serve'}`);
  const types = new Set(legal.map((move) => move.type));
  if (types.size !== 1) return null;
  if (types.has('take-coins')) return say('only-take');
  if (types.has('end-turn')) return say(view.phase === 'cleaned' ? 'only-end-cleaned' : 'only-end');
  return types.has('serve') ? say('only-serve') : null;
}

/** Turns that are still to be played, by seat, the present one included; null while nobody has served five (DG-60). */
function turnsLeftOf(view: GattoView): readonly number[] | null {
  const after = turnsAfter(view);
  if (after === null) return null;
  const left = view.players.map(() => 0);
  if (view.phase === 'over') return left;
  // In an intermediate round `turn` is the seat whose turn has just ended (DG-50).
  if (view.phase !== 'intermediate') left[view.turn] = 1;
  for (let i = 0, seat = nextSeat(view, view.turn); i < after; i++, seat = nextSeat(view, seat)) left[seat] = 1;
  return left;
}

function lastRound(
  view: GattoView,
  players: readonly PlayerInfo[],
  turnsLeft: readonly number[] | null,
): Phrase | null {
  if (!turnsLeft || view.phase === 'over') return null;
  // In the order in which they will play.
  const seats = players.map((_, i) => (view.startTile + i) % players.length).filter((seat) => turnsLeft[seat] === 1);
  if (seats.length === 0) return say('last-over');
  return seats.length === 1 && view.phase !== 'intermediate'
    ? say('last-turn')
    : say('last-round', namesOf(players, seats));
}
