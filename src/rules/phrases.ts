import type { Phrase } from '../core/phrase';
import type { Problem, Reason } from './contract';

/**
 * A reason as a phrase of the catalogue. The parameter `who` of a reason is a seat; the sentence names its player.
 * `names`: the players' names by seat.
 */
export function reasonPhrase({ rule, why, params }: Reason, names: readonly string[]): Phrase {
  const who = params.who;
  return {
    key: `refusal.${rule}.${why}`,
    params: typeof who === 'number' ? { ...params, who: names[who] ?? `${who}` } : params,
  };
}

/** A problem as a phrase of the catalogue; its parameter `part` names the part. */
export const problemPhrase = ({ part, why, params }: Problem): Phrase => ({
  key: `problem.${why}`,
  params: { ...params, part: part === '' ? 'The file' : part },
});
