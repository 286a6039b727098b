import { StrictMode, useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { DefaultLoadingManager } from 'three';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readLink } from './app/link';
import { openSaves } from './app/saves';
import { makeServices } from './app/services';
import { openSettings } from './app/settings';
import { makeKnocks } from './app/sound';
import type { GattoBox } from './rules/cafe-del-gatto/types';
import { boxOf } from './rules/registry';
import { describePiece } from './session/describe';
import { Stage } from './stage/Stage';
import type { StageHooks } from './stage/Stage';
import { CameraDesk } from './stage/camera/CameraRig';
import { ASSEMBLY_TIME } from './stage/games/Machine';
import { cafeDelGattoTable } from './stage/games/cafeDelGatto';
import { SetUp } from './stage/theatre/setUp';
import { Ticker } from './stage/theatre/ticker';
import { App } from './ui';
import { hoverStore } from './ui/hover';
import { inspectStore } from './ui/inspect';
import type { AppServices, CameraView, Settings, StageProgress } from './ui/services';
import { makeWords } from './words';

const words = makeWords('en');
const ticker = new Ticker();
const setUp = new SetUp(ASSEMBLY_TIME, () => ticker.wake());
const stage = createStore<StageProgress>(() => ({ loaded: 0, ready: false, settingUp: false }));
const table = cafeDelGattoTable(boxOf('cafe-del-gatto') as GattoBox, (key) => words.say(`print.cafe-del-gatto.${key}`));
const desk = new CameraDesk(table.shots.overview as (typeof table.shots)[string]);

const view = (id: string): CameraView => ({ id, phrase: { key: `app.view.${id}` } });
const current = createStore<string | null>(() => 'overview');
const camera = {
  views: ['overview', 'seat', 'machine', 'cups', 'menu'].map(view),
  current,
  go: (id: string): void => {
    const shot = table.shots[id];
    if (!shot) return;
    current.setState(id, true);
    desk.go(shot);
  },
};

/** The progress bar of the page itself, until the table can be seen. */
const boot = document.getElementById('boot');
DefaultLoadingManager.onProgress = (_, done, all) => stage.setState({ loaded: Math.min(0.95, done / Math.max(all, 8)) });
stage.subscribe(({ loaded, ready }) => {
  boot?.querySelector('progress')?.setAttribute('value', String(loaded));
  if (ready) boot?.setAttribute('data-done', '');
});

async function start(): Promise<void> {
  const settings = openSettings();
  const [saves] = await Promise.all([openSaves(Date.now), fontsReady()]);
  const services: AppServices = makeServices({ words, saves, settings, ticker, stage, camera });
  const knocks = makeKnocks(settings);
  const hooks: StageHooks = {
    onTag: (tag) => {
      if (!tag) return hoverStore.hide();
      Object.assign(hoverStore.tag, tag, { visible: true });
      hoverStore.changed();
    },
    onInspect: (piece, how) => {
      const session = services.session.getState();
      const state = session?.store.getState();
      const card = piece && state ? describePiece(state.view, piece.id as Parameters<typeof describePiece>[1], piece.zone, state.players) : null;
      if (!card) return inspectStore.setState(null, true);
      inspectStore.setState({ ...card, how, ...(piece?.art ? { art: piece.art } : {}) }, true);
    },
    onReady: () => stage.setState({ loaded: 1, ready: true }),
    onImpact: (kind, speed) => knocks(kind, speed),
  };
  ticker.onRedraw(() => {
    if (stage.getState().settingUp !== setUp.showing) stage.setState({ settingUp: setUp.showing });
  });
  const link = readLink(location.href);
  if (link) {
    history.replaceState(null, '', location.href.split('#')[0]);
    if (link.file !== null) services.openFile(link.file);
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(
    <StrictMode>
      <Page services={services} hooks={hooks} />
    </StrictMode>,
  );
}

function Page({ services, hooks }: { readonly services: AppServices; readonly hooks: StageHooks }) {
  const session = useStore(services.session);
  const settings = useStore(services.settings);
  const still = useStill(settings);
  useEffect(() => {
    desk.reducedMotion = still;
  }, [still]);
  return (
    <App
      services={services}
      stage={
        <Stage
          table={table}
          session={session}
          quality={qualityOf(settings)}
          pace={still ? 0 : 1}
          ticker={ticker}
          setUp={setUp}
          desk={desk}
          hooks={hooks}
        />
      }
    />
  );
}

/** `?quality=low` in the address goes before the setting. */
function qualityOf({ quality }: Settings): 'high' | 'low' {
  const asked = new URLSearchParams(location.search).get('quality') ?? quality;
  return asked === 'low' ? 'low' : 'high';
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

/** Faces are drawn with the page's own fonts: they have to be there first. */
async function fontsReady(): Promise<void> {
  await Promise.all(['400 40px "Bagel Fat One"', '700 40px "Alegreya Sans"', '500 40px "Alegreya Sans"'].map((font) => document.fonts.load(font)));
}

void start();
