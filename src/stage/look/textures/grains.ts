import { NoColorSpace } from 'three';
import type { DataTexture } from 'three';
import { CORE_STACK } from '../../../../models/board/panel';
import { hash, stream, valueNoise } from '../../../../models/room/noise';
import { colourTile, heightTile } from './tile';

/** Linen finish of printed board: threads over and under, each a little uneven. */
export function linen(): DataTexture {
  const threads = Array.from({ length: 64 }, stream(3));
  return heightTile({ side: 256, repeat: 0.66 }, (x, y) => {
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

/** Brushed steel: fine scratches around a turned part, as roughness. */
export function brushed(): DataTexture {
  const streak = valueNoise({ seed: 91, period: [4, 128] });
  const fine = valueNoise({ seed: 92, period: [8, 256] });
  const texture = colourTile({ side: 256, repeat: 0.5 }, (x, y) => {
    const [u, v] = [x / 256, y / 256];
    const rough = 70 + 80 * (streak(u * 4, v * 128) - 0.3) + 50 * (fine(u * 8, v * 256) - 0.5);
    return [rough, rough, 255];
  });
  texture.colorSpace = NoColorSpace;
  return texture;
}

/** Sugar's own light: a little everywhere, and a crystal here and there whose face meets the lamp. */
export function glints(): DataTexture {
  return colourTile({ side: 128, repeat: 0.9 }, (x, y) => {
    const flash = hash(x, y, 41) > 0.988 ? 120 + 135 * hash(x, y, 43) : 0;
    const tone = Math.max(62 + 14 * hash(x, y, 42), flash);
    return [tone, tone, tone];
  });
}

/** A cord of three strands: `uv` along the cord and around it. */
export function twisted(): DataTexture {
  const fluff = valueNoise({ seed: 57, period: [64, 64] });
  const texture = colourTile({ side: 128, repeat: 1 }, (x, y) => {
    const strand = (x / 128 + y / 128) % 1;
    const round = Math.sin(strand * Math.PI) ** 0.7;
    const tone = 0.34 + 0.66 * round + 0.22 * (fluff((x / 128) * 64, (y / 128) * 64) - 0.5);
    return [150 * tone, 56 * tone, 44 * tone];
  });
  texture.channel = 0;
  texture.repeat.set(22, 2);
  return texture;
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

/**
 * Cut edge of grey-brown board: plies of pulp pressed upon each other between two white liners, short fibres torn along
 * them. The picture is a stack of boards (`CORE_STACK`), so that v runs through one board after the other.
 */
export function boardCore(): DataTexture {
  const side = 256;
  const { repeat, boards } = CORE_STACK;
  const tone = new Float32Array(side * side);
  const r = stream(12);
  for (let i = 0; i < 3400; i++) {
    const [x, y, length] = [r() * side, Math.floor(r() * side), 4 + r() * r() * 34];
    const weight = r() < 0.55 ? -(0.12 + r() * 0.3) : 0.1 + r() * 0.26;
    for (let k = 0; k < length; k++) {
      const at = y * side + (Math.floor(x + k) % side);
      tone[at] = (tone[at] ?? 0) * 0.55 + weight;
    }
  }
  const wave = valueNoise({ seed: 31, period: [16, 64] });
  return colourTile({ side, repeat }, (x, y) => {
    const through = ((y + 0.5) / side) * boards;
    const depth = through % 1;
    // Four plies, the seams between them a little open.
    const seam = Math.abs(((depth * 4 + 0.25 * wave((x / side) * 16, (y / side) * 64)) % 1) - 0.5);
    const ply = 0.5 * (wave(Math.floor(through * 4) * 3.7, Math.floor(through * 4)) - 0.5);
    const t = Math.max(-1, Math.min(1, (tone[y * side + x] ?? 0) + ply * 0.5 - Math.max(0, seam - 0.38) * 2.6));
    const liner = depth < 0.09 || depth > 0.91 ? 0.72 : 0;
    const [r0, g0, b0] = t < 0 ? [82, 61, 41] : [224, 202, 168];
    const k = Math.abs(t);
    const pulp = [172 + (r0 - 172) * k, 146 + (g0 - 146) * k, 112 + (b0 - 112) * k] as const;
    return [pulp[0] + (238 - pulp[0]) * liner, pulp[1] + (226 - pulp[1]) * liner, pulp[2] + (204 - pulp[2]) * liner];
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
