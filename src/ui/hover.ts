import type { Phrase } from '../core/phrase';

/** The words beside the ghost of a held piece. Coordinates are CSS pixels from the window's upper left corner. */
export interface HoverTag {
  x: number;
  y: number;
  visible: boolean;
  tone: 'legal' | 'illegal' | 'plain';
  phrase: Phrase | null;
  /** The rule's id when `tone` is `illegal`. */
  rule: string | null;
}

/**
 * Where the stage writes every frame and the tag reads: one mutable record, so that a moving pointer makes no React
 * state and no new object. Call `changed` after writing.
 */
export interface HoverStore {
  readonly tag: HoverTag;
  changed(): void;
  hide(): void;
  listen(call: () => void): () => void;
}

export function makeHoverStore(): HoverStore {
  const tag: HoverTag = { x: 0, y: 0, visible: false, tone: 'legal', phrase: null, rule: null };
  const listeners = new Set<() => void>();
  const changed = (): void => {
    for (const call of listeners) call();
  };
  return {
    tag,
    changed,
    hide: () => {
      if (!tag.visible) return;
      tag.visible = false;
      changed();
    },
    listen: (call) => {
      listeners.add(call);
      return () => listeners.delete(call);
    },
  };
}

export const hoverStore = makeHoverStore();
