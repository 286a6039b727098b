import { earPath } from '../../art/cat';
import { catFace, type Mood } from '../../art/catFace';
import { INK, LIGHT, mix, SHADE } from '../../art/colour';
import { fill, line, type Mark, placed, volume } from '../../art/marks';
import { paintMarks } from '../../art/paint';
import { ellipsePath, roundRectPath, smoothPath } from '../../art/paths';
import { coat, nicks, type Print } from '../../board/coat';
import { toPath } from '../../board/outline';
import {
  cupOutline,
  EAR,
  FLOOR,
  foamOutline,
  RACK,
  rimOf,
  rimOutline,
  SAUCER,
  SAUCER_OUTLINE,
  SQUARE,
  tailLine,
  tailOutline,
  vesselOutline,
} from '../cupShapes';
import type { PrintDrink } from './data';
import { drinkColour, drinkDeep } from './palette';
import { paintChip, stuffMark } from './stamps';

/** The cups' boards: the vessel in the drink's colour, its window of squares, and the cat that looks over the rim. */
const y = (cm: number): number => -cm * 100;

interface Head {
  readonly fur: string;
  readonly ink: string;
  readonly nose: string;
}
const FOAM: Head = { fur: '#FFF3DC', ink: '#4A2116', nose: '#D8576A' };
const CREMA: Head = { fur: '#84503A', ink: '#FFF1D8', nose: '#F08A80' };
/** No two faces of a set are in the same mood. */
const MOODS: Readonly<Record<string, Mood>> = {
  espresso: 'wide',
  'espresso-macchiato': 'open',
  doppio: 'happy',
  cappuccino: 'wink',
  'latte-macchiato': 'asleep',
};

/** The cat is of foam where milk comes last, of crema where coffee does. */
const headOf = ({ squares }: PrintDrink): Head => (squares.at(-1) === 'milk' ? FOAM : CREMA);

export function paintCup(print: Print, drink: PrintDrink): void {
  const { paper } = print;
  const colour = drinkColour(drink.id);
  const squares = drink.squares.length;
  coat(print, colour, 0.12);
  const vessel = toPath(vesselOutline(drink.id, squares));
  paintMarks(paper, [
    volume(vessel, colour, { reach: 1.6, edge: 0, inside: gloss(drink) }),
    ...cat(drink),
    ...rim(squares, colour),
    ...window(drink),
    line(toPath(cupOutline(drink.id, squares)), mix(colour, INK, 0.72), 13),
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

function rim(squares: number, colour: string): Mark[] {
  const band = toPath(rimOutline(squares));
  const top = y(rimOf(squares));
  return [
    fill(`M-340,${top + 20}H340V${top + 44}H-340Z`, SHADE, 0.3),
    volume(band, mix(colour, LIGHT, 0.14), { reach: 0.4, edge: 5, edgeColour: mix(colour, INK, 0.6) }),
    line(`M-286,${top - 6}H-90`, mix(colour, '#FFFFFF', 0.7), 8, 0.85),
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

function cat(drink: PrintDrink): Mark[] {
  const squares = drink.squares.length;
  const { fur, ink, nose } = headOf(drink);
  const foam = toPath(foamOutline(squares));
  const top = y(rimOf(squares));
  const face = catFace({ mood: MOODS[drink.id] ?? 'happy', ink, nose });
  return [
    volume(foam, fur, { reach: 0.9, edge: 8, inside: [...innerEars(top, fur), ...tabby(top, fur)] }),
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

const tabby = (top: number, fur: string): Mark[] =>
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

/** The handle: a ringed tail with a pale tip. */
export function paintTail(print: Print, drink: PrintDrink): void {
  const colour = drinkColour(drink.id);
  const squares = drink.squares.length;
  const line3 = tailLine(squares);
  coat(print, colour, 0.12);
  const outline = toPath(tailOutline(squares));
  const path = smoothPath(
    line3.map(({ x, y: up }) => [x * 100, -up * 100] as const),
    { open: true, tension: 0.17 },
  );
  const { fur } = headOf(drink);
  const tipColour = fur === FOAM.fur ? fur : mix(fur, LIGHT, 0.5);
  const tip = line3.slice(-2).map(({ x, y: up }) => [x * 100, -up * 100] as const);
  const rings = [2.5, 3.35, 4.2].map((at) => ringAt(line3, at));
  paintMarks(print.paper, [
    volume(outline, colour, {
      reach: 0.9,
      edge: 12,
      edgeColour: mix(colour, INK, 0.72),
      inside: [
        ...rings.map((d) => line(d, mix(colour, INK, 0.42), 26, 0.8)),
        ...tip.map(([x, at], i) => fill(ellipsePath(x, at, i === 0 ? 30 : 62), tipColour)),
      ],
    }),
    placed([line(path, mix(colour, '#FFFFFF', 0.55), 9, 0.55)], { x: -20, y: -14 }),
  ]);
  nicks(print, tailOutline(squares), 0.7);
}

/** A short stroke across the tail, `at` points along its line. */
function ringAt(points: readonly { readonly x: number; readonly y: number }[], at: number): string {
  const [i, t] = [Math.floor(at), at % 1];
  const [a, b] = [points[i] ?? { x: 0, y: 0 }, points[i + 1] ?? { x: 0, y: 0 }];
  const [x, up] = [a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [nx, ny] = [(-(b.y - a.y) / length) * 60, ((b.x - a.x) / length) * 60];
  return `M${(x * 100 - nx).toFixed(1)},${(-up * 100 + ny).toFixed(1)}L${(x * 100 + nx).toFixed(1)},${(-up * 100 - ny).toFixed(1)}`;
}

/** What the others see: the cat from behind, and which drink it is. */
export function paintCupBack(print: Print, drink: PrintDrink): void {
  const colour = mix(drinkColour(drink.id), drinkDeep(drink.id), 0.35);
  const squares = drink.squares.length;
  const { fur } = headOf(drink);
  coat(print, colour, 0.14);
  const rimAt = y(rimOf(squares));
  const chip = Math.min(210, 120 + squares * 30);
  const middle = y(0.25 + rimOf(squares) * 0.5) + 10;
  paintMarks(print.paper, [
    volume(toPath(vesselOutline(drink.id, squares)), colour, { reach: 1.6, edge: 0 }),
    volume(toPath(foamOutline(squares)), mix(fur, SHADE, 0.08), { reach: 0.9, edge: 8 }),
    ...tabby(rimAt + 26, fur),
    ...rim(squares, colour),
    line(toPath(cupOutline(drink.id, squares)), mix(colour, INK, 0.72), 13),
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
