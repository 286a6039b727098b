import { pawPrint } from '../../art/cat';
import { mix, STOCK } from '../../art/colour';
import { fill, line, type Mark, placed } from '../../art/marks';
import { paintMarks } from '../../art/paint';
import { letter } from '../../art/type';
import { coat, nicks, type Print } from '../../board/coat';
import { toPath } from '../../board/outline';
import { LABEL, LABEL_OUTLINE } from '../cupShapes';
import type { PrintDrink } from './data';
import { drinkColour, drinkDeep, PRINT_INK } from './palette';
import { kindsMarks, paintChip, paintCoin } from './stamps';

/** The label before a cup: which drink, and what 1, 2 or 3 different preparations in it pay. */
const W = LABEL.width * 100;
const H = LABEL.height * 100;
const BAND = 108;

export function paintLabel(print: Print, drink: PrintDrink): void {
  const { paper } = print;
  const colour = drinkColour(drink.id);
  coat(print, STOCK, 0.1);
  paintMarks(paper, [
    fill(`M${-W / 2 - 20},${-H - 20}H${W / 2 + 20}V${-H + BAND}H${-W / 2 - 20}Z`, colour),
    fill(`M${-W / 2 - 20},${-H + BAND}H${W / 2 + 20}v9H${-W / 2 - 20}Z`, drinkDeep(drink.id)),
  ]);
  const chip = 88;
  const bandMiddle = -H + BAND / 2 + 5;
  paintChip(paper, drink.letter, -W / 2 + 24 + chip / 2, bandMiddle, chip, colour);
  const room = { from: -W / 2 + 24 + chip + 16, to: W / 2 - 28 };
  letter(
    paper,
    { text: drink.name, x: (room.from + room.to) / 2 - 4, y: bandMiddle, size: 86, widest: room.to - room.from },
    STOCK,
  );
  if (drink.coins.length < 3) paintMarks(paper, paws(colour, drink.coins.length));
  paintPay(print, drink);
  paintMarks(paper, [line(toPath(LABEL_OUTLINE), mix(colour, PRINT_INK, 0.55), 11)]);
  nicks(print, LABEL_OUTLINE, 1);
}

/** Faint steps where a label says little. */
function paws(colour: string, coins: number): Mark[] {
  const tint = mix(colour, STOCK, 0.78);
  const steps = [
    [-272, -52, 34],
    [-228, -142, 20],
    [232, -58, 30],
    [276, -146, 42],
  ] as const;
  const near = [
    [-150, -70, 28],
    [128, -128, 30],
  ] as const;
  return [...steps, ...(coins === 1 ? near : [])].map(([x, y, turn]) =>
    placed(pawPrint(tint), { x, y, turn, scale: 0.44 }),
  );
}

/** Each number of kinds over its coin; the more a cup can pay, the closer they stand. */
function paintPay({ paper }: Print, { coins, id }: PrintDrink): void {
  const pitch = coins.length > 2 ? 204 : 236;
  const radius = 73;
  coins.forEach((value, i) => {
    const x = (i - (coins.length - 1) / 2) * pitch;
    paintMarks(paper, kindsMarks(i + 1, x, -H + BAND + 45, 54, drinkDeep(id)));
    paintCoin(paper, { x, y: -radius - 16, radius, text: String(value) });
  });
}
