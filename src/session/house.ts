import { chooseMove } from '../bots';
import type { Choice } from '../bots';
import type { Clock } from '../core/clock';
import type { Seat } from '../core/ids';
import type { GameId } from '../rules/contract';
import type { AnyView, BotLevel, BotSpeed, Move } from './types';

/** What a house player is asked: plain data, so that another thread can be given it. */
export interface HouseRequest {
  readonly level: BotLevel;
  readonly game: GameId;
  readonly view: AnyView;
  readonly seat: Seat;
  /** At least one. */
  readonly legal: readonly Move[];
  /** Any uint32: the same request has the same answer. */
  readonly seed: number;
}

/** Who thinks for the house players, at once or later. */
export type Choose = (request: HouseRequest) => Choice<Move> | Promise<Choice<Move>>;

/** Thinks here and now. */
export const chooseHere: Choose = ({ level, game, view, seat, legal, seed }) =>
  chooseMove(level, game, view, seat, legal, seed);

/** How long a house player thinks before its hand moves, in ms. */
const THINKING: Readonly<Record<BotSpeed, number>> = { slow: 1600, normal: 700, fast: 200, instant: 0 };

/** How long an answer is waited for after that, in ms: a table must not stand still because of a house player. */
const PATIENCE = 5000;

export interface Asking {
  readonly choose: Choose;
  readonly pace: BotSpeed;
  readonly clock: Clock;
  /** Called when a time is waited for. */
  readonly wake: (() => void) | undefined;
  readonly isLegal: (move: Move) => boolean;
  /** Called once, later, with a legal move, unless the question is taken back before. */
  readonly answer: (move: Move) => void;
}

/**
 * Asks for a move. When none comes in time, or one that isn't legal, or the thinking fails, an easy player's move is
 * played instead. The function that comes back takes the question back: what is answered after it is dropped.
 */
export function askHouse(request: HouseRequest, asking: Asking): () => void {
  const { choose, pace, clock, wake, isLegal, answer } = asking;
  let open = true;
  let stopWaiting = clock.at(clock.now() + THINKING[pace], ask);
  wake?.();

  function close(): void {
    open = false;
    stopWaiting();
  }
  function take(choice: Choice<Move> | null): void {
    if (!open) return;
    close();
    answer(choice && isLegal(choice.move) ? choice.move : instead(request));
  }
  function ask(): void {
    const chosen = attempt(choose, request);
    if (!(chosen instanceof Promise)) {
      take(chosen);
      return;
    }
    stopWaiting = clock.at(clock.now() + PATIENCE, () => take(null));
    chosen.then(take, () => take(null));
  }
  return close;
}

function attempt(choose: Choose, request: HouseRequest): ReturnType<Choose> | null {
  try {
    return choose(request);
  } catch {
    return null;
  }
}

/** The easy player needs no time: whatever happened to the other one, this always answers. */
const instead = ({ game, view, seat, legal, seed }: HouseRequest): Move =>
  chooseMove('easy', game, view, seat, legal, seed).move;
