import { DataTexture, LinearFilter, RGBAFormat } from 'three';
import { stream } from '../../../../models/room/noise';

const SIDE = 256;

interface Leaf {
  readonly x: number;
  readonly y: number;
  readonly long: number;
  readonly broad: number;
  readonly cos: number;
  readonly sin: number;
}

/**
 * What the window light projects on the table: four by four panes with soft bars, leaves of a plant at the sides.
 * The bars keep a little light, so that shade is warm and never black.
 */
export function windowGobo(): DataTexture {
  const leaves = makeLeaves();
  const bytes = new Uint8Array(SIDE * SIDE * 4).fill(255);
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const [x, y] = [(column + 0.5) / SIDE, (row + 0.5) / SIDE];
      const panes = bars(x, 0.137, 0.1875, 0.152) * bars(y, 0.113, 0.199, 0.164);
      const shade = leaves.reduce((kept, leaf) => kept * (1 - 0.62 * inLeaf(leaf, x, y)), 1);
      const stray = 0.1 * Math.max(0, 1 - Math.hypot(x - 0.5, y - 0.5) / 0.5);
      const light = Math.min(1, panes * shade + stray);
      const i = 4 * (row * SIDE + column);
      // The last light comes a touch redder than the first.
      bytes[i] = 255 * light;
      bytes[i + 1] = 255 * light * (0.97 + 0.03 * panes);
      bytes[i + 2] = 255 * light * (0.9 + 0.1 * panes);
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

/** Four soft panes along an axis 0…1: where the first begins, their pitch and their width. */
function bars(v: number, first: number, pitch: number, width: number): number {
  const soft = 0.014;
  let light = 0;
  for (let i = 0; i < 4; i++) {
    const a = first + i * pitch;
    light += step(a - soft, a + soft, v) * (1 - step(a + width - soft, a + width + soft, v));
  }
  return light;
}

function makeLeaves(): Leaf[] {
  const r = stream(9);
  return Array.from({ length: 20 }, (_, i): Leaf => {
    const turn = r() * 6.28;
    return {
      x: (i < 8 ? 0.06 : 0.84) + r() * 0.13,
      y: r() * 0.95,
      long: 0.045 + r() * 0.035,
      broad: 0.016 + r() * 0.012,
      cos: Math.cos(turn),
      sin: Math.sin(turn),
    };
  });
}

function inLeaf({ x: lx, y: ly, long, broad, cos, sin }: Leaf, x: number, y: number): number {
  const [dx, dy] = [x - lx, y - ly];
  const away = Math.hypot((dx * cos + dy * sin) / long, (dy * cos - dx * sin) / broad);
  return 1 - step(0.55, 1.5, away);
}
