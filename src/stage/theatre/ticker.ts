import { ManualClock } from '../../core/clock';

/** Something that lives in time. Answers whether the picture changed and whether it has more to do. */
export interface Living {
  /** Advances by `ms`. */
  tick(ms: number): { readonly changed: boolean; readonly busy: boolean };
}

/** A frame longer than this (a hidden tab, a slow machine) counts as this long, so that nothing is skipped. */
const LONGEST_FRAME = 250;

/**
 * So many frames in a row say how fast the machine draws; their median above this is slow, ms. A display that a saving
 * battery holds at 30 frames a second (33 ms) is not slow.
 */
const WATCHED = 24;
const SLOW = 42;

/**
 * Drives the one clock, and what lives on it, from the display's frames: only while something moves or waits, and the
 * page can be seen. Films and tests stop it and advance the clock themselves.
 */
export class Ticker {
  readonly clock = new ManualClock();
  readonly #living: Living[] = [];
  readonly #redraw = new Set<() => void>();
  #frame = 0;
  #last = 0;
  #manual = false;
  #hidden = false;
  /** Called when the machine turns out to draw slowly. */
  onSlow: (() => void) | null = null;
  #frames: number[] = [];

  add(living: Living): () => void {
    this.#living.push(living);
    return () => {
      const i = this.#living.indexOf(living);
      if (i >= 0) this.#living.splice(i, 1);
    };
  }
  /** Calls back whenever the picture has to be drawn anew. */
  onRedraw(redraw: () => void): () => void {
    this.#redraw.add(redraw);
    return () => this.#redraw.delete(redraw);
  }

  /** Something has begun to move or to wait. */
  wake(): void {
    if (this.#frame !== 0 || this.#manual || this.#hidden) return;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame(this.#run);
  }

  /** With `true` the display no longer drives time: somebody calls `advance`. */
  setManual(manual: boolean): void {
    this.#manual = manual;
    this.#restart();
  }

  /** Nobody sees the page: time stands still, and no frame is asked for until it is seen again. */
  setHidden(hidden: boolean): void {
    if (hidden === this.#hidden) return;
    this.#hidden = hidden;
    this.#restart();
  }

  #restart(): void {
    // Without a display nothing has been asked of it.
    if (this.#frame !== 0) cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    // Frames from before a pause say nothing about those after it.
    this.#frames = [];
    this.wake();
  }

  /** Moves time by `ms`; true while something moves or waits. */
  advance(ms: number): boolean {
    this.clock.advance(ms);
    let changed = false;
    let busy = this.clock.waiting;
    for (const living of this.#living) {
      const now = living.tick(ms);
      changed ||= now.changed;
      busy ||= now.busy;
    }
    if (changed) for (const redraw of this.#redraw) redraw();
    return busy;
  }

  readonly #run = (time: number): void => {
    const ms = Math.min(LONGEST_FRAME, Math.max(0, time - this.#last));
    this.#watch(time - this.#last);
    this.#last = time;
    this.#frame = 0;
    let busy = true;
    try {
      busy = this.advance(ms);
    } finally {
      // A fault in one frame is reported and the next one still comes: the table must not freeze.
      if (busy && this.#frame === 0 && !this.#manual && !this.#hidden) this.#frame = requestAnimationFrame(this.#run);
    }
  };

  #watch(ms: number): void {
    if (!this.onSlow) return;
    this.#frames.push(ms);
    if (this.#frames.length < WATCHED) return;
    const median = this.#frames.sort((a, b) => a - b)[WATCHED / 2] ?? 0;
    this.#frames = [];
    if (median > SLOW) this.onSlow();
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#living.length = 0;
    this.#redraw.clear();
  }
}
