import type { Choose, HouseRequest } from '../../session/house';

/** What the worker is asked, and what it answers; null when the thinking failed. */
export interface Question {
  readonly id: number;
  readonly request: HouseRequest;
}
type Thought = Awaited<ReturnType<Choose>>;
export interface Answer {
  readonly id: number;
  readonly choice: Thought | null;
}

/** The part of a `Worker` that is needed. */
export interface Thread {
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(question: Question): void;
  terminate(): void;
}

const startWorker = (): Thread => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

interface Pending {
  readonly id: number;
  resolve(choice: Thought): void;
  reject(fault: Error): void;
}

/**
 * House players that think in a worker, one question at a time. A thread that is broken, or still busy with an older
 * question when the next one comes, is given up, and the next question starts a new one. Whoever asks waits no longer
 * than it likes (`askHouse`).
 */
export function makeThinker(start: () => Thread = startWorker): Choose {
  let thread: Thread | null = null;
  let pending: Pending | null = null;
  let count = 0;

  const giveUp = (why: string): void => {
    thread?.terminate();
    thread = null;
    pending?.reject(new Error(why));
    pending = null;
  };
  const begin = (): Thread => {
    const begun = start();
    begun.onmessage = ({ data: { id, choice } }) => {
      if (pending?.id !== id) return;
      const { resolve, reject } = pending;
      pending = null;
      if (choice) resolve(choice);
      else reject(new Error('a house player failed'));
    };
    begun.onerror = () => {
      if (thread === begun) giveUp('the thread of the house players failed');
    };
    return begun;
  };

  return (request) =>
    new Promise((resolve, reject) => {
      if (pending) giveUp('asked anew');
      thread ??= begin();
      pending = { id: ++count, resolve, reject };
      thread.postMessage({ id: count, request });
    });
}
