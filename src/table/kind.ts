import type { KindId } from '../core/ids';
import type { Vec3 } from './types';

/**
 * What a piece is made like, as far as hands and gravity need it. Lengths in world units (1 = 10 cm), full extents in
 * the piece's own frame: a piece stands as it is printed, x right, y up, z toward the reader.
 */
export interface Kind {
  readonly id: KindId;
  readonly size: Vec3;
  /** Kilograms, for the physics world. */
  readonly mass: number;
  /** Its origin is the middle of its foot; without it, the middle of its box. */
  readonly standing?: true;
}
