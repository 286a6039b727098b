import type { Seat } from '../core/ids';
import type { AnyState } from '../referee/registry';
import type { Game, GameId, Outcome, Score, Verdict } from '../rules/contract';
import { gameOf } from '../rules/registry';
import type { AnyView, Event, Move } from './types';

/** One played move and what it led to. */
export interface Step {
  readonly move: Move;
  readonly events: readonly Event[];
  readonly state: AnyState;
}

/** What an authority tells a seat about the game as it stands. */
export interface Standing {
  readonly view: AnyView;
  readonly actors: readonly Seat[];
  readonly legal: readonly Move[];
  readonly scores: readonly Score[];
  readonly outcome: Outcome | null;
}

/**
 * Holds the true state of a game played on this machine and judges every move. The screen, house players and lessons
 * see only what `standing` and `submit` give them, as they would from a server.
 */
export class LocalAuthority {
  readonly game: Game<unknown, AnyState, Move, AnyView, Event>;
  #steps: Step[] = [];
  /** Moves taken back, next first. */
  #undone: Step[] = [];

  /** The state must be one of the game's. */
  constructor(
    game: GameId,
    readonly initial: AnyState,
  ) {
    this.game = gameOf(game) as unknown as LocalAuthority['game'];
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }
  get undone(): readonly Step[] {
    return this.#undone;
  }
  get state(): AnyState {
    return this.#steps.at(-1)?.state ?? this.initial;
  }
  /** Who may move now. */
  get actors(): readonly Seat[] {
    return this.game.actors(this.state);
  }
  /** The state after `step` moves. */
  stateAt(step: number): AnyState {
    return step === 0 ? this.initial : (this.#steps[step - 1]?.state ?? this.state);
  }

  ask(move: Move): Verdict {
    return this.game.check(this.state, move);
  }

  /** Judges a move and, when it is legal, plays it; what was undone can then no longer be redone. */
  submit(move: Move): { readonly verdict: Verdict; readonly step: Step | null } {
    const verdict = this.ask(move);
    if (!verdict.ok) return { verdict, step: null };
    const { state, events } = this.game.apply(this.state, move);
    const step: Step = { move, events, state };
    this.#steps = [...this.#steps, step];
    this.#undone = [];
    return { verdict, step };
  }

  /** Takes the last `count` moves back. */
  undo(count: number): readonly Step[] {
    const keep = Math.max(0, this.#steps.length - count);
    const back = this.#steps.slice(keep);
    this.#steps = this.#steps.slice(0, keep);
    this.#undone = [...back, ...this.#undone];
    return back;
  }

  /** Plays the next `count` undone moves again. */
  redo(count: number): readonly Step[] {
    const again = this.#undone.slice(0, count);
    this.#undone = this.#undone.slice(count);
    this.#steps = [...this.#steps, ...again];
    return again;
  }

  /** The game as a seat sees it, now or after `step` moves. */
  standing(seat: Seat, step = this.#steps.length): Standing {
    const state = this.stateAt(step);
    return {
      view: this.game.view(state, seat),
      actors: this.game.actors(state),
      legal: this.game.legalMoves(state, seat),
      scores: this.game.score(state),
      outcome: this.game.outcome(state),
    };
  }
}
