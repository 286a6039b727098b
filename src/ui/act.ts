import type { Move, Session } from '../session/types';
import { local } from './local';
import type { AppServices } from './services';

/** The same act twice within this time (ms) counts once: a double click, a bouncing key, a tap told twice. */
const ONCE = 300;
/** A finger that presses twice lands so near (px). */
const NEAR = 24;
let last: Press | null = null;

interface Press {
  readonly time: number;
  /** The key, or where on the screen; null when nobody pressed anything. */
  readonly sign: string | { readonly x: number; readonly y: number } | null;
}

/** Runs an act of the player unless it is the echo of one just done: same key or same spot, whatever stands there by now. */
export function once(act: () => void): void {
  const { event } = globalThis as { event?: unknown };
  // When it was pressed, not when a busy page came to it.
  const { timeStamp = performance.now() } = (event ?? {}) as { timeStamp?: number };
  const press = { time: timeStamp, sign: signOf(event) };
  if (last && press.time - last.time < ONCE && same(press.sign, last.sign)) return;
  last = press;
  act();
}

interface Pressed {
  readonly type: string;
  readonly key: string;
  readonly shiftKey: boolean;
  readonly detail: number;
  readonly clientX: number;
  readonly clientY: number;
}

function signOf(event: unknown): Press['sign'] {
  const { type, key, shiftKey, detail, clientX, clientY } = (event ?? {}) as Partial<Pressed>;
  if (type === 'keydown') return `${shiftKey ? 'Shift+' : ''}${key}`;
  if (type !== 'click') return null;
  // Enter and Space on a button come as clicks that no pointer made.
  return detail === 0 ? 'Enter' : { x: clientX ?? 0, y: clientY ?? 0 };
}

function same(a: Press['sign'], b: Press['sign']): boolean {
  if (a === null || b === null || typeof a === 'string' || typeof b === 'string') return a === b;
  return Math.hypot(a.x - b.x, a.y - b.y) <= NEAR;
}

/** Plays a move of a button or the list, after asking when the player wants to be asked. */
export function playMove(services: AppServices, session: Session, move: Move): void {
  once(() => {
    if (services.settings.getState().confirmMoves) local.setState({ confirm: move });
    else session.play(move);
  });
}
