import { rectangle } from '../board/outline';
import { panel } from '../board/panel';
import { at, placed } from '../board/solids';
import type { Part } from '../parts';
import { GAUGE_OUTLINE, HEAD_OUTLINE, slotHole } from './machineShapes';
import { BOARD, COLUMN, GAUGE, HEAD, HEAD_TABS, TAB } from './machineSizes';
import type { MachinePiece } from './machinePieces';
import { printRegion } from './print/regions';

const red = printRegion('plain:red');
const inside = printRegion('plain:inside');
/** Inner face of the side walls, from the middle. */
const WALL = HEAD.half - 2 * BOARD;
const BACK_OF_FRONT = HEAD.front - BOARD;

/** A side wall seen from the left: x is the machine's z; two tabs go through the front. */
function wall(): Part[] {
  const tip = HEAD.front + TAB;
  const tabs = HEAD_TABS.flatMap(({ middle, size }) => [
    [BACK_OF_FRONT, middle - size / 2] as const,
    [tip, middle - size / 2, 0.08] as const,
    [tip, middle + size / 2, 0.08] as const,
    [BACK_OF_FRONT, middle + size / 2] as const,
  ]);
  const outline = [
    [COLUMN.front, HEAD.bottom] as const,
    [BACK_OF_FRONT, HEAD.bottom] as const,
    ...tabs,
    [BACK_OF_FRONT, HEAD.top] as const,
    [COLUMN.front, HEAD.top] as const,
  ];
  return panel({ outline, thickness: BOARD, front: red, back: red });
}

function front(): Part[] {
  const holes = [-1, 1].flatMap((q) =>
    HEAD_TABS.map(({ middle, size }) => slotHole(q * (WALL + BOARD / 2), middle, BOARD, size)),
  );
  const board = panel({ outline: HEAD_OUTLINE, holes, thickness: BOARD, front: printRegion('head'), back: inside });
  return placed(board, at(0, 0, BACK_OF_FRONT));
}

/** Floor and top of the box, at a height. */
function lid(y: number): Part[] {
  const depth = BACK_OF_FRONT - COLUMN.front;
  const board = panel({ outline: rectangle(-WALL, 0, 2 * WALL, depth), thickness: BOARD, front: red, back: inside });
  return placed(board, at(0, y, BACK_OF_FRONT, { x: -Math.PI / 2 }));
}

/** A glued disc; the two are the cat's eyes. */
function gauge(side: 'left' | 'right'): Part[] {
  const board = panel({
    outline: GAUGE_OUTLINE,
    thickness: GAUGE.thickness,
    front: printRegion(`gauge:${side}`),
    back: inside,
  });
  return placed(board, at(side === 'left' ? -GAUGE.x : GAUGE.x, GAUGE.y, HEAD.front));
}

export const headPieces = (): MachinePiece[] => [
  { name: 'panel:head-left', parts: placed(wall(), at(-WALL, 0, 0, { y: -Math.PI / 2 })) },
  { name: 'panel:head-right', parts: placed(wall(), at(WALL + BOARD, 0, 0, { y: -Math.PI / 2 })) },
  { name: 'panel:head-floor', parts: lid(HEAD.bottom) },
  { name: 'panel:head-top', parts: lid(HEAD.top - BOARD) },
  { name: 'panel:head-front', parts: front() },
  { name: 'panel:gauge-left', parts: gauge('left') },
  { name: 'panel:gauge-right', parts: gauge('right') },
];
