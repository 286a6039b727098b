import type { Layer, Rgb } from './layer';

/** Exposure of the table's renderer: the painted room is developed with the same one. */
const EXPOSURE = 1.12;

/** The fitted ACES curve (Stephen Hill's constants, as three.js uses them): linear light → linear display. */
function film([r, g, b]: Rgb): Rgb {
  const k = EXPOSURE / 0.6;
  const [x, y, z] = [
    k * (0.59719 * r + 0.35458 * g + 0.04823 * b),
    k * (0.076 * r + 0.90834 * g + 0.01566 * b),
    k * (0.0284 * r + 0.13383 * g + 0.83777 * b),
  ];
  const fit = (v: number): number => (v * (v + 0.0245786) - 0.000090537) / (v * (0.983729 * v + 0.432951) + 0.238081);
  const [u, v, w] = [fit(x), fit(y), fit(z)];
  return [
    1.60475 * u - 0.53108 * v - 0.07367 * w,
    -0.10208 * u + 1.10813 * v - 0.00605 * w,
    -0.00327 * u - 0.07276 * v + 1.07602 * w,
  ];
}

/** Linear display 0…1 → an sRGB byte. */
function srgbByte(v: number): number {
  const c = Math.min(1, Math.max(0, v));
  return Math.round(255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055));
}

/** Developed bytes RGBA (straight alpha, not premultiplied). */
export function develop({ width, height, data }: Layer): Uint8ClampedArray {
  const out = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < out.length; i += 4) {
    const alpha = Math.min(1, data[i + 3] ?? 0);
    const whole = alpha > 0.002 ? 1 / alpha : 0;
    const shown = film([(data[i] ?? 0) * whole, (data[i + 1] ?? 0) * whole, (data[i + 2] ?? 0) * whole]);
    for (let c = 0; c < 3; c++) out[i + c] = srgbByte(shown[c] ?? 0);
    out[i + 3] = Math.round(alpha * 255);
  }
  return out;
}
