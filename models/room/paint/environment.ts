import { STRIP, wallAt } from '../dome';
import { encodeLight, ENVIRONMENT } from '../environment';
import type { Picture } from './encode';
import type { Layer, Rgb } from './layer';
import { mix } from './layer';

/** The table seen from what stands on it: warm wood, lit from the left. */
const WOOD: Rgb = [0.3, 0.17, 0.085];

/**
 * What surrounds the pieces, as an equirect in stored light (see `encodeLight`). The wall is stretched upward, because
 * pieces mirror what is above them while the painted room hangs low; a pendant over the table is added.
 */
export function paintEnvironment(strip: Layer, file: string): Picture {
  const { width, height } = ENVIRONMENT;
  const bytes = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const up = (0.5 - (row + 0.5) / height) * Math.PI;
      const turn = ((column + 0.5) / width - 0.25) * 2 * Math.PI;
      const light = lightFrom(strip, turn, up);
      const i = 4 * (row * width + column);
      for (let c = 0; c < 3; c++) bytes[i + c] = encodeLight(light[c] ?? 0);
      bytes[i + 3] = 255;
    }
  }
  return { file, width, height, bytes, quality: 0.9 };
}

/** Light from a direction: `turn` right of straight ahead and `up` from the horizon, radians. */
function lightFrom(strip: Layer, turn: number, up: number): Rgb {
  const s = 3.6 + 9.5 * Math.tan(Math.min(1.2, Math.max(-0.6, up)));
  const wall = sample(strip, alongWall(turn), Math.min(STRIP.top - 0.2, Math.max(-2.5, s)));
  // Windows are brighter than paint can say; the same for lamps.
  const bright = 0.3 * wall[0] + 0.6 * wall[1] + 0.1 * wall[2];
  const gain = 1 + Math.min(3, Math.max(0, bright - 0.8) * 1.4);
  let light: Rgb = [wall[0] * gain, wall[1] * gain, wall[2] * gain];
  const below = smooth((-0.06 - up) / 0.16);
  light = mix(
    light,
    [
      WOOD[0] * (1.1 - 0.4 * Math.sin(turn)),
      WOOD[1] * (1.1 - 0.4 * Math.sin(turn)),
      WOOD[2] * (1.1 - 0.4 * Math.sin(turn)),
    ],
    below,
  );
  const [x, y, z] = [Math.sin(turn) * Math.cos(up), Math.sin(up), -Math.cos(turn) * Math.cos(up)];
  const toLamp = x * PENDANT[0] + y * PENDANT[1] + z * PENDANT[2];
  const lamp = smooth((toLamp - 0.972) / 0.012) * 14 + smooth((toLamp - 0.6) / 0.4) * 0.7;
  const ceiling = 0.42 * smooth((up - 0.35) / 0.5);
  return [light[0] + lamp + ceiling, light[1] + 0.74 * lamp + 0.76 * ceiling, light[2] + 0.46 * lamp + 0.52 * ceiling];
}

/** The place of the strip that is seen in a direction from the table's middle. */
function alongWall(turn: number): number {
  let [low, high] = [-STRIP.length / 2, STRIP.length / 2];
  const aim = Math.atan2(Math.sin(turn), Math.cos(turn));
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    const [x, z] = wallAt(middle);
    if (Math.atan2(x, -z) < aim) low = middle;
    else high = middle;
  }
  return low;
}

const PENDANT: Rgb = [0.124, 0.847, 0.517];

function sample({ width, height, data, left, bottom, scale }: Layer, x: number, s: number): Rgb {
  const column = ((Math.floor((x - left) * scale) % width) + width) % width;
  const row = Math.min(height - 1, Math.max(0, Math.floor(height - (s - bottom) * scale)));
  const i = 4 * (row * width + column);
  return [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
}

const smooth = (t: number): number => {
  const c = Math.min(1, Math.max(0, t));
  return c * c * (3 - 2 * c);
};
