import { layeredNoise, stream, valueNoise } from '../noise';
import { TABLE } from '../table';
import type { Picture } from './encode';
import { boardAt, makeBoards } from './boards';
import { stains } from './stains';

/** Walnut from dark to light (sRGB bytes). */
const RAMP: readonly (readonly [t: number, r: number, g: number, b: number])[] = [
  [0, 33, 22, 16],
  [0.25, 65, 46, 34],
  [0.5, 99, 73, 54],
  [0.75, 133, 103, 77],
  [1, 176, 146, 113],
];

function ramp(t: number): [number, number, number] {
  const clamped = Math.min(0.9999, Math.max(0, t));
  const i = Math.floor(clamped * (RAMP.length - 1));
  const [a, b] = [RAMP[i] as (typeof RAMP)[number], RAMP[i + 1] as (typeof RAMP)[number]];
  const k = (clamped - a[0]) / (b[0] - a[0]);
  return [a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k, a[3] + (b[3] - a[3]) * k];
}

interface Grain {
  /** Place on the colour ramp, 0 dark … 1 light. */
  readonly tone: number;
  readonly height: number;
  readonly roughness: number;
  /** Pale sapwood 0…1. */
  readonly sap: number;
  /** −1 grey-brown … 1 red-brown. */
  readonly hue: number;
}

/** The wood's surface at a place of the table top, centimetres from its middle. */
function makeGrain(): (x: number, z: number) => Grain {
  const boards = makeBoards();
  const drift = layeredNoise(101);
  const wobble = layeredNoise(131);
  const silk = valueNoise({ seed: 151 });
  const fibre = valueNoise({ seed: 163 });
  const hair = valueNoise({ seed: 167 });
  const pores = valueNoise({ seed: 173 });
  const wear = layeredNoise(181);
  const nick = valueNoise({ seed: 191 });
  return (x, z) => {
    const { board, along, across, joint } = boardAt(boards, x, z);
    const [a, c] = [along + board.seed * 211, across + board.seed * 97];
    // A board is a slice beside the tree's heart: rings are circles around a slightly tilted axis.
    const depth = board.depth + board.tilt * along + (drift(a / 34, c / 11) - 0.5) * 5.5;
    const aside = across - board.heart + (drift(a / 46 + 9, 3) - 0.5) * 3;
    let radius = Math.hypot(aside, depth) + (wobble(a / 9, c / 2.6) - 0.5) * 0.42;
    for (const knot of board.knots) {
      const far = ((along - knot.along) / 3.4) ** 2 + ((across - knot.across) / 1.1) ** 2;
      radius += knot.rise * Math.exp(-far);
    }
    const ring = radius / board.ringWidth;
    const phase = ring - Math.floor(ring);
    const late = phase < 0.8 ? (phase / 0.8) ** 2.6 : 1 - (phase - 0.8) / 0.2;
    const strength = 0.35 + 0.9 * wobble(Math.floor(ring) * 3.7, a / 40);
    const strand = fibre(a / 2.6, c * 7) - 0.5;
    const thread = hair(a / 1.1, c * 8.4) - 0.5;
    const shimmer = silk(a / 3.6 + c * 0.5, c / 4.2) - 0.5;
    const pore = Math.max(0, (pores(a / 0.55, c * 8.2) - 0.8) / 0.2) * (0.4 + 0.6 * (1 - late));
    const seam = joint < 0.12 ? 1 - joint / 0.12 : 0;
    const eased = joint < 0.55 ? 1 - joint / 0.55 : 0;
    const sap = board.sap === 0 ? 0 : smooth((board.sap * across - 3.4 + (wobble(a / 16, 5) - 0.5) * 2.4) / 1.5);
    const rim = Math.min(TABLE.width / 2 - Math.abs(x), TABLE.depth / 2 - Math.abs(z));
    // Sleeves and hands: most where people sit, so along the front.
    const reach = 0.4 + 2.2 * wear(x / 3, z / 3) + (z > 0 ? 1.3 * wear(x / 7 + 31, 4) : 0);
    const worn = Math.max(0, 1 - rim / reach) ** 1.3;
    const dent = rim < 1.1 ? smooth((nick(x / 0.9, z / 0.9) - 0.83) / 0.1) * (1 - rim / 1.1) : 0;
    return {
      tone:
        0.55 +
        board.tone -
        0.3 * late * strength +
        0.13 * strand +
        0.1 * thread +
        0.22 * shimmer -
        0.24 * pore +
        0.13 * sap -
        0.75 * seam +
        0.09 * eased +
        0.24 * worn -
        0.3 * dent,
      height: 0.62 + 0.1 * strand + 0.08 * thread - 0.4 * pore - 0.06 * late - 0.5 * seam - 0.2 * eased - 0.3 * dent,
      roughness:
        0.44 +
        0.07 * late +
        0.16 * pore +
        0.08 * strand +
        0.2 * (wear(x / 15, z / 15) - 0.5) +
        0.2 * seam -
        // Rubbed bare and smooth again.
        0.1 * worn +
        0.2 * dent,
      sap,
      hue: board.hue + 0.5 * (drift(a / 60, 17) - 0.5),
    };
  };
}

const smooth = (t: number): number => {
  const c = Math.min(1, Math.max(0, t));
  return c * c * (3 - 2 * c);
};

/** The table top's colour, `width` pixels wide. */
export function paintWalnut(width: number, file: string): Picture {
  const height = Math.round((width * TABLE.depth) / TABLE.width);
  const grain = makeGrain();
  const stain = stains(stream(5));
  const bytes = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const [x, z] = placeOf(i, width, height);
    const { tone, sap, hue } = grain(x, z);
    const { shade, scratch } = stain(x, z);
    const colour = ramp(tone + scratch);
    bytes[4 * i] = colour[0] * (1 + 0.045 * hue) * (1 - 0.5 * shade);
    bytes[4 * i + 1] = (colour[1] + 5 * sap) * (1 - 0.03 * hue) * (1 - 0.6 * shade);
    bytes[4 * i + 2] = (colour[2] + 4 * sap) * (1 - 0.1 * hue) * (1 - 0.66 * shade);
    bytes[4 * i + 3] = 255;
  }
  return { file, width, height, bytes, quality: 0.8 };
}

/** Height above, roughness below, both grey: colour channels of a picture file aren't independent enough. */
export function paintRelief(width: number, file: string): Picture {
  const height = Math.round((width * TABLE.depth) / TABLE.width);
  const grain = makeGrain();
  const bytes = new Uint8ClampedArray(width * height * 8).fill(255);
  for (let i = 0; i < width * height; i++) {
    const [x, z] = placeOf(i, width, height);
    const wood = grain(x, z);
    const below = i + width * height;
    for (let c = 0; c < 3; c++) {
      bytes[4 * i + c] = wood.height * 255;
      bytes[4 * below + c] = wood.roughness * 255;
    }
  }
  return { file, width, height: height * 2, bytes, quality: 0.55 };
}

const placeOf = (i: number, width: number, height: number): [number, number] => [
  (((i % width) + 0.5) / width - 0.5) * TABLE.width,
  ((Math.floor(i / width) + 0.5) / height - 0.5) * TABLE.depth,
];
