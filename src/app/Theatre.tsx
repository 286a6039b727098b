import { useEffect, useSyncExternalStore } from 'react';
import { DefaultLoadingManager } from 'three';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { componentId } from '../core/ids';
import { GAME_IDS } from '../rules/contract';
import { describerOf } from '../session/describe';
import { Stage } from '../stage/Stage';
import type { StageHooks } from '../stage/Stage';
import type { CameraDesk } from '../stage/camera/desk';
import type { SetUp } from '../stage/theatre/setUp';
import type { Ticker } from '../stage/theatre/ticker';
import { hoverStore } from '../ui/hover';
import { inspectStore } from '../ui/inspect';
import { frameTold, menuStore, severalStore, spotsTold } from '../ui/modes/tableSight';
import type { AppServices, Settings, StageProgress } from '../ui/services';
import { openCamera } from './camera';
import type { LateCamera } from './lateCamera';
import { makePictureWatch, Picture } from './Picture';
import { useQuality } from './quality';
import { makeSounds } from './sound';
import { useTable } from './tables';

export interface TheatreProps {
  readonly services: AppServices;
  readonly ticker: Ticker;
  readonly setUp: SetUp;
  readonly camera: LateCamera;
  readonly progress: StoreApi<StageProgress>;
}

/** Everything in three dimensions, joined to the interface. A chunk of its own: the shelf is there before it. */
export default function Theatre({ services, ticker, setUp, camera, progress }: TheatreProps) {
  const session = useStore(services.session);
  const settings = useStore(services.settings);
  const still = useStill(settings);
  // Behind the shelf stands the table of its first box.
  const table = useTable(session?.store.getState().game ?? GAME_IDS[0], services.words);
  const { desk, hooks } = useParts(services, camera, progress);
  const quality = useQuality(services.settings, ticker);
  useEffect(() => {
    desk.reducedMotion = still;
  }, [desk, still]);
  useEffect(
    () =>
      ticker.onRedraw(() => {
        if (progress.getState().settingUp !== setUp.showing) progress.setState({ settingUp: setUp.showing });
      }),
    [ticker, progress, setUp],
  );
  return (
    <Picture progress={progress}>
      {table && (
        <Stage
          table={table}
          session={session?.store.getState().game === table.id ? session : null}
          quality={quality}
          pace={still ? 0 : 1}
          ticker={ticker}
          setUp={setUp}
          desk={desk}
          hooks={hooks}
        />
      )}
    </Picture>
  );
}

interface Joined {
  readonly desk: CameraDesk;
  readonly hooks: StageHooks;
}
const joined = new WeakMap<AppServices, Joined>();

/** Made once a page: hooks must keep their identity. */
function useParts(services: AppServices, camera: LateCamera, progress: StoreApi<StageProgress>): Joined {
  const known = joined.get(services);
  if (known) return known;
  const made: Joined = {
    desk: openCamera(camera, services.session),
    hooks: makeHooks(services, progress),
  };
  joined.set(services, made);
  DefaultLoadingManager.onProgress = (_, done, all) =>
    progress.setState({ loaded: Math.min(0.95, done / Math.max(all, 6)) });
  return made;
}

function makeHooks(services: AppServices, progress: StoreApi<StageProgress>): StageHooks {
  return {
    onTag: (tag) => {
      if (!tag) return hoverStore.hide();
      Object.assign(hoverStore.tag, tag, { visible: true });
      hoverStore.changed();
    },
    onInspect: (piece, how) => {
      const state = services.session.getState()?.store.getState();
      const card =
        piece && state
          ? describerOf(state.game).piece(state.view, componentId(piece.id), piece.zone, state.players)
          : null;
      if (!card) inspectStore.setState(null, true);
      else inspectStore.setState({ ...card, how, ...(piece?.art ? { art: piece.art } : {}) }, true);
    },
    onFrame: frameTold.tell,
    onMenu: (at, things, look) => menuStore.setState({ ...at, things, look }, true),
    several: severalStore.getState,
    onSpots: spotsTold.tell,
    onReady: () => progress.setState({ loaded: 1, ready: true }),
    onNoise: makeSounds(services),
    onPicture: makePictureWatch(progress),
  };
}

const motion = matchMedia('(prefers-reduced-motion: reduce)');
function useStill({ motion: wanted }: Settings): boolean {
  const system = useSyncExternalStore(
    (call) => {
      motion.addEventListener('change', call);
      return () => motion.removeEventListener('change', call);
    },
    () => motion.matches,
  );
  return system || wanted === 'reduced';
}
