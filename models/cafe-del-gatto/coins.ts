import type { BufferGeometry } from 'three';
import { catSeal, catSilhouette, sealFeatures, sized } from '../art/cat';
import { fill, line, type Mark } from '../art/marks';
import { makeSheet, paintMarks } from '../art/paint';
import { makeRandom } from '../art/noise';
import { ellipsePath, linePath, regularPolygon } from '../art/paths';
import { soften } from '../art/relief';
import { revolve } from '../art/revolve';
import { COIN } from './kinds';

/** Metal coins with a cat on either side. Relief and patina share one drawing and one `uv`: the coin seen from above. */

const SEGMENTS = 28;
const SIDE = 512;
/** A place of the pictures without any relief, for other things of the same metal. */
export const PLAIN_COIN_UV = [0.5, 0.915] as const;

/** Lying around its middle, y up; 560 triangles. A field sunk below a rounded rim and a little domed, so that some of it
 * always catches the light; both sides alike. */
export function coinGeometry(): BufferGeometry {
  const { radius, height } = COIN;
  const sunk = height * 0.24;
  const half = [
    { radius: radius * 0.45, y: sunk * 0.35 },
    { radius: radius * 0.81, y: sunk, crease: true },
    { radius: radius * 0.86, y: 0 },
    { radius: radius * 0.94, y: 0 },
    { radius, y: height * 0.2 },
  ];
  const lower = half.map((p) => ({ ...p, y: p.y - height / 2 }));
  const upper = half.map((p) => ({ ...p, y: height / 2 - p.y })).reverse();
  const middle = { radius: 0, y: height / 2 - sunk * 0.1 };
  const profile = [{ ...middle, y: -middle.y }, ...lower, ...upper, middle];
  const scale = 0.5 / radius;
  return revolve(profile, SEGMENTS, ({ x, z, y }) => [0.5 + (y >= 0 ? x : -x) * scale, 0.5 - z * scale]);
}

/**
 * Relief and polish in one picture, 512²: height in red (for the bump), roughness in green. A cat's head struck into the
 * field, with beads along the rim.
 */
export function drawCoinRelief(): HTMLCanvasElement {
  const height = drawHeights();
  const rough = drawFrost();
  const picture = height.paper.getImageData(0, 0, SIDE, SIDE);
  const frost = rough.paper.getImageData(0, 0, SIDE, SIDE);
  const random = makeRandom(23);
  for (let i = 0; i < picture.data.length; i += 4) {
    const grain = (random() - 0.5) * 0.3 * (frost.data[i] ?? 0);
    picture.data[i + 1] = Math.min(255, Math.max(0, (frost.data[i] ?? 0) + grain));
    picture.data[i + 2] = 255;
  }
  height.paper.putImageData(picture, 0, 0);
  return height.canvas;
}

type Sheet = ReturnType<typeof makeSheet>;

/** A grey picture with the coin's middle as the origin, 230 units across. */
function coinSheet(ground: string, marks: readonly Mark[]): Sheet {
  const sheet = makeSheet(SIDE, SIDE);
  sheet.paper.fillStyle = ground;
  sheet.paper.fillRect(0, 0, SIDE, SIDE);
  strike(sheet, marks);
  return sheet;
}

function strike({ paper }: Sheet, marks: readonly Mark[]): void {
  paper.translate(SIDE / 2, SIDE / 2);
  paper.scale(SIDE / 230, SIDE / 230);
  paintMarks(paper, marks);
  paper.resetTransform();
}

function drawHeights(): Sheet {
  const sheet = coinSheet('#5A5A5A', [
    ...rays(),
    fill(ellipsePath(0, 0, 64), '#5A5A5A'),
    pillow('#A6A6A6', 1),
    pillow('#C4C4C4', 0.86),
    pillow('#DADADA', 0.68),
  ]);
  soften(sheet.paper, SIDE, 4);
  strike(sheet, [...dots('#E0E0E0'), ...features('#3E3E3E'), ...reeding()]);
  soften(sheet.paper, SIDE, 1);
  return sheet;
}

/** Light is rough: the head, the beads and the rim are frosted and catch light from everywhere, the field is worn smooth. */
function drawFrost(): Sheet {
  const sheet = coinSheet('#585858', [
    fill(ellipsePath(0, 0, 93), '#5C5C5C'),
    ...rays(),
    fill(ellipsePath(0, 0, 64), '#585858'),
    pillow('#8E8E8E', 1.02),
    ...dots('#7A7A7A'),
  ]);
  soften(sheet.paper, SIDE, 1);
  return sheet;
}

/** Patina as a colour map over the metal's own colour: dark where no finger reaches, so that the cat reads without any light. */
export function drawCoinPatina(): HTMLCanvasElement {
  const sheet = coinSheet('#FFFFFF', [
    fill(ellipsePath(0, 0, 93), '#C4A266'),
    line(ellipsePath(0, 0, 91.5), '#7E5C2E', 5),
    sized(catSilhouette('#6E4E24'), 0, 13, 124),
  ]);
  soften(sheet.paper, SIDE, 3);
  strike(sheet, [sized(catSeal('#FFFFFF', '#4A2C12', 'open'), 0, 12, 114), ...dots('#FFFFFF')]);
  return sheet.canvas;
}

const pillow = (grey: string, scale: number): Mark => sized(catSilhouette(grey), 0, 12, 112 * scale);

/** Eyes, nose and mouth as cuts. */
const features = (grey: string): Mark[] => [sized(sealFeatures(grey, 'open'), 0, 12, 110)];

const dots = (grey: string): Mark[] => regularPolygon(28, 84).map(([x, y]) => fill(ellipsePath(x, y, 3.6), grey));

/** Fine rays in the field, around a plain disc. */
const rays = (): Mark[] =>
  regularPolygon(48, 78).map(([x, y]) =>
    line(
      linePath([
        [x * 0.5, y * 0.5],
        [x, y],
      ]),
      '#8C8C8C',
      3,
    ),
  );

const reeding = (): Mark[] => {
  const outer = regularPolygon(100, 122);
  return regularPolygon(100, 115.5).map(([x, y], i) =>
    line(linePath([[x, y], outer[i] ?? [x, y]]), i % 2 ? '#9A9A9A' : '#4A4A4A', 4),
  );
};
