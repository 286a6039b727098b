import type { Corner } from '../board/outline';
import { FOLD, LEAN, WING } from './menuSizes';

/** The outlines of the menu board's wings, centimetres in each wing's frame. */

/** How far the wing's outer foot has to reach below the fold's to stand on the table, the board leaning back. */
const footDrop = (width: number, fold: number): number => width * Math.sin(fold) * Math.tan(LEAN);

/** Left wing: the fold on its right. */
export const TELLS_OUTLINE: readonly Corner[] = [
  [-WING.tells, -footDrop(WING.tells, FOLD.tells), WING.corner],
  [0, 0, 0.1],
  [0, WING.height, 0.1],
  [-WING.tells, WING.height, WING.corner],
];
export const HOLDS_OUTLINE: readonly Corner[] = [
  [0, 0, 0.1],
  [WING.holds, -footDrop(WING.holds, FOLD.holds), WING.corner],
  [WING.holds, WING.height, WING.corner],
  [0, WING.height, 0.1],
];
