import { mix } from '../../art/colour';
import { makeSheet } from '../../art/paint';
import { coat, inPrint, type Print } from '../../board/coat';
import { paintChuteBack, paintChuteFrame, paintSign, paintSurcharge } from './chutePrint';
import { paintCupBack, paintSaucer } from './cupBackPrint';
import { paintCup } from './cupPrint';
import type { PrintData, PrintDrink } from './data';
import { paintGauge } from './gaugePrint';
import { paintHead } from './headPrint';
import { paintLabel } from './labelPrint';
import { paintApron, paintColumn, paintRear, paintSide, paintTop, paintTray } from './machinePrint';
import { paintHolds, paintMenuBack, paintTells } from './menuPrint';
import { paintTail } from './tailPrint';
import { CHUTE_LOOK, CREAM, drinkColour, drinkDeep, GOLD, INSIDE, RED, SLATE, TRAY_GREY } from './palette';
import { PRINT_ATLAS, PRINT_SHEET, SIDES } from './regions';

/** Film tone mapping burns saturated colours: all print is laid on a little darker than it is meant to look. */
const PRESS = '#EAE8E6';

type Painter = (print: Print, data: PrintData) => void;

const PLAIN: Readonly<Record<string, string>> = {
  red: RED,
  inside: INSIDE,
  milk: CHUTE_LOOK.milk.board,
  coffee: CHUTE_LOOK.coffee.board,
  grey: mix(TRAY_GREY, '#000000', 0.35),
  slate: mix(SLATE, '#000000', 0.15),
  stock: CREAM,
  gold: GOLD,
};

/** How each region is painted. */
function painters(data: PrintData): ReadonlyMap<string, Painter> {
  const list = new Map<string, Painter>([
    ['side', paintSide],
    ['column', paintColumn],
    ['rear', paintRear],
    ['top', paintTop],
    ['apron', paintApron],
    ['tray', paintTray],
    ['head', paintHead],
    ['gauge:left', (print) => paintGauge(print, { reading: 0.6, unit: 'bar', most: 16, glance: [8, 4] })],
    ['gauge:right', (print) => paintGauge(print, { reading: 0.76, unit: '°C', most: 120, glance: [-2, 4] })],
    ['surcharge:1', (print) => paintSurcharge(print, 1)],
    ['surcharge:2', (print) => paintSurcharge(print, 2)],
    ['menu:tells', paintTells],
    ['menu:holds', paintHolds],
    ['menu:back', paintMenuBack],
  ]);
  for (const side of SIDES) {
    list.set(`chute-back:${side}`, (print) => paintChuteBack(print, side));
    list.set(`chute-frame:${side}`, (print) => paintChuteFrame(print, side));
    list.set(`sign:${side}`, (print) => paintSign(print, side, data));
  }
  for (const drink of data.drinks) for (const [id, paint] of drinkPainters(drink)) list.set(id, paint);
  for (const [name, colour] of Object.entries(PLAIN)) list.set(`plain:${name}`, (print) => coat(print, colour));
  return list;
}

function drinkPainters(drink: PrintDrink): [string, Painter][] {
  const { id } = drink;
  return [
    [`cup:${id}`, (print) => paintCup(print, drink)],
    [`cup-back:${id}`, (print) => paintCupBack(print, drink)],
    [`tail:${id}`, (print) => paintTail(print, drink)],
    [`label:${id}`, (print) => paintLabel(print, drink)],
    [`saucer:${id}`, (print) => paintSaucer(print, drink)],
    [`plain:${id}`, (print) => coat(print, drinkColour(id))],
    [`plain:wall:${id}`, (print) => coat(print, mix(drinkColour(id), drinkDeep(id), 0.4))],
    [`plain:deep:${id}`, (print) => coat(print, drinkDeep(id))],
  ];
}

/**
 * The whole texture, 2048 × 2048, sRGB, to be used with mipmaps and `flipY`. The typefaces must have been loaded.
 * @throws when the data lack one of the drinks that the layout knows.
 */
export function drawPrintAtlas(data: PrintData): HTMLCanvasElement {
  const { canvas, paper } = makeSheet(PRINT_SHEET, PRINT_SHEET);
  const paint = painters(data);
  for (const [id, region] of PRINT_ATLAS) {
    const painter = paint.get(id);
    if (!painter) throw new Error(`nobody paints ${id}`);
    inPrint(paper, region, (print) => painter(print, data));
  }
  paper.globalCompositeOperation = 'multiply';
  paper.fillStyle = PRESS;
  paper.fillRect(0, 0, PRINT_SHEET, PRINT_SHEET);
  return canvas;
}
