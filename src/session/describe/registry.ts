import type { GameId } from '../../rules/contract';
import type { AnyView, Event, Move } from '../types';
import { gattoDescriber } from './cafe-del-gatto';
import type { Describer } from './describer';

export type AnyDescriber = Describer<AnyView, Move, Event>;

const DESCRIBERS: Readonly<Record<GameId, unknown>> = { 'cafe-del-gatto': gattoDescriber };

/** What is said of a game. Its arguments come only from the same game. */
export const describerOf = (game: GameId): AnyDescriber => DESCRIBERS[game] as AnyDescriber;
