import { createStore } from 'zustand/vanilla';
import { openPanel } from '../local';

/** Whether the list of all pieces is open. It stands where log and moves do: they close for it. */
export const listStore = createStore<boolean>(() => false);

export function toggleList(): void {
  openPanel(null);
  listStore.setState((open) => !open, true);
}
export const closeList = (): void => listStore.setState(false, true);
