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

export { REASONS } from './check';
export { emptySquares, fullCups, isFull, isServed, nextSquare, playerAt } from './cups';
export { hasFinished, turnsLeft } from './ending';
export { otherSide, price, tileAt } from './machine';
export { PROBLEMS } from './problems';
export { canServe, coinsForKinds, kindsIn, rewardFor, servableTiles, sumOf } from './serving';
export { FACES, preparationOf, valueOf } from './tiles';
