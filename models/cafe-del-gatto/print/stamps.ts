import { deep, INK, mix, STOCK } from '../../art/colour';
import { fill, line, type Mark, placed, volume } from '../../art/marks';
import { paintMarks, type Paper } from '../../art/paint';
import { ellipsePath, polygonPath, roundRectPath } from '../../art/paths';
import { letter } from '../../art/type';
import { beanMarks, dropMarks } from '../faces/glyphs';
import { GOLD, GOLD_DIGIT } from './palette';

/** Small things that several boards carry. Drawing units: tenths of a millimetre. */
type Square = 'milk' | 'coffee';

/** Drop or bean, `height` high around (x, y). `gap` is the ground that shows in the bean's cleft. */
export function stuffMark(square: Square, x: number, y: number, height: number, colour: string, gap: string): Mark {
  return square === 'milk'
    ? placed(dropMarks(colour), { x, y, scale: height / 72 })
    : placed(beanMarks(colour, gap), { x, y, scale: height / 60 });
}

const SHAPES = [
  (r: number) => ellipsePath(0, 0, r),
  (r: number) =>
    polygonPath(
      [
        [0, -r * 1.12],
        [r * 1.12, r * 0.85],
        [-r * 1.12, r * 0.85],
      ],
      r * 0.25,
    ),
  (r: number) =>
    polygonPath(
      [
        [-r * 0.92, -r * 0.92],
        [r * 0.92, -r * 0.92],
        [r * 0.92, r * 0.92],
        [-r * 0.92, r * 0.92],
      ],
      r * 0.22,
    ),
] as const;

/** ○, ○△ or ○△□: that many different kinds, whichever they are. `size` is the height of one. */
export function kindsMarks(kinds: number, x: number, y: number, size: number, colour: string): Mark[] {
  const pitch = size * 1.14;
  return SHAPES.slice(0, kinds).map((shape, i) =>
    placed([line(shape(size * 0.38), colour, size * 0.2)], { x: x + (i - (kinds - 1) / 2) * pitch, y }),
  );
}

export interface CoinLook {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly text: string;
  /** Paler where the coin hangs in the shade. */
  readonly gold?: string;
}

/** A coin with its value; the figure fills it. */
export function paintCoin(paper: Paper, { x, y, radius, text, gold = GOLD }: CoinLook): void {
  const groove = mix(gold, '#6B3A10', 0.42);
  paintMarks(paper, [
    fill(ellipsePath(x + radius * 0.04, y + radius * 0.08, radius), '#2A1016', 0.3),
    placed(
      [
        volume(ellipsePath(0, 0, radius), gold, {
          reach: radius / 130,
          edge: radius * 0.09,
          edgeColour: mix(gold, INK, 0.6),
        }),
      ],
      { x, y },
    ),
    placed([line(ellipsePath(0, 0, radius * 0.84), groove, radius * 0.045)], { x, y }),
  ]);
  letter(
    paper,
    { text, x, y: y + radius * 0.01, size: radius * (text.length > 1 ? 1.36 : 1.74), widest: radius * 1.6 },
    GOLD_DIGIT,
  );
}

/** A drink's letter in a cream chip, `side` wide. */
export function paintChip(paper: Paper, text: string, x: number, y: number, side: number, colour: string): void {
  const dark = deep(colour, 0.2);
  const shape = roundRectPath(x - side / 2, y - side / 2, side, side, side * 0.26);
  paintMarks(paper, [fill(shape, STOCK), line(shape, dark, side * 0.055)]);
  letter(paper, { text, x, y, size: side * 0.98, widest: side * 0.78 }, dark);
}

/** Lines along the edge of a board: one bold, one fine within it. */
export function frameMarks(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  colour: string,
): Mark[] {
  const inset = 16;
  return [
    line(roundRectPath(x, y, width, height, radius), colour, 9),
    line(
      roundRectPath(x + inset, y + inset, width - 2 * inset, height - 2 * inset, Math.max(8, radius - inset)),
      colour,
      3.5,
    ),
  ];
}
