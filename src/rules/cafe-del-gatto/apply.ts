import type { Seat } from '../../core/ids';
import { without } from '../../core/lists';
import type { Applied } from '../contract';
import { fillColumn } from './bag';
import { check } from './check';
import { CLEANING_COSTS } from './cleaning';
import { fullCups, playerAt } from './cups';
import { endsNow, hasFinished, nextSeat, outcome, turnsLeftInRound } from './ending';
import { roundAfter, runDry, stillWaiting } from './intermediate';
import { price, tileAt } from './machine';
import { rewardFor } from './serving';
import { valueOf } from './tiles';
import type { GattoEvent, GattoMove, GattoState, Phase, Player } from './types';

/** What the take action brings (DG-30). */
const TAKEN_COINS = 2;

type Of<T extends GattoMove['type']> = GattoMove & { readonly type: T };
type CoinsWhy = (GattoEvent & { readonly type: 'coins' })['why'];

/** The next state while it is being made: a copy of the old one whose fields are replaced, never changed inside. */
type Draft = { -readonly [Field in keyof GattoState]: GattoState[Field] };

/** The state after a move and what happened, in order. Throws when the move is illegal: the caller's bug. */
export function apply(state: GattoState, move: GattoMove): Applied<GattoState, GattoEvent> {
  const verdict = check(state, move);
  if (!verdict.ok) throw new Error(`illegal move ${JSON.stringify(move)}: ${verdict.reason.rule}`);
  const draft: Draft = { ...state };
  const events: GattoEvent[] = [];
  play(draft, move, events);
  proceed(draft, move, events);
  return { state: draft, events };
}

/** The deed itself. */
function play(draft: Draft, move: GattoMove, events: GattoEvent[]): void {
  switch (move.type) {
    case 'buy':
      buy(draft, move, events);
      break;
    case 'serve':
    case 'serve-one':
      serve(draft, move, events);
      break;
    case 'take-coins':
      changeCoins(draft, move.seat, TAKEN_COINS, 'take', events);
      break;
    case 'clean':
      clean(draft, move, events);
      break;
    case 'empty-cup':
      emptyCup(draft, move, events);
      break;
    case 'end-turn':
      break;
  }
}

/** What it leads to: more of the same turn (DG-20, DG-40), the next answer (DG-51), or the end of the turn (DG-5). */
function proceed(draft: Draft, { seat, type }: GattoMove, events: GattoEvent[]): void {
  if (type === 'clean') draft.phase = 'cleaned';
  else if (type === 'serve' && fullCups(draft, seat).length > 0) draft.phase = 'serving';
  else if (type === 'serve-one' || type === 'empty-cup') endAnswer(draft, events);
  else endTurn(draft, events);
}

function change(draft: Draft, seat: Seat, changes: Partial<Player>): void {
  const players = draft.players.slice();
  players[seat] = { ...playerAt(draft, seat), ...changes };
  draft.players = players;
}

/** Coins from the reserve, or into it when negative; the reserve never runs out (DG-4). */
function changeCoins(draft: Draft, seat: Seat, coins: number, why: CoinsWhy, events: GattoEvent[]): void {
  if (coins === 0) return;
  change(draft, seat, { coins: playerAt(draft, seat).coins + coins });
  events.push({ type: 'coins', seat, coins, why });
}

/** Sugar from the reserve, or into it when negative. */
function changeSugar(draft: Draft, seat: Seat, cubes: number, events: GattoEvent[]): void {
  if (cubes === 0) return;
  change(draft, seat, { sugar: playerAt(draft, seat).sugar + cubes });
  draft.sugarReserve -= cubes;
  events.push({ type: 'sugar', seat, cubes });
}

