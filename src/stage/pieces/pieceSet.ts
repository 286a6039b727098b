import type { KindId } from '../../core/ids';
import type { AtlasUv } from '../../../models/art/atlas';
import type { Part } from '../../../models/parts';

/** How pieces of one kind are drawn: geometry by surface, and for printed pieces which print a look means. */
export interface PieceSet {
  readonly kind: KindId;
  readonly parts: readonly Part[];
  /** For parts whose prints come from an atlas by instance. */
  readonly print?: (look: string) => AtlasUv;
  /** Contact shadow under a resting piece: half width, half depth (units), strength 0…1; none for pieces within others. */
  readonly contact?: readonly [halfWidth: number, halfDepth: number, strength: number];
}
