/**
 * Paints the room's pictures into `models/room/images`: `npx tsx models/room/paint` (all), or with names
 * (`strip near walnut`). The results are committed; run it again after changing a painter.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NEAR_RING, STRIP } from '../dome';
import type { Picture } from './encode';
import { writePictures } from './encode';
import { paintEnvironment } from './environment';
import { paintNearRing, paintRoom } from './room';
import { develop } from './tone';
import { paintRelief, paintWalnut } from './walnut';

const folder = fileURLToPath(new URL('../images/', import.meta.url));

const painters: Readonly<Record<string, () => Picture[]>> = {
  strip: () => {
    const layer = paintRoom(3072 / STRIP.length);
    const backdrop = { width: layer.width, height: layer.height, bytes: develop(layer), quality: 0.82 };
    return [{ file: `${folder}room.webp`, ...backdrop }, paintEnvironment(layer, `${folder}environment.webp`)];
  },
  near: () => {
    const layer = paintNearRing(2048 / (2 * Math.PI * NEAR_RING.radius));
    return [
      { file: `${folder}seating.webp`, width: layer.width, height: layer.height, bytes: develop(layer), quality: 0.8 },
    ];
  },
  walnut: () => [paintWalnut(2048, `${folder}walnut.webp`), paintRelief(1024, `${folder}walnut-relief.webp`)],
};

const wanted = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const pictures: Picture[] = [];
for (const [name, paint] of Object.entries(painters)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const start = performance.now();
  pictures.push(...paint());
  console.log(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
await writePictures(pictures);
