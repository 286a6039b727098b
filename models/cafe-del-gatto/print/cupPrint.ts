import { INK, LIGHT, mix } from '../../art/colour';
import { fill, line, type Mark, volume } from '../../art/marks';
import { paintMarks } from '../../art/paint';
import { roundRectPath } from '../../art/paths';
import { coat, nicks, type Print } from '../../board/coat';
import { toPath } from '../../board/outline';
import { cupOutline, FLOOR, RACK, rimOf, SQUARE, vesselOutline } from '../cupShapes';
import { catMarks } from './cupCat';
import { edgeMark, rimMarks } from './cupVessel';
import type { PrintDrink } from './data';
import { drinkColour } from './palette';
import { stuffMark } from './stamps';

/** The cups' boards: the vessel in the drink's colour, its window of squares, and the cat that looks over the rim. */
const y = (cm: number): number => -cm * 100;

export function paintCup(print: Print, drink: PrintDrink): void {
  const { paper } = print;
  const colour = drinkColour(drink.id);
  const squares = drink.squares.length;
  coat(print, colour, 0.12);
  const vessel = toPath(vesselOutline(drink.id, squares));
  paintMarks(paper, [
    volume(vessel, colour, { reach: 1.6, edge: 0, inside: gloss(drink) }),
    ...catMarks(drink),
    ...rimMarks(squares, colour),
    ...window(drink),
    edgeMark(drink.id, squares, colour),
  ]);
  nicks(print, cupOutline(drink.id, squares), 0.7);
}

/** Light along the left flank; on the right the marks of a measuring glass, one a layer. */
function gloss({ squares, id }: PrintDrink): Mark[] {
  const top = y(rimOf(squares.length));
  const colour = drinkColour(id);
  const levels = squares.slice(1).map((_, i) => y(FLOOR + (i + 1) * SQUARE));
  return [
    line(`M-258,${top + 58}V${top + 58 + Math.min(420, squares.length * 130)}`, mix(colour, '#FFFFFF', 0.62), 20, 0.8),
    line(`M-258,${top + 110 + Math.min(420, squares.length * 130)}v18`, mix(colour, '#FFFFFF', 0.62), 20, 0.8),
    ...levels.flatMap((at) => [line(`M228,${at}H262`, mix(colour, LIGHT, 0.5), 8, 0.8)]),
  ];
}

/** The recess for the tiles: empty places are dark, dashed and marked, so that no one takes them for tiles. */
function window({ squares, id }: PrintDrink): Mark[] {
  const colour = drinkColour(id);
  const half = RACK.inner * 100;
  const bottom = y(FLOOR);
  const top = y(rimOf(squares.length));
  const ground = mix(mix(colour, INK, 0.72), '#140A08', 0.45);
  const recess = `M${-half - 8},${bottom + 40}V${top + 34}Q${-half - 8},${top + 14} ${-half + 12},${top + 14}H${half - 12}Q${half + 8},${top + 14} ${half + 8},${top + 34}V${bottom + 40}Z`;
  return [
    fill(recess, ground),
    line(recess, mix(colour, INK, 0.75), 9),
    line(`M${-half - 14},${bottom + 30}V${top + 34}`, mix(colour, LIGHT, 0.4), 5, 0.8),
    ...squares.flatMap((square, i) => emptySquare(square, y(FLOOR + (i + 0.5) * SQUARE), ground)),
  ];
}

function emptySquare(square: 'milk' | 'coffee', at: number, ground: string): Mark[] {
  const colour = square === 'milk' ? '#F6EAD2' : '#CE9A6E';
  const side = 118;
  const dash = 25;
  const dashes: Mark[] = [];
  for (let i = -2; i <= 2; i++) {
    const to = i * 46;
    const d = `M${to - dash / 2},${at - side}h${dash}M${to - dash / 2},${at + side}h${dash}M${-side},${at + to - dash / 2}v${dash}M${side},${at + to - dash / 2}v${dash}`;
    dashes.push(line(d, colour, 10));
  }
  return [
    fill(
      roundRectPath(-side, at - side, 2 * side, 2 * side, 30),
      mix(ground, square === 'milk' ? '#F6EAD2' : '#8A5A3A', 0.12),
    ),
    ...dashes,
    stuffMark(square, 0, at, 136, colour, ground),
  ];
}
