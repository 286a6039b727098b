import type { Seat } from '../../core/ids';
import { without } from '../../core/lists';
import type { Applied } from '../contract';
import { fillColumn, supplyOf } from './bag';
import { check } from './check';
import { CLEANING_COSTS } from './cleaning';
import { fullCups, playerAt } from './cups';
import { endsNow, hasFinished, nextSeat, outcome, turnsLeftInRound } from './ending';
import { roundAfter, runDry, stillWaiting } from './intermediate';
import { price, tileAt } from './machine';
import { rewardFor } from './serving';
import { valueOf } from './tiles';
import type { GattoEvent, GattoMove, GattoState, Player, Side } from './types';

/** What the take action brings (DG-30). */
export const TAKEN_COINS = 2;

type Of<T extends GattoMove['type']> = GattoMove & { readonly type: T };
type CoinsWhy = (GattoEvent & { readonly type: 'coins' })['why'];

/** The state after a move and what happened, in order. Throws when the move is illegal: the caller's bug. */
export function apply(state: GattoState, move: GattoMove): Applied<GattoState, GattoEvent> {
  const verdict = check(state, move);
  if (!verdict.ok) throw new Error(`illegal move ${JSON.stringify(move)}: ${verdict.reason.rule}`);
  const events: GattoEvent[] = [];
  return { state: played(state, move, events), events };
}

function played(state: GattoState, move: GattoMove, events: GattoEvent[]): GattoState {
  switch (move.type) {
    case 'buy':
      return endTurn(bought(state, move, events), events);
    case 'take-coins':
      return endTurn(paid(state, move.seat, TAKEN_COINS, 'take', events), events);
    case 'clean':
      return cleaned(state, move, events);
    case 'end-turn':
      return endTurn(state, events);
    case 'serve': {
      const after = served(state, move, events);
      return fullCups(after, move.seat).length > 0 ? { ...after, phase: 'serving' } : endTurn(after, events);
    }
    case 'serve-one':
      return answered(served(state, move, events), events);
    case 'empty-cup':
      return answered(emptied(state, move, events), events);
  }
}

const withPlayer = (state: GattoState, seat: Seat, changes: Partial<Player>): readonly Player[] =>
  state.players.map((player, i) => (i === seat ? { ...player, ...changes } : player));

/** Coins from the reserve, or into it when negative; the reserve never runs out (DG-4). */
function paid(state: GattoState, seat: Seat, coins: number, why: CoinsWhy, events: GattoEvent[]): GattoState {
  if (coins === 0) return state;
  events.push({ type: 'coins', seat, coins, why });
  return { ...state, players: withPlayer(state, seat, { coins: playerAt(state, seat).coins + coins }) };
}

/** Sugar from the reserve, or into it when negative. */
function sweetened(state: GattoState, seat: Seat, cubes: number, events: GattoEvent[]): GattoState {
  if (cubes === 0) return state;
  events.push({ type: 'sugar', seat, cubes });
  const players = withPlayer(state, seat, { sugar: playerAt(state, seat).sugar + cubes });
  return { ...state, players, sugarReserve: state.sugarReserve - cubes };
}

function bought(state: GattoState, { seat, side, row, cup }: Of<'buy'>, events: GattoEvent[]): GattoState {
  const tile = tileAt(state, side, row);
  const cost = price(state, side, row);
  let next = paid(state, seat, -cost.total, 'price', events);
  const { cups } = playerAt(next, seat);
  events.push({ type: 'bought', seat, side, row, cup, square: cups[cup].length, tile, price: cost });
  next = { ...next, players: withPlayer(next, seat, { cups: { ...cups, [cup]: [...cups[cup], tile] } }) };
  // DG-13; an empty reserve gives none (DG-4).
  if (valueOf(tile.face) === 1) next = sweetened(next, seat, Math.min(1, next.sugarReserve), events);
  return refilled(next, side, without(next.machine[side], row - 1), events);
}

function cleaned(state: GattoState, { seat, side }: Of<'clean'>, events: GattoEvent[]): GattoState {
  const next = paid(state, seat, -CLEANING_COSTS, 'clean', events);
  const tiles = next.machine[side];
  events.push({ type: 'cleaned', seat, side, tiles });
  return refilled({ ...next, phase: 'cleaned', discard: [...next.discard, ...tiles] }, side, [], events);
}

/** The state with what is left of a column filled up from the bag. */
function refilled(state: GattoState, side: Side, rest: GattoState['machine'][Side], events: GattoEvent[]): GattoState {
  const supply = supplyOf(state);
  const column = fillColumn(side, rest, supply, events);
  return { ...state, ...supply, machine: { ...state.machine, [side]: column } };
}

function served(state: GattoState, move: Of<'serve'> | Of<'serve-one'>, events: GattoEvent[]): GattoState {
  const { seat, cup, tile, sugar } = move;
  const player = playerAt(state, seat);
  const tiles = player.cups[cup];
  const reward = rewardFor(state, seat, cup, tile, sugar);
  events.push({ type: 'served', seat, cup, tile, sugar, ...reward, tiles });
  const changes = { cups: { ...player.cups, [cup]: [] }, served: { ...player.served, [cup]: tile } };
  const others = state.menu[cup];
  let next: GattoState = {
    ...state,
    players: withPlayer(state, seat, changes),
    discard: [...state.discard, ...tiles],
    menu: { ...state.menu, [cup]: without(others, others.indexOf(tile)) },
  };
  next = sweetened(next, seat, -sugar, events);
  next = paid(next, seat, reward.kindCoins, 'kinds', events);
  next = paid(next, seat, reward.difference, 'difference', events);
  if (isFirstToFinish(next, seat)) events.push({ type: 'last-round', seat, turnsLeft: turnsLeftInRound(next) });
  return next;
}

const isFirstToFinish = ({ players }: GattoState, seat: Seat): boolean =>
  players.every((player, i) => hasFinished(player) === (i === seat));

function emptied(state: GattoState, { seat, cup }: Of<'empty-cup'>, events: GattoEvent[]): GattoState {
  const { cups } = playerAt(state, seat);
  const tiles = cups[cup];
  events.push({ type: 'emptied', seat, cup, tiles });
  const players = withPlayer(state, seat, { cups: { ...cups, [cup]: [] } });
  return { ...state, players, discard: [...state.discard, ...tiles] };
}

/** The end of a turn: of the game (DG-60), or an intermediate round (DG-50), or the next player's turn (DG-5). */
function endTurn(state: GattoState, events: GattoEvent[]): GattoState {
  if (endsNow(state)) return over(state, events);
  if (!runDry(state)) return nextTurn(state, events);
  const round = roundAfter(state);
  events.push({ type: 'intermediate', ...round });
  return { ...state, ...round, phase: 'intermediate' };
}

/** One has answered in the intermediate round; after the last the game goes on, or ends (DG-51). */
function answered(state: GattoState, events: GattoEvent[]): GattoState {
  const waiting = stillWaiting(state);
  if (waiting.length > 0) return { ...state, waiting };
  return endsNow(state) ? over(state, events) : nextTurn(state, events);
}

function nextTurn(state: GattoState, events: GattoEvent[]): GattoState {
  const turn = nextSeat(state, state.turn);
  events.push({ type: 'turn', seat: turn });
  return { ...state, phase: 'turn', turn, branch: null, waiting: [] };
}

function over(state: GattoState, events: GattoEvent[]): GattoState {
  const end: GattoState = { ...state, phase: 'over', branch: null, waiting: [] };
  events.push({ type: 'over', winners: outcome(end)?.winners ?? [] });
  return end;
}
