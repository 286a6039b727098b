import { INK, LIGHT, mix, SHADE } from '../../art/colour';
import { fill, line, type Mark, volume } from '../../art/marks';
import { ellipsePath, smoothPath } from '../../art/paths';
import { toPath } from '../../board/outline';
import { cupOutline, rimOf, rimOutline } from '../cupShapes';
import { FOAM, headOf } from './cupCat';
import type { PrintDrink } from './data';

/** What the front and the back of a cup share. */

export function rimMarks(squares: number, colour: string): Mark[] {
  const band = toPath(rimOutline(squares));
  const top = -rimOf(squares) * 100;
  return [
    fill(`M-340,${top + 20}H340V${top + 44}H-340Z`, SHADE, 0.3),
    volume(band, mix(colour, LIGHT, 0.14), { reach: 0.4, edge: 5, edgeColour: mix(colour, INK, 0.6) }),
    line(`M-286,${top - 6}H-90`, mix(colour, '#FFFFFF', 0.7), 8, 0.85),
  ];
}

/** Foam that has come over the rim: a ragged hem, and two runs down the glass. Crema only swells to the rim. */
export function frothMarks(drink: PrintDrink): Mark[] {
  const { fur } = headOf(drink);
  const top = -rimOf(drink.squares.length) * 100;
  const milky = fur === FOAM.fur;
  const hem = smoothPath(
    milky
      ? [
          [-262, top - 30],
          [-238, top + 4],
          [-206, top + 8],
          [-190, top + 62],
          [-168, top + 66],
          [-150, top + 6],
          [-96, top - 4],
          [-40, top + 8],
          [20, top - 4],
          [84, top + 6],
          [140, top - 2],
          [176, top + 8],
          [190, top + 40],
          [212, top + 42],
          [226, top + 2],
          [256, top - 6],
          [264, top - 34],
          [0, top - 46],
        ]
      : [
          [-262, top - 28],
          [-200, top - 2],
          [-110, top - 10],
          [-20, top],
          [80, top - 9],
          [180, top - 1],
          [262, top - 28],
          [0, top - 42],
        ],
    { tension: 0.16 },
  );
  const light = mix(fur, '#FFFFFF', 0.6);
  return [
    volume(hem, fur, { reach: 0.35, edge: 5, edgeColour: mix(fur, INK, milky ? 0.4 : 0.6) }),
    // The hem belongs to the foam above it: no line between the two.
    fill(`M-246,${top - 56}H246V${top - 26}H-246Z`, fur),
    ...(
      [
        [-228, -40, 12],
        [-204, -58, 7],
        [-120, -22, 6],
        [-54, -16, 9],
        [30, -22, 6],
        [118, -18, 9],
        [206, -48, 10],
        [230, -32, 6],
        [176, -30, 5],
      ] as const
    ).map(([x, dy, r]) => line(ellipsePath(x, top + dy, r), mix(light, INK, milky ? 0.14 : 0.05), 3.5, 0.8)),
    ...(milky ? [line(`M-184,${top + 30}v22`, '#FFFFFF', 8)] : []),
  ];
}

/** The soft outline of the whole board. */
export const edgeMark = (drink: string, squares: number, colour: string): Mark =>
  line(toPath(cupOutline(drink, squares)), mix(colour, INK, 0.72), 13);
