import { CatmullRomCurve3, Quaternion, Vector3 } from 'three';
import type { Clock } from '../../core/clock';
import type { ComponentId } from '../../core/ids';
import type { Pose } from '../../table/types';
import type { Board } from './board';
import { ease, flightTime, quaternion, refusal } from './flight';
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
  /** It is shaken first: where it was let go it may not stay. */
  readonly refused?: boolean;
}

/** Pieces on their way through the air, each in one hand at a time. */
export class Flights {
  /** 1 = as a person would; smaller is quicker; 0 arrives at once. */
  pace = 1;
  #flights: Flight[] = [];
  readonly #point = new Vector3();
  readonly #turn = new Quaternion();
  /** Where the hands want a piece: written anew for each, so that a frame allocates nothing. */
  readonly #pose = {
    position: [0, 0, 0] as [number, number, number],
    turn: [0, 0, 0, 1] as [number, number, number, number],
  };

  constructor(
    readonly board: Board,
    readonly clock: Clock,
    readonly wake: () => void,
  ) {}

  get count(): number {
    return this.#flights.length;
  }

  /** Sends a piece on its way; answers when it has arrived or somebody has taken it. */
  start(id: ComponentId, { from, to, points, arrive, delay = 0, refused = false }: Way): Promise<void> {
    if (this.pace === 0) {
      arrive();
      return Promise.resolve();
    }
    this.#stop(id);
    const direct = new CatmullRomCurve3(points, false, 'centripetal');
    const lasts = flightTime(direct.getLength(), this.pace);
    const no = refused ? refusal(points, lasts / this.pace) : null;
    const path = no ? new CatmullRomCurve3(no.points, false, 'centripetal') : direct;
    return new Promise((done) => {
      this.#flights.push({
        id,
        path,
        from: quaternion(from.turn),
        to: quaternion(to.turn),
        start: this.clock.now() + delay,
        duration: lasts + (no ? no.extra * this.pace : 0),
        pace: no?.pace ?? ease,
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
    this.#begin(now);
    let ended = false;
    for (const flight of this.#flights) {
      if (!flight.begun) continue;
      const t = Math.min(1, (now - flight.start) / flight.duration);
      const { position, turn } = this.#pose;
      flight.path.getPoint(flight.pace(t), this.#point).toArray(position);
      this.#turn.slerpQuaternions(flight.from, flight.to, ease(Math.min(1, t * 1.25))).toArray(turn);
      world.dragTo(flight.id, this.#pose);
      ended ||= t >= 1;
    }
    if (ended) this.#arrive(now);
  }

  /** Those whose time has come are taken up. */
  #begin(now: number): void {
    for (let i = 0; i < this.#flights.length; i++) {
      const flight = this.#flights[i];
      if (!flight || flight.begun || now < flight.start) continue;
      flight.begun = true;
      this.#hold(flight.id);
      // Taking it may have ended the flight of something that it holds: the list is shorter now.
      i = -1;
    }
  }

  /** Those whose time is over arrive. */
  #arrive(now: number): void {
    const over = this.#flights.filter(({ begun, start, duration }) => begun && now >= start + duration);
    for (const flight of over) {
      const at = this.#flights.indexOf(flight);
      if (at < 0) continue;
      this.#flights.splice(at, 1);
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
