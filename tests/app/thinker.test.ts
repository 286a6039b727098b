import { describe, expect, it } from 'vitest';
import type { Answer, Question, Thread } from '../../src/app/bots/thinker';
import { makeThinker } from '../../src/app/bots/thinker';
import { cafeDelGatto as game } from '../../src/rules/cafe-del-gatto';
import { chooseHere } from '../../src/session/house';
import type { HouseRequest } from '../../src/session/house';
import { at } from '../support/gatto';

/** House players in a worker: each question has its own answer, and a broken thread is replaced. */

const { state } = at();
const request: HouseRequest = {
  ...{ level: 'medium', game: 'cafe-del-gatto', seat: 0, seed: 1 },
  view: game.view(state, 0),
  legal: game.legalMoves(state, 0),
};

/** Threads as the test drives them. */
function workshop() {
  const threads: (Thread & { asked: Question[]; ended: boolean })[] = [];
  const think = makeThinker(() => {
    const asked: Question[] = [];
    const thread = {
      ...{ asked, ended: false, onmessage: null, onerror: null },
      // As between threads: a copy arrives, or nothing that cannot be copied.
      postMessage: (question: Question) => void asked.push(structuredClone(question)),
      terminate() {
        thread.ended = true;
      },
    } as Thread & { asked: Question[]; ended: boolean };
    threads.push(thread);
    return thread;
  });
  const answer = (n: number, data: Answer): void => threads[n]?.onmessage?.({ data } as MessageEvent<Answer>);
  return { think, threads, answer };
}

describe('the thinker of the page', () => {
  it('passes on what the session asks, and gives back what comes', async () => {
    const { think, threads, answer } = workshop();
    const thought = think(request);
    const [question] = threads[0]?.asked ?? [];
    expect(question?.request).toEqual(request);
    const choice = await chooseHere(question?.request as HouseRequest);
    answer(0, { id: question?.id ?? 0, choice });
    expect(await thought).toEqual(choice);
    void think(request);
    expect(threads).toHaveLength(1);
  });

  it('fails when the house player failed, and asks the same thread again', async () => {
    const { think, threads, answer } = workshop();
    const thought = think(request);
    answer(0, { id: 1, choice: null });
    await expect(thought).rejects.toThrow('failed');
    void think(request);
    expect([threads.length, threads[0]?.asked.length]).toEqual([1, 2]);
  });

  it('fails when the thread breaks, and starts another for the next question', async () => {
    const { think, threads } = workshop();
    const thought = think(request);
    threads[0]?.onerror?.({} as ErrorEvent);
    await expect(thought).rejects.toThrow('thread');
    expect(threads[0]?.ended).toBe(true);
    void think(request);
    expect(threads).toHaveLength(2);
  });

  it('gives up a thread that is still busy when the next question comes: an old answer is none to it', async () => {
    const { think, threads, answer } = workshop();
    const old = think(request);
    const next = think({ ...request, seed: 2 });
    await expect(old).rejects.toThrow('asked anew');
    expect(threads.map(({ ended }) => ended)).toEqual([true, false]);
    const choice = await chooseHere(request);
    answer(0, { id: 1, choice });
    answer(1, { id: 2, choice });
    expect(await next).toBe(choice);
  });

  it('cannot start a thread: the session hears of it', async () => {
    const think = makeThinker(() => {
      throw new Error('no workers here');
    });
    await expect(think(request)).rejects.toThrow('no workers');
  });
});
