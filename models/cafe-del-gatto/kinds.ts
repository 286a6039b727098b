import type { KindId } from '../../src/core/ids';
import { kindId } from '../../src/core/ids';
import type { Kind } from '../../src/table/kind';

/**
 * Sizes and weights, pure data. Lengths in world units (1 = 10 cm). Proportions as measured on the box.
 */

/** A coffee/milk tile: 30 × 30 × 9 mm, standing upright; milk print on +z, coffee print on −z. */
export const TILE = { size: 0.3, depth: 0.09, radius: 0.014, pitch: 0.302 } as const;
export const COIN = { radius: 0.115, height: 0.026 } as const;
export const SUGAR = { size: 0.15 } as const;
/** Standing on the board, print on +z. */
export const DRINK_TILE = { width: 0.3, height: 0.26, depth: 0.022, step: 0.023 } as const;
export const START_TILE = { radius: 0.2, height: 0.03 } as const;

/** A cup is an upright rack, open at the top: its origin is the middle of its foot on the table. */
export const CUP = {
  width: 0.64,
  /** Height of the first square's lower edge above the table. */
  floor: 0.116,
  /** Depth at which the tiles stand, before the back board. */
  tileZ: 0.062,
  /** Full height of a rack of n squares: the cat's ears rise 2.4 cm above the topmost square. */
  height: (squares: number): number => 0.302 * squares + 0.356,
  footDepth: 0.38,
  /** Centre of the foot in z, relative to the origin. */
  footZ: 0.06,
} as const;

/** The assembled machine: origin in the middle of its foot, front toward +z. */
export const MACHINE = {
  width: 2.0,
  height: 2.44,
  depth: 1.3,
  chute: {
    /** Middle of the milk chute; the coffee chute is its mirror image. */
    x: -0.61,
    /** Lower edge of row 1. */
    floor: 0.36,
    /** Middle of the standing tiles, in front of the panels. */
    z: 0.165,
    /** Height of the open top. */
    top: 2.1,
    innerWidth: 0.32,
  },
} as const;

/** Squares of each cup, the same as in the box. */
export const CUP_SQUARES: Readonly<Record<string, number>> = {
  espresso: 1,
  'espresso-macchiato': 2,
  doppio: 2,
  cappuccino: 3,
  'latte-macchiato': 4,
};

const kind = (id: string, size: Kind['size'], mass: number): Kind => ({ id: kindId(id), size, mass });

const KIND_LIST: readonly Kind[] = [
  kind('tile', [TILE.size, TILE.size, TILE.depth], 0.02),
  kind('coin', [COIN.radius * 2, COIN.height, COIN.radius * 2], 0.008),
  kind('sugar', [SUGAR.size, SUGAR.size, SUGAR.size], 0.004),
  kind('drink-tile', [DRINK_TILE.width, DRINK_TILE.height, DRINK_TILE.depth], 0.004),
  kind('start-tile', [START_TILE.radius * 2, START_TILE.height, START_TILE.radius * 2], 0.01),
  ...Object.entries(CUP_SQUARES).map(
    ([drink, n]): Kind => ({
      ...kind(`cup-${drink}`, [CUP.width, CUP.height(n), CUP.footDepth], 0.05),
      standing: true,
    }),
  ),
];

export const kindOf = (id: KindId): Kind => {
  const found = KIND_LIST.find((k) => k.id === id);
  if (!found) throw new Error(`no kind ${id}`);
  return found;
};
