import { earPath } from '../../art/cat';
import { catFace, type Mood } from '../../art/catFace';
import { mix } from '../../art/colour';
import { fill, line, type Mark, placed, volume } from '../../art/marks';
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

/** Head and ears, to be drawn before the rim; the face comes on top of what has run over it. */
export function catMarks(drink: PrintDrink): Mark[] {
  const squares = drink.squares.length;
  const { fur } = headOf(drink);
  const foam = toPath(foamOutline(squares));
  const top = -rimOf(squares) * 100;
  return [volume(foam, fur, { reach: 0.9, edge: 8, inside: [...innerEars(top, fur), ...tabbyMarks(top, fur)] })];
}

export function catFaceMarks(drink: PrintDrink): Mark[] {
  const { ink, nose } = headOf(drink);
  const face = catFace({ mood: MOODS[drink.id] ?? 'happy', ink, nose });
  return [placed(face, { y: -rimOf(drink.squares.length) * 100 - 98, scale: 1.22 })];
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

/** The stripes of a tabby are latte art: a leaf poured into the foam, or drawn into the crema. */
export function tabbyMarks(top: number, fur: string): Mark[] {
  const ink = fur === FOAM.fur ? '#B9784A' : '#E3B888';
  const leaf = [0, 1, 2].map((i) => {
    const [at, half] = [top - 170 + i * 15, 27 - i * 6];
    return line(
      `M${-half},${at - 7}Q${-half * 0.4},${at + 9} 0,${at + 10}Q${half * 0.4},${at + 9} ${half},${at - 7}`,
      ink,
      7.5,
    );
  });
  return [line(`M0,${top - 178}V${top - 124}`, ink, 6), ...leaf];
}
