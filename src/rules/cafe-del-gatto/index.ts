import { fields, reading } from '../../core/read';
import type { Game } from '../contract';
import { apply } from './apply';
import { check } from './check';
import { outcome } from './ending';
import { actors, legalMoves } from './legal';
import { makePosition } from './makePosition';
import { parseBox } from './parseBox';
import { parseMove } from './parseMove';
import { parsePosition } from './parsePosition';
import { score } from './score';
import { setup } from './setup';
import type { GattoBox, GattoEvent, GattoMove, GattoState, GattoView } from './types';
import { reveals, sample, view } from './view';

/** Café del Gatto, 2 to 5 players. Rule ids: `DG-…`. */
export const cafeDelGatto: Game<GattoBox, GattoState, GattoMove, GattoView, GattoEvent> = {
  id: 'cafe-del-gatto',
  seats: { min: 2, max: 5 },
  parseBox,
  // The game has no options.
  parseOptions: (raw) => reading(() => fields(raw, '', []) as Record<string, never>),
  setup,
  parseMove,
  parsePosition,
  makePosition,
  actors,
  legalMoves,
  check,
  apply,
  view,
  score,
  outcome,
  sample,
  reveals,
};

export { TAKEN_COINS } from './apply';
export { REASONS } from './check';
export { canPayCleaning, CLEANING_COSTS } from './cleaning';
export { emptySquares, fits, fullCups, fullestCups, isFull, isServed, mostTiles, nextSquare, playerAt } from './cups';
export { endsNow, hasFinished, nextSeat, seatsAfter, turnsLeft } from './ending';
export { otherSide, price, surchargeOf, tileAt } from './machine';
export { MOVE_TYPES } from './parseMove';
export { PROBLEMS } from './problems';
export { sugarPoints } from './score';
export {
  baristaValue,
  canServe,
  canServeAny,
  coinsForKinds,
  kindsIn,
  rewardFor,
  servableTiles,
  sumOf,
} from './serving';
export type { Reward } from './serving';
export { fullMenu } from './setup';
export { FACES, preparationOf, valueOf } from './tiles';
