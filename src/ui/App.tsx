import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import './app.css';
import './parts/controls.css';
import './parts/dialogs.css';
import './fonts';
import { Dialogs } from './dialogs/Dialogs';
import { Toast } from './parts/Toast';
import { type AppServices, ServicesProvider } from './services';
import { Shelf } from './shelf/Shelf';

const Trouble = lazy(() => import('./parts/Trouble'));
const TableScreen = lazy(() => import('./table/TableScreen'));

interface Props {
  /** The canvas: it stays where it is from the first screen to the last. */
  readonly stage: ReactNode;
  readonly services: AppServices;
}

/** The page: the stage behind, and above it the shelf or the interface of the game at the table. */
export function App({ stage, services }: Props) {
  const session = useStore(services.session);
  const motion = useStore(services.settings, (state) => state.motion);
  const trouble = useStore(services.stage, (state) => state.trouble);
  // On the root: dialogs and menus live at the end of the body.
  useEffect(() => {
    document.documentElement.dataset.motion = motion;
  }, [motion]);
  return (
    <ServicesProvider value={services}>
      <div className="ct-app">
        <div className="ct-stage" inert={session === null}>
          {stage}
        </div>
        {session ? (
          <Suspense>
            <TableScreen key={keyOf(session)} session={session} />
          </Suspense>
        ) : (
          <Shelf />
        )}
        {trouble && (
          <Suspense>
            <Trouble what={trouble} />
          </Suspense>
        )}
        <Dialogs />
        <Toast />
      </div>
    </ServicesProvider>
  );
}

/** Another game is another screen: nothing of the last one is kept. */
const keys = new WeakMap<object, number>();
let lastKey = 0;
function keyOf(session: object): number {
  const known = keys.get(session);
  if (known !== undefined) return known;
  keys.set(session, ++lastKey);
  return lastKey;
}
