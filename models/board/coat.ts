import { LIGHT, SHADE, withAlpha } from '../art/colour';
import { makeNoise, makeRandom, type Random, seedOf } from '../art/noise';
import { makeSheet } from '../art/paint';
import type { Region } from './atlas';
import { GAP } from './atlas';
import type { Corner } from './outline';
import { DRAWN_PER_CM, trace } from './outline';

/** A print while it is drawn: the context counts in tenths of a millimetre from the panel's own origin, y down. */
export interface Print {
  readonly paper: CanvasRenderingContext2D;
  /** What the region covers, drawing units. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly region: Region;
  /** The same for the same region on every run. */
  readonly random: Random;
}

/** Clips to a region and its bleed, and makes the panel's own measure current. */
export function inPrint(paper: CanvasRenderingContext2D, region: Region, draw: (print: Print) => void): void {
  const { frame, scale, left, top } = region;
  const unit = scale / DRAWN_PER_CM;
  const bleed = GAP / 2;
  paper.save();
  paper.beginPath();
  paper.rect(left - bleed, top - bleed, frame.width * scale + 2 * bleed, frame.height * scale + 2 * bleed);
  paper.clip();
  paper.translate(left - frame.x * scale, top + (frame.y + frame.height) * scale);
  paper.scale(unit, unit);
  const margin = bleed / unit;
  draw({
    paper,
    x: frame.x * DRAWN_PER_CM - margin,
    y: -(frame.y + frame.height) * DRAWN_PER_CM - margin,
    width: frame.width * DRAWN_PER_CM + 2 * margin,
    height: frame.height * DRAWN_PER_CM + 2 * margin,
    region,
    random: makeRandom(seedOf(region.id)),
  });
  paper.restore();
}

/** One colour with the mottle of ink on pulp. `mottle` 0 to 1. */
export function coat({ paper, x, y, width, height, region }: Print, colour: string, mottle = 0.16): void {
  paper.fillStyle = colour;
  paper.fillRect(x, y, width, height);
  paper.save();
  const unit = DRAWN_PER_CM / region.scale;
  paper.translate(x, y);
  paper.scale(unit, unit);
  paper.globalCompositeOperation = 'overlay';
  paper.globalAlpha = mottle;
  paper.fillStyle = pulp(paper);
  paper.fillRect(0, 0, width / unit, height / unit);
  paper.restore();
}

/** Light from the upper left over a whole board: the print of a solid is a little lighter above. */
export function sheen({ paper, x, y, width, height }: Print, light = 0.12, shade = 0.2): void {
  const ramp = paper.createLinearGradient(x, y, x + width * 0.25, y + height);
  ramp.addColorStop(0, withAlpha(LIGHT, light));
  ramp.addColorStop(0.45, withAlpha(LIGHT, 0));
  ramp.addColorStop(0.55, withAlpha(SHADE, 0));
  ramp.addColorStop(1, withAlpha(SHADE, shade));
  paper.fillStyle = ramp;
  paper.fillRect(x, y, width, height);
}

/** The inside of a box: less light along its edges, `reach` units wide. */
export function hollow({ paper, x, y, width, height }: Print, reach: number, strength: number): void {
  for (const [x0, y0, x1, y1] of [
    [x, y, x + reach, y],
    [x + width, y, x + width - reach, y],
    [x, y + height, x, y + height - reach],
  ] as const) {
    const ramp = paper.createLinearGradient(x0, y0, x1, y1);
    ramp.addColorStop(0, withAlpha('#1A0705', strength));
    ramp.addColorStop(0.4, withAlpha('#1A0705', strength * 0.4));
    ramp.addColorStop(1, withAlpha('#1A0705', 0));
    paper.fillStyle = ramp;
    paper.fillRect(x, y, width, height);
  }
}

/** Wear: short pale nicks along the cut, more of them at corners, where the ink has come off. */
export function nicks({ paper, random }: Print, outline: readonly Corner[], perCm = 1.6): void {
  const points = trace(outline);
  paper.save();
  paper.lineCap = 'round';
  points.forEach((from, i) => {
    const to = points[(i + 1) % points.length];
    if (!to) return;
    const length = from.distanceTo(to);
    const count = Math.floor(length * perCm + random());
    for (let k = 0; k < count; k++) {
      const start = random();
      const end = Math.min(1, start + (0.04 + random() ** 2 * 0.3) / length);
      const inward = 2.6 + random() * 1.5;
      const [nx, ny] = [((to.y - from.y) / length) * inward, ((to.x - from.x) / length) * inward];
      const at = (t: number): [number, number] => [
        (from.x + (to.x - from.x) * t) * DRAWN_PER_CM - nx,
        -(from.y + (to.y - from.y) * t) * DRAWN_PER_CM - ny,
      ];
      paper.strokeStyle = withAlpha('#F2D9B8', 0.14 + random() * 0.4);
      paper.lineWidth = 2 + random() * 4.5;
      paper.beginPath();
      paper.moveTo(...at(start));
      paper.lineTo(...at(end));
      paper.stroke();
    }
  });
  paper.restore();
}

/** Pale rubbed spots and hair scratches over a large plain board. */
export function scuffs({ paper, x, y, width, height, random }: Print, count: number): void {
  paper.save();
  paper.lineCap = 'round';
  for (let i = 0; i < count; i++) {
    const [sx, sy] = [x + random() * width, y + random() * height];
    const angle = random() * Math.PI * 2;
    const length = 20 + random() ** 2 * 180;
    paper.strokeStyle = withAlpha('#F2D9B8', 0.03 + random() * 0.07);
    paper.lineWidth = 1 + random() * 2.5;
    paper.beginPath();
    paper.moveTo(sx, sy);
    paper.quadraticCurveTo(
      sx + Math.cos(angle) * length * 0.5 + 8,
      sy + Math.sin(angle) * length * 0.5,
      sx + Math.cos(angle) * length,
      sy + Math.sin(angle) * length,
    );
    paper.stroke();
  }
  paper.restore();
}

let pulpPattern: CanvasPattern | null = null;

/** Mid-grey noise, 256 × 256, repeating: soft clouds, blotches and single fibres. */
function pulp(paper: CanvasRenderingContext2D): CanvasPattern {
  if (pulpPattern) return pulpPattern;
  const side = 256;
  const sheet = makeSheet(side, side);
  const image = sheet.paper.createImageData(side, side);
  const [wide, fine] = [makeNoise(5, 7), makeNoise(11, 32)];
  const random = makeRandom(8);
  for (let i = 0; i < side * side; i++) {
    const [px, py] = [i % side, Math.floor(i / side)];
    const grey =
      128 +
      (wide((px / side) * 7, (py / side) * 7) - 0.5) * 60 +
      (fine((px / side) * 32, (py / side) * 32) - 0.5) * 36 +
      (random() - 0.5) * 54;
    image.data.set([grey, grey, grey, 255], i * 4);
  }
  sheet.paper.putImageData(image, 0, 0);
  pulpPattern = paper.createPattern(sheet.canvas, 'repeat');
  if (!pulpPattern) throw new Error('this browser cannot fill with a pattern');
  return pulpPattern;
}
