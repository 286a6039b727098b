import type { GameId } from '../rules/contract';
import { gattoReferee } from './cafe-del-gatto';

/** The referee of each game. */
export const REFEREES = { 'cafe-del-gatto': gattoReferee } as const satisfies Record<GameId, unknown>;
