import { catSeal, pawPrint, sized } from '../../art/cat';
import { mix } from '../../art/colour';
import { ground, line, type Mark, placed, volume } from '../../art/marks';
import { ellipsePath } from '../../art/paths';
import { marksToSvg, type ViewBox } from '../../art/svg';
import { cupDrawing } from './cups';
import { beanMarks, dropMarks, preparationMarks, sugarMarks } from './glyphs';
import { COIN_DIGIT, COIN_GOLD, type DrinkId, isDrinkId, LAYER, PIP } from './palette';

/** The small symbols of the interface and of printed boards: pure data and text, no page needed. */
export type SymbolName = 'cold' | 'frothy' | 'hot' | 'milk' | 'coffee' | 'sugar' | 'coin' | 'paw' | `drink:${DrinkId}`;

export interface SymbolDrawing {
  readonly marks: readonly Mark[];
  readonly box: ViewBox;
}

const SQUARE: ViewBox = [-112, -112, 224, 224];

/** A symbol's marks around its origin and the box that holds them. */
export function symbolDrawing(name: SymbolName): SymbolDrawing {
  switch (name) {
    case 'cold':
      return { marks: preparationMarks('C', { ring: '#FFF4DE', ringWidth: 20 }), box: SQUARE };
    case 'frothy':
      return { marks: preparationMarks('F', { ring: '#FFF4DE', ringWidth: 20 }), box: SQUARE };
    case 'hot':
      return { marks: preparationMarks('H', { ring: '#FFF4DE', ringWidth: 20 }), box: [-116, -120, 232, 232] };
    case 'milk':
      return { marks: [chip(LAYER.milk), placed(dropMarks(PIP.milk), { scale: 1.7 })], box: SQUARE };
    case 'coffee':
      return { marks: [chip('#6A4231'), placed(beanMarks(PIP.coffee, '#6A4231'), { scale: 1.75 })], box: SQUARE };
    case 'sugar':
      return { marks: sugarMarks(), box: [-64, -60, 128, 128] };
    case 'coin':
      return { marks: coinMarks(), box: [-108, -104, 216, 216] };
    case 'paw':
      return { marks: pawPrint('#E9B53F'), box: [-54, -54, 108, 108] };
    default:
      return drinkSymbol(name.slice('drink:'.length));
  }
}

/** An SVG element as a text: scales to the size its style gives it. */
export function symbolSvg(name: SymbolName): string {
  const { marks, box } = symbolDrawing(name);
  return marksToSvg(marks, box);
}

/** A round of the ingredient's own colour: milk and coffee as the squares of a cup show them. */
const chip = (colour: string): Mark =>
  volume('M-72,-104H72Q104,-104 104,-72V72Q104,104 72,104H-72Q-104,104 -104,72V-72Q-104,-104 -72,-104Z', colour, {
    reach: 0.5,
    edge: 8,
  });

function coinMarks(): Mark[] {
  const groove = mix(COIN_GOLD, '#6B3A10', 0.45);
  return [
    ground(4, 8, 100, 98),
    volume(ellipsePath(0, 0, 98), COIN_GOLD, { reach: 0.8, edge: 8 }),
    line(ellipsePath(0, 0, 76), groove, 6),
    sized(catSeal(COIN_DIGIT, mix(COIN_GOLD, '#FFF1CC', 0.3)), 0, 12, 104),
  ];
}

function drinkSymbol(drink: string): SymbolDrawing {
  if (!isDrinkId(drink)) throw new Error(`no symbol for the drink ${drink}`);
  const { marks, left, right, top, bottom } = cupDrawing(drink);
  const side = Math.max(right - left, bottom - top) + 16;
  return { marks, box: [(left + right - side) / 2, bottom + 8 - side, side, side] };
}
