import type { DataTexture } from 'three';
import { hash, stream, valueNoise } from '../../../../models/room/noise';
import { colourTile, heightTile } from './tile';

/** Linen finish of printed board: threads over and under, each a little uneven. */
export function linen(): DataTexture {
  const threads = Array.from({ length: 64 }, stream(3));
  return heightTile({ side: 256, repeat: 0.36 }, (x, y) => {
    const over = ((x >> 3) + (y >> 3)) % 2 === 1;
    const round = Math.abs(Math.sin((over ? x : y) * (Math.PI / 8)));
    return 0.45 + 0.35 * round + 0.12 * ((threads[x >> 3] ?? 0) + (threads[32 + (y >> 3)] ?? 0) - 1);
  });
}

/** Pitted grain of stone tiles (`repeat` 0.5) and sugar (0.9). */
export function pits(repeat: number): DataTexture {
  const wide = valueNoise({ seed: 77, period: [51, 51] });
  const hole = valueNoise({ seed: 78, period: [85, 85] });
  return heightTile({ side: 256, repeat }, (x, y) => {
    const deep = Math.max(0, hole((x / 256) * 85, (y / 256) * 85) - 0.8) / 0.2;
    return 0.5 + 0.5 * (wide((x / 256) * 51, (y / 256) * 51) - 0.5) + 0.3 * (hash(x, y, 1) - 0.5) - 0.5 * deep;
  });
}

/** Plain weave of the cloth bag. */
export function weave(): DataTexture {
  return heightTile({ side: 256, repeat: 1 }, (x, y) => {
    const [u, v] = [x / 8, y / 8];
    const across = Math.sin((u % 1) * Math.PI);
    const down = Math.sin((v % 1) * Math.PI);
    const warp = (Math.floor(u) + Math.floor(v)) % 2 === 1;
    return 0.15 + 0.8 * (warp ? across * (0.6 + 0.4 * down) : down * (0.6 + 0.4 * across));
  });
}

/** Cut edge of grey-brown board: short dark and pale fibres, pressed in layers. */
export function boardCore(): DataTexture {
  const side = 256;
  const tone = new Float32Array(side * side);
  const r = stream(12);
  for (let i = 0; i < 2600; i++) {
    const [x, y, slope, length] = [r() * side, r() * side, (r() - 0.5) * 0.9, 3 + r() * 12];
    const weight = r() < 0.55 ? -(0.15 + r() * 0.3) : 0.15 + r() * 0.3;
    for (let k = 0; k < length; k++) {
      const at = (Math.floor(y + k * slope + side) % side) * side + (Math.floor(x + k) % side);
      tone[at] = (tone[at] ?? 0) * 0.6 + weight;
    }
  }
  return colourTile({ side, repeat: 0.3 }, (x, y) => {
    const t = Math.max(-1, Math.min(1, tone[y * side + x] ?? 0));
    const [r0, g0, b0] = t < 0 ? [70, 50, 32] : [222, 198, 160];
    const k = Math.abs(t);
    return [168 + (r0 - 168) * k, 141 + (g0 - 141) * k, 106 + (b0 - 106) * k];
  });
}

/** Wood seen from near: fibres along x and fine pores; red = tone, mean 0.5 so that it vanishes in the distance. */
export function woodFibre(): DataTexture {
  const side = 512;
  const strand = valueNoise({ seed: 211, period: [16, 128] });
  const thread = valueNoise({ seed: 223, period: [64, 256] });
  const pore = valueNoise({ seed: 227, period: [32, 200] });
  return heightTile({ side, repeat: 1 }, (x, y) => {
    const [u, v] = [x / side, y / side];
    const hole = Math.max(0, pore(u * 32, v * 200) - 0.78) / 0.22;
    return 0.53 + 0.26 * (strand(u * 16, v * 128) - 0.5) + 0.3 * (thread(u * 64, v * 256) - 0.5) - 0.5 * hole;
  });
}
