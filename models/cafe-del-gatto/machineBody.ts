import type { Corner } from '../board/outline';
import { mirrored } from '../board/outline';
import { panel } from '../board/panel';
import { at, block, placed } from '../board/solids';
import type { Part } from '../parts';
import {
  APRON_OUTLINE,
  COLUMN_OUTLINE,
  REAR_OUTLINE,
  SIDE_OUTLINE,
  slotHole,
  TOP_OUTLINE,
  TRAY_HOLES,
  TRAY_OUTLINE,
} from './machineShapes';
import {
  APRON_TAB,
  BOARD,
  COLUMN,
  COLUMN_CROWN,
  COLUMN_TABS,
  INNER,
  REAR,
  REAR_TABS,
  TOP,
  TOP_TABS,
  TRAY,
  TRAY_NOSE,
  TRAY_TAB,
} from './machineSizes';
import type { MachinePiece } from './machinePieces';
import { printRegion } from './print/regions';

const inside = printRegion('plain:inside');

/** Slots of the left side panel, seen from outside: x is the machine's z. */
const SIDE_SLOTS: readonly (readonly Corner[])[] = [
  ...COLUMN_TABS.map(({ middle, size }) => slotHole(COLUMN.front / 2, middle, BOARD, size)),
  ...REAR_TABS.map(({ middle, size }) => slotHole(REAR.front - BOARD / 2, middle, BOARD, size)),
  slotHole(TRAY.front + BOARD / 2, APRON_TAB.middle, BOARD, APRON_TAB.size),
  slotHole(TRAY_TAB.middle, TRAY.top - TRAY.thickness / 2, TRAY_TAB.size, TRAY.thickness),
  ...TOP_TABS.map(({ middle, size }) => slotHole(middle, TOP.over - BOARD / 2, size, BOARD)),
];

function leftSide(): Part[] {
  const board = panel({
    outline: SIDE_OUTLINE,
    holes: SIDE_SLOTS,
    thickness: BOARD,
    front: printRegion('side'),
    back: inside,
  });
  return placed(board, at(-INNER, 0, 0, { y: -Math.PI / 2 }));
}

function rightSide(): Part[] {
  const board = panel({
    outline: mirrored(SIDE_OUTLINE),
    holes: SIDE_SLOTS.map(mirrored),
    thickness: BOARD,
    front: printRegion('side'),
    back: inside,
    mirrored: true,
  });
  return placed(board, at(INNER, 0, 0, { y: Math.PI / 2 }));
}

const column = (): Part[] =>
  placed(
    panel({ outline: COLUMN_OUTLINE, thickness: BOARD, front: printRegion('column'), back: inside }),
    at(0, 0, COLUMN.back),
  );

/** Its print looks to the rear. */
const back = (): Part[] =>
  placed(
    panel({ outline: REAR_OUTLINE, thickness: BOARD, front: inside, back: printRegion('rear') }),
    at(0, 0, REAR.front - BOARD),
  );

function top(): Part[] {
  const holes = COLUMN_CROWN.map(({ middle, size }) => slotHole(middle, -COLUMN.front / 2, size, BOARD));
  const board = panel({ outline: TOP_OUTLINE, holes, thickness: BOARD, front: printRegion('top'), back: inside });
  return placed(board, at(0, TOP.under, 0, { x: -Math.PI / 2 }));
}

/** The drip tray, its slots really cut, and the dark of the box under it. */
function tray(): Part[] {
  const board = panel({
    outline: TRAY_OUTLINE,
    holes: TRAY_HOLES,
    thickness: TRAY.thickness,
    front: printRegion('tray'),
    back: printRegion('plain:grey'),
  });
  return [
    ...placed(board, at(0, TRAY.top - TRAY.thickness, 0, { x: -Math.PI / 2 })),
    ...placed(block('dark', 2 * INNER - 0.4, 0.1, TRAY.front - 0.6), at(0, 1.1, TRAY.front / 2 + 0.1)),
  ];
}

function apron(): Part[] {
  const holes = TRAY_NOSE.map(({ middle, size }) =>
    slotHole(middle, TRAY.top - TRAY.thickness / 2, size, TRAY.thickness),
  );
  const board = panel({ outline: APRON_OUTLINE, holes, thickness: BOARD, front: printRegion('apron'), back: inside });
  return placed(board, at(0, 0, TRAY.front));
}

export const bodyPieces = (): MachinePiece[] => [
  { name: 'panel:left-side', parts: leftSide() },
  { name: 'panel:back', parts: back() },
  { name: 'panel:column', parts: column() },
  { name: 'panel:tray', parts: tray() },
  { name: 'panel:apron', parts: apron() },
  { name: 'panel:right-side', parts: rightSide() },
  { name: 'panel:top', parts: top() },
];
