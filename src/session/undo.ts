import type { Seat } from '../core/ids';
import type { LocalAuthority, Step } from './authority';
import type { PlayerInfo } from './types';

/** What an undo would take back: the moves down to the last one of a person at this screen, and whom it concerns. */
export interface UndoPlan {
  /** How many moves; 0 when there is nothing to take back. */
  readonly count: number;
  /** Who took the move that is undone. */
  readonly by: Seat;
  /** Free, or these persons must agree first (house players always do). */
  readonly asks: readonly Seat[];
}

const isPerson = (players: readonly PlayerInfo[], seat: Seat): boolean => players[seat]?.kind === 'person';

/**
 * Undo goes back to a person's last decision, over what house players did since. It is free until something was shown
 * that nobody could know (a draw); after that each other person at the screen agrees, and somebody alone says so again.
 */
export function planUndo(authority: LocalAuthority, players: readonly PlayerInfo[]): UndoPlan {
  const { steps } = authority;
  let first = steps.length - 1;
  while (first >= 0 && !isPerson(players, (steps[first] as Step).move.seat)) first--;
  if (first < 0) return { count: 0, by: 0, asks: [] };
  const back = steps.slice(first);
  const by = (back[0] as Step).move.seat;
  const revealed = back.some((step) => step.events.some((event) => authority.game.reveals(event)));
  const others = players.map((_, seat) => seat).filter((seat) => seat !== by && isPerson(players, seat));
  if (!revealed) return { count: back.length, by, asks: [] };
  return { count: back.length, by, asks: others.length > 0 ? others : [by] };
}

/** How many undone moves a redo plays again: one person's move and the house players' answers to it. */
export function planRedo(authority: LocalAuthority, players: readonly PlayerInfo[]): number {
  const { undone } = authority;
  if (undone.length === 0) return 0;
  let count = 1;
  while (count < undone.length && !isPerson(players, (undone[count] as Step).move.seat)) count++;
  return count;
}
