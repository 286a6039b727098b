import { outcomes, problems, refusals, scores } from './rules';
import { app, log, pieces } from './table';

/** English. One file per field of use; keys are read as `refusal.DG-14.coins`. */
export const en = {
  refusal: refusals,
  problem: problems,
  score: scores,
  outcome: outcomes,
  app,
  log,
  piece: pieces,
};
