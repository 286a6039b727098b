import { DataTexture, LinearFilter, RGBAFormat } from 'three';
import { stream } from '../../../../models/room/noise';

const SIDE = 512;
/** Panes of the window: how many, where the first begins, pitch and width (shares of the picture). */
const ACROSS = { count: 5, first: 0.09, pitch: 0.167, width: 0.14 } as const;
const DOWN = { count: 5, first: 0.085, pitch: 0.17, width: 0.143 } as const;
const SOFT = 0.007;

/**
 * What the window light projects on the table: five by five panes with soft bars, and the leaves of a plant on the
 * sill. The bars keep a little light, so that shade is warm and never black.
 */
export function windowGobo(): DataTexture {
  const shade = leafShade();
  const bytes = new Uint8Array(SIDE * SIDE * 4).fill(255);
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const [x, y] = [(column + 0.5) / SIDE, (row + 0.5) / SIDE];
      const panes = bars(x, ACROSS) * bars(y, DOWN) * (1 - 0.8 * (shade[row * SIDE + column] ?? 0));
      const light = 0.05 + 0.95 * panes;
      const i = 4 * (row * SIDE + column);
      bytes[i] = 255 * light;
      bytes[i + 1] = 255 * light;
      bytes[i + 2] = 255 * light;
    }
  }
  const texture = new DataTexture(bytes, SIDE, SIDE, RGBAFormat);
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

const step = (from: number, to: number, v: number): number => {
  const t = Math.min(1, Math.max(0, (v - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

function bars(v: number, { count, first, pitch, width }: typeof ACROSS | typeof DOWN): number {
  let light = 0;
  for (let i = 0; i < count; i++) {
    const a = first + i * pitch;
    light += step(a - SOFT, a + SOFT, v) * (1 - step(a + width - SOFT, a + width + SOFT, v));
  }
  return light;
}

/** Two arching twigs with leaves along them, one at either side; 0 light … 1 shade. */
function leafShade(): Float32Array {
  const shade = new Float32Array(SIDE * SIDE);
  const r = stream(9);
  const twig = (x0: number, y0: number, turn: number, bend: number, leaves: number): void => {
    let [x, y, a] = [x0, y0, turn];
    for (let i = 0; i < leaves; i++) {
      x += Math.cos(a) * 0.022;
      y += Math.sin(a) * 0.022;
      a += bend + (r() - 0.5) * 0.12;
      const side = i % 2 ? 1 : -1;
      const size = 0.75 + 0.5 * Math.sin((Math.PI * (i + 1)) / (leaves + 1));
      leaf(shade, x, y, a + side * (0.7 + r() * 0.3), 0.042 * size);
    }
  };
  twig(0.02, 0.3, 0.3, 0.05, 12);
  twig(0.05, 0.62, -0.25, 0.06, 13);
  twig(0.98, 0.24, 2.6, 0.05, 12);
  twig(0.97, 0.7, 3.3, -0.05, 13);
  return shade;
}

/** A pointed leaf from its stalk, `size` long. */
function leaf(shade: Float32Array, x: number, y: number, turn: number, size: number): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const reach = Math.ceil(size * 1.2 * SIDE);
  const [cx, cy] = [Math.round(x * SIDE), Math.round(y * SIDE)];
  for (let row = Math.max(0, cy - reach); row < Math.min(SIDE, cy + reach); row++) {
    for (let column = Math.max(0, cx - reach); column < Math.min(SIDE, cx + reach); column++) {
      const [dx, dy] = [(column - cx) / SIDE / size, (row - cy) / SIDE / size];
      const along = dx * cos + dy * sin;
      if (along < 0 || along > 1) continue;
      const half = 0.3 * Math.sin(Math.PI * along ** 0.8);
      const inside = 1 - step(half - 0.14, half + 0.1, Math.abs(dy * cos - dx * sin));
      const at = row * SIDE + column;
      shade[at] = Math.max(shade[at] ?? 0, inside);
    }
  }
}
