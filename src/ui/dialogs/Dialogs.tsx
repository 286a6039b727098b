import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { local } from '../local';
import './dialogs.css';

const ALL = {
  new: lazy(() => import('../shelf/NewGameDialog')),
  settings: lazy(() => import('./SettingsDialog')),
  keys: lazy(() => import('./KeysDialog')),
  about: lazy(() => import('./AboutDialog')),
  link: lazy(() => import('./LinkDialog')),
} as const;

/** The dialog that is open, loaded when it is first asked for. */
export function Dialogs() {
  const dialog = useStore(local, (state) => state.dialog);
  if (dialog === null) return null;
  const Dialog = ALL[dialog];
  return (
    <Suspense>
      <Dialog />
    </Suspense>
  );
}
