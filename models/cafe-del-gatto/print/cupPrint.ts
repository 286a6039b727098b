import { INK, LIGHT, mix, withAlpha } from '../../art/colour';
import { clipped, fill, line, type Mark, volume } from '../../art/marks';
import { paintMarks } from '../../art/paint';
import { roundRectPath } from '../../art/paths';
import { coat, nicks, type Print } from '../../board/coat';
import { toPath } from '../../board/outline';
import { cupOutline, FLOOR, glassOutline, rimOf, SQUARE, vesselOutline } from '../cupShapes';
import { catFaceMarks, catMarks } from './cupCat';
import { edgeMark, frothMarks, rimMarks } from './cupVessel';
import type { PrintDrink } from './data';
import { drinkColour } from './palette';
import { stuffMark } from './stamps';

/** The cups' boards: a glass in a glazed wall of the drink's colour, its empty squares, and the cat of foam on it. */
const y = (cm: number): number => -cm * 100;

export function paintCup(print: Print, drink: PrintDrink): void {
  const { paper } = print;
  const colour = drinkColour(drink.id);
  const squares = drink.squares.length;
  coat(print, colour, 0.12);
  const vessel = toPath(vesselOutline(drink.id, squares));
  paintMarks(paper, [volume(vessel, colour, { reach: 1.2, edge: 0 })]);
  paintGlass(print, drink);
  paintMarks(paper, [
    ...catMarks(drink),
    ...rimMarks(squares, colour),
    ...frothMarks(drink),
    ...catFaceMarks(drink),
    edgeMark(drink.id, squares, colour),
  ]);
  nicks(print, cupOutline(drink.id, squares), 0.7);
}

/** What an empty glass shows: smoky depth, darker at its walls, so that milk and coffee stand out from it. */
export const emptyGlass = (colour: string): string => mix(mix(colour, '#8E8B8C', 0.64), '#1C1718', 0.58);

function paintGlass({ paper }: Print, { squares, id }: PrintDrink): void {
  const colour = drinkColour(id);
  const path = toPath(glassOutline(id, squares.length));
  const ground = emptyGlass(colour);
  const [top, bottom] = [y(rimOf(squares.length)), y(0.4)];
  paper.save();
  paper.clip(new Path2D(path));
  const across = paper.createLinearGradient(-300, 0, 300, 0);
  for (const [at, tone] of [
    [0, mix(ground, '#000000', 0.4)],
    [0.14, mix(ground, '#FFFFFF', 0.1)],
    [0.36, ground],
    [0.72, mix(ground, '#000000', 0.18)],
    [0.93, mix(ground, '#FFFFFF', 0.05)],
    [1, mix(ground, '#000000', 0.45)],
  ] as const) {
    across.addColorStop(at, tone);
  }
  paper.fillStyle = across;
  paper.fillRect(-320, top - 40, 640, bottom - top + 80);
  // Under the rim the glass lies in shade.
  const under = paper.createLinearGradient(0, top, 0, top + 130);
  under.addColorStop(0, withAlpha('#0C0605', 0.6));
  under.addColorStop(1, withAlpha('#0C0605', 0));
  paper.fillStyle = under;
  paper.fillRect(-320, top, 640, 130);
  paintMarks(
    paper,
    squares.flatMap((square, i) => emptySquare(square, y(FLOOR + (i + 0.5) * SQUARE), ground)),
  );
  paintMarks(paper, [...gauge(squares.length, ground), ...streaks(top, bottom)]);
  paper.restore();
  paintMarks(paper, [
    line(path, mix(colour, INK, 0.62), 11),
    clipped(path, [line(path, mix(colour, LIGHT, 0.55), 9, 0.35)]),
  ]);
}

/** The marks of a measuring glass on its right wall, one where two layers meet. */
const gauge = (squares: number, ground: string): Mark[] =>
  Array.from({ length: squares - 1 }, (_, i) =>
    line(`M204,${y(FLOOR + (i + 1) * SQUARE)}H238`, mix(ground, '#FFFFFF', 0.5), 7),
  );

/** Light that runs down the left wall of a glass. */
const streaks = (top: number, bottom: number): Mark[] => [
  line(`M-224,${top + 70}Q-236,${(top + bottom) / 2} -196,${bottom - 130}`, '#FFFFFF', 17, 0.3),
  line(`M-190,${top + 92}Q-198,${top + (bottom - top) * 0.3} -192,${top + (bottom - top) * 0.46}`, '#FFFFFF', 7, 0.22),
];

/**
 * An empty place recedes: it is said by the outline (dots for milk, dashes for coffee), the sign and the tone, none of them
 * as bright as what is printed on a tile.
 */
function emptySquare(square: 'milk' | 'coffee', at: number, ground: string): Mark[] {
  const colour = emptyMark(square, ground);
  const side = 112;
  const shape = roundRectPath(-side, at - side, 2 * side, 2 * side, 30);
  const steps = square === 'milk' ? [-75, -45, -15, 15, 45, 75] : [-52, 0, 52];
  const dash = square === 'milk' ? 0.5 : 26;
  const dashes = steps.map((to) =>
    line(
      `M${to - dash / 2},${at - side}h${dash}M${to - dash / 2},${at + side}h${dash}M${-side},${at + to - dash / 2}v${dash}M${side},${at + to - dash / 2}v${dash}`,
      colour,
      8,
      0.8,
    ),
  );
  return [fill(shape, '#0C0605', 0.14), ...dashes, stuffMark(square, 0, at, EMPTY_SIGN, colour, ground)];
}

/** How high that sign is, tenths of a millimetre. */
export const EMPTY_SIGN = 142;

/** The sign of an empty square; its contrast is held by `tests/models/cupDrink.test.ts`. */
export const emptyMark = (square: 'milk' | 'coffee', ground: string): string =>
  mix(ground, square === 'milk' ? '#F6EAD2' : '#E2A470', square === 'milk' ? 0.66 : 0.8);
