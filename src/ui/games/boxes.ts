import type { GameId } from '../../rules/contract';
import { Box } from './cafe-del-gatto/Box';
import type { BoxFront } from './gameParts';

/** The shelf: a box a game. */
export const BOXES: Readonly<Record<GameId, BoxFront>> = {
  'cafe-del-gatto': { Box, seats: { min: 2, max: 5 } },
};
