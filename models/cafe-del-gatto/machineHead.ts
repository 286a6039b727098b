import { rectangle } from '../board/outline';
import { panel } from '../board/panel';
import { at, bar, placed, turned } from '../board/solids';
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

const GROUP_Z = 2.5;

/** The steel collar under the head. */
const groupHead = (): Part[] =>
  placed(
    turned(
      'steel',
      [
        [0, -1.15],
        [1.5, -1.15],
        [1.58, -1.05],
        [1.58, -0.5],
        [1.85, -0.42],
        [1.95, -0.3],
        [1.95, 0],
        [0, 0],
      ],
      32,
    ),
    at(0, HEAD.bottom, GROUP_Z),
  );

/** Basket, two spouts and a wooden handle that points at the player, a little to the left. */
function portafilter(): Part[] {
  const y = HEAD.bottom - 1.15;
  const basket = placed(
    turned(
      'steel',
      [
        [0, -0.85],
        [0.75, -0.85],
        [1.15, -0.6],
        [1.3, -0.15],
        [1.42, -0.1],
        [1.42, 0],
        [0, 0],
      ],
      28,
    ),
    at(0, y, GROUP_Z),
  );
  const spouts = [-1, 1].flatMap((q) =>
    placed(
      bar(
        'steel',
        [
          [0, -0.6, 0],
          [q * 0.3, -0.95, 0.05],
          [q * 0.62, -1.25, 0.08],
          [q * 0.66, -1.75, 0.1],
        ],
        0.17,
      ),
      at(0, y, GROUP_Z),
    ),
  );
  const neck = turned(
    'steel',
    [
      [0, 0],
      [0.26, 0],
      [0.26, 1.5],
      [0.4, 1.55],
      [0.4, 1.85],
      [0, 1.85],
    ],
    16,
  );
  const grip = turned(
    'walnut',
    [
      [0, 1.8],
      [0.36, 1.8],
      [0.42, 2.1],
      [0.36, 2.7],
      [0.4, 3.6],
      [0.5, 4.5],
      [0.5, 5],
      [0.4, 5.3],
      [0.2, 5.42],
      [0, 5.45],
    ],
    20,
  );
  const handle = placed(
    [...neck, ...grip.map(withWood)],
    at(0, y - 0.32, GROUP_Z + 0.9, { y: -0.22, x: Math.PI / 2 + 0.13 }),
  );
  return [...basket, ...spouts, ...handle];
}

/** The table's walnut spans 118 cm; the grip shows a piece as large as itself, its grain along the handle. */
function withWood(part: Part): Part {
  const uv = part.geometry.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setXY(i, 0.3 + uv.getY(i) * 0.045, 0.42 + uv.getX(i) * 0.02);
  return part;
}

/** A bent pipe with a black grip, beside the head. */
const steamWand = (): Part[] => [
  ...placed(
    turned(
      'steel',
      [
        [0, -0.5],
        [0.34, -0.5],
        [0.42, -0.4],
        [0.42, 0],
        [0, 0],
      ],
      16,
    ),
    at(2.75, HEAD.bottom, 3.4),
  ),
  ...bar(
    'steel',
    [
      [2.75, 13, 3.4],
      [2.75, 12.1, 3.42],
      [2.85, 11, 3.6],
      [3.05, 9.2, 4],
      [3.18, 7.6, 4.3],
      [3.2, 6.9, 4.35],
    ],
    0.15,
    { steps: 24 },
  ),
  ...placed(
    turned(
      'dark',
      [
        [0, -0.9],
        [0.2, -0.9],
        [0.25, -0.75],
        [0.25, 0.75],
        [0.2, 0.9],
        [0, 0.9],
      ],
      12,
    ),
    at(3.02, 9.4, 3.96, { x: -0.2, z: 0.1 }),
  ),
  ...placed(
    turned(
      'steel',
      [
        [0, -0.4],
        [0.12, -0.4],
        [0.2, -0.2],
        [0.2, 0],
        [0, 0],
      ],
      12,
    ),
    at(3.2, 6.95, 4.35),
  ),
];

export const headPieces = (): MachinePiece[] => [
  { name: 'panel:head-left', parts: placed(wall(), at(-WALL, 0, 0, { y: -Math.PI / 2 })) },
  { name: 'panel:head-right', parts: placed(wall(), at(WALL + BOARD, 0, 0, { y: -Math.PI / 2 })) },
  { name: 'panel:head-floor', parts: lid(HEAD.bottom) },
  { name: 'panel:head-top', parts: lid(HEAD.top - BOARD) },
  { name: 'panel:head-front', parts: front() },
  { name: 'panel:gauge-left', parts: gauge('left') },
  { name: 'panel:gauge-right', parts: gauge('right') },
  { name: 'part:group-head', parts: groupHead() },
  { name: 'part:portafilter', parts: portafilter() },
  { name: 'part:steam-wand', parts: steamWand() },
];
