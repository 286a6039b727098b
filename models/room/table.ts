/** The table in centimetres, shared by its painter and its mesh. Middle of the top's surface at the origin. */
export const TABLE = {
  width: 118,
  depth: 74,
  /** Straight part of the edge and the round above and below it. */
  slab: 2.2,
  round: 0.8,
  corner: 3.2,
  planks: 6,
  /** Breadboard ends: the outermost boards run across. */
  end: 7.2,
} as const;
