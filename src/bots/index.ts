import type { Seat } from '../core/ids';
import type { Phrase } from '../core/phrase';
import type { GameId } from '../rules/contract';
import { easyGatto } from './cafe-del-gatto/easy';
import { hardGatto } from './cafe-del-gatto/hard';
import { mediumGatto } from './cafe-del-gatto/medium';
import type { BotLevel, Choice, HousePlayer, Sights } from './house';

export type { BotLevel, Choice } from './house';
export { BOT_LEVELS } from './house';

type House = {
  readonly [Id in GameId]: Readonly<Record<BotLevel, HousePlayer<Sights[Id]['view'], Sights[Id]['move']>>>;
};

const HOUSE: House = {
  'cafe-del-gatto': { easy: easyGatto, medium: mediumGatto, hard: hardGatto },
};

/**
 * The reason of a choice with the names of the people in it. Its parameter `who` is a seat, as in a refusal.
 * `names`: the players' names by seat.
 */
export function whyPhrase({ because }: Pick<Choice<unknown>, 'because'>, names: readonly string[]): Phrase {
  const { key, params = {} } = because;
  const { who } = params;
  return { key, params: typeof who === 'number' ? { ...params, who: names[who] ?? `${who}` } : params };
}

/**
 * What a house player does, and why. It knows the view and the legal moves of its seat, nothing else; the move is one of
 * `legal`. The same arguments give the same choice on every machine. Throws when `legal` is empty: the caller's bug.
 * @param rngSeed any uint32
 */
export function chooseMove<Id extends GameId>(
  level: BotLevel,
  gameId: Id,
  view: Sights[Id]['view'],
  seat: Seat,
  legal: readonly Sights[Id]['move'][],
  rngSeed: number,
): Choice<Sights[Id]['move']> {
  if (legal.length === 0) throw new Error(`seat ${seat} has no legal move`);
  return HOUSE[gameId][level]({ view, seat, legal, seed: rngSeed });
}
