import { ears } from '../../art/cat';
import { deep, INK, mix, STOCK } from '../../art/colour';
import { clipped, fill, line, type Mark, placed, sticker, volume } from '../../art/marks';
import { paintMarks, type Paper } from '../../art/paint';
import { roundRectPath, scallopPath } from '../../art/paths';
import { letter } from '../../art/type';
import { DRINK_TILE } from '../kinds';
import { cupDrawing } from './cups';
import { DRINK_LOOK, type DrinkId, ROSETTE } from './palette';

/**
 * The print of a drink tile in units of 0.1 mm, whatever size the piece has. The value fills a rosette of foam with
 * cats' ears; the cup in its drink's colour stands beside it, the letter above.
 */
export const DRINK_UNITS = { width: DRINK_TILE.width * 1000, height: DRINK_TILE.height * 1000 } as const;
const { width: W, height: H } = DRINK_UNITS;
/** Radius of the rosette's hollows; its lobes reach 13 % further. */
const RADIUS = Math.min(H * 0.345, W * 0.32);
const ROSE = { x: RADIUS * 1.15 + 11, y: H - RADIUS * 1.15 - 10 } as const;
/** Font size of the value: one figure, and two. */
export const VALUE_SIZE = { one: RADIUS * 2.36, two: RADIUS * 2.34 } as const;

const CHIP = W * 0.215;
const CHIP_MIDDLE = { x: W - 17 - CHIP / 2, y: 17 + CHIP / 2 } as const;

/**
 * All of the print but its value, which every tile of a drink shares: 0 to W and 0 to H in the context's units, and
 * `bleed` units of card beyond.
 */
export function paintDrinkGround(paper: Paper, drink: DrinkId, bleed: number): void {
  const { colour, letter: initial } = DRINK_LOOK[drink];
  const dark = deep(colour);
  const panel = roundRectPath(9, 9, W - 18, H - 18, 40);
  const { x, y } = CHIP_MIDDLE;
  const chip = roundRectPath(x - CHIP / 2, y - CHIP / 2, CHIP, CHIP, CHIP * 0.28);
  paintMarks(paper, [
    fill(roundRectPath(-bleed, -bleed, W + 2 * bleed, H + 2 * bleed, 0), STOCK),
    clipped(panel, [fill(panel, colour), ...awning(), counter(colour)]),
    line(panel, mix(colour, INK, 0.45), 4),
    rosette(dark),
    cup(drink),
    fill(chip, STOCK),
    line(chip, dark, 4),
  ]);
  letter(paper, { text: initial, x, y, size: CHIP * 0.95, widest: CHIP * 0.8 }, dark);
}

/** The figure in the rosette. */
export function paintDrinkValue(paper: Paper, drink: DrinkId, value: number): void {
  const text = String(value);
  const size = text.length > 1 ? VALUE_SIZE.two : VALUE_SIZE.one;
  letter(
    paper,
    { text, x: ROSE.x - (text.length > 1 ? 5 : 2), y: ROSE.y + 1, size, widest: RADIUS * 1.84 },
    deep(DRINK_LOOK[drink].colour),
  );
}

/** A print for the inspect card, `size` pixels wide, at the context's origin. */
export function drawDrinkTile(paper: Paper, drink: DrinkId, value: number, size: number): void {
  paper.save();
  paper.scale(size / W, size / W);
  const shape = roundRectPath(1.5, 1.5, W - 3, H - 3, 48);
  paper.save();
  paper.clip(new Path2D(shape));
  paintDrinkGround(paper, drink, 0);
  paintDrinkValue(paper, drink, value);
  paper.restore();
  paintMarks(paper, [line(shape, mix(STOCK, INK, 0.6), 3)]);
  paper.restore();
}

/** The striped awning of the café, faint: it carries no information. */
const awning = (): Mark[] =>
  Array.from({ length: 6 }, (_, i) => fill(`M${(i * W) / 5.5},0h${W / 11}v${H}h${-W / 11}Z`, '#FFFFFF', 0.1));

/** What the cup stands on. */
const counter = (colour: string): Mark => fill(`M0,${H - 30}H${W}V${H}H0Z`, mix(colour, INK, 0.5), 0.55);

function rosette(dark: string): Mark {
  const shape = scallopPath(14, RADIUS);
  return placed(
    [
      placed(ears(RADIUS * 0.62, RADIUS * 0.34, RADIUS * 0.66, { fur: ROSETTE, edge: 5, edgeColour: dark }), {
        y: -RADIUS * 0.72,
      }),
      volume(shape, ROSETTE, { reach: 0.35, edge: 5, edgeColour: dark }),
    ],
    ROSE,
  );
}

/**
 * The cup fills the corner that the rosette leaves, as large as it may: its body is the sign of the drink, so the tail may
 * run over the edge. It overlaps the rosette but never the figure.
 */
function cup(drink: DrinkId): Mark {
  const { marks, left, right, top, bottom } = cupDrawing(drink);
  const room = { width: W * 0.36, height: H * 0.63 };
  const tail = 62;
  const scale = Math.min(room.width / (right - tail - left), room.height / (bottom - top));
  const place = { x: W - 13 - (right - tail) * scale, y: H - 17 - 16 * scale, scale };
  return clipped(roundRectPath(9, 9, W - 18, H - 18, 40), [
    placed([...sticker(marks, STOCK, 4 / scale), ...marks], place),
  ]);
}
