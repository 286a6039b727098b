import type { CDPSession, Page } from '@playwright/test';
import type { Point } from './where';

/** A finger on the glass: real touches, as the browser gets them from the system. */
export class Finger {
  #at: Point | null = null;

  private constructor(
    readonly screen: CDPSession,
    readonly id: number,
  ) {}

  static async over(page: Page, id = 1): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page), id);
  }

  async down(at: Point): Promise<void> {
    this.#at = at;
    await this.#send('touchStart', [at]);
  }
  /** Slides to a point, in so many steps. */
  async move(to: Point, steps = 8): Promise<void> {
    const from = this.#at;
    if (!from) throw new Error('the finger is not on the glass');
    for (let i = 1; i <= steps; i++) {
      const at = { x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps };
      await this.#send('touchMove', [at]);
    }
    this.#at = to;
  }
  async up(): Promise<void> {
    if (this.#at) await this.#send('touchEnd', []);
    this.#at = null;
  }
  /** The system takes the touch away: a call comes in, a palm lies down. */
  async cancel(): Promise<void> {
    await this.#send('touchCancel', []);
    this.#at = null;
  }
  async tap(at: Point): Promise<void> {
    await this.down(at);
    await this.up();
  }

  /** Two fingers beside each other around a point, from one distance to another (CSS pixels). */
  async pinch({ x, y }: Point, from: number, to: number, steps = 6): Promise<void> {
    const points = (apart: number): readonly object[] => [
      { x: x - apart / 2, y, id: this.id },
      { x: x + apart / 2, y, id: this.id + 1 },
    ];
    const send = (type: string, touchPoints: readonly object[]) =>
      this.screen.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
    await send('touchStart', points(from));
    for (let i = 1; i <= steps; i++) await send('touchMove', points(from + ((to - from) * i) / steps));
    await send('touchEnd', []);
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', points: readonly Point[]): Promise<void> {
    await this.screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }) => ({ x, y, id: this.id })),
    });
  }
}
