import { INK, mix } from '../../art/colour';
import { fill, ground, line, type Mark, placed, volume } from '../../art/marks';
import {
  ellipsePath,
  linePath,
  type Point,
  polygonPath,
  regularPolygon,
  scallopPath,
  smoothPath,
} from '../../art/paths';
import { PREPARATION_LOOK, type Preparation } from './palette';

/** The symbols of the three preparations and the pips, each about 200 wide around the origin. */

const HEXAGON = polygonPath(regularPolygon(6, 104), 16);
const CLOUD = scallopPath(9, 78);
const FLAME = 'M0,-108Q15,-64 52,-38Q88,-8 83,34Q72,92 0,94Q-72,92 -83,34Q-88,-8 -52,-38Q-15,-64 0,-108Z';

const CONTAINER: Readonly<Record<Preparation, string>> = { C: HEXAGON, F: CLOUD, H: FLAME };

/** Container and glyph; `ring` is the line around it that makes it stand out from its ground. */
export function preparationMarks(
  preparation: Preparation,
  { ring, ringWidth = 26 }: { ring?: string; ringWidth?: number } = {},
): Mark[] {
  const { container, glyph } = PREPARATION_LOOK[preparation];
  const shape = CONTAINER[preparation];
  const marks = ring === undefined ? [] : [line(shape, ring, ringWidth)];
  marks.push(volume(shape, container, { reach: 0.55, edge: 7, edgeColour: mix(container, INK, 0.5) }));
  return [...marks, ...GLYPH[preparation](glyph, container)];
}

const GLYPH: Readonly<Record<Preparation, (ink: string, ground: string) => Mark[]>> = {
  C: (ink) => [0, 60, 120].map((turn) => placed([flakeArm(ink)], { turn })),
  F: (ink) => [line(SWIRL, ink, 16)],
  H: (ink) => [-36, 0, 36].map((x) => steamWave(x, ink)),
};

/** One of three bars of the flake; the forks at its ends are cats' ears. */
const flakeArm = (ink: string): Mark => line('M0,-66V66M-21,-60L0,-37L21,-60M-21,60L0,37L21,60', ink, 14);

const steamWave = (x: number, ink: string): Mark => {
  const rise = x === 0 ? 54 : 38;
  return line(`M${x},68q-21,-21 0,-44q21,-22 0,${-rise}`, ink, 15);
};

/** A spiral of froth, one and three quarter turns, closing on itself like a sleeping cat. */
const SWIRL = smoothPath(
  Array.from({ length: 24 }, (_, i): Point => {
    const turned = i / 13;
    const radius = 63 - 30 * turned;
    return [1 + radius * Math.cos(2 * Math.PI * turned - 0.9), 3 + radius * Math.sin(2 * Math.PI * turned - 0.9)];
  }),
  { open: true, tension: 0.17 },
);

/** A drop of milk, 48 wide, 68 high. */
const DROP = 'M0,-36Q10,-18 19,-3Q25,8 24,16Q22,36 0,36Q-22,36 -24,16Q-25,8 -19,-3Q-10,-18 0,-36Z';
export const dropMarks = (colour: string): Mark[] => [fill(DROP, colour)];

/** A coffee bean, 44 wide, 60 high, leaning. */
export const beanMarks = (colour: string, gap: string): Mark[] => [
  placed([fill(ellipsePath(0, 0, 23, 31), colour), line('M5,-27Q-12,-9 0,0Q12,9 -5,27', gap, 6.5)], { turn: 24 }),
];

/** A sugar cube in isometric view with the face of a kitten, 110 wide. */
export function sugarMarks(): Mark[] {
  const top = polygonPath(
    [
      [0, -50],
      [52, -24],
      [0, 2],
      [-52, -24],
    ],
    6,
  );
  const left = polygonPath(
    [
      [-52, -24],
      [0, 2],
      [0, 58],
      [-52, 30],
    ],
    6,
  );
  const right = polygonPath(
    [
      [52, -24],
      [0, 2],
      [0, 58],
      [52, 30],
    ],
    6,
  );
  const edge = polygonPath(
    [
      [0, -50],
      [52, -24],
      [52, 30],
      [0, 58],
      [-52, 30],
      [-52, -24],
    ],
    9,
  );
  const crystals = (
    [
      [-10, -36],
      [16, -27],
      [-26, -24],
      [20, -12],
      [38, 2],
      [14, 34],
      [34, 26],
      [24, 8],
    ] as const
  ).map(([x, y]) => fill(ellipsePath(x, y, 2.2), y < -8 ? '#E2D9D6' : '#FFFFFF', 0.9));
  return [
    ground(4, 52, 54, 12),
    fill(edge, '#8A7478'),
    fill(top, '#FFFFFF'),
    fill(left, '#F1ECE4'),
    fill(right, '#D3C9CB'),
    ...crystals,
    ...kitten(),
    line(
      `${edge}${linePath([
        [-50, -23],
        [0, 2],
        [50, -23],
      ])}${linePath([
        [0, 2],
        [0, 55],
      ])}`,
      '#8A7478',
      5,
    ),
  ];
}

/** The kitten's face lies in the plane of the cube's left side: `across` and `down` are 0 to 1 on it. */
function kitten(): Mark[] {
  const on = (across: number, down: number): Point => [-52 + 52 * across, -24 + 26 * across + 55 * down];
  const arc = (x: number, y: number, width: number, dip: number): string =>
    smoothPath([on(x - width, y), on(x, y + dip), on(x + width, y)], { open: true });
  return [
    ...[0.17, 0.83].map((x) => fill(ellipsePath(...on(x, 0.62), 5.5, 4), '#F0785E', 0.45)),
    ...[0.3, 0.7].map((x) => fill(ellipsePath(...on(x, 0.45), 3.6, 5.4), '#4A2116')),
    line(arc(0.43, 0.62, 0.07, 0.09) + arc(0.57, 0.62, 0.07, 0.09), '#4A2116', 3.6),
  ];
}
