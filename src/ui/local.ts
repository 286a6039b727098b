import { createStore } from 'zustand/vanilla';
import type { Phrase } from '../core/phrase';
import { GAME_IDS } from '../rules/contract';
import type { GameId } from '../rules/contract';
import type { Move } from '../session/types';

/** What only the interface knows: which panel is open, which dialog, what it has to say itself. */
export interface Local {
  readonly panel: 'moves' | 'log' | null;
  readonly dialog: 'new' | 'settings' | 'keys' | 'about' | 'link' | null;
  /** The game that the dialog for a new one is about. */
  readonly chosen: GameId;
  /** The panels show only what is needed. */
  readonly small: boolean;
  /** A move that waits for "Play it". */
  readonly confirm: Move | null;
  /** Feedback of the interface itself (copied, unreadable file); `id` grows. */
  readonly remark: { readonly id: number; readonly phrase: Phrase; readonly offer?: Offer } | null;
  /** The end screen was put aside to look at the table. */
  readonly endSeen: boolean;
}

/** What one may do about a remark: a button beside it. */
export interface Offer {
  readonly phrase: Phrase;
  readonly act: () => void;
}

const START: Local = {
  panel: null,
  dialog: null,
  chosen: GAME_IDS[0],
  small: false,
  confirm: null,
  remark: null,
  endSeen: false,
};

export const local = createStore<Local>(() => START);

export const openDialog = (dialog: Local['dialog']): void => local.setState({ dialog });
/** Asks who plays a new game. */
export const openNew = (chosen: GameId): void => local.setState({ dialog: 'new', chosen });
export const openPanel = (panel: Local['panel']): void => local.setState({ panel });
export const togglePanel = (panel: NonNullable<Local['panel']>): void =>
  local.setState((state) => ({ panel: state.panel === panel ? null : panel }));

export function remark(phrase: Phrase, offer?: Offer): void {
  local.setState((state) => ({ remark: { id: (state.remark?.id ?? 0) + 1, phrase, ...(offer && { offer }) } }));
}
export const clearRemark = (): void => local.setState({ remark: null });

/** A new game at the table: nothing of the last one stays open. */
export const resetLocal = (): void =>
  local.setState({ panel: null, dialog: null, confirm: null, remark: null, endSeen: false });
