import { createStore } from 'zustand/vanilla';
import type { Phrase } from '../core/phrase';

/** A piece to be read large. */
export interface Inspected {
  readonly title: Phrase;
  readonly lines: readonly Phrase[];
  /** Its face, drawn at a readable size; shown above the words. */
  readonly art?: HTMLCanvasElement;
  /** How it came: under a resting pointer, or asked for (long press, Space) and then closable. */
  readonly how: 'hover' | 'asked';
}

/** The stage opens and closes the card here. */
export const inspectStore = createStore<Inspected | null>(() => null);
