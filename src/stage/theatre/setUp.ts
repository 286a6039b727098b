import type { Living } from './ticker';

/** The show before the first move: 0 nothing stands, 1 the machine and the board are up. Skippable. */
export class SetUp implements Living {
  /** Milliseconds since it began; Infinity when there is nothing (left) to show. */
  time = Number.POSITIVE_INFINITY;
  #length = 0;
  #done: (() => void) | null = null;

  constructor(readonly wake: () => void) {}

  get showing(): boolean {
    return this.time < this.#length;
  }

  /** Begins; after so many milliseconds everything stands, and it answers. With none, there is nothing to show. */
  begin(length: number): Promise<void> {
    if (length <= 0) return Promise.resolve();
    this.#length = length;
    this.time = 0;
    this.wake();
    return new Promise((done) => {
      this.#done = done;
    });
  }

  skip(): void {
    if (!this.showing) return;
    this.time = Number.POSITIVE_INFINITY;
    this.#finish();
    this.wake();
  }

  tick(ms: number): { changed: boolean; busy: boolean } {
    if (!this.showing) return { changed: false, busy: false };
    this.time += ms;
    if (!this.showing) {
      this.time = Number.POSITIVE_INFINITY;
      this.#finish();
    }
    return { changed: true, busy: this.showing };
  }

  #finish(): void {
    const done = this.#done;
    this.#done = null;
    done?.();
  }
}
