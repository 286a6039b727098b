import type { Layer } from './layer';

/** How much brighter the rim of a bokeh disc is than its middle. */
const RIM = 0.4;

/**
 * Out of focus as a lens does it: every point becomes a flat disc (radius in units) with a slightly brighter rim, in
 * linear light, so that small bright lamps turn into bokeh. Running sums a row: O(pixels × radius).
 */
export function defocus(layer: Layer, radius: number): void {
  const pixels = radius * layer.scale;
  if (pixels < 0.6) return;
  const sums = rowSums(layer, Math.ceil(pixels) + 1);
  const whole = disc(layer, sums, pixels);
  const inner = disc(layer, sums, pixels * 0.85);
  for (let i = 0; i < layer.data.length; i++) {
    layer.data[i] = Math.max(0, (whole[i] ?? 0) * (1 + RIM) - (inner[i] ?? 0) * RIM);
  }
}

interface RowSums {
  readonly pad: number;
  /** Floats a row: (width + 2·pad + 1) · 4. */
  readonly stride: number;
  readonly data: Float64Array;
}

/** Prefix sums of every row, wrapped around by `pad` pixels at both ends. */
function rowSums({ width, height, data }: Layer, pad: number): RowSums {
  const cells = width + 2 * pad;
  const stride = (cells + 1) * 4;
  const sums = new Float64Array(stride * height);
  for (let row = 0; row < height; row++) {
    for (let i = 0; i < cells; i++) {
      const from = 4 * (row * width + ((((i - pad) % width) + width) % width));
      const to = row * stride + i * 4;
      for (let c = 0; c < 4; c++) sums[to + 4 + c] = (sums[to + c] ?? 0) + (data[from + c] ?? 0);
    }
  }
  return { pad, stride, data: sums };
}

function disc({ width, height }: Layer, { pad, stride, data }: RowSums, radius: number): Float32Array {
  const out = new Float32Array(width * height * 4);
  const reach = Math.floor(radius);
  const halves = Array.from({ length: 2 * reach + 1 }, (_, k) => Math.round(Math.sqrt(radius ** 2 - (k - reach) ** 2)));
  const weight = 1 / halves.reduce((sum, half) => sum + 2 * half + 1, 0);
  for (let row = 0; row < height; row++) {
    halves.forEach((half, k) => {
      // Rows beyond the edge repeat the edge, so that top and bottom don't darken.
      const from = Math.min(height - 1, Math.max(0, row + k - reach)) * stride;
      for (let column = 0; column < width; column++) {
        const a = from + 4 * (column + pad - half);
        const b = from + 4 * (column + pad + half + 1);
        const to = 4 * (row * width + column);
        for (let c = 0; c < 4; c++)
          out[to + c] = (out[to + c] ?? 0) + ((data[b + c] ?? 0) - (data[a + c] ?? 0)) * weight;
      }
    });
  }
  return out;
}
