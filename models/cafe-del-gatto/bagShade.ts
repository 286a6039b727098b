import { channels } from '../art/colour';
import { makeNoise, makeRandom } from '../art/noise';
import { makeSheet } from '../art/paint';
import { BAG, clothAt } from './bagCloth';

/**
 * The bag's cloth as a picture, once around and once up: undyed linen of uneven thread, its folds darkened where they run
 * inward, a seam at either side and a stitched hem.
 */
const WIDTH = 640;
const HEIGHT = 320;
const LINEN = channels('#A08260');
const PALE = channels('#C2A67F');
const DEEP = channels('#33200F');
/** How far around a fold its depth is measured, `COARSE` places. */
const NEAR = { across: 6, up: 2 } as const;

export function drawBagCloth(): HTMLCanvasElement {
  const { canvas, paper } = makeSheet(WIDTH, HEIGHT);
  const picture = paper.createImageData(WIDTH, HEIGHT);
  const depth = foldDepth();
  const slub = { warp: makeNoise(71, 160), weft: makeNoise(72, 64), stain: makeNoise(73, 12) };
  const random = makeRandom(9);
  for (let row = 0; row < HEIGHT; row++) {
    const up = 1 - (row + 0.5) / HEIGHT;
    for (let column = 0; column < WIDTH; column++) {
      const around = (column + 0.5) / WIDTH;
      const thread =
        0.5 * (slub.warp(around * 160, up * 6) - 0.5) +
        0.45 * (slub.weft(around * 10, up * 64) - 0.5) +
        0.5 * (slub.stain(around * 12, up * 6) - 0.5) +
        0.24 * (random() - 0.5);
      const dark = Math.min(
        0.9,
        shadeAt(up, depth[(row >> 1) * COARSE.width + (column >> 1)] ?? 0) + seamAt(around, up),
      );
      const at = (row * WIDTH + column) * 4;
      for (let i = 0; i < 3; i++) {
        const [base, pale, deep] = [LINEN[i] ?? 0, PALE[i] ?? 0, DEEP[i] ?? 0];
        const lit = base + (pale - base) * (0.5 + thread);
        picture.data[at + i] = lit + (deep - lit) * dark;
      }
      picture.data[at + 3] = 255;
    }
  }
  paper.putImageData(picture, 0, 0);
  return canvas;
}

/** Less light at the foot, under the belly, at the tied neck; and in every fold. */
function shadeAt(up: number, depth: number): number {
  const foot = 0.55 * Math.max(0, 1 - up / 0.12);
  const neck = 0.6 * Math.max(0, 1 - Math.abs(up - BAG.neck) / 0.075);
  return Math.max(0, foot + neck + Math.max(-0.1, depth * 3.4));
}

/** A dark line with stitches beside it: two seams up the sides, and the hem. */
function seamAt(around: number, up: number): number {
  const side = Math.min(Math.abs(around - 0.27), Math.abs(around - 0.73)) * WIDTH;
  const hem = Math.abs(up - 0.952) * HEIGHT;
  const line = (distance: number): number => (distance < 1 ? 0.4 : 0);
  const stitch = (distance: number, along: number): number =>
    Math.abs(distance - 4) < 1 && along % 1 < 0.55 ? 0.3 : 0;
  return line(side) + line(hem) + stitch(side, up * 44) + stitch(hem, around * 96);
}

/** Folds are wider than threads: their depth is found on every second place. */
const COARSE = { width: WIDTH / 2, height: HEIGHT / 2 } as const;

/** How far each place lies behind its surroundings, centimetres; `COARSE` places. */
function foldDepth(): Float32Array {
  const { width, height } = COARSE;
  const reach = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [x, , z] = clothAt({ around: (column + 0.5) / width, up: 1 - (row + 0.5) / height });
      reach[row * width + column] = Math.hypot(x, z);
    }
  }
  const blurred = along(along(reach, NEAR.across, true), NEAR.up, false);
  return blurred.map((mean, i) => mean - (reach[i] ?? 0));
}

/** A running mean; around the bag it closes on itself. */
function along(from: Float32Array, radius: number, across: boolean): Float32Array {
  const { width, height } = COARSE;
  const to = new Float32Array(from.length);
  const at = (row: number, column: number): number =>
    from[Math.max(0, Math.min(height - 1, row)) * width + ((column + width) % width)] ?? 0;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      let sum = 0;
      for (let k = -radius; k <= radius; k++) sum += across ? at(row, column + k) : at(row + k, column);
      to[row * width + column] = sum / (2 * radius + 1);
    }
  }
  return to;
}
