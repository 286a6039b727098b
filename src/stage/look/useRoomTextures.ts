import { useLoader } from '@react-three/fiber';
import { useMemo } from 'react';
import {
  ClampToEdgeWrapping,
  DataTexture,
  DataUtils,
  EquirectangularReflectionMapping,
  HalfFloatType,
  ImageLoader,
  LinearFilter,
  LinearMipmapLinearFilter,
  RepeatWrapping,
  RGBAFormat,
  RGFormat,
  SRGBColorSpace,
  Texture,
} from 'three';
import { decodeLight } from '../../../models/room/environment';
import { environmentUrl, reliefUrl, roomUrl, seatingUrl, walnutUrl } from '../../../models/room/images';
import type { WoodTextures } from './materials';

export interface RoomTextures {
  readonly wood: WoodTextures;
  /** The painted strip of the dome. */
  readonly strip: Texture;
  /** The near ring of chairs, with alpha. */
  readonly seating: Texture;
  /** The room's light as an equirect in linear half floats. */
  readonly environment: DataTexture;
}

const URLS = [walnutUrl, reliefUrl, roomUrl, seatingUrl, environmentUrl];

/**
 * The painted pictures as textures. Suspends until they are there; three's `DefaultLoadingManager` (drei's
 * `useProgress`) counts them.
 */
export function useRoomTextures(): RoomTextures {
  const images = useLoader(ImageLoader, URLS);
  return useMemo(() => {
    const [walnut, relief, room, seating, environment] = images as [
      HTMLImageElement,
      HTMLImageElement,
      HTMLImageElement,
      HTMLImageElement,
      HTMLImageElement,
    ];
    return {
      wood: { albedo: woodAlbedo(walnut), relief: woodRelief(relief) },
      strip: aroundRoom(room),
      seating: aroundRoom(seating),
      environment: roomLight(environment),
    };
  }, [images]);
}

function coloured(image: HTMLImageElement): Texture {
  const texture = new Texture(image);
  texture.colorSpace = SRGBColorSpace;
  texture.needsUpdate = true;
  return texture;
}

function woodAlbedo(image: HTMLImageElement): Texture {
  const texture = coloured(image);
  texture.anisotropy = 4;
  return texture;
}

function aroundRoom(image: HTMLImageElement): Texture {
  const texture = coloured(image);
  texture.wrapS = RepeatWrapping;
  texture.generateMipmaps = false;
  texture.minFilter = LinearFilter;
  return texture;
}

function pixelsOf(image: HTMLImageElement): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2D canvas');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Two grey pictures, one above the other, become two channels: height in red, roughness in green. */
function woodRelief(image: HTMLImageElement): DataTexture {
  const { width, height: both, data } = pixelsOf(image);
  const height = both / 2;
  const bytes = new Uint8Array(width * height * 2);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const from = 4 * (row * width + column);
      // Data textures have their first row below.
      const to = 2 * ((height - 1 - row) * width + column);
      bytes[to] = data[from] ?? 0;
      bytes[to + 1] = data[from + 4 * width * height] ?? 0;
    }
  }
  const texture = new DataTexture(bytes, width, height, RGFormat);
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  return texture;
}

function roomLight(image: HTMLImageElement): DataTexture {
  const { width, height, data } = pixelsOf(image);
  const halves = new Uint16Array(width * height * 4);
  const light = Uint16Array.from({ length: 256 }, (_, byte) => DataUtils.toHalfFloat(decodeLight(byte)));
  for (let row = 0; row < height; row++) {
    for (let i = 0; i < width * 4; i++) {
      const to = (height - 1 - row) * width * 4 + i;
      halves[to] = i % 4 === 3 ? ONE : (light[data[row * width * 4 + i] ?? 0] ?? 0);
    }
  }
  const texture = new DataTexture(halves, width, height, RGBAFormat, HalfFloatType);
  texture.mapping = EquirectangularReflectionMapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearFilter;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = ClampToEdgeWrapping;
  texture.needsUpdate = true;
  return texture;
}

const ONE = DataUtils.toHalfFloat(1);