/** DG-10 to DG-13. */
function buy(draft: Draft, { seat, side, row, cup }: Of<'buy'>, events: GattoEvent[]): void {
  const tile = tileAt(draft, side, row);
  const cost = price(draft, side, row);
  const { cups } = playerAt(draft, seat);
  changeCoins(draft, seat, -cost.total, 'price', events);
  change(draft, seat, { cups: { ...cups, [cup]: [...cups[cup], tile] } });
  events.push({ type: 'bought', seat, side, row, cup, square: cups[cup].length, tile, price: cost });
  // An empty reserve gives none (DG-4).
  if (valueOf(tile.face) === 1) changeSugar(draft, seat, Math.min(1, draft.sugarReserve), events);
  fillColumn(draft, side, without(draft.machine[side], row - 1), events);
}

/** DG-40. */
function clean(draft: Draft, { seat, side }: Of<'clean'>, events: GattoEvent[]): void {
  const tiles = draft.machine[side];
  changeCoins(draft, seat, -CLEANING_COSTS, 'clean', events);
  draft.discard = [...draft.discard, ...tiles];
  events.push({ type: 'cleaned', seat, side, tiles });
  fillColumn(draft, side, [], events);
}

/** DG-20 to DG-23. */
function serve(draft: Draft, move: Of<'serve'> | Of<'serve-one'>, events: GattoEvent[]): void {
  const { seat, cup, tile, sugar } = move;
  const reward = rewardFor(draft, seat, cup, tile, sugar);
  const { cups, served } = playerAt(draft, seat);
  const tiles = cups[cup];
  const menu = draft.menu[cup];
  change(draft, seat, { cups: { ...cups, [cup]: [] }, served: { ...served, [cup]: tile } });
  draft.discard = [...draft.discard, ...tiles];
  draft.menu = { ...draft.menu, [cup]: without(menu, menu.indexOf(tile)) };
  events.push({ type: 'served', seat, cup, tile, sugar, ...reward, tiles });
  changeSugar(draft, seat, -sugar, events);
  changeCoins(draft, seat, reward.kindCoins, 'kinds', events);
  changeCoins(draft, seat, reward.difference, 'difference', events);
  if (isFirstToFinish(draft, seat)) events.push({ type: 'last-round', seat, turnsLeft: turnsLeftInRound(draft) });
}

const isFirstToFinish = ({ players }: GattoState, seat: Seat): boolean =>
  players.every((player, i) => hasFinished(player) === (i === seat));

/** DG-50. */
function emptyCup(draft: Draft, { seat, cup }: Of<'empty-cup'>, events: GattoEvent[]): void {
  const { cups } = playerAt(draft, seat);
  const tiles = cups[cup];
  change(draft, seat, { cups: { ...cups, [cup]: [] } });
  draft.discard = [...draft.discard, ...tiles];
  events.push({ type: 'emptied', seat, cup, tiles });
}

/** The end of a turn: of the game (DG-60), or an intermediate round follows (DG-50), or the next turn (DG-5). */
function endTurn(draft: Draft, events: GattoEvent[]): void {
  if (endsNow(draft) || !runDry(draft)) {
    goOn(draft, events);
    return;
  }
  const { branch, waiting } = roundAfter(draft);
  draft.phase = 'intermediate';
  draft.branch = branch;
  draft.waiting = waiting;
  events.push({ type: 'intermediate', branch, waiting });
}

/** One has answered in the intermediate round; after the last the game goes on, or ends (DG-51). */
function endAnswer(draft: Draft, events: GattoEvent[]): void {
  draft.waiting = stillWaiting(draft);
  if (draft.waiting.length === 0) goOn(draft, events);
}

function goOn(draft: Draft, events: GattoEvent[]): void {
  const over = endsNow(draft);
  const phase: Phase = over ? 'over' : 'turn';
  Object.assign(draft, { phase, branch: null, waiting: [] } satisfies Partial<GattoState>);
  if (over) {
    events.push({ type: 'over', winners: outcome(draft)?.winners ?? [] });
    return;
  }
  draft.turn = nextSeat(draft, draft.turn);
  events.push({ type: 'turn', seat: draft.turn });
}
