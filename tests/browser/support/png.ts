import { inflateSync } from 'node:zlib';

/** Pictures of the page as pixels. Reads what the browser writes: 8 bits a channel, RGB or RGBA, not interlaced. */

export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly data: Uint8Array;
}

const COLOUR_TYPES: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

export function readPng(png: Buffer): Pixels {
  const packed: Buffer[] = [];
  let [width, height, channels] = [0, 0, 0];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') {
      [width, height] = [body.readUInt32BE(0), body.readUInt32BE(4)];
      channels = COLOUR_TYPES[body.readUInt8(9)] ?? 0;
      if (body.readUInt8(8) !== 8 || channels === 0 || body.readUInt8(12) !== 0)
        throw new Error('a PNG of another kind');
    }
    if (type === 'IDAT') packed.push(body);
    at += length + 12;
  }
  return { width, height, channels, data: unfilter(inflateSync(Buffer.concat(packed)), width * channels, channels) };
}

/** Each line was stored as its difference to its neighbours (PNG specification, filter types 0 to 4). */
function unfilter(lines: Buffer, stride: number, channels: number): Uint8Array {
  const count = lines.length / (stride + 1);
  const out = new Uint8Array(count * stride);
  for (let y = 0; y < count; y++) {
    const filter = lines[y * (stride + 1)];
    const from = y * (stride + 1) + 1;
    for (let i = 0; i < stride; i++) {
      const at = y * stride + i;
      const left = i >= channels ? (out[at - channels] as number) : 0;
      const above = y > 0 ? (out[at - stride] as number) : 0;
      const corner = i >= channels && y > 0 ? (out[at - stride - channels] as number) : 0;
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter as number] as number;
      out[at] = ((lines[from + i] as number) + guess) & 255;
    }
  }
  return out;
}

function paeth(a: number, b: number, c: number): number {
  const [da, db, dc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  if (da <= db && da <= dc) return a;
  return db <= dc ? b : c;
}

/** A difference (0 to 255 a channel) below this is noise of drawing. */
const NOISE = 12;

/** A part of a picture, in its own pixels. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part (0 to 1) of the pixels that differ between two pictures of one size, or between parts of them. */
export function difference(a: Buffer, b: Buffer, part?: Part): number {
  const [first, second] = [readPng(a), readPng(b)];
  if (first.width !== second.width || first.height !== second.height) throw new Error('pictures of different sizes');
  const { x, y, width, height } = part ?? { x: 0, y: 0, width: first.width, height: first.height };
  let differing = 0;
  for (let row = y; row < y + height; row++) {
    for (let column = x; column < x + width; column++) {
      const p = row * first.width + column;
      const [i, j] = [p * first.channels, p * second.channels];
      const far = [0, 1, 2].some(
        (c) => Math.abs((first.data[i + c] as number) - (second.data[j + c] as number)) > NOISE,
      );
      if (far) differing++;
    }
  }
  return differing / (width * height);
}
