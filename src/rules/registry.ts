import gattoBox from '../../scenes/cafe-del-gatto/box.json' with { type: 'json' };
import { cafeDelGatto } from './cafe-del-gatto';
import type { AnyEvent, AnyMove, Game, GameId } from './contract';

/**
 * A game whose types are not known here. Its values come only from the same game: a state from its `setup`, a move from
 * its `parseMove`.
 */
export type AnyGame = Game<unknown, unknown, AnyMove, unknown, AnyEvent>;

/** Every game of the table with the box that comes with it. The one place where a box is imported. */
const SHELF: Readonly<Record<GameId, { readonly game: AnyGame; readonly box: unknown }>> = {
  'cafe-del-gatto': { game: cafeDelGatto as AnyGame, box: gattoBox },
};

export const gameOf = (id: GameId): AnyGame => SHELF[id].game;

/** The box file that comes with a game, as it is written. */
export const boxFileOf = (id: GameId): unknown => SHELF[id].box;

const boxes = new Map<GameId, unknown>();

/** The box that comes with a game, read once. Throws when it is wrong: our own bug. */
export function boxOf(id: GameId): unknown {
  const known = boxes.get(id);
  if (known !== undefined) return known;
  const box = SHELF[id].game.parseBox(SHELF[id].box);
  if (!box.ok) throw new Error(`box of ${id}: ${box.error.part} ${box.error.why}`);
  boxes.set(id, box.value);
  return box.value;
}
