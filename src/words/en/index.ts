import { hands } from './hands';
import { app } from './app';
import { because } from './bots';
import { log, names } from './log';
import { acts, counts, reads, strays } from './modes';
import { modeScreen } from './modeScreen';
import { ends, gains, ghosts, moves, prices, shortMoves, steps } from './moves';
import { cards, pieces } from './pieces';
import { places } from './places';
import { prints } from './print';
import { outcomes, problems, refusals, scores } from './rules';

/** English. One file per field of use; keys are read as `refusal.DG-14.coins`. */
export const en = {
  refusal: refusals,
  problem: problems,
  score: scores,
  outcome: outcomes,
  app,
  because,
  hand: hands,
  log,
  names,
  move: moves,
  'short-move': shortMoves,
  price: prices,
  gain: gains,
  ghost: ghosts,
  step: steps,
  end: ends,
  print: prints,
  piece: pieces,
  card: cards,
  place: places,
  mode: modeScreen,
  read: reads,
  act: acts,
  count: counts,
  astray: strays,
};
