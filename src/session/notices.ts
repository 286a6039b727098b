import type { Phrase } from '../core/phrase';
import type { Notice, ScreenState } from './types';

/** What is wrong, in more than one sentence. */
export type More = NonNullable<Notice['more']>;

/** What the session has to say: a refusal, or a remark. */
export class Notices {
  #count = 0;

  refusal(rule: string | null, phrase: Phrase, more: More = []): Notice {
    return { id: ++this.#count, kind: 'refusal', rule, phrase, ...(more.length > 0 && { more }) };
  }
  remark(phrase: Phrase): Notice {
    return { id: ++this.#count, kind: 'remark', rule: null, phrase };
  }
}

/** Why the viewer can do nothing now. */
export function whyNotNow(
  { outcome, presenting, showing, actors, players, mode }: ScreenState,
  plays: boolean,
): Phrase {
  if (showing !== null) return { key: 'hand.turn.showing' };
  if (!plays && !presenting) return { key: `astray.turn.${mode}` };
  if (outcome) return { key: 'hand.turn.over' };
  const acting = actors[0];
  if (presenting || acting === undefined) return { key: 'hand.turn.moment' };
  return { key: 'hand.turn.other', params: { player: players[acting]?.name ?? '' } };
}

/** A phrase in which the parameter `who` is a seat, with that player's name. */
export function named({ key, params }: Phrase, names: readonly string[]): Phrase {
  const who = params?.who;
  return typeof who === 'number'
    ? { key, params: { ...params, who: names[who] ?? `${who}` } }
    : { key, ...(params && { params }) };
}
