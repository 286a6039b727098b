import { INK, LIGHT, mix } from '../../art/colour';
import { line, placed, volume } from '../../art/marks';
import { paintMarks } from '../../art/paint';
import { smoothPath } from '../../art/paths';
import { coat, nicks, type Print } from '../../board/coat';
import { toPath } from '../../board/outline';
import { tailLine, tailOutline } from '../cupShapes';
import { FOAM, headOf } from './cupCat';
import type { PrintDrink } from './data';
import { drinkColour } from './palette';

/** The handle: a ringed tail with a pale tip. */
export function paintTail(print: Print, drink: PrintDrink): void {
  const colour = drinkColour(drink.id);
  const squares = drink.squares.length;
  const points = tailLine(squares);
  coat(print, colour, 0.12);
  const outline = toPath(tailOutline(squares));
  const path = smoothPath(
    points.map(({ x, y: up }) => [x * 100, -up * 100] as const),
    { open: true, tension: 0.17 },
  );
  const { fur } = headOf(drink);
  const tipColour = fur === FOAM.fur ? fur : mix(fur, LIGHT, 0.5);
  const rings = [2.5, 3.35, 4.2].map((at) => ringAt(points, at));
  paintMarks(print.paper, [
    volume(outline, colour, {
      reach: 0.9,
      edge: 12,
      edgeColour: mix(colour, INK, 0.72),
      inside: [...rings.map((d) => line(d, mix(colour, INK, 0.42), 26, 0.8)), line(tipAt(points, 0.35), tipColour, 96)],
    }),
    placed([line(path, mix(colour, '#FFFFFF', 0.55), 9, 0.55)], { x: -20, y: -14 }),
  ]);
  nicks(print, tailOutline(squares), 0.7);
}

/** The last piece of the tail's line, from `from` of its last span, and beyond its end. */
function tipAt(points: readonly { readonly x: number; readonly y: number }[], from: number): string {
  const [a, b] = [points.at(-2) ?? { x: 0, y: 0 }, points.at(-1) ?? { x: 0, y: 0 }];
  const at = (t: number): string =>
    `${((a.x + (b.x - a.x) * t) * 100).toFixed(1)},${(-(a.y + (b.y - a.y) * t) * 100).toFixed(1)}`;
  return `M${at(from)}L${at(1.4)}`;
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
