import { stream } from '../noise';
import { bigPlant } from './greens';
import type { Layer, Point, Rgb } from './layer';
import { box, curve, fill, mix, outline, oval, stroke, tint, trapezoid } from './layer';

const C = { left: 2.6, right: 20.4, height: 3 } as const;

/** The bar straight ahead of seat 1: tiled wall with shelves, counter, and the things of a café on it. */
export function paintCounter(layer: Layer): void {
  tiles(layer);
  shelves(layer);
  chalkboard(layer);
  front(layer);
  onTheCounter(layer);
  bigPlant(layer, -5.2);
}

function tiles(layer: Layer): void {
  box(layer, C.left - 0.4, C.height, C.right - C.left + 0.8, 4.6, (x, s) => {
    const row = Math.floor(s / 0.42);
    const joint =
      Math.abs(((s / 0.42) % 1) - 0.5) > 0.44 || Math.abs((((x + (row % 2) * 0.45) / 0.9) % 1) - 0.5) > 0.46;
    return joint ? tint('#b89a70') : tint('#ead9b6');
  });
}

const CROCKERY = ['#efe2c8', '#c9793f', '#5d7f78', '#e6cf9a', '#8f4a33', '#d9c3a0', '#3f5f5a', '#b58a4a'] as const;

function shelves(layer: Layer): void {
  const r = stream(23);
  for (const s of [4.15, 5.55, 6.95]) {
    for (let x = C.left + 0.6; x < 13.6; ) {
      const kind = r();
      const colour = tint(CROCKERY[Math.floor(r() * CROCKERY.length)] as string);
      const step =
        kind < 0.4 ? cups(layer, x, s, colour) : kind < 0.8 ? jar(layer, x, s, colour, r()) : bottle(layer, x, s, r());
      x += step + 0.12 + r() * 0.3;
    }
    box(layer, C.left + 0.2, s - 0.2, 11.9, 0.2, tint('#7a4a28'));
    box(layer, C.left + 0.2, s - 0.04, 11.9, 0.06, tint('#e0ac6a'));
    box(layer, C.left + 0.2, s - 0.42, 11.9, 0.22, tint('#4a3018'), 0.45);
  }
}

function cups(layer: Layer, x: number, s: number, colour: Rgb): number {
  for (let k = 0; k < 2; k++) {
    const foot = s + 0.42 * k;
    const glaze = mix(colour, tint('#ffffff'), k * 0.12);
    trapezoid(layer, { from: x + 0.12, to: x + 0.5, s: foot }, { from: x, to: x + 0.62, s: foot + 0.42 }, glaze);
    oval(layer, x + 0.68, foot + 0.24, { rx: 0.13, rs: 0.13 }, colour);
  }
  return 0.72;
}

function jar(layer: Layer, x: number, s: number, colour: Rgb, tall: number): number {
  const h = 0.6 + tall * 0.35;
  box(layer, x, s, 0.6, h, mix(colour, tint('#f4ead2'), 0.25));
  box(layer, x + 0.06, s, 0.48, h * 0.6, tint(tall > 0.5 ? '#4a2814' : '#c98f4a'));
  box(layer, x + 0.05, s + h, 0.5, 0.14, tint('#6a4526'));
  box(layer, x + 0.07, s + 0.05, 0.08, h - 0.1, tint('#fff6de'), 0.6);
  return 0.6;
}

function bottle(layer: Layer, x: number, s: number, tone: number): number {
  const glass = tint(tone < 0.4 ? '#3f5d3f' : tone < 0.7 ? '#7a4a1e' : '#a9b7a4');
  box(layer, x, s, 0.34, 0.72, glass);
  box(layer, x + 0.11, s + 0.72, 0.12, 0.34, glass);
  box(layer, x, s + 0.2, 0.34, 0.28, tint('#f0dfb8'));
  return 0.34;
}

function chalkboard(layer: Layer): void {
  const r = stream(9);
  box(layer, 14.6, 4, 4.9, 3.3, tint('#6f4a2c'));
  box(layer, 14.8, 4.2, 4.5, 2.9, tint('#2b3330'));
  for (let i = 0; i < 6; i++) {
    const s = 6.3 - i * 0.38;
    box(layer, 15.2, s, 1.3 + r() * 0.9, 0.12, tint('#e6ddc8'), 0.8);
    box(layer, 18.2, s, 0.5, 0.12, tint('#f0c878'), 0.85);
  }
  box(layer, 15.9, 6.68, 2.3, 0.2, tint('#f2e6cc'), 0.9);
}

