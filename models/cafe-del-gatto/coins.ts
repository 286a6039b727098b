import type { BufferGeometry } from 'three';
import { catSeal, catSilhouette, sealFeatures, sized } from '../art/cat';
import { fill, line, type Mark } from '../art/marks';
import { makeSheet, paintMarks } from '../art/paint';
import { ellipsePath, linePath, regularPolygon } from '../art/paths';
import { soften } from '../art/relief';
import { revolve } from '../art/revolve';
import { COIN } from './kinds';

/** Metal coins with a cat on either side. Relief and patina share one drawing and one `uv`: the coin seen from above. */

const SEGMENTS = 24;
const SIDE = 256;
/** A place of the pictures without any relief, for other things of the same metal. */
export const PLAIN_COIN_UV = [0.5, 0.915] as const;

/** Lying around its middle, y up; 384 triangles. Field sunk below a rounded rim, both sides alike. */
export function coinGeometry(): BufferGeometry {
  const { radius, height } = COIN;
  const sunk = height * 0.2;
  const half = [
    { radius: radius * 0.8, y: sunk, crease: true },
    { radius: radius * 0.86, y: 0 },
    { radius: radius * 0.94, y: 0 },
    { radius, y: height * 0.2 },
  ];
  const lower = half.map((p) => ({ ...p, y: p.y - height / 2 }));
  const upper = half.map((p) => ({ ...p, y: height / 2 - p.y })).reverse();
  const profile = [{ radius: 0, y: sunk - height / 2 }, ...lower, ...upper, { radius: 0, y: height / 2 - sunk }];
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
  paintMarks(paper, [...dots('#C8C8C8'), pillow('#9A9A9A', 1), pillow('#D2D2D2', 0.84)]);
  paper.resetTransform();
  soften(paper, SIDE, 5);
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
  const field = '#9C7A58';
  paintMarks(paper, [
    fill(ellipsePath(0, 0, 93), field),
    line(ellipsePath(0, 0, 92), '#6E4A2C', 5),
    ...dots('#FFFFFF'),
    sized(catSilhouette('#6E4A2C'), 0, 12, 122),
    sized(catSeal('#FFFFFF', '#5E3A20', 'open'), 0, 12, 110),
  ]);
  paper.resetTransform();
  soften(paper, SIDE, 1);
  return canvas;
}

const pillow = (grey: string, scale: number): Mark => sized(catSilhouette(grey), 0, 12, 112 * scale);

/** Eyes, nose and mouth as cuts. */
const features = (grey: string): Mark[] => [sized(sealFeatures(grey, 'open'), 0, 12, 110)];

const dots = (grey: string): Mark[] => regularPolygon(28, 84).map(([x, y]) => fill(ellipsePath(x, y, 3.6), grey));

const reeding = (): Mark[] => {
  const outer = regularPolygon(90, 118);
  return regularPolygon(90, 111).map(([x, y], i) => line(linePath([[x, y], outer[i] ?? [x, y]]), i % 2 ? '#9A9A9A' : '#4A4A4A', 5));
};

