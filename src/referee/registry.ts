import type { GattoEvent, GattoMove, GattoState, GattoView } from '../rules/cafe-del-gatto/types';
import type { GameId } from '../rules/contract';
import { gattoReferee } from './cafe-del-gatto';
import type { Referee } from './contract';

/** What each game's states, views, moves and events are. */
interface Vocabulary {
  readonly 'cafe-del-gatto': {
    readonly state: GattoState;
    readonly view: GattoView;
    readonly move: GattoMove;
    readonly event: GattoEvent;
  };
}
type Any<What extends keyof Vocabulary[GameId]> = Vocabulary[GameId][What];

/** Unions over the games there are, for whoever plays any of them. */
export type AnyState = Any<'state'>;
export type AnyView = Any<'view'>;
export type AnyMove = Any<'move'>;
export type AnyEvent = Any<'event'>;
export type AnyReferee = Referee<AnyView, AnyMove, AnyEvent>;

const REFEREES: {
  readonly [Id in GameId]: Referee<Vocabulary[Id]['view'], Vocabulary[Id]['move'], Vocabulary[Id]['event']>;
} = { 'cafe-del-gatto': gattoReferee };

/** The referee of a game. Its arguments come only from the same game. */
export const refereeOf = (game: GameId): AnyReferee => REFEREES[game] as AnyReferee;
