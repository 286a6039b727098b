import { StrictMode, Suspense, lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import { lateCamera } from './app/lateCamera';
import { hasLink } from './app/linkMark';
import { openSaves } from './app/saves';
import { makeServices } from './app/services';
import { openSettings } from './app/settings';
import { SetUp } from './stage/theatre/setUp';
import { Ticker } from './stage/theatre/ticker';
import { App } from './ui';
import { remark } from './ui/local';
import type { AppServices, StageProgress } from './ui/services';
import { makeWords } from './words';

/** Prints are drawn with the page's own fonts: they have to be there first. */
const fonts = ['400 40px "Bagel Fat One"', '700 40px "Alegreya Sans"', '500 40px "Alegreya Sans"'];
const theatre = Promise.all([import('./app/Theatre'), ...fonts.map((font) => document.fonts.load(font))]).then(
  ([module]) => module,
);
const Theatre = lazy(() => theatre);

/** Joins the parts of the page and shows it. The shelf is there at once, the café behind it as soon as it has come. */
async function start(): Promise<void> {
  const words = makeWords('en');
  const ticker = new Ticker();
  const setUp = new SetUp(() => ticker.wake());
  const progress = createStore<StageProgress>(() => ({ loaded: 0, ready: false, settingUp: false }));
  const settings = openSettings();
  const saves = await openSaves(Date.now);
  const camera = lateCamera();
  const services: AppServices = makeServices({
    words,
    saves,
    settings,
    ticker,
    stage: progress,
    keys: [
      { keys: '0', phrase: { key: 'app.keys.overview' } },
      { keys: '1 – 5', phrase: { key: 'app.keys.places' } },
    ],
    camera,
  });
  await openLinked(services);
  // A link pasted into this tab changes only the part behind #: the page isn't loaded again.
  window.addEventListener('hashchange', () => void openLinked(services));
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(
    <StrictMode>
      <App
        services={services}
        stage={
          <Suspense>
            <Theatre services={services} ticker={ticker} setUp={setUp} camera={camera} progress={progress} />
          </Suspense>
        }
      />
    </StrictMode>,
  );
  document.getElementById('boot')?.setAttribute('data-done', '');
}

/** A link holds a whole game: it is opened and taken out of the address, so that a reload continues the saved game. */
async function openLinked(services: AppServices): Promise<void> {
  if (!hasLink(location.href)) return;
  const { readLink } = await import('./app/link');
  const link = readLink(location.href);
  if (!link) return;
  history.replaceState(null, '', location.href.split('#')[0]);
  const opened = link.file === null ? null : services.openFile(link.file);
  if (!opened?.ok) remark(opened ? opened.error : { key: 'app.link.broken' });
}

void start();
