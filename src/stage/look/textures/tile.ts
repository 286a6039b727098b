import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RedFormat,
  RepeatWrapping,
  RGBAFormat,
  SRGBColorSpace,
} from 'three';

/** Repeating textures computed at start, without a canvas; `repeat` = tiles a centimetre of the surface's uv1. */
export interface TileOptions {
  readonly side: number;
  readonly repeat: number;
}

function repeating(texture: DataTexture, repeat: number): DataTexture {
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.repeat.set(repeat, repeat);
  texture.channel = 1;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  return texture;
}

/** Heights 0…1 of every texel, one byte each. */
export function heightTile({ side, repeat }: TileOptions, height: (x: number, y: number) => number): DataTexture {
  const bytes = new Uint8Array(side * side);
  for (let i = 0; i < bytes.length; i++) bytes[i] = clampByte(255 * height(i % side, Math.floor(i / side)));
  return repeating(new DataTexture(bytes, side, side, RedFormat), repeat);
}

/** sRGB colours 0…255 of every texel. */
export function colourTile(
  { side, repeat }: TileOptions,
  colour: (x: number, y: number) => readonly [number, number, number],
): DataTexture {
  const bytes = new Uint8Array(side * side * 4).fill(255);
  for (let i = 0; i < side * side; i++) {
    const [r, g, b] = colour(i % side, Math.floor(i / side));
    bytes[4 * i] = clampByte(r);
    bytes[4 * i + 1] = clampByte(g);
    bytes[4 * i + 2] = clampByte(b);
  }
  const texture = repeating(new DataTexture(bytes, side, side, RGBAFormat), repeat);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

const clampByte = (v: number): number => Math.min(255, Math.max(0, Math.round(v)));
