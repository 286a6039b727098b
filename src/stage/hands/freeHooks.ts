import type { ComponentId } from '../../core/ids';
import type { Things } from '../../session/types';

/** A point of the window, CSS pixels from its upper left corner. */
export interface WindowPoint {
  readonly x: number;
  readonly y: number;
}

/** What the stage tells of a table that lies otherwise than the rules want. */
export interface FreeStageHooks {
  /** The frame that is drawn around pieces; null when it is gone. */
  readonly onFrame: (frame: (WindowPoint & { readonly width: number; readonly height: number }) | null) => void;
  /** Somebody asks what can be done with these things; `look` shows the piece that was pressed large. */
  readonly onMenu: (at: WindowPoint, things: Things, look: (() => void) | null) => void;
  /** Whether fingers choose now: a tap adds a piece, a drag on the wood draws the frame instead of turning the table. */
  readonly several: () => boolean;
  /** Where the marked pieces are now; those out of the picture are left out. */
  readonly onSpots: (spots: ReadonlyMap<ComponentId, WindowPoint>) => void;
}
