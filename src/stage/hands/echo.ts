/** The same act twice within this time (ms) counts once. */
const AGAIN = 300;

/**
 * Tells a press that belongs to the act just done (a double click, a bouncing button, a tap told twice) from another act:
 * it comes at once and at the same place. An act elsewhere counts however soon it comes.
 */
export class Echo {
  #x = 0;
  #y = 0;
  #time = -Infinity;

  /** Something was done here. */
  acted(x: number, y: number, time: number): void {
    this.#x = x;
    this.#y = y;
    this.#time = time;
  }
  /** Whether a press here belongs to it; `slop` is how far (px) the same finger may land from where it was. */
  heard(x: number, y: number, time: number, slop: number): boolean {
    return time - this.#time < AGAIN && Math.hypot(x - this.#x, y - this.#y) <= slop;
  }
}
