import type { Phrase } from '../../../core/phrase';
import type { GattoMove, GattoView } from '../../../rules/cafe-del-gatto/types';
import type { Component, Drop } from '../../../table/types';

/** What a hand over the table is told: what an act begins, what is asked next, and why a piece has no place there. */

const drinkOf = (move: GattoMove | undefined): string => (move && 'cup' in move ? move.cup : '');

/** An act that begins several moves: what it is for. */
export function describeOpening(kind: string, move: GattoMove | undefined): Phrase {
  return { key: kind === 'sugar' ? 'hand.sweeten' : 'hand.offer', params: { drink: drinkOf(move) } };
}

/** What an opened move waits for. */
export function describeAsking(move: GattoMove | undefined, last: Drop | undefined): Phrase {
  switch (move?.type) {
    case 'take-coins':
      return { key: 'hand.ask.coins' };
    case 'clean':
      return { key: 'hand.ask.clean', params: { side: move.side } };
    case 'empty-cup':
      return { key: 'hand.ask.empty', params: { drink: move.cup } };
    default:
      return last?.kind === 'sugar'
        ? { key: 'hand.ask.sweetened' }
        : { key: 'hand.ask.choose', params: { drink: drinkOf(move) } };
  }
}

/** Why nothing else can be done while a move is open. */
export function describeOpened(move: GattoMove | undefined): Phrase {
  switch (move?.type) {
    case 'take-coins':
      return { key: 'hand.opened.coins' };
    case 'clean':
      return { key: 'hand.opened.clean', params: { side: move.side } };
    case 'empty-cup':
      return { key: 'hand.opened.empty', params: { drink: move.cup } };
    default:
      return { key: 'hand.opened.serve', params: { drink: drinkOf(move) } };
  }
}

/** What may be done now, where the turn has come to a point that asks for something; else where such a piece goes. */
export function describeNowhere(view: GattoView, component: Component): Phrase {
  const { phase, branch } = view;
  if (phase === 'serving' || phase === 'cleaned') return { key: `hand.phase.${phase}` };
  if (phase === 'intermediate') return { key: `hand.phase.${branch ?? 'serve'}` };
  return { key: `hand.nowhere.${nameOf(component)}` };
}

const nameOf = (component: Component): string => {
  const kind: string = component.kind;
  if (kind.startsWith('cup-')) return 'cup';
  return ['tile', 'coin', 'sugar', 'drink-tile'].includes(kind) ? kind : 'other';
};
