import { earPath } from '../../art/cat';
import { catFace, type Mood } from '../../art/catFace';
import { mix } from '../../art/colour';
import { fill, line, type Mark, placed, volume } from '../../art/marks';
import { ellipsePath } from '../../art/paths';
import { toPath } from '../../board/outline';
import { EAR, foamOutline, rimOf } from '../cupShapes';
import { DRINK_STUFF } from '../palette';
import type { PrintDrink } from './data';

/** The cat that looks over a cup's rim: foam or crema with ears. */
interface Head {
  readonly fur: string;
  readonly ink: string;
  readonly nose: string;
}
export const FOAM: Head = { fur: DRINK_STUFF.foam, ink: '#4A2116', nose: '#D8576A' };
const CREMA: Head = { fur: DRINK_STUFF.crema, ink: '#FFF1D8', nose: '#F08A80' };
/** No two faces of a set are in the same mood. */
const MOODS: Readonly<Record<string, Mood>> = {
  espresso: 'wide',
  'espresso-macchiato': 'open',
  doppio: 'happy',
  cappuccino: 'wink',
  'latte-macchiato': 'asleep',
};

/** The cat is of foam where milk comes last, of crema where coffee does. */
export const headOf = ({ squares }: PrintDrink): Head => (squares.at(-1) === 'milk' ? FOAM : CREMA);

export function catMarks(drink: PrintDrink): Mark[] {
  const squares = drink.squares.length;
  const { fur, ink, nose } = headOf(drink);
  const foam = toPath(foamOutline(squares));
  const top = -rimOf(squares) * 100;
  const face = catFace({ mood: MOODS[drink.id] ?? 'happy', ink, nose });
  return [
    volume(foam, fur, { reach: 0.9, edge: 8, inside: [...innerEars(top, fur), ...tabbyMarks(top, fur)] }),
    placed(face, { y: top - 86, scale: 1.32 }),
    ...bubbles(top, fur),
  ];
}

function innerEars(top: number, fur: string): Mark[] {
  const [outer, tip, inner] = EAR.corners;
  const middle = (outer[0] + inner[0]) / 2;
  const lean = (Math.atan2(tip[0] - middle, tip[1] - inner[1]) * 180) / Math.PI;
  const ear = fill(earPath(42, 66), mix('#F2A0A0', fur, 0.15));
  return [-1, 1].map((side) =>
    placed([ear], {
      x: side * (middle + 0.08) * 100,
      y: top - inner[1] * 100 - 6,
      turn: side * lean * 0.8,
      mirrored: side < 0,
    }),
  );
}

export const tabbyMarks = (top: number, fur: string): Mark[] =>
  [-1, 0, 1].map((i) =>
    line(`M${i * 26},${top - 158}v${i === 0 ? 30 : 20}`, mix(fur, fur === FOAM.fur ? '#C98F5E' : '#3A1A10', 0.55), 9),
  );

/** Froth along the rim. */
function bubbles(top: number, fur: string): Mark[] {
  const light = mix(fur, '#FFFFFF', 0.5);
  return (
    [
      [-214, -44, 9],
      [-188, -66, 5],
      [206, -52, 8],
      [228, -34, 5],
      [178, -36, 4],
    ] as const
  ).map(([x, dy, r]) => line(ellipsePath(x, top + dy, r), light, 3.5));
}
