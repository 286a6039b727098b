import { useEffect, useMemo } from 'react';
import { useThree } from '@react-three/fiber';
import type { StoreApi } from 'zustand/vanilla';
import type { ComponentId } from '../../core/ids';
import type { Session } from '../../session/types';
import { diffTables } from '../../table/diff';
import type { CameraDesk } from '../camera/desk';
import type { GameTable } from '../games/gameTable';
import type { Sight } from '../marks/Marks';
import type { StageHooks } from '../Stage';
import type { Board } from '../theatre/board';
import type { Director } from '../theatre/director';
import type { Lens } from '../theatre/lens';
import type { SetUp } from '../theatre/setUp';
import { FreeHand } from './freeHand';
import { pressFree } from './freeKeys';
import { Hand } from './hand';
import type { HandSight } from './sight';

interface Given {
  readonly table: GameTable;
  readonly session: Session;
  readonly board: Board;
  readonly director: Director;
  readonly lens: Lens;
  readonly desk: CameraDesk;
  readonly setUp: SetUp;
  readonly sight: StoreApi<Sight>;
  readonly hooks: StageHooks;
}

/** The two hands of a table: one that plays by the rules, one for the table without them. Only one is awake. */
export interface HandsAtTable {
  readonly hand: Hand;
  readonly free: FreeHand;
}

/** Pointers and keys over the canvas become hands; what the session does to the table is shown. */
export function useHands(given: Given): HandsAtTable {
  const { table, session, board, director, lens, desk, setUp, sight, hooks } = given;
  const gl = useThree((state) => state.gl);
  const hands = useMemo((): HandsAtTable => {
    const inspect = (id: ComponentId | null, how: 'hover' | 'asked'): void => {
      const zone = id ? board.table.placements[id]?.zone : undefined;
      hooks.onInspect(id && zone ? { id, zone, art: table.portrait(session, id) } : null, how);
    };
    const common = {
      onSight: (seen: HandSight): void => {
        setSight(sight, seen);
        tell(hooks, lens, seen);
      },
      onGrip: (gripping: boolean): void => desk.hold(gripping),
      onInspect: inspect,
    };
    const { sizeOf, isCup } = table;
    const inSight = (point: Parameters<CameraDesk['shows']>[0]): boolean => desk.shows(point);
    const offset = (): { x: number; y: number } => {
      const box = lens.canvas?.getBoundingClientRect();
      return { x: box?.left ?? 0, y: box?.top ?? 0 };
    };
    return {
      hand: new Hand(session, board, director, lens, { ...common, inSight, sizeOf, isCup }),
      free: new FreeHand(session, board, director, lens, table, {
        ...common,
        several: hooks.several,
        onFrame: (frame) => {
          const { x, y } = offset();
          hooks.onFrame(frame && { ...frame, x: frame.x + x, y: frame.y + y });
        },
        onMenu: (at, things, look) => {
          const { x, y } = offset();
          hooks.onMenu({ x: at.x + x, y: at.y + y }, things, look);
        },
        onCount: (at, count) => {
          const { x, y } = offset();
          const phrase = { key: 'mode.count', params: { count: count ?? 0 } };
          hooks.onTag(count === null ? null : { x: at.x + x, y: at.y + y, tone: 'plain', phrase, rule: null });
        },
      }),
    };
  }, [table, session, board, director, lens, desk, sight, hooks]);

  useEffect(() => {
    const { hand, free } = hands;
    const stops = [hand.listen(gl.domElement), free.listen(gl.domElement)];
    stops.push(
      session.store.subscribe((state, before) => follow({ session, board, director, setUp }, hands, state, before)),
    );
    // The picture moves under a piece that waits in the hand: it hangs where it hides least.
    desk.onMoved = () => hand.hang(desk.spare.x, desk.spare.y);
    const modeOf = (): void => desk.setFree(session.store.getState().mode === 'free');
    modeOf();
    stops.push(session.store.subscribe(modeOf));
    const onKey = (event: KeyboardEvent): void => {
      if (setUp.showing || director.opening) skip(setUp, director, session);
      else if (pressFree(event, free)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else if (event.key === ' ' && event.target === document.body) {
        const pointed = (session.store.getState().mode === 'free' ? free : hand).sight.pointed;
        if (!pointed) return;
        event.preventDefault();
        hand.hooks.onInspect(pointed, 'asked');
      }
    };
    const onPress = (): void => skip(setUp, director, session);
    window.addEventListener('keydown', onKey, { capture: true });
    window.addEventListener('pointerdown', onPress, { capture: true });
    return () => {
      for (const stop of stops) stop();
      desk.onMoved = null;
      // The canvas is made anew: what it held goes home.
      if (hand.sight.held || free.sight.held) session.cancel();
      window.removeEventListener('keydown', onKey, { capture: true });
      window.removeEventListener('pointerdown', onPress, { capture: true });
    };
  }, [hands, session, board, director, lens, desk, sight, setUp, hooks, table, gl]);
  return hands;
}

type Followed = Pick<Given, 'session' | 'board' | 'director' | 'setUp'>;
type State = ReturnType<Session['store']['getState']>;

/** The session has changed the table by itself (Esc, undo, an operation, another mode): the pieces follow. */
function follow({ session, board, director, setUp }: Followed, { hand, free }: HandsAtTable, state: State, old: State) {
  if (state.hand === old.hand && state.deviations === old.deviations && state.mode === old.mode) return;
  if (!state.hand.held && hand.sight.held) hand.forget();
  if (!state.hand.held && free.sight.held) free.forget();
  // Without rules the session shows by itself what changes the table.
  if (state.presenting || setUp.showing || state.mode === 'free') return;
  const table = session.table();
  const { moved, came, went } = diffTables(board.table, table);
  if (moved.length + came.length + went.length === 0) return;
  if (state.mode === 'advise') void director.free.rearrange(table, [], state.hand.holding);
  else if (!state.hand.held) void director.restore(table);
}

/** The show before the first move is skipped. */
export function skip(setUp: SetUp, director: Director, session: Session): void {
  if (!setUp.showing && !director.opening) return;
  director.finish(session.table());
  setUp.skip();
}

function setSight(store: StoreApi<Sight>, { held, pointed, zone, hover }: HandSight): void {
  const now = store.getState();
  const to = hover.kind === 'free' && !hover.to.pose ? hover.to : null;
  const same = to === now.to || (to && now.to && to.zone === now.to.zone && to.slot === now.to.slot);
  if (now.held === held && now.pointed === pointed && now.over === zone && now.kind === hover.kind && same) return;
  store.setState({ held, pointed, over: zone, kind: hover.kind, to });
}

/** The words beside the held piece. */
function tell(hooks: StageHooks, lens: Lens, { hover, x, y, held }: HandSight): void {
  const box = lens.canvas?.getBoundingClientRect();
  const at = { x: x + (box?.left ?? 0), y: y + (box?.top ?? 0) };
  if (held && hover.kind === 'legal') hooks.onTag({ ...at, tone: 'legal', phrase: hover.target.phrase, rule: null });
  else if (held && hover.kind === 'illegal')
    hooks.onTag({ ...at, tone: 'illegal', phrase: hover.phrase, rule: hover.rule });
  else hooks.onTag(null);
}
