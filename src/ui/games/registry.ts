import type { GameId } from '../../rules/contract';
import { parts as gatto } from './cafe-del-gatto/parts';
import type { GameParts } from './gameParts';

const PARTS: Readonly<Record<GameId, unknown>> = {
  'cafe-del-gatto': gatto,
};

/** What the panels show of a game. Views and moves come only from the same game. */
export const partsOf = (game: GameId): GameParts => PARTS[game] as GameParts;
