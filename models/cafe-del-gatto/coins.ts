import type { BufferGeometry } from 'three';
import { catSeal, catSilhouette, sealFeatures, sized } from '../art/cat';
import { fill, line, type Mark } from '../art/marks';
import { makeSheet, paintMarks } from '../art/paint';
import { ellipsePath, linePath, regularPolygon } from '../art/paths';
import { soften } from '../art/relief';
import { revolve } from '../art/revolve';
import { COIN } from './kinds';

/** Metal coins with a cat on either side. Relief and patina share one drawing and one `uv`: the coin seen from above. */

const SEGMENTS = 20;
const SIDE = 256;
/** A place of the pictures without any relief, for other things of the same metal. */
export const PLAIN_COIN_UV = [0.5, 0.915] as const;

/** Lying around its middle, y up; 400 triangles. A field sunk below a rounded rim and a little domed, so that some of it
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

/** Height as grey, 256²: the cat's head with its features cut in, a ring of dots, reeding where the side samples it. */
export function drawCoinRelief(): HTMLCanvasElement {
  const { canvas, paper } = makeSheet(SIDE, SIDE);
  paper.fillStyle = '#6E6E6E';
  paper.fillRect(0, 0, SIDE, SIDE);
  paper.translate(SIDE / 2, SIDE / 2);
  paper.scale(SIDE / 230, SIDE / 230);
  paintMarks(paper, [
    ...rays(),
    fill(ellipsePath(0, 0, 66), '#6E6E6E'),
    ...dots('#C8C8C8'),
    moat('#3C3C3C'),
    pillow('#AAAAAA', 1),
    pillow('#DADADA', 0.8),
  ]);
  paper.resetTransform();
  soften(paper, SIDE, 3);
  paper.translate(SIDE / 2, SIDE / 2);
  paper.scale(SIDE / 230, SIDE / 230);
  paintMarks(paper, [...features('#565656'), ...reeding()]);
  paper.resetTransform();
  soften(paper, SIDE, 1);
  return canvas;
}

/** Patina as a colour map over the metal's own colour: the sunk field is darker, so that the cat reads without any light. */
export function drawCoinPatina(): HTMLCanvasElement {
  const { canvas, paper } = makeSheet(SIDE, SIDE);
  paper.fillStyle = '#FFFFFF';
  paper.fillRect(0, 0, SIDE, SIDE);
  paper.translate(SIDE / 2, SIDE / 2);
  paper.scale(SIDE / 230, SIDE / 230);
  const field = '#EAD8BC';
  paintMarks(paper, [
    fill(ellipsePath(0, 0, 93), field),
    line(ellipsePath(0, 0, 92), '#B08A5C', 5),
    ...dots('#FFFFFF'),
    sized(catSilhouette('#94683A'), 0, 12, 126),
    sized(catSeal('#FFFFFF', '#6A4424', 'open'), 0, 12, 114),
  ]);
  return canvas;
}

/** The step around the head, which catches a line of light whatever the coin's turn. */
const moat = (grey: string): Mark => sized(catSilhouette(grey), 0, 12, 124);

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
