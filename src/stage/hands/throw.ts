import type { Vec3 } from '../../table/types';

/** How long before the release (ms) a hand's way counts. */
const RECENT = 90;
/** A hand that is slower than this (units/s) puts down; a faster one throws. */
const THROWS = 3;

/** Where a hand has just been, so that what it lets go flies on. */
export class Swing {
  readonly #way: { readonly x: number; readonly z: number; readonly time: number }[] = [];

  clear(): void {
    this.#way.length = 0;
  }
  /** The hand is there now (world units, ms). */
  pass(x: number, z: number, time: number): void {
    while (this.#way[0] && time - this.#way[0].time > RECENT) this.#way.shift();
    this.#way.push({ x, z, time });
  }

  /** Units per second at this time; null when the piece is put down, not thrown. */
  speed(time: number): Vec3 | null {
    const way = this.#way.filter((point) => time - point.time <= RECENT);
    const [first, last] = [way[0], way.at(-1)];
    if (!first || !last || last.time - first.time < 8) return null;
    const seconds = (last.time - first.time) / 1000;
    const [x, z] = [(last.x - first.x) / seconds, (last.z - first.z) / seconds];
    return Math.hypot(x, z) < THROWS ? null : [x, 0, z];
  }
}
