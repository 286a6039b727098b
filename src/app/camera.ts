import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { FINEST, PARTS, carrierOf, placeShot, shotsFor } from '../../scenes/cafe-del-gatto/shots';
import type { ShotId } from '../../scenes/cafe-del-gatto/shots';
import type { Session } from '../session/types';
import type { CameraDesk } from '../stage/camera/desk';
import { shapeOf } from '../stage/camera/free';
import { framed, pixelsOf } from '../stage/camera/framing';
import { stepPart } from '../stage/camera/steps';
import type { AppServices } from '../ui/services';

export type Camera = NonNullable<AppServices['camera']>;

/** What a finger hits (CSS pixels). */
const FINGERTIP = 44;
/** A phone in either hand. */
const PHONE = 500;
/** What others do begins so soon after one's own act that the picture need not change for less (ms). */
const PATIENCE = 500;

const coarse = matchMedia('(pointer: coarse)');
const windowSize = () => ({ width: innerWidth, height: innerHeight });

/** The views of the table, for keys and for the bar; on a small screen each step of the turn brings its own. */
export function makeCamera(desk: CameraDesk, session: () => Session | null): Camera {
  const current = createStore<string | null>(() => 'overview');
  const inParts = createStore(() => false);
  const seats = (): number => session()?.store.getState().players.length ?? 2;
  const look = (players: number): void => {
    const seat = framed(shotsFor(players).seat, windowSize());
    const fine = pixelsOf(seat, windowSize(), FINEST.at) * FINEST.size >= FINGERTIP;
    inParts.setState(coarse.matches ? !fine : shapeOf(windowSize()) !== 'wide', true);
  };
  // Two sit down until it is known who does.
  look(2);
  addEventListener('resize', () => look(seats()));
  return {
    views: PARTS.map(({ id }) => ({ id, phrase: { key: `app.view.${id}` } })),
    current,
    inParts,
    go: (id) => {
      const shots = shotsFor(seats());
      if (!isShot(id, shots)) return;
      look(seats());
      current.setState(id, true);
      desk.go(shots[id]);
    },
    place: (seat) => {
      const { viewer, players } = session()?.store.getState() ?? {};
      if (viewer === undefined || !players || seat >= players.length) return;
      current.setState(seat === viewer ? 'seat' : null, true);
      desk.go(placeShot(players.length, viewer, seat));
    },
  };
}

const isShot = (id: string, shots: object): id is ShotId => Object.hasOwn(shots, id);

/**
 * On a screen that shows the table in parts, the camera goes where the next step is: what may be taken, then where it may
 * go. It waits for the finger to leave the glass, and what somebody looks at meanwhile stays until the step changes.
 */
export function followSteps(camera: Camera, session: StoreApi<Session | null>): void {
  let shown: string | null = null;
  let pressed = false;
  let waiting = 0;
  let stop = (): void => undefined;
  const follows = (): boolean =>
    camera.inParts.getState() && (coarse.matches || Math.min(innerWidth, innerHeight) < PHONE);
  const step = (): void => {
    window.clearTimeout(waiting);
    const playing = session.getState();
    if (!playing || pressed || !follows()) return;
    const state = playing.store.getState();
    const go = (): void => {
      const part = stepPart(PARTS, playing.store.getState(), playing.table(), carrierOf);
      if (part === shown) return;
      shown = part;
      camera.go(part);
    };
    if (state.canAct || shown === null) go();
    else waiting = window.setTimeout(go, PATIENCE);
  };
  const touch = (down: boolean) => (): void => {
    pressed = down;
    // The hand hears the release first.
    if (!down) queueMicrotask(step);
  };
  addEventListener('pointerdown', touch(true), { capture: true });
  addEventListener('pointerup', touch(false));
  addEventListener('pointercancel', touch(false));
  camera.inParts.subscribe(() => {
    shown = null;
    step();
  });
  session.subscribe((next) => {
    stop();
    shown = null;
    stop = next ? next.store.subscribe(step) : () => undefined;
    // Whoever sat the players down has chosen a view; the step comes after.
    queueMicrotask(step);
  });
}
