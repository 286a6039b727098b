import type { Clock } from '../../core/clock';
import type { ZoneId } from '../../core/ids';

/** How long something is shaken, ms, how often it swings in that time and how far, radians. */
const LASTS = 380;
const SWINGS = 3;
const FAR = 0.09;

/** Things on the table that are shaken, and since when. */
export class Shakes {
  readonly #since = new Map<ZoneId, number>();

  constructor(readonly clock: Clock) {}

  start(zone: ZoneId): void {
    this.#since.set(zone, this.clock.now());
  }

  /** How far a zone's object leans to the side now, radians. */
  lean(zone: ZoneId): number {
    const since = this.#since.get(zone);
    const t = since === undefined ? 1 : (this.clock.now() - since) / LASTS;
    return t >= 1 ? 0 : Math.sin(t * SWINGS * 2 * Math.PI) * FAR * (1 - t);
  }
}
