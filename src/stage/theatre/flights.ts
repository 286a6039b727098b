import { CatmullRomCurve3, Vector3 } from 'three';
import type { Clock } from '../../core/clock';
import type { ComponentId } from '../../core/ids';
import type { Pose } from '../../table/types';
import type { Board } from './board';
import { ease, flightTime, quaternion } from './flight';
import type { Flight } from './flight';

/** Where a flight goes and what happens at its end. */
export interface Way {
  readonly from: Pose;
  readonly to: Pose;
  /** Points in the air, first and last included. */
  readonly points: Vector3[];
  readonly arrive: () => void;
  /** Before it leaves, ms. */
  readonly delay?: number;
}

/** Pieces on their way through the air, each in one hand at a time. */
export class Flights {
  /** 1 = as a person would; smaller is quicker; 0 arrives at once. */
  pace = 1;
  #flights: Flight[] = [];
  readonly #point = new Vector3();

  constructor(
    readonly board: Board,
    readonly clock: Clock,
    readonly wake: () => void,
  ) {}

  get count(): number {
    return this.#flights.length;
  }

  /** Sends a piece on its way; answers when it has arrived or somebody has taken it. */
  start(id: ComponentId, { from, to, points, arrive, delay = 0 }: Way): Promise<void> {
    if (this.pace === 0) {
      arrive();
      return Promise.resolve();
    }
    this.#stop(id);
    const path = new CatmullRomCurve3(points, false, 'centripetal');
    return new Promise((done) => {
      this.#flights.push({
        id,
        path,
        from: quaternion(from.turn),
        to: quaternion(to.turn),
        start: this.clock.now() + delay,
        duration: flightTime(path.getLength(), this.pace),
        begun: false,
        arrive: () => {
          arrive();
          done();
        },
        leave: done,
      });
      this.wake();
    });
  }

  /** Into a hand of somebody at the table; whatever carried it until now lets go. */
  take(id: ComponentId): void {
    this.#stop(id);
    this.#hold(id);
  }

  /** Moves everything that is on its way to where it is now. */
  fly(): void {
    if (this.#flights.length === 0) return;
    const now = this.clock.now();
    const { world } = this.board;
    for (const flight of [...this.#flights]) {
      if (now < flight.start || !this.#flights.includes(flight)) continue;
      if (!flight.begun) {
        flight.begun = true;
        this.#hold(flight.id);
      }
      const t = Math.min(1, (now - flight.start) / flight.duration);
      const p = flight.path.getPoint(ease(t), this.#point);
      const q = flight.from.clone().slerp(flight.to, ease(Math.min(1, t * 1.25)));
      world.dragTo(flight.id, { position: [p.x, p.y, p.z], turn: [q.x, q.y, q.z, q.w] });
      if (t < 1) continue;
      this.#flights.splice(this.#flights.indexOf(flight), 1);
      flight.arrive();
    }
  }

  /** Everything on its way arrives now. */
  land(): void {
    const flights = this.#flights;
    this.#flights = [];
    for (const flight of flights) flight.arrive();
  }

  #hold(id: ComponentId): void {
    this.load(id);
    this.board.world.grab(id);
  }

  /** With a piece goes what it holds. */
  load(id: ComponentId): void {
    for (const content of this.board.contents(id)) {
      if (this.#stop(content)) this.board.snap(content);
      this.board.world.attach(content, id);
    }
  }

  /** Ends the flight of a piece where it is; false when it wasn't on its way. */
  #stop(id: ComponentId): boolean {
    const flight = this.#flights.find((other) => other.id === id);
    if (!flight) return false;
    this.#flights.splice(this.#flights.indexOf(flight), 1);
    flight.leave();
    return true;
  }
}
