import { chooseHere } from '../../session/house';
import type { Answer, Question } from './thinker';

/** Where house players think in the page: a thread of its own, so that the table never stands still meanwhile. */
self.onmessage = async ({ data: { id, request } }: MessageEvent<Question>) => {
  try {
    const answer: Answer = { id, choice: await chooseHere(request) };
    self.postMessage(answer);
  } catch (fault) {
    self.postMessage({ id, choice: null } satisfies Answer);
    throw fault;
  }
};
