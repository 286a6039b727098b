import type { Move, Session } from '../session/types';
import { local } from './local';
import type { AppServices } from './services';

/** A second press within this time (ms) belongs to the first one (a double click, a bouncing key). */
const ONCE = 300;
let last = -Infinity;

/** Runs an act of the player unless it is the echo of one just done. */
export function once(act: () => void): void {
  const now = performance.now();
  if (now - last < ONCE) return;
  last = now;
  act();
}

/** Plays a move of a button or the list, after asking when the player wants to be asked. */
export function playMove(services: AppServices, session: Session, move: Move): void {
  once(() => {
    if (services.settings.getState().confirmMoves) local.setState({ confirm: move });
    else session.play(move);
  });
}
