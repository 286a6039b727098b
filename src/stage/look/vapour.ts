import type { Living } from '../theatre/ticker';

/** After something has moved on the table, steam rises for so long, then comes to a halt, ms. */
const RISES = 2600;
const SETTLES = 2200;
/** Between two pictures that are drawn only because steam moves, ms: it has no edges an eye could see jump. */
const APART = 50;
/** A frame that takes longer says that pictures are dear here: steam then asks for no more of its own, ms. */
const DEAR = 120;
/** What is left of it, as a share, when it hangs still. */
const STILL = 0.55;

/**
 * How steam moves. It needs pictures of its own, so it lives only for a while after something else has moved: a table at
 * rest is not drawn. It slows down and thins out, so that nobody sees it stop.
 */
export class Vapour implements Living {
  /** Seconds that it has risen. */
  time = 1.7;
  /** With `false` it hangs still: less motion, or a machine that has no pictures to spare. */
  lively = true;
  /** Draws a picture in which nothing else has moved. */
  draw: (() => void) | null = null;
  /** Milliseconds since something last moved, and since the last picture. */
  #calm = RISES + SETTLES;
  #undrawn = 0;

  /** 1 rising … 0 hanging still. */
  get pace(): number {
    const t = Math.min(1, Math.max(0, (this.#calm - RISES) / SETTLES));
    return this.lively ? (1 - t) ** 2 : 0;
  }
  /** How much of it can be seen, 0 … 1. */
  get strength(): number {
    return STILL + (1 - STILL) * this.pace;
  }

  /** Something has moved. */
  stir(): void {
    this.#calm = 0;
    this.#undrawn = 0;
  }

  tick(ms: number): { changed: boolean; busy: boolean } {
    if (ms > DEAR) this.#calm = RISES + SETTLES;
    if (!this.lively || this.#calm >= RISES + SETTLES) return AT_REST;
    this.time += (ms / 1000) * this.pace;
    this.#calm += ms;
    this.#undrawn += ms;
    if (this.#undrawn >= APART) {
      this.#undrawn %= APART;
      this.draw?.();
    }
    // The picture of the pieces is as it was: their shadows need not be drawn anew.
    return RISING;
  }
}

const AT_REST = { changed: false, busy: false };
const RISING = { changed: false, busy: true };
