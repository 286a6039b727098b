import type { Board } from './board';
import { at } from './board';

/** Points by which a game is won or lost that count; a larger margin is not better. */
const MARGIN = 12;
/** What winning counts beside a margin of one point. */
const WIN = 10;

/** How well a game went for a seat, best opponent compared: winning most, then by how much (DG-61, DG-62). */
export function standingOf(board: Board, seat: number): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < board.seats; other++) if (other !== seat) rival = Math.max(rival, resultOf(board, other));
  const margin = resultOf(board, seat) - rival;
  const win = margin > 0 ? WIN : margin < 0 ? -WIN : 0;
  return win + Math.max(-MARGIN, Math.min(MARGIN, margin));
}

/** Points, with coins as a small part that decides ties only (DG-62). */
function resultOf(board: Board, seat: number): number {
  return at(board.points, seat) + Math.floor(at(board.sugar, seat) / 2) + Math.min(at(board.coins, seat), 999) / 1000;
}
