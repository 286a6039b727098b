import { DataTexture, LinearFilter, RGBAFormat } from 'three';
import { stream } from '../../../../models/room/noise';

const SIDE = 512;
/** Panes of the window: pitch and width of a bar (shares of the picture). */
const ACROSS = { pitch: 0.056, bar: 0.0095 } as const;
const DOWN = { pitch: 0.06, bar: 0.0085 } as const;
const SOFT = 0.0035;
/**
 * The table lies in the middle of the picture, its near edge at the right: there the bars are plain to see, since nothing
 * but wood lies there; over cups, machine and menu they are faint, so that no print is cut up by them.
 */
const PLAIN = { from: 0.59, to: 0.66, faint: 0.28, strong: 0.8 } as const;

/**
 * What the window light projects on the table: panes with soft bars, and the leaves of a plant on the sill. Bars and
 * leaves keep a little light, so that shade is warm and never black.
 */
export function windowGobo(): DataTexture {
  const shade = leafShade();
  const bytes = new Uint8Array(SIDE * SIDE * 4).fill(255);
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const [x, y] = [(column + 0.5) / SIDE, (row + 0.5) / SIDE];
      const depth = PLAIN.faint + (PLAIN.strong - PLAIN.faint) * step(PLAIN.from, PLAIN.to, x);
      const bars = Math.max(bar(x, ACROSS), bar(y, DOWN));
      const light = 1 - depth * Math.max(bars, 0.95 * (shade[row * SIDE + column] ?? 0));
      bytes.fill(255 * light, 4 * (row * SIDE + column), 4 * (row * SIDE + column) + 3);
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

/** How much of a bar is at a place: 0 pane … 1 bar. */
function bar(v: number, { pitch, bar: width }: typeof ACROSS | typeof DOWN): number {
  const off = Math.abs(v / pitch - Math.round(v / pitch)) * pitch;
  return 1 - step(width / 2 - SOFT, width / 2 + SOFT, off);
}

/** Arching twigs with leaves along them, most before the near edge of the table; 0 light … 1 shade. */
function leafShade(): Float32Array {
  const shade = new Float32Array(SIDE * SIDE);
  const r = stream(9);
  const twig = (x0: number, y0: number, turn: number, bend: number, leaves: number): void => {
    let [x, y, a] = [x0, y0, turn];
    for (let i = 0; i < leaves; i++) {
      x += Math.cos(a) * 0.016;
      y += Math.sin(a) * 0.016;
      a += bend + (r() - 0.5) * 0.12;
      const side = i % 2 ? 1 : -1;
      const size = 0.75 + 0.5 * Math.sin((Math.PI * (i + 1)) / (leaves + 1));
      leaf(shade, x, y, a + side * (0.7 + r() * 0.3), 0.03 * size);
    }
  };
  twig(0.9, 0.2, 2.7, 0.06, 11);
  twig(0.93, 0.3, 3.0, -0.05, 9);
  twig(0.92, 0.66, 3.5, 0.05, 12);
  twig(0.3, 0.1, 0.9, 0.05, 10);
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
