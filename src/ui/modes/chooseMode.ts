import { createStore } from 'zustand/vanilla';
import { MODES } from '../../session/types';
import type { Mode, Session } from '../../session/types';
import { remark } from '../local';

/** Whether it is being asked how to leave the free table. */
export const backStore = createStore<boolean>(() => false);

/** Another mode. Pieces that lie elsewhere would go home: then it is asked first what to do with the table as it is. */
export function chooseMode(session: Session, mode: Mode): void {
  const { mode: now, deviations } = session.store.getState();
  if (mode === now) return;
  if (now === 'free' && mode === 'enforce' && deviations.length > 0) {
    backStore.setState(true, true);
    return;
  }
  session.setMode(mode);
  // Fingers have no keys to be told of.
  const fingers = mode === 'free' && matchMedia('(pointer: coarse)').matches;
  remark({ key: fingers ? 'mode.now.free-fingers' : `mode.now.${mode}` });
}

/** The mode after the one there is: enforce, advise, free, and round again. */
export function nextMode(session: Session): void {
  const { mode } = session.store.getState();
  chooseMode(session, MODES[(MODES.indexOf(mode) + 1) % MODES.length] as Mode);
}
