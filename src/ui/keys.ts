import { useEffect } from 'react';
import type { Session } from '../session/types';
import { once } from './act';
import { inspectStore } from './inspect';
import { nextMode } from './modes/chooseMode';
import { closeList, listStore, toggleList } from './modes/listStore';
import { local, openDialog, togglePanel } from './local';
import { useServices } from './services';
import type { AppServices } from './services';

/** Keys belong to a field while one types in it, and to an open dialog. */
const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=radio],[type=checkbox],[type=range]), textarea, select'));
const inDialog = (): boolean =>
  document.querySelector(':is([role=dialog],[role=alertdialog])[data-state=open],[role=menu]') !== null;
/** Enter on these does what they say. */
const answersEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, label, [role=option], [role=listbox]') !== null;

/** The keys of the table, while a game lies on it. */
export function useTableKeys(session: Session): void {
  const { camera } = useServices();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || typing(event.target) || inDialog()) return;
      if (pressed(session, event, camera)) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [session, camera]);
}

function pressed(session: Session, event: KeyboardEvent, camera: AppServices['camera']): boolean {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (event.altKey) return false;
    if (key === 'z') once(() => (event.shiftKey ? session.redo() : session.undo()));
    else if (key === 'y') once(() => session.redo());
    else return false;
    return true;
  }
  if (event.altKey) return false;
  // Letters jump inside the list of moves.
  const inList = event.target instanceof Element && event.target.closest('[role=listbox]') !== null;
  if (key === 'm' && !inList) togglePanel('moves');
  else if (key === 'l' && !inList) togglePanel('log');
  else if (key === 't' && !inList) once(() => nextMode(session));
  else if (key === 'p' && !inList && session.store.getState().mode === 'free') toggleList();
  else if (key === '?') openDialog('keys');
  else if (/^[0-5]$/.test(key) && !inList) return look(session, Number(key), camera);
  else if (key === 'escape') return escape(session);
  else if (key === 'enter' && !answersEnter(event.target)) {
    if (event.repeat || !session.store.getState().hand.ask?.completes) return false;
    once(() => session.complete());
  } else return false;
  return true;
}

/** `0` looks at all, `1` to `5` at the place of a player; never while a piece is held. */
function look(session: Session, digit: number, camera: AppServices['camera']): boolean {
  if (!camera || session.store.getState().hand.held !== null) return false;
  if (digit === 0) camera.go('overview');
  else camera.place(digit - 1);
  return true;
}

/** Esc takes back the nearest thing: a card held up for reading, what is held or opened, an earlier moment that is shown, an open panel. */
function escape(session: Session): boolean {
  const { hand, showing, selection } = session.store.getState();
  if (inspectStore.getState()?.how === 'asked') inspectStore.setState(null, true);
  else if (hand.held !== null || hand.drops.length > 0) session.cancel();
  else if (showing !== null) session.show(null);
  else if (selection.length > 0) session.select([]);
  else if (listStore.getState()) closeList();
  else if (local.getState().panel !== null) local.setState({ panel: null });
  else return false;
  return true;
}
