import { catSeal, pawPrint, sized } from '../../art/cat';
import { LIGHT, mix, withAlpha } from '../../art/colour';
import { fill, line, type Mark, placed } from '../../art/marks';
import { paintMarks } from '../../art/paint';
import { roundRectPath } from '../../art/paths';
import { letter } from '../../art/type';
import { coat, nicks, type Print } from '../../board/coat';
import { type Corner, insetPath, toPath } from '../../board/outline';
import { DRINK_TILE } from '../kinds';
import { HOLDS_OUTLINE, TELLS_OUTLINE } from '../menuShapes';
import { placeX, ROW, rowY, WING } from '../menuSizes';
import type { PrintData, PrintDrink } from './data';
import { BRASS, CHALK, CHUTE_LOOK, drinkColour, drinkPale, GOLD, SLATE } from './palette';
import { frameMarks, kindsMarks, paintChip, paintCoin, stuffMark } from './stamps';

/** The menu board: chalk and paint on slate. A row a drink, the same height on both wings. */
const y = (cm: number): number => -cm * 100;
const W = { tells: WING.tells * 100, holds: WING.holds * 100, height: WING.height * 100 } as const;
const TITLE = y(18.72);

/** Slate with the ghosts of what was wiped off it. */
function slate(print: Print): void {
  const { paper, x, y: top, width, height, random } = print;
  coat(print, SLATE, 0.3);
  for (let i = 0; i < 46; i++) {
    paper.fillStyle = withAlpha('#F4EEDD', random() * 0.022);
    paper.beginPath();
    paper.ellipse(
      x + random() * width,
      top + random() * height,
      90 + random() * 330,
      30 + random() * 80,
      random() * 3,
      0,
      7,
    );
    paper.fill();
  }
}

/** A frame of dark wood around a wing, its grain along the edge; the slate lies a little deeper. */
function woodFrame(print: Print, outline: readonly Corner[]): void {
  const { paper, random } = print;
  const edge = toPath(outline);
  paintMarks(paper, [
    line(edge, '#140B07', 92, 0.4),
    line(edge, '#5E3D26', 72),
    line(insetPath(outline, 0.35), '#2A180D', 5),
    line(insetPath(outline, 0.31), '#9A7046', 3.5, 0.7),
  ]);
  paper.save();
  paper.lineWidth = 2.2;
  for (let i = 0; i < 26; i++) {
    paper.setLineDash([30 + random() * 160, 10 + random() * 90]);
    paper.lineDashOffset = random() * 400;
    paper.strokeStyle = withAlpha(random() < 0.55 ? '#2E1A0E' : '#A87B4E', 0.16 + random() * 0.34);
    paper.stroke(new Path2D(insetPath(outline, 0.02 + random() * 0.28)));
  }
  paper.restore();
}

/** Chalk catches only on the grain of the slate: specks of it show through what is written. */
function chalked({ paper, random }: Print, x: number, at: number, width: number, height: number): void {
  for (let i = 0; i < (width * height) / 170; i++) {
    paper.fillStyle = withAlpha(SLATE, 0.2 + random() * 0.5);
    const size = 1.5 + random() ** 2 * 4;
    paper.fillRect(x + (random() - 0.5) * width, at + (random() - 0.5) * height, size * (1 + random()), size);
  }
}

/** Left wing: letter, name, what it is made of, what it pays. */
export function paintTells(print: Print, data: PrintData): void {
  const { paper } = print;
  slate(print);
  paintMarks(paper, [
    ...frameMarks(-W.tells + 48, -W.height + 48, W.tells - 92, W.height - 94, 40, BRASS),
    sized(catSeal(CHALK, SLATE), -W.tells + 190, TITLE, 175),
  ]);
  letter(paper, { text: data.menu, x: -W.tells / 2 + 95, y: TITLE, size: 172, widest: 640 }, CHALK);
  chalked(print, -W.tells / 2, TITLE, W.tells - 160, 170);
  data.drinks.forEach((drink, row) => {
    paintDrink(print, drink, y(rowY(row)));
    if (row > 0) paintMarks(paper, [ruled(-W.tells + 80, -60, y(ROW.top - row * ROW.pitch))]);
  });
  woodFrame(print, TELLS_OUTLINE);
  nicks(print, TELLS_OUTLINE, 1.2);
}

