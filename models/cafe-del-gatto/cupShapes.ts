import type { Corner, RibbonPoint } from '../board/outline';
import { ellipse, inset, rectangle, ribbon, symmetric } from '../board/outline';
import { CUP, TILE } from './kinds';

/** What the cups' panels and their print share. Centimetres in the cup's frame: middle of the foot, z toward the reader. */
const CM = 10;

export const FLOOR = CUP.floor * CM;
export const SQUARE = TILE.pitch * CM;
/** Upper edge of the topmost square: the rim of the cup. */
export const rimOf = (squares: number): number => FLOOR + SQUARE * squares;
/** The saucer's thickness; the board stands on it. */
export const SAUCER = { thickness: 0.25, depth: CUP.footDepth * CM, z: CUP.footZ * CM } as const;
export const BACK = { z: -0.3, thickness: 0.26 } as const;
/** Half of the space for tiles, thickness of the walls, front of the walls. */
export const RACK = { inner: (TILE.size * CM) / 2 + 0.1, wall: 0.22, front: 1.25, lip: 0.4, frame: 0.16 } as const;
const RACK_OUTER = RACK.inner + RACK.wall;
/** The rack holds the lowest tile only: above it nothing stands before the glass. */
const LIP = FLOOR + 0.42 * SQUARE;
/** Label: front edge on the table, leaning back from upright (radians). */
export const LABEL = { width: 6.4, height: 3.5, z: 4.98, lean: 1.23, thickness: 0.2 } as const;

const HALF = (CUP.width * CM) / 2;
/** The glazed wall around the glass. */
const GLAZE = 0.34;

/** The right half of each cup from the foot up to below the rim: no two drinks have the same silhouette. */
const BODIES: Readonly<Record<string, (rim: number) => Corner[]>> = {
  espresso: () => [
    [2.0, 0.25, 0.4],
    [2.9, 0.8, 0.8],
    [3.05, 2.4, 1],
  ],
  'espresso-macchiato': (rim) => [
    [2.3, 0.25, 0.3],
    [2.3, 1.1, 0.6],
    [2.5, rim * 0.6, 2],
    [3.05, rim - 0.9, 0.8],
  ],
  doppio: (rim) => [
    [2.4, 0.25, 0.3],
    [3.05, 1.3, 1.1],
    [3.05, rim - 2, 1],
  ],
  cappuccino: (rim) => [
    [2.0, 0.25, 0.3],
    [2.1, 0.9, 0.5],
    [3.05, rim * 0.5, 2.6],
    [3.05, rim - 2, 1],
  ],
  'latte-macchiato': (rim) => [
    [2.5, 0.25, 0.25],
    [2.45, 0.75, 0.3],
    [2.1, 1.3, 0.5],
    [2.9, rim - 2, 3],
  ],
};

/** Cup, rim, foam and ears, cut in one piece. */
export function cupOutline(drink: string, squares: number): Corner[] {
  const rim = rimOf(squares);
  const body = BODIES[drink];
  if (!body) throw new Error(`no cup for ${drink}`);
  return symmetric([
    ...body(rim),
    [HALF - 0.15, rim - 0.22, 0.08],
    [HALF, rim - 0.2, 0.1],
    [HALF, rim + 0.2, 0.14],
    [HALF - 0.42, rim + 0.24, 0.1],
    ...foam(rim),
  ]);
}

/** Only the vessel, for its shading. */
export function vesselOutline(drink: string, squares: number): Corner[] {
  const rim = rimOf(squares);
  return symmetric([...(BODIES[drink]?.(rim) ?? []), [HALF - 0.15, rim - 0.1, 0.05]]);
}
/** The glass of the vessel: what is seen of the drink. A glazed wall stands around it. */
export function glassOutline(drink: string, squares: number): Corner[] {
  const rim = rimOf(squares);
  return inset(symmetric([...(BODIES[drink]?.(rim) ?? []), [HALF - 0.15, rim + 0.2, 0.05]]), GLAZE);
}
export const rimOutline = (squares: number): Corner[] => rectangle(-HALF, rimOf(squares) - 0.2, 2 * HALF, 0.4, 0.14);
/** Foam with ears: the head that looks over the rim. */
export const foamOutline = (squares: number): Corner[] => {
  const rim = rimOf(squares);
  return symmetric([[HALF - 0.42, rim - 0.1], ...foam(rim)]);
};

/** Right half, from the rim to the middle of the forehead. */
function foam(rim: number): Corner[] {
  const [outer, tip, inner] = EAR.corners;
  const up = ([x, y]: readonly [number, number], round: number): Corner => [x, rim + y, round];
  return [up([HALF - 0.45, 0.7], 0.3), up(outer, 0.35), up(tip, 0.62), up(inner, 0.4), up([0.5, 1.42], 0.5)];
}

/** The right ear: outer base, tip, inner base, above the rim. */
export const EAR = {
  corners: [
    [2.72, 1.25],
    [2.42, 2.4],
    [1.1, 1.36],
  ] as const,
};

/** The handle is the cat's tail: out from the haunch, up, and its tip flicked outward. */
export function tailOutline(squares: number): Corner[] {
  return ribbon(tailLine(squares));
}
export function tailLine(squares: number): RibbonPoint[] {
  const rim = rimOf(squares);
  const low = 0.75 + 0.16 * rim;
  const span = Math.min(rim, 7.6);
  const point = (x: number, up: number, width: number): RibbonPoint => ({ x, y: low + up * span, width });
  return [
    point(1.9, 0.06, 1),
    point(3.5, -0.03, 0.98),
    point(4.65, 0.12, 0.92),
    point(4.72, 0.36, 0.86),
    point(3.98, 0.54, 0.8),
    point(3.92, 0.7, 0.72),
    point(4.5, 0.78, 0.56),
  ];
}

/** A frame before the tiles, open at the top. */
export function frameOutline(): Corner[] {
  return symmetric([
    [RACK_OUTER, SAUCER.thickness, 0.1],
    [RACK_OUTER, LIP, 0.16],
    [RACK_OUTER - RACK.lip, LIP, 0.16],
    [RACK_OUTER - RACK.lip, FLOOR + 0.1, 0.2],
  ]);
}

/** A side wall seen from the side: x is the cup's z. As low as the lips, so that the glass shows. */
export const WALL_OUTLINE: readonly Corner[] = [
  [BACK.z + BACK.thickness, SAUCER.thickness],
  [RACK.front, SAUCER.thickness],
  [RACK.front, LIP, 0.3],
  [0.5, LIP - 0.2, 0.4],
  [BACK.z + BACK.thickness, LIP - 0.1],
];

/** From above: y is the cup's −z. */
export const SAUCER_OUTLINE: readonly Corner[] = ellipse(0, -SAUCER.z, HALF, SAUCER.depth / 2, 32).map(
  ([x, y]): Corner => {
    // Between an ellipse and a rectangle: room for the label's foot.
    const [ex, ey] = [x / HALF, (y + SAUCER.z) / (SAUCER.depth / 2)];
    const bulge = 1 / (Math.abs(ex) ** 3 + Math.abs(ey) ** 3) ** (1 / 3);
    return [x * bulge, -SAUCER.z + (y + SAUCER.z) * bulge];
  },
);
export const LABEL_OUTLINE: readonly Corner[] = rectangle(-LABEL.width / 2, 0, LABEL.width, LABEL.height, 0.45);
