import { catHead, ears, HEAD, paw, tail } from '../../art/cat';
import { catFace } from '../../art/catFace';
import { INK, LIGHT, mix } from '../../art/colour';
import { clipped, fill, ground, line, type Mark, placed, volume } from '../../art/marks';
import { ellipsePath, roundRectPath } from '../../art/paths';
import { beanMarks, dropMarks } from './glyphs';
import { DRINK_LOOK, type DrinkId, LAYER, type TileSide } from './palette';

/** A glass with its layers; the foam on top is a cat, its tail is the handle. */

export interface CupDrawing {
  /** Around (0, 0) = the middle of the saucer's top; y grows downward, so the cup stands at y < 0. */
  readonly marks: readonly Mark[];
  /** Over all, in its own units. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface CupShape {
  /** Half widths at rim and foot, and height of one layer. */
  readonly rim: number;
  readonly foot: number;
  readonly layer: number;
}
const SHAPE: Readonly<Record<number, CupShape>> = {
  1: { rim: 120, foot: 84, layer: 112 },
  2: { rim: 116, foot: 92, layer: 88 },
  3: { rim: 132, foot: 98, layer: 74 },
  4: { rim: 104, foot: 78, layer: 76 },
};

export function cupDrawing(drink: DrinkId): CupDrawing {
  const look = DRINK_LOOK[drink];
  const shape = SHAPE[look.layers.length] ?? { rim: 116, foot: 90, layer: 80 };
  const height = shape.layer * look.layers.length;
  const headTop = look.twins ? 128 : shape.rim * 1.42;
  return {
    marks: [
      ground(8, 16, shape.rim * 1.25, 16),
      volume(ellipsePath(0, 6, shape.rim * 1.12, 18), look.colour, { reach: 0.4, edge: 6 }),
      ...handle(shape, height, look.colour),
      ...(look.twins ? twins(look.fur, -height) : cat(drink, -height, shape.rim)),
      ...glass(shape, height, look.colour, look.layers),
      ...paws(look.fur, -height, look.twins ? 88 : 70),
    ],
    left: -shape.rim * 1.16,
    right: shape.rim + 84,
    top: -height - headTop,
    bottom: 28,
  };
}

const handle = ({ rim, foot }: CupShape, height: number, colour: string): Mark[] =>
  tail(
    [
      [foot - 4, -height * 0.16],
      [rim + 46, -height * 0.14],
      [rim + 66, -height * 0.52],
      [rim + 30, -height * 0.8 - 6],
      [rim - 6, -height * 0.62],
    ],
    colour,
    25,
  );

function cat(drink: DrinkId, rimY: number, rim: number): Mark[] {
  const { fur, mood } = DRINK_LOOK[drink];
  const dark = fur !== '#FFF3DC';
  const ink = dark ? '#FFF1D8' : '#4A2116';
  return [
    placed(catHead({ fur, mood, ink, edge: 6, nose: dark ? '#F08A80' : '#D8576A' }), {
      y: rimY - 34,
      scale: (rim * 0.88) / 100,
    }),
  ];
}

/** Two kittens, one dark and one pale, cheek to cheek. */
function twins(fur: string, rimY: number): Mark[] {
  const kitten = (x: number, colour: string, mood: 'wide' | 'happy', turn: number): Mark =>
    placed(
      [
        placed(ears(58, 36, 64, { fur: colour, edge: 8 }), { y: -50 }),
        volume(HEAD, colour, { edge: 8 }),
        placed(catFace({ mood, ink: '#FFF1D8', nose: '#F08A80' }), { y: -2 }),
      ],
      { x, y: rimY - 40, scale: 0.62, turn },
    );
  return [kitten(54, mix(fur, '#2A130B', 0.45), 'happy', 7), kitten(-54, mix(fur, LIGHT, 0.12), 'wide', -7)];
}

function glass({ rim, foot, layer }: CupShape, height: number, colour: string, layers: readonly TileSide[]): Mark[] {
  const body = `M${-rim},${-height}H${rim}L${foot + 8},-26Q${foot},0 ${foot - 26},0H${-foot + 26}Q${-foot},0 ${-foot - 8},-26Z`;
  const bands = layers.flatMap((side, i) => [
    fill(`M-200,${-(i + 1) * layer}H200V${-i * layer}H-200Z`, LAYER[side]),
    fill(`M-200,${-(i + 1) * layer}H200v9H-200Z`, '#FFFFFF', 0.3),
  ]);
  const pips = layers.map((side, i) =>
    placed(side === 'milk' ? dropMarks(LAYER.coffee) : beanMarks('#FFF1D8', LAYER.coffee), {
      y: -(i + 0.46) * layer,
      scale: 0.78,
    }),
  );
  return [
    clipped(body, [
      ...bands,
      fill(`M${rim * 0.42},-600H300V40H${foot * 0.5}Z`, '#3A0F22', 0.16),
      line(`M${-rim + 24},${-height + 22}L${-foot + 14},-44`, '#FFFFFF', 12, 0.55),
    ]),
    line(body, mix(colour, INK, 0.3), 10),
    ...pips,
    fill(roundRectPath(-rim - 8, -height - 9, 2 * rim + 16, 20, 10), colour),
    line(roundRectPath(-rim - 8, -height - 9, 2 * rim + 16, 20, 10), mix(colour, INK, 0.55), 5),
  ];
}

const paws = (fur: string, rimY: number, gap: number): Mark[] =>
  [-gap, gap].map((x) => placed(paw(fur, 6), { x, y: rimY + 2, scale: 0.62 }));
