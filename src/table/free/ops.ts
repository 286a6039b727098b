import type { ComponentId, ZoneId } from '../../core/ids';
import type { Placement, Rest } from '../types';

/**
 * What hands do to a table without rules. Every operation leaves each piece somewhere; the order of a stack changes only
 * by `shuffle`.
 */
export type TableOp =
  /** Pieces are put down, each where it says; what lay upon a lowest piece that goes stays where it lay. */
  | { readonly type: 'put'; readonly pieces: readonly { readonly component: ComponentId; readonly to: Placement }[] }
  /** Pieces on the open table have come to rest. */
  | { readonly type: 'settle'; readonly rests: readonly (Rest & { readonly component: ComponentId })[] }
  /** Each is turned over, showing its other side; a whole stack when its lowest piece is among them. */
  | { readonly type: 'flip'; readonly components: readonly ComponentId[] }
  /** Loose pieces are turned about the upright by so many times 15°; counter-clockwise from above is positive. */
  | { readonly type: 'turn'; readonly components: readonly ComponentId[]; readonly steps: number }
  /** Loose pieces of one kind are laid upon the first of them, in the order given. */
  | { readonly type: 'stack'; readonly components: readonly ComponentId[] }
  /** So many pieces come out: of a closed thing by chance, of anything else from the top. They come to lie side by side. */
  | { readonly type: 'take'; readonly from: ZoneId; readonly count: number; readonly to: Rest }
  /** The order of a zone, or of the stack with this lowest piece (`stackOn`), is left to chance. */
  | { readonly type: 'shuffle'; readonly zone: ZoneId }
  /** Things that have fallen over stand upright again. */
  | { readonly type: 'stand'; readonly components: readonly ComponentId[] };
