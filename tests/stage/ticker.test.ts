import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Ticker } from '../../src/stage/theatre/ticker';
import type { Living } from '../../src/stage/theatre/ticker';

/** The display of these tests: frames come when a test says so. */
class Display {
  #asked: { readonly id: number; readonly call: FrameRequestCallback } | null = null;
  #ids = 0;
  time = 0;

  constructor() {
    vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => {
      this.#asked = { id: ++this.#ids, call };
      return this.#ids;
    });
    vi.stubGlobal('cancelAnimationFrame', (id: number) => {
      if (this.#asked?.id === id) this.#asked = null;
    });
    vi.spyOn(performance, 'now').mockImplementation(() => this.time);
  }
  /** Whether somebody waits for a frame. */
  get asked(): boolean {
    return this.#asked !== null;
  }
  frame(ms: number): void {
    this.time += ms;
    const { call } = this.#asked ?? {};
    this.#asked = null;
    call?.(this.time);
  }
}

/** Something that moves for so many frames. */
class Mover implements Living {
  ticks = 0;
  constructor(public left: number) {}
  tick() {
    this.ticks++;
    const changed = this.left > 0;
    if (changed) this.left--;
    return { changed, busy: this.left > 0 };
  }
}

let display: Display;
let ticker: Ticker;
beforeEach(() => {
  display = new Display();
  ticker = new Ticker();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('rendering on demand', () => {
  it('asks for frames only while something moves, and draws only what changed', () => {
    const mover = new Mover(3);
    const redraw = vi.fn();
    ticker.add(mover);
    ticker.onRedraw(redraw);
    expect(display.asked).toBe(false);
    ticker.wake();
    for (let i = 0; i < 10 && display.asked; i++) display.frame(16);
    expect(redraw).toHaveBeenCalledTimes(3);
    expect(display.asked).toBe(false);
  });

  it('waits for an alarm without drawing anything', () => {
    const redraw = vi.fn();
    const rung = vi.fn();
    ticker.onRedraw(redraw);
    ticker.clock.at(100, rung);
    ticker.wake();
    for (let i = 0; i < 20 && display.asked; i++) display.frame(16);
    expect(rung).toHaveBeenCalledOnce();
    expect(redraw).not.toHaveBeenCalled();
    expect(display.asked).toBe(false);
  });

  it('asks for nothing while the page is hidden, and goes on where it stood', () => {
    const mover = new Mover(1_000);
    ticker.add(mover);
    ticker.wake();
    display.frame(16);
    ticker.setHidden(true);
    expect(display.asked).toBe(false);
    ticker.wake();
    expect(display.asked).toBe(false);
    display.time += 60_000;
    ticker.setHidden(false);
    expect(display.asked).toBe(true);
    display.frame(16);
    expect(mover.ticks).toBe(2);
    expect(ticker.clock.now()).toBe(32);
  });

  it('a thing that hides the page within a frame stops it', () => {
    ticker.add({
      tick: () => {
        ticker.setHidden(true);
        return { changed: false, busy: true };
      },
    });
    ticker.wake();
    display.frame(16);
    expect(display.asked).toBe(false);
  });
});

describe('a slow machine', () => {
  const draw = (frames: number, ms: (i: number) => number): ReturnType<typeof vi.fn> => {
    const slow = vi.fn();
    ticker.onSlow = slow;
    ticker.add(new Mover(frames + 1));
    ticker.wake();
    for (let i = 0; i < frames; i++) display.frame(ms(i));
    return slow;
  };

  it('is noticed by the median of its frames', () => expect(draw(30, () => 50)).toHaveBeenCalled());
  it('is not one whose display is held at 30 frames a second', () => expect(draw(60, () => 34)).not.toHaveBeenCalled());
  it('is not one that now and then is busy with something else', () =>
    expect(draw(60, (i) => (i % 3 === 0 ? 300 : 17))).not.toHaveBeenCalled());
});
