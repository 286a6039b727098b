import type { GameId } from '../../rules/contract';
import { parts } from './cafe-del-gatto/parts';
import type { GameParts } from './gameParts';

/** What the panels show of each game. */
export const GAME_PARTS: Readonly<Record<GameId, GameParts>> = {
  'cafe-del-gatto': parts,
};
