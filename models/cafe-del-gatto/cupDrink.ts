import { BufferAttribute, type BufferGeometry } from 'three';
import { meshBuilder } from '../art/mesh';
import { trace } from '../board/outline';
import { BACK, FLOOR, glassOutline, rimOf, SQUARE } from './cupShapes';

/**
 * The drink in a cup: a band a square, from one wall of the glass to the other, behind the tiles. Each band rises with the
 * tile that comes into its square (`src/stage/look/drinkFill.ts` moves them by instance), so that a cup fills up as a drink
 * does, and a served one shows its layers whole.
 */
const COLUMNS = 14;
const ROWS = 3;
/** How far the middle of the drink stands before its walls, cm: less than the tiles' backs. */
const BULGE = 0.15;
/** The curve that its normals tell, radians at the wall: it is lit like a round glass. */
const CURVE = 1.05;

/**
 * World units, the cup's own frame. Beside the usual attributes `drinkSquare` (0 = bottom), `drinkPlace` (−1 to 1 across, 0
 * to 1 up its square) and `drinkBase` (height of the square's lower edge, to which an empty band sinks).
 */
export function cupDrinkGeometry(drink: string, squares: number): BufferGeometry {
  const halfAt = halfWidths(drink, squares);
  const mesh = meshBuilder();
  const extra: { square: number; across: number; up: number; base: number }[] = [];
  for (let square = 0; square < squares; square++) {
    const from = square === 0 ? lowest(drink, squares) : FLOOR + square * SQUARE;
    const to = square === squares - 1 ? rimOf(squares) - 0.1 : FLOOR + (square + 1) * SQUARE;
    const rows = Array.from({ length: ROWS + 1 }, (_, row) => {
      const y = from + ((to - from) * row) / ROWS;
      const half = halfAt(y);
      return Array.from({ length: COLUMNS + 1 }, (_, column) => {
        const across = (2 * column) / COLUMNS - 1;
        const [sin, cos] = [Math.sin(across * CURVE), Math.cos(across * CURVE)];
        extra.push({ square, across, up: row / ROWS, base: from / 10 });
        const z = BACK.z + BACK.thickness + 0.012 + BULGE * (1 - across * across);
        return mesh.vertex({
          position: [(across * half) / 10, y / 10, z / 10],
          normal: [sin, 0, cos],
          uv: [across / 2 + 0.5, row / ROWS],
          uv1: [across * half, y],
        });
      });
    });
    for (let row = 0; row < ROWS; row++) {
      const [lower = [], upper = []] = [rows[row], rows[row + 1]];
      for (let i = 0; i < COLUMNS; i++) mesh.quad(lower[i] ?? 0, lower[i + 1] ?? 0, upper[i + 1] ?? 0, upper[i] ?? 0);
    }
  }
  const geometry = mesh.build();
  geometry.setAttribute(
    'drinkSquare',
    new BufferAttribute(
      Float32Array.from(extra, ({ square }) => square),
      1,
    ),
  );
  geometry.setAttribute(
    'drinkPlace',
    new BufferAttribute(Float32Array.from(extra.flatMap(({ across, up }) => [across, up])), 2),
  );
  geometry.setAttribute(
    'drinkBase',
    new BufferAttribute(
      Float32Array.from(extra, ({ base }) => base),
      1,
    ),
  );
  return geometry;
}

/** Half the width of the glass at a height. */
function halfWidths(drink: string, squares: number): (y: number) => number {
  const right = trace(glassOutline(drink, squares))
    .filter(({ x }) => x >= 0)
    .sort((a, b) => a.y - b.y);
  return (y) => {
    const after = right.findIndex((p) => p.y >= y);
    const [above, below] = [right[after < 0 ? right.length - 1 : after], right[Math.max(0, after - 1)]];
    if (!above || !below) return 0;
    const t = above.y === below.y ? 0 : Math.min(1, Math.max(0, (y - below.y) / (above.y - below.y)));
    return below.x + (above.x - below.x) * t;
  };
}

const lowest = (drink: string, squares: number): number =>
  Math.min(...trace(glassOutline(drink, squares)).map(({ y }) => y)) + 0.02;
