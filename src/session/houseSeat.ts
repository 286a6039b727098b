import type { Seat } from '../core/ids';
import type { LocalAuthority } from './authority';
import { askHouse, chooseHere } from './house';
import type { Choose } from './house';
import type { Opened } from './opening';
import type { Move, ScreenState } from './types';
import type { Clock } from '../core/clock';

/** What the house players of a game need. */
export interface HouseTable {
  readonly clock: Clock;
  readonly wake?: () => void;
  readonly choose?: Choose;
}

/** Asks whichever house player is next for a move, as long as the table is ready for one. */
export class HouseSeats {
  #started = false;
  #stop: (() => void) | null = null;

  constructor(
    readonly table: HouseTable,
    readonly play: (move: Move) => void,
  ) {}

  start(): void {
    this.#started = true;
  }
  /** Takes a question back. */
  rest(): void {
    this.#stop?.();
    this.#stop = null;
  }

  /** Asks again, by the table as it is now. `plays`: moves are played at all. */
  wake(state: ScreenState, { game, seed }: Opened, authority: LocalAuthority, plays: boolean): void {
    this.rest();
    const seat = this.#ready(state) && plays ? state.actors[0] : undefined;
    const kind = seat === undefined ? undefined : state.players[seat]?.kind;
    if (seat === undefined || !kind || kind === 'person') return;
    const { view, legal } = authority.standing(seat as Seat);
    const request = { level: kind, game, view, seat, legal, seed: (seed * 1000 + authority.steps.length) >>> 0 };
    const { choose = chooseHere, clock, wake } = this.table;
    this.#stop = askHouse(request, {
      ...{ choose, pace: state.botSpeed, clock, wake },
      isLegal: (move) => authority.ask(move).ok,
      answer: (move) => this.play(move),
    });
  }

  #ready({ presenting, paused, showing, undo }: ScreenState): boolean {
    return this.#started && !presenting && !paused && showing === null && undo.asking.length === 0;
  }
}
