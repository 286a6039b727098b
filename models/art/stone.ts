import { channels, mix } from './colour';
import { makeNoise, makeRandom } from './noise';
import { makeSheet, type Paper } from './paint';
import { type Point, smoothPath } from './paths';

/** Stone as drawn on a face: soft clouds, chips of other stone, a vein now and then. Colours are flat constants. */
export interface StoneLook {
  readonly base: string;
  /** Chips, most frequent first. */
  readonly chips: readonly string[];
  readonly vein: string;
  /** How strong the clouds are, 0 to 1. */
  readonly clouds: number;
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The area is filled to its edge; the same seed gives the same stone at any scale. Units: 450 = a tile's side. */
export function paintStone(paper: Paper, area: Area, look: StoneLook, seed: number): void {
  const random = makeRandom(seed);
  const { x, y, width, height } = area;
  paper.save();
  paper.beginPath();
  paper.rect(x, y, width, height);
  paper.clip();
  paper.fillStyle = look.base;
  paper.fillRect(x, y, width, height);
  paintClouds(paper, area, { dx: random() * 512, dy: random() * 512, strength: look.clouds });
  const share = (width * height) / (450 * 450);
  for (let i = 0; i < Math.max(1, Math.round(3.2 * share)); i++)
    paintVein(paper, area, mix(look.base, look.vein, 0.4), random);
  for (let i = 0; i < Math.round(150 * share); i++) {
    const colour = look.chips[Math.floor(random() ** 1.6 * look.chips.length)] ?? look.vein;
    paintChip(
      paper,
      x + random() * width,
      y + random() * height,
      1.4 + random() ** 3 * 11,
      mix(look.base, colour, 0.75),
      random,
    );
  }
  paper.restore();
}

interface Drift {
  readonly dx: number;
  readonly dy: number;
  readonly strength: number;
}

/** Light and dark clouds, 256 × 256 repeating, drawn 2 units to the pixel. */
let clouds: HTMLCanvasElement | null = null;

function paintClouds(paper: Paper, { x, y, width, height }: Area, { dx, dy, strength }: Drift): void {
  clouds ??= makeClouds();
  const pattern = paper.createPattern(clouds, 'repeat');
  if (!pattern) return;
  paper.save();
  paper.globalAlpha = strength;
  paper.translate(x - dx, y - dy);
  paper.scale(2, 2);
  paper.fillStyle = pattern;
  paper.fillRect(dx / 2, dy / 2, width / 2, height / 2);
  paper.restore();
}

function makeClouds(): HTMLCanvasElement {
  const side = 256;
  const { canvas, paper } = makeSheet(side, side);
  const octaves = [4, 9, 19, 41, 90].map((cells, i) => ({
    cells,
    noise: makeNoise(5 + i, cells),
    weight: 0.2 * 0.62 ** i,
  }));
  const random = makeRandom(11);
  const light = channels('#FFF8E6');
  const dark = channels('#4A2418');
  const picture = paper.createImageData(side, side);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const [u, v] = [column / side, row / side];
      let tone = (random() - 0.5) * 0.04;
      for (const { cells, noise, weight } of octaves) tone += (noise(u * cells, v * cells) - 0.5) * weight;
      const colour = tone > 0 ? light : dark;
      const alpha = Math.abs(tone) * 255 * (tone > 0 ? 1.3 : 0.75);
      picture.data.set([colour[0], colour[1], colour[2], alpha], (row * side + column) * 4);
    }
  }
  paper.putImageData(picture, 0, 0);
  return canvas;
}

/** A broken piece: a small irregular pebble. */
function paintChip(paper: Paper, x: number, y: number, radius: number, colour: string, random: () => number): void {
  const corners = 5 + Math.floor(random() * 3);
  const start = random() * 6.283;
  paper.globalAlpha = 0.5 + random() * 0.35;
  paper.fillStyle = colour;
  paper.beginPath();
  for (let i = 0; i < corners; i++) {
    const angle = start + (i / corners) * 6.283;
    const reach = radius * (0.65 + random() * 0.5);
    paper.lineTo(x + Math.cos(angle) * reach * 1.2, y + Math.sin(angle) * reach);
  }
  paper.fill();
  paper.globalAlpha = 1;
}

function paintVein(paper: Paper, { x, y, width, height }: Area, colour: string, random: () => number): void {
  const from = random() * height;
  const slope = (random() - 0.5) * 1.4;
  const points = Array.from({ length: 6 }, (_, i): Point => {
    const along = (i / 5) * 1.1 - 0.05;
    return [x + along * width, y + from + slope * along * width + (random() - 0.5) * 50];
  });
  const d = new Path2D(smoothPath(points, { open: true }));
  paper.strokeStyle = colour;
  paper.lineCap = 'round';
  for (const [thick, alpha] of [
    [7 + random() * 9, 0.12],
    [1.4 + random() * 1.6, 0.5],
  ] as const) {
    paper.globalAlpha = alpha;
    paper.lineWidth = thick;
    paper.stroke(d);
  }
  paper.globalAlpha = 1;
}
