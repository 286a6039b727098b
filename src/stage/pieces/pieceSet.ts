import type { KindId } from '../../core/ids';
import type { AtlasUv } from '../../../models/art/atlas';
import type { Part } from '../../../models/parts';

/** What rises in a cup: `layer` is the kind of piece that fills a square, `whole` the one that stands for the whole drink. */
export interface CupContents {
  /** From the bottom up. */
  readonly squares: readonly ('milk' | 'coffee')[];
  readonly layer: KindId;
  readonly whole: KindId;
}

/** How pieces of one kind are drawn: geometry by surface, and for printed pieces which print a look means. */
export interface PieceSet {
  readonly kind: KindId;
  readonly parts: readonly Part[];
  /** For parts whose prints come from an atlas by instance. */
  readonly print?: (look: string) => AtlasUv;
  /** For parts of the surface `drink`. */
  readonly contents?: CupContents;
  /** Contact shadow under a resting piece: half width, half depth (units), strength 0…1; none for pieces within others. */
  readonly contact?: readonly [halfWidth: number, halfDepth: number, strength: number];
}
