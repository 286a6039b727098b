import type { Board } from './board';
import { entry as at } from './board';

/** What winning counts beside a margin of one point. */
const WIN = 10;
/** What each act until the end costs, in points: of two ways to the same result the shorter one is better. */
const ACT = 0.02;

/**
 * How well a game went for a seat, compared with its best opponent: winning most, then by how much (DG-61, DG-62), and
 * sooner better than later, or two who are content would never come to an end.
 */
export function standingOf(board: Board, seat: number, acts: number): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < board.seats; other++) if (other !== seat) rival = Math.max(rival, resultOf(board, other));
  const margin = resultOf(board, seat) - rival;
  return margin + (margin > 0 ? WIN : margin < 0 ? -WIN : 0) - acts * ACT;
}

/** Points, with coins as a small part that decides ties only (DG-62). */
function resultOf(board: Board, seat: number): number {
  return at(board.points, seat) + Math.floor(at(board.sugar, seat) / 2) + Math.min(at(board.coins, seat), 999) / 1000;
}
