import type { Corner } from '../board/outline';
import { ellipse, rectangle, symmetric } from '../board/outline';
import type { Span } from './machineSizes';
import {
  APRON_TAB,
  BOARD,
  CHUTE,
  CHUTE_OUTER,
  COLUMN,
  COLUMN_CROWN,
  COLUMN_TABS,
  DEEP,
  GAUGE,
  HEAD,
  INNER,
  PLAY,
  REAR,
  REAR_TABS,
  SLOTS,
  SURCHARGE,
  TAB,
  TALL,
  TIP,
  TOP,
  TOP_TABS,
  TRAY,
  TRAY_NOSE,
  TRAY_TAB,
  slotX,
} from './machineSizes';

/** The outlines of the machine's panels, centimetres, each in its panel's own plane. */

/** Left side panel seen from outside: x is the machine's z. */
export const SIDE_OUTLINE: readonly Corner[] = [
  [-DEEP, 0, 0.35],
  [-4.2, 0, 0.35],
  [-3.6, 0.8, 0.5],
  [3.6, 0.8, 0.5],
  [4.2, 0, 0.35],
  [DEEP, 0, 0.5],
  [DEEP, 3.05, 1],
  [3.3, 3.55, 2],
  [1.0, 5.2, 1.8],
  [0.85, 12, 4],
  [1.0, 20.2, 3],
  [1.9, 22.4, 0.9],
  [1.8, TALL, 1],
  [-DEEP, TALL, 1.6],
];

/** The column, with tabs at both sides and two standing through the top. */
export const COLUMN_OUTLINE: readonly Corner[] = upright(COLUMN.bottom, COLUMN.top, COLUMN_TABS, COLUMN_CROWN);
export const REAR_OUTLINE: readonly Corner[] = upright(REAR.bottom, REAR.top, REAR_TABS, []);

function upright(bottom: number, top: number, tabs: readonly Span[], crown: readonly Span[]): Corner[] {
  const side = tabs.flatMap(({ middle, size }) => tabCorners(middle, size));
  const above = crown
    .filter(({ middle }) => middle > 0)
    .flatMap(({ middle, size }): Corner[] => [
      [middle + size / 2, top],
      [middle + size / 2, top + BOARD + TAB, 0.08],
      [middle - size / 2, top + BOARD + TAB, 0.08],
      [middle - size / 2, top],
    ]);
  return symmetric([[INNER, bottom], ...side, [INNER, top], ...above]);
}

/** A tab on the right edge: four corners from below. */
export function tabCorners(middle: number, size: number): Corner[] {
  return [
    [INNER, middle - size / 2],
    [TIP, middle - size / 2, 0.08],
    [TIP, middle + size / 2, 0.08],
    [INNER, middle + size / 2],
  ];
}

export const APRON_OUTLINE: readonly Corner[] = symmetric([
  [6.4, 0.5, 0.3],
  [7, 0, 0.3],
  [INNER, 0, 0.1],
  ...tabCorners(APRON_TAB.middle, APRON_TAB.size),
  [INNER, 2.8, 0.3],
]);

/** Tray from above: y is the machine's −z. */
export const TRAY_OUTLINE: readonly Corner[] = symmetric([
  ...TRAY_NOSE.filter(({ middle }) => middle > 0).flatMap(({ middle, size }): Corner[] => [
    [middle - size / 2, -TRAY.front],
    [middle - size / 2, -TRAY.front - BOARD - TAB, 0.06],
    [middle + size / 2, -TRAY.front - BOARD - TAB, 0.06],
    [middle + size / 2, -TRAY.front],
  ]),
  [INNER, -TRAY.front],
  ...tabCorners(-TRAY_TAB.middle, TRAY_TAB.size),
  [INNER, -COLUMN.front],
]);
export const TRAY_HOLES: readonly (readonly Corner[])[] = Array.from({ length: SLOTS.count }, (_, i) =>
  rectangle(slotX(i) - SLOTS.width / 2, -SLOTS.front, SLOTS.width, SLOTS.front - SLOTS.back, 0.2),
);

/** Top from above: y is the machine's −z. */
export const TOP_OUTLINE: readonly Corner[] = symmetric([
  [INNER, -TOP.front, 0.2],
  ...[...TOP_TABS].reverse().flatMap(({ middle, size }) => tabCorners(-middle, size)),
  [INNER, -TOP.back],
]);

/** Slots for tabs of a board that lies across: `along` is the panel's own direction. */
export const slotHole = (x: number, y: number, width: number, height: number): Corner[] =>
  rectangle(x - width / 2 - PLAY, y - height / 2 - PLAY, width + 2 * PLAY, height + 2 * PLAY, 0.05);

/** Front of a chute: a frame open at the top, one piece. */
export const CHUTE_FRAME: readonly Corner[] = symmetric([
  [CHUTE_OUTER, TRAY.top, 0.15],
  [CHUTE_OUTER, CHUTE.flare],
  [CHUTE_OUTER - CHUTE.lip, CHUTE.flare],
  [CHUTE_OUTER - CHUTE.lip, CHUTE.floor + 0.12, 0.25],
]);
/** Its wall seen from the side: x is the machine's z. */
export const CHUTE_WALL: readonly Corner[] = [
  [COLUMN.front, TRAY.top],
  [CHUTE.frontFace, TRAY.top],
  [CHUTE.frontFace, CHUTE.flare],
  [CHUTE.frontFace + CHUTE.flareOut, CHUTE.top - 0.25, 0.35],
  [CHUTE.frontFace + CHUTE.flareOut - 0.45, CHUTE.top, 0.5],
  [COLUMN.front, CHUTE.top, 0.2],
];

/** The cat's face: a box front with two ears. */
export const HEAD_OUTLINE: readonly Corner[] = symmetric([
  [HEAD.half, HEAD.bottom, 0.5],
  [HEAD.half, HEAD.top - 0.5, 0.9],
  [3.3, HEAD.ear, 0.75],
  [1.15, HEAD.top, 0.5],
]);

export const GAUGE_OUTLINE = ellipse(0, 0, GAUGE.radius);
export const SURCHARGE_OUTLINE = ellipse(0, 0, SURCHARGE.radius);
