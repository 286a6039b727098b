import { INK, LIGHT, mix, SHADE } from '../../art/colour';
import { fill, line, type Mark, volume } from '../../art/marks';
import { toPath } from '../../board/outline';
import { cupOutline, rimOf, rimOutline } from '../cupShapes';

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

/** The soft outline of the whole board. */
export const edgeMark = (drink: string, squares: number, colour: string): Mark =>
  line(toPath(cupOutline(drink, squares)), mix(colour, INK, 0.72), 13);
