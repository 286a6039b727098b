import { createStore } from 'zustand/vanilla';
import type { ComponentId } from '../../core/ids';
import type { Things } from '../../session/types';

/** What the stage tells of the table for the words and frames above it. CSS pixels from the window's upper left corner. */

/** Where a piece that has been asked after is in the picture. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Somebody wants to know what can be done with these pieces, or with what is in a bag: a right click, a long press, the menu key. */
export interface MenuRequest {
  readonly x: number;
  readonly y: number;
  readonly things: Things;
  /** Shows the piece that was pressed large; null where none was. */
  readonly look?: (() => void) | null;
}
export const menuStore = createStore<MenuRequest | null>(() => null);

/** Whether fingers choose: a tap adds a piece, a drag on the wood draws a frame. */
export const severalStore = createStore<boolean>(() => false);

/** A rectangle on the screen. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A value written with every move of the pointer or the table, read without React. */
export interface Told<T> {
  readonly now: T;
  tell(value: T): void;
  listen(call: (value: T) => void): () => void;
}

function told<T>(first: T): Told<T> {
  let now = first;
  const listeners = new Set<(value: T) => void>();
  return {
    get now() {
      return now;
    },
    tell: (value) => {
      now = value;
      for (const call of listeners) call(value);
    },
    listen: (call) => {
      listeners.add(call);
      call(now);
      return () => listeners.delete(call);
    },
  };
}

/** The frame that is being drawn on the wood; null when none is. */
export const frameTold = told<Frame | null>(null);
/** Where the pieces are that lie astray. A piece that isn't in the picture is not in it. */
export const spotsTold = told<ReadonlyMap<ComponentId, Spot>>(new Map());
