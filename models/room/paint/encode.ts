import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

export interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** RGBA bytes, rows from the top. */
  readonly bytes: Uint8ClampedArray;
  /** WebP quality 0…1. */
  readonly quality: number;
}

/** Writes pictures as WebP; a Chromium (CHROME_PATH or the system's) serves as the encoder. */
export async function writePictures(pictures: readonly Picture[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-accelerated-2d-canvas'],
  });
  const page = await browser.newPage();
  for (const { file, width, height, bytes, quality } of pictures) {
    const encoded = await page.evaluate(encodeInPage, {
      base64: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
      width,
      height,
      quality,
    });
    const webp = Buffer.from(encoded, 'base64');
    writeFileSync(file, webp);
    console.log(`${file}  ${width}×${height}  ${(webp.length / 1000).toFixed(0)} kB`);
  }
  await browser.close();
}

interface Job {
  readonly base64: string;
  readonly width: number;
  readonly height: number;
  readonly quality: number;
}

async function encodeInPage({ base64, width, height, quality }: Job): Promise<string> {
  const raw = atob(base64);
  const bytes = new Uint8ClampedArray(raw.length);
  for (let i = 0; i < raw.length; i++) bytes[i] = raw.charCodeAt(i);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.putImageData(new ImageData(bytes, width, height), 0, 0);
  const url = canvas.toDataURL('image/webp', quality);
  return url.slice(url.indexOf(',') + 1);
}
