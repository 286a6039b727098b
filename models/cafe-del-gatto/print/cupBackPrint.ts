import { INK, LIGHT, mix, SHADE } from '../../art/colour';
import { fill, line, volume } from '../../art/marks';
import { paintMarks } from '../../art/paint';
import { ellipsePath } from '../../art/paths';
import { coat, nicks, type Print } from '../../board/coat';
import { toPath } from '../../board/outline';
import { cupOutline, foamOutline, rimOf, SAUCER, SAUCER_OUTLINE, vesselOutline } from '../cupShapes';
import { headOf, tabbyMarks } from './cupCat';
import { edgeMark, rimMarks } from './cupVessel';
import type { PrintDrink } from './data';
import { drinkColour, drinkDeep } from './palette';
import { paintChip } from './stamps';

/** What the others see: the cat from behind, and which drink it is. */
export function paintCupBack(print: Print, drink: PrintDrink): void {
  const colour = mix(drinkColour(drink.id), drinkDeep(drink.id), 0.35);
  const squares = drink.squares.length;
  const { fur } = headOf(drink);
  coat(print, colour, 0.14);
  const rimAt = -rimOf(squares) * 100;
  const chip = Math.min(210, 120 + squares * 30);
  const middle = -(0.25 + rimOf(squares) * 0.5) * 100 + 10;
  paintMarks(print.paper, [
    volume(toPath(vesselOutline(drink.id, squares)), colour, { reach: 1.6, edge: 0 }),
    volume(toPath(foamOutline(squares)), mix(fur, SHADE, 0.08), { reach: 0.9, edge: 8 }),
    ...tabbyMarks(rimAt + 26, fur),
    ...rimMarks(squares, colour),
    edgeMark(drink.id, squares, colour),
  ]);
  paintChip(print.paper, drink.letter, 0, middle, chip, drinkColour(drink.id));
  nicks(print, cupOutline(drink.id, squares), 0.7);
}

export function paintSaucer(print: Print, drink: PrintDrink): void {
  const colour = mix(drinkColour(drink.id), INK, 0.12);
  const at = SAUCER.z * 100;
  coat(print, colour, 0.14);
  paintMarks(print.paper, [
    line(ellipsePath(0, at, 262, 142), mix(colour, LIGHT, 0.45), 9),
    fill(ellipsePath(0, at - 10, 226, 112), '#1A0A08', 0.22),
  ]);
  nicks(print, SAUCER_OUTLINE, 0.7);
}