function front(layer: Layer): void {
  const width = C.right - C.left;
  const green = tint('#46605a');
  box(layer, C.left, 0, width, C.height, (_, s) => mix(tint('#22332f'), green, 0.35 + s / C.height));
  for (let i = 0; i < 9; i++) {
    const x = C.left + 0.35 + i * (width / 9);
    box(layer, x, 0.65, width / 9 - 0.45, 1.75, tint('#1d2b28'), 0.75);
    box(layer, x + 0.1, 0.72, width / 9 - 0.65, 1.6, tint('#587067'));
    box(layer, x + 0.1, 2.2, width / 9 - 0.65, 0.1, tint('#a8b8a2'), 0.7);
  }
  box(layer, C.left, 0, width, 0.4, tint('#1a110b'));
  box(layer, C.left, 0.5, width, 0.1, tint('#d8a552'));
  box(layer, C.left - 0.2, C.height - 0.3, width + 0.4, 0.34, tint('#b27a44'));
  box(layer, C.left - 0.2, C.height - 0.04, width + 0.4, 0.12, tint('#ffe0a8', 1.2));
  for (let x = C.left + 1.2; x < C.right - 1; x += 2.9) stool(layer, x);
}

function stool(layer: Layer, x: number): void {
  const wood = tint('#2a170c');
  oval(layer, x, 1.95, { rx: 0.62, rs: 0.14 }, tint('#c08a52'));
  box(layer, x - 0.62, 1.72, 1.24, 0.22, tint('#7d4a28'));
  for (const q of [-1, 1])
    stroke(
      layer,
      [
        [x + q * 0.38, 1.75],
        [x + q * 0.58, -0.35],
      ],
      0.13,
      wood,
    );
  box(layer, x - 0.5, 0.55, 1, 0.1, tint('#b98a4a'));
}

function onTheCounter(layer: Layer): void {
  const top = C.height + 0.05;
  cakeDome(layer, 5.4, top);
  machine(layer, 8.3, top);
  for (const [x, inside] of [
    [11.3, '#4a2814'],
    [12.1, '#d3a05c'],
    [12.9, '#6e3c1e'],
  ] as const)
    jar(layer, x, top, tint(inside), 0.9);
  for (let k = 0; k < 5; k++) box(layer, 14.5, top + k * 0.11, 1.1, 0.08, tint('#efe4cc'));
  vase(layer, 17.3, top);
  box(layer, 3.1, top, 0.9, 0.75, tint('#6a4428'));
  box(layer, 3.2, top + 0.3, 0.7, 0.35, tint('#e9d9b4'));
}

function cakeDome(layer: Layer, x: number, s: number): void {
  oval(layer, x, s + 0.08, { rx: 0.85, rs: 0.1 }, tint('#efe2c4'));
  box(layer, x - 0.55, s + 0.12, 1.1, 0.42, tint('#c8834a'));
  box(layer, x - 0.55, s + 0.5, 1.1, 0.14, tint('#fbeed6'));
  const glass = outline([-0.8, 0.1, -0.75, 0.7, 0, 1.1, 0.75, 0.7, 0.8, 0.1]).map(([a, b]): Point => [x + a, s + b]);
  fill(layer, glass, tint('#fff2d6'), 0.22);
  stroke(layer, curve(glass.slice(0, 3), 5), 0.07, tint('#fff4dc', 1.4), 0.8);
}

/** The café's own espresso machine, chrome and brass. */
function machine(layer: Layer, x: number, s: number): void {
  box(layer, x, s, 2.4, 1.05, tint('#b8afa2'));
  box(layer, x, s + 0.72, 2.4, 0.12, tint('#fff6e4', 1.3));
  box(layer, x + 0.1, s + 0.1, 2.2, 0.45, tint('#3a332c'));
  box(layer, x - 0.08, s + 1.02, 2.56, 0.14, tint('#d8a552'));
  for (const dx of [0.45, 1.2, 1.95]) oval(layer, x + dx, s + 0.88, { rx: 0.1, rs: 0.1 }, tint('#2c2018'));
  for (let k = 0; k < 4; k++) box(layer, x + 0.15 + k * 0.56, s + 1.16, 0.44, 0.32, tint('#f4ead6'));
}

function vase(layer: Layer, x: number, s: number): void {
  box(layer, x, s, 0.42, 0.7, tint('#4f7f86'));
  outline([-0.4, 1.2, 0.1, 1.45, 0.55, 1.25, 0.85, 1, -0.15, 1]).forEach(([dx, ds], i) => {
    stroke(
      layer,
      [
        [x + 0.2, s + 0.6],
        [x + 0.2 + dx, s + ds],
      ],
      0.06,
      tint('#5d7a3e'),
    );
    oval(layer, x + 0.2 + dx, s + ds, { rx: 0.24, rs: 0.22 }, tint(i % 2 ? '#f2d9a4' : '#e09a6a'));
  });
}
