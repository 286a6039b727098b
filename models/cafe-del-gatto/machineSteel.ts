import { at, bar, placed, turned } from '../board/solids';
import type { Part } from '../parts';
import type { MachinePiece } from './machinePieces';
import { HEAD } from './machineSizes';

/** What is not of board: steel under the head, and a handle of wood. */

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

export const steelPieces = (): MachinePiece[] => [
  { name: 'part:group-head', parts: groupHead() },
  { name: 'part:portafilter', parts: portafilter() },
  { name: 'part:steam-wand', parts: steamWand() },
];
