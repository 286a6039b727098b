import type { ComponentId, KindId, Seat, ZoneId } from '../../core/ids';
import type { Phrase } from '../../core/phrase';
import type { Outcome, Score } from '../../rules/contract';
import type { Component, Drop } from '../../table/types';
import type { PlayerInfo } from '../types';

/** What the turn panel says. */
export interface Step<Type extends string = string> {
  /** The heading: "Your turn", "Luna's turn", "Tofu is choosing". */
  readonly whose: Phrase;
  /** Which step of the turn it is, as a sentence about what may be done. */
  readonly step: Phrase;
  /** What whoever waits for others is told besides whose turn it is; null when that says enough. */
  readonly waiting: Phrase | null;
  /** What is possible now, one entry per kind of move; empty when it is somebody else's turn. */
  readonly possible: readonly { readonly type: Type; readonly phrase: Phrase }[];
  /** Why the choice is narrower than the rules promise (P26); null when it isn't. */
  readonly forced: Phrase | null;
  /** The last round, with who still has a turn; null before it. */
  readonly last: Phrase | null;
  /** How many turns each seat still has, once the end is known. */
  readonly turnsLeft: readonly number[] | null;
}

/** What the large card of a piece says: a heading and a few lines. */
export interface Card {
  readonly title: Phrase;
  readonly lines: readonly Phrase[];
}

/** Everything that is said of a game at the table, as phrases. Moves are legal in the view they come with. */
export interface Describer<View, Move extends { readonly type: string }, Event> {
  /** As it stands in the list of moves, with what it costs or brings. */
  move(view: View, move: Move): Phrase;
  /** The same under a heading and beside its coins, where these need not be repeated. */
  shortMove(view: View, move: Move): Phrase;
  /** How many coins a move brings at once; negative = it costs them. */
  coins(view: View, move: Move): number;
  /** The same beside the pointer, where piece and place are seen. */
  ghost(view: View, move: Move): Phrase;
  /** The lines of an event for the log. */
  event(event: Event, players: readonly PlayerInfo[]): readonly Phrase[];
  /** The turn panel; `legal` are the moves of the viewer, empty when it isn't their turn. */
  step(view: View, viewer: Seat, players: readonly PlayerInfo[], legal: readonly Move[]): Step<Move['type']>;
  /** How the game ended. */
  end(view: View, scores: readonly Score[], outcome: Outcome, players: readonly PlayerInfo[]): readonly Phrase[];
  /** The card of a piece, by its id; `zone` tells whose it is. Null for other things. */
  piece(view: View, component: ComponentId, zone: string, players: readonly PlayerInfo[]): Card | null;
  /** A piece in a few words, by what it is and not by what the game says of it. */
  thing(component: Component, players: readonly PlayerInfo[]): Phrase;
  /** Where something lies, in a few words. */
  place(zone: ZoneId, players: readonly PlayerInfo[]): Phrase;
  /** How many pieces; `zone` when they are all that is in it. */
  count(pieces: readonly Component[], zone: ZoneId | null): Phrase;

  /** An act of a hand that begins several moves, one of which is `move`: what it is for. */
  opening(kind: KindId, move: Move | undefined): Phrase;
  /** What an opened move waits for; `last` is what was done for it last. */
  asking(move: Move | undefined, last: Drop | undefined): Phrase;
  /** Why a hand can do nothing else while a move is open. */
  opened(move: Move | undefined): Phrase;
  /** Why a piece has no place there: what the turn asks for now, or where such a piece goes. */
  nowhere(view: View, component: Component): Phrase;
}
