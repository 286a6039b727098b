import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ComponentId, KindId } from '../core/ids';
import { TableWorld } from '../physics/world';
import type { Session } from '../session/types';
import type { CameraDesk } from './camera/desk';
import type { GameTable } from './games/gameTable';
import { useHands } from './hands/useHands';
import { PROP_SHADOWS } from './look/Props';
import type { Standing } from './look/shadowBatch';
import type { Materials } from './look/materials';
import { FreeMarks } from './marks/FreeMarks';
import { Marks, NOTHING } from './marks/Marks';
import type { Sight } from './marks/Marks';
import { Pieces } from './pieces/Pieces';
import type { StageHooks } from './Stage';
import { Board } from './theatre/board';
import { Director } from './theatre/director';
import { opening } from './theatre/opening';
import type { Lens } from './theatre/lens';
import type { SetUp } from './theatre/setUp';
import type { Shakes } from './theatre/shakes';
import type { Ticker } from './theatre/ticker';

interface PlayProps {
  readonly table: GameTable;
  readonly session: Session;
  readonly materials: Materials;
  readonly shadows: boolean;
  readonly pace: number;
  readonly ticker: Ticker;
  readonly setUp: SetUp;
  readonly shakes: Shakes;
  readonly desk: CameraDesk;
  readonly lens: Lens;
  readonly standing: RefObject<Standing[]>;
  readonly hooks: StageHooks;
}

/** A game on the table: its pieces, the hands that move them, and the marks that guide the hands. */
export function Play(props: PlayProps) {
  const { table, session, materials, shadows, pace, ticker, setUp, shakes, desk, lens, standing, hooks } = props;
  const { board, director } = useMemo(() => {
    const seats = session.store.getState().players.length;
    const world = new TableWorld(table.kindOf);
    const made = new Board(world, (viewer) => table.lay(seats, viewer), session.store.getState().viewer);
    return { board: made, director: new Director(made, ticker.clock, () => ticker.wake(), table.voices) };
  }, [table, session, ticker]);
  const sight = useMemo(() => createStore<Sight>(() => NOTHING), []);
  const sets = useMemo(() => table.sets(), [table]);
  const ids = usePopulation(board);
  const viewer = useStore(session.store, (state) => state.viewer);
  const now = useCallback(() => ticker.clock.now(), [ticker]);

  useEffect(() => {
    director.pace = pace;
  }, [director, pace]);

  // The director lives on the clock, shows what the session tells, and keeps the contact shadows under the pieces.
  useEffect(() => {
    const stopDirector = ticker.add(director);
    const stopSetUp = ticker.add(setUp);
    director.hearing.onNoise = (sound, force, at, delay) => hooks.onNoise({ sound, force, side: lens.side(at), delay });
    director.onTouched = (touched) => sight.setState({ touched });
    director.onShake = (zone) => shakes.start(zone);
    session.setPresenter(director);
    board.loose.furnish(table);
    board.loose.onRest = (rests) => {
      director.free.quietly(() => session.settle(rests));
      director.free.rested(session.table());
    };
    const stopShadows = ticker.onRedraw(() => {
      // The machine is not there before it is put together.
      const fixed = setUp.showing ? [] : table.standing;
      standing.current = [...PROP_SHADOWS, ...fixed, ...footprints(board, sets)];
    });
    let gone = false;
    void opening(session, board, director, setUp, table.assembly).then(() => {
      if (!gone) session.start();
    });
    return () => {
      gone = true;
      stopDirector();
      stopSetUp();
      stopShadows();
      session.setPresenter(null);
      board.loose.onRest = null;
      standing.current = [...PROP_SHADOWS, ...table.standing];
    };
  }, [ticker, director, setUp, shakes, board, session, sets, standing, hooks, sight, lens, table]);

  const hands = useHands({ table, session, board, director, lens, desk, setUp, sight, hooks });

  // The table turns: whoever acts next comes to the near place.
  useEffect(() => {
    void director.turn(viewer);
  }, [viewer, director]);

  return (
    <>
      {sets.map((set) => (
        <Pieces
          key={set.kind}
          board={board}
          set={set}
          ids={ids.get(set.kind) ?? NONE}
          materials={materials}
          shadows={shadows}
        />
      ))}
      <Marks board={board} session={session} sight={sight} sizeOf={table.sizeOf} isCup={table.isCup} now={now} />
      <FreeMarks board={board} session={session} sight={sight} hands={hands} lens={lens} shapes={table} hooks={hooks} />
    </>
  );
}

const NONE: readonly ComponentId[] = [];

/** Pieces by kind, looked at again when some came or went. */
function usePopulation(board: Board): ReadonlyMap<KindId, readonly ComponentId[]> {
  const [ids, setIds] = useState<ReadonlyMap<KindId, readonly ComponentId[]>>(() => byKind(board));
  useEffect(() => {
    let asked = false;
    board.onPopulation = () => {
      if (asked) return;
      asked = true;
      queueMicrotask(() => {
        asked = false;
        setIds(byKind(board));
      });
    };
    setIds(byKind(board));
    return () => {
      board.onPopulation = null;
    };
  }, [board]);
  return ids;
}

function byKind(board: Board): Map<KindId, ComponentId[]> {
  const found = new Map<KindId, ComponentId[]>();
  for (const { id, kind } of Object.values(board.table.components)) {
    const list = found.get(kind);
    if (list) list.push(id);
    else found.set(kind, [id]);
  }
  return found;
}

const point = { x: 0, y: 0, z: 0 };
const turn = { x: 0, y: 0, z: 0, w: 1 };

/** What lies directly on the table darkens it. */
function footprints(board: Board, sets: ReturnType<GameTable['sets']>): Standing[] {
  const found: Standing[] = [];
  for (const { kind, contact } of sets) {
    if (!contact) continue;
    const [w, d, strength] = contact;
    for (const id of board.ids()) {
      if (board.kind(id) !== kind || !board.world.has(id) || board.hidden.has(id)) continue;
      board.world.pose(id, point, turn);
      const low = point.y - (kind.startsWith('cup') ? 0 : 0.08);
      if (low > 0.4) continue;
      const fade = 1 - Math.min(1, Math.max(0, low) / 0.4);
      const yaw = 2 * Math.atan2(turn.y, turn.w);
      found.push({ x: point.x, z: point.z, w: w * 2, d: d * 2, turn: yaw, strength: strength * fade });
    }
  }
  return found;
}