const ruled = (from: number, to: number, at: number): Mark => line(`M${from},${at}H${to}`, CHALK, 4, 0.35);

function paintDrink({ paper }: Print, drink: PrintDrink, middle: number): void {
  const colour = drinkColour(drink.id);
  const left = -W.tells + 76;
  const block = { x: left, y: middle - 146, width: 168, height: 292 } as const;
  paintMarks(paper, [
    fill(roundRectPath(block.x, block.y, block.width, block.height, 34), colour),
    line(roundRectPath(block.x, block.y, block.width, block.height, 34), drinkPale(drink.id), 6),
    ...recipe(drink, left + 222, middle + 2),
  ]);
  paintChip(paper, drink.letter, block.x + block.width / 2, middle, 136, colour);
  const room = { from: left + 272, to: -58 };
  const centre = (room.from + room.to) / 2;
  letter(
    paper,
    { text: drink.name, x: centre, y: middle - 133, size: 82, widest: room.to - room.from - 20 },
    mix(drinkPale(drink.id), CHALK, 0.55),
  );
  const radius = 97;
  const pitch = 212;
  drink.coins.forEach((value, i) => {
    const x = centre + (i - (drink.coins.length - 1) / 2) * pitch;
    paintMarks(paper, kindsMarks(i + 1, x, middle - 66, 54, CHALK));
    paintCoin(paper, { x, y: middle + 63, radius, text: String(value), gold: mix(GOLD, LIGHT, 0.4) });
  });
}

/** Its squares as they lie in the cup, the first one below. */
function recipe({ squares }: PrintDrink, x: number, middle: number): Mark[] {
  const pitch = Math.min(92, 296 / squares.length);
  const half = pitch * 0.44;
  return squares.flatMap((square, i) => {
    const { board, ink } = CHUTE_LOOK[square];
    const at = middle + ((squares.length - 1) / 2 - i) * pitch;
    const box = roundRectPath(x - 38, at - half, 76, 2 * half, half * 0.4);
    return [fill(box, board), line(box, CHALK, 5), stuffMark(square, x, at, half * 1.5, ink, board)];
  });
}

/** Right wing: a place for each value over the shelves. Its number stays readable when the tiles are gone. */
export function paintHolds(print: Print, data: PrintData): void {
  const { paper } = print;
  slate(print);
  paintMarks(paper, [
    ...frameMarks(44, -W.height + 48, W.holds - 92, W.height - 94, 40, BRASS),
    placed(pawPrint(BRASS), { x: W.holds - 260, y: TITLE - 4, scale: 1.15, turn: 14 }),
  ]);
  letter(paper, { text: data.values, x: W.holds / 2 - 40, y: TITLE, size: 150, widest: 1100 }, CHALK);
  chalked(print, W.holds / 2, TITLE, 1300, 150);
  data.drinks.forEach((drink, row) => {
    drink.tiles.forEach((value, i) => paintPlace(print, drink, { value, x: placeX(i) * 100, at: y(rowY(row)) }));
  });
  woodFrame(print, HOLDS_OUTLINE);
  nicks(print, HOLDS_OUTLINE, 1.2);
}

function paintPlace({ paper }: Print, drink: PrintDrink, place: { value: number; x: number; at: number }): void {
  const { value, x, at } = place;
  const [w, h] = [DRINK_TILE.width * 1000 - 16, DRINK_TILE.height * 1000 - 16];
  const tint = mix(drinkPale(drink.id), SLATE, 0.4);
  paper.save();
  paper.setLineDash([22, 24]);
  paper.lineCap = 'round';
  paper.lineWidth = 7;
  paper.strokeStyle = tint;
  paper.stroke(new Path2D(roundRectPath(x - w / 2, at - h / 2, w, h, 54)));
  paper.restore();
  letter(paper, { text: String(value), x, y: at, size: 128 }, mix(tint, SLATE, 0.35));
}

/** Seen from behind: plain, with a seal. */
export function paintMenuBack(print: Print): void {
  coat(print, mix(SLATE, '#5A3B25', 0.45), 0.3);
  paintMarks(print.paper, [
    sized(catSeal(BRASS, SLATE), -900, y(10), 480),
    sized(catSeal(BRASS, SLATE), 530, y(10), 480),
  ]);
}
