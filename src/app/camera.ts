import type { StoreApi } from 'zustand/vanilla';
import { GAME_IDS } from '../rules/contract';
import type { Session } from '../session/types';
import { CameraDesk } from '../stage/camera/desk';
import { shapeOf } from '../stage/camera/free';
import { framed, pixelsOf } from '../stage/camera/framing';
import type { Shot } from '../stage/camera/framing';
import { stepPart } from '../stage/camera/steps';
import type { Camera, LateCamera } from './lateCamera';
import { SHOTS } from './shots';
import type { Shots } from './shots';

/** What a finger hits (CSS pixels). */
const FINGERTIP = 44;
/** A phone in either hand. */
const PHONE = 500;
/** What others do begins so soon after one's own act that the picture need not change for less (ms). */
const PATIENCE = 500;

const coarse = matchMedia('(pointer: coarse)');
const windowSize = () => ({ width: innerWidth, height: innerHeight });

/** The shots of the game at the table; on the shelf those of its first box. */
const shotsOf = (session: Session | null): Shots => SHOTS[session?.store.getState().game ?? GAME_IDS[0]];

/** The views of the table, for keys and for the bar; on a small screen each step of the turn brings its own. */
export function openCamera(late: LateCamera, session: StoreApi<Session | null>): CameraDesk {
  const { views, current, inParts } = late;
  const seats = (): number => session.getState()?.store.getState().players.length ?? 2;
  const game = (): Shots => shotsOf(session.getState());
  const desk = new CameraDesk(game().shotsFor(seats())['overview'] as Shot);
  const look = (): void => {
    const { shotsFor, finest } = game();
    const seat = framed(shotsFor(seats())['seat'] as Shot, windowSize());
    const fine = pixelsOf(seat, windowSize(), finest.at) * finest.size >= FINGERTIP;
    inParts.setState(coarse.matches ? !fine : shapeOf(windowSize()) !== 'wide', true);
  };
  const list = (): void =>
    views.setState(
      game().parts.map(({ id }) => ({ id, phrase: { key: `app.view.${id}` } })),
      true,
    );
  look();
  list();
  addEventListener('resize', look);
  session.subscribe(list);
  late.open({
    go: (id) => {
      const shot = game().shotsFor(seats())[id];
      if (!shot) return;
      look();
      current.setState(id, true);
      desk.go(shot);
    },
    place: (seat) => {
      const { viewer, players } = session.getState()?.store.getState() ?? {};
      if (viewer === undefined || !players || seat >= players.length) return;
      current.setState(seat === viewer ? 'seat' : null, true);
      desk.go(game().placeShot(players.length, viewer, seat));
    },
  });
  followSteps(late, session);
  return desk;
}

/**
 * On a screen that shows the table in parts, the camera goes where the next step is: what may be taken, then where it may
 * go. It waits for the finger to leave the glass, and what somebody looks at meanwhile stays until the step changes.
 */
function followSteps(camera: Camera, session: StoreApi<Session | null>): void {
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
    const { parts, carrierOf } = shotsOf(playing);
    const go = (): void => {
      const part = stepPart(parts, playing.store.getState(), playing.table(), carrierOf);
      if (part === shown) return;
      shown = part;
      camera.go(part);
    };
    if (state.canAct || shown === null) go();
    else waiting = window.setTimeout(go, PATIENCE);
  };
  const touch = (down: boolean) => (): void => {
    pressed = down;
    // The hand, which keeps what it hears to itself, acts on the release first.
    if (!down) window.setTimeout(step, 0);
  };
  addEventListener('pointerdown', touch(true), { capture: true });
  addEventListener('pointerup', touch(false), { capture: true });
  addEventListener('pointercancel', touch(false), { capture: true });
  camera.inParts.subscribe(() => {
    shown = null;
    step();
  });
  const sit = (next: Session | null): void => {
    stop();
    shown = null;
    stop = next ? next.store.subscribe(step) : () => undefined;
    // Whoever sat the players down has chosen a view; the step comes after.
    queueMicrotask(step);
  };
  session.subscribe(sit);
  sit(session.getState());
}
