import { stream } from '../noise';
import { bigPlant } from './greens';
import type { Layer, Point } from './layer';
import { box, curve, fill, mix, outline, oval, shifted, stroke, tint } from './layer';

/** The rest of the room: door, bench and stove on the right, books and a piano behind seat 1. */
export function paintLounge(layer: Layer): void {
  doorway(layer, 24);
  bench(layer, 30.4, 42.6);
  gallery(layer);
  stove(layer, 48.2);
  bookshelf(layer, 61, 70.2);
  piano(layer, -69);
  for (const x of [44.6, 56, -62.6, -55]) bigPlant(layer, x);
}

function doorway(layer: Layer, x: number): void {
  const w = 3.9;
  const arch = curve(outline([0, 0, 0, 4.2, 0.5, 5.3, w / 2, 5.9, w - 0.5, 5.3, w, 4.2, w, 0]), 6);
  fill(
    layer,
    arch.map(([a, b]): Point => [x + w / 2 + (a - w / 2) * 1.14, b * 1.05]),
    tint('#6d4727'),
  );
  const [warm, dim] = [tint('#e8ac66', 1.1), tint('#8a5a32')];
  fill(layer, shifted(arch, x, 0), (_, s) => mix(warm, dim, Math.min(1, s / 6)));
  box(layer, x + 0.9, 0, 0.5, 3, tint('#5a3a22'), 0.7);
  box(layer, x + 1.9, 0, 1.5, 1.5, tint('#6a4a30'), 0.8);
}

const CUSHIONS = ['#c9994e', '#e2d3b4', '#a8644a', '#85978a', '#d0ae74'] as const;
const CUSHION = curve(outline([-0.7, 1.6, -0.78, 2.75, 0, 2.66, 0.78, 2.75, 0.7, 1.6, 0, 1.66, -0.7, 1.6]), 4);

function bench(layer: Layer, from: number, to: number): void {
  box(layer, from, 0, to - from, 1.25, tint('#5a3820'));
  for (let x = from; x < to; x += 1.1) box(layer, x, 0.1, 0.08, 1, tint('#3a2314'));
  box(layer, from, 1.25, to - from, 0.4, tint('#5b7069'));
  box(layer, from, 1.65, to - from, 1.35, tint('#48605a'));
  for (let x = from + 0.5; x < to; x += 0.95) box(layer, x, 1.7, 0.07, 1.25, tint('#374a45'));
  CUSHIONS.forEach((colour, i) => fill(layer, shifted(CUSHION, from + 1.2 + i * 2.4, 0), tint(colour)));
}

interface Framed {
  readonly x: number;
  readonly s: number;
  readonly w: number;
  readonly h: number;
}

const GALLERY: readonly Framed[] = [
  { x: 31, s: 4.1, w: 1.7, h: 2.1 },
  { x: 33.4, s: 4.6, w: 2.3, h: 1.7 },
  { x: 36.4, s: 4, w: 1.5, h: 1.9 },
  { x: 38.6, s: 4.4, w: 2.2, h: 2.2 },
  { x: -2.6, s: 3.6, w: 1.7, h: 2.2 },
  { x: -0.2, s: 4.2, w: 1.5, h: 1.8 },
  { x: -70, s: 4, w: 2.2, h: 1.8 },
  { x: -66.9, s: 4.2, w: 1.6, h: 2 },
];
const EAR = outline([0.38, 0.1, 0.36, 0.62, 0.06, 0.3]);

/** Framed pictures: cats, and a landscape now and then. */
function gallery(layer: Layer): void {
  GALLERY.forEach(({ x, s, w, h }, i) => {
    box(layer, x - 0.06, s - 0.14, w + 0.16, h + 0.1, tint('#4a3018'), 0.6);
    box(layer, x, s, w, h, tint(i % 2 ? '#3a2314' : '#b5894c'));
    box(layer, x + 0.16, s + 0.16, w - 0.32, h - 0.32, tint('#e6dac0'));
    const [cx, cs] = [x + w / 2, s + h * 0.42];
    if (i % 3 === 1) {
      box(layer, x + 0.3, s + 0.3, w - 0.6, h * 0.3, tint('#7f937e'));
      oval(layer, cx + 0.3, cs + 0.25, { rx: 0.24, rs: 0.24 }, tint('#d8984e'));
    } else {
      const coat = tint(i % 2 ? '#b8754a' : '#4a3a30');
      oval(layer, cx, cs, { rx: 0.42, rs: 0.36 }, coat);
      for (const side of [-1, 1]) fill(layer, shifted(EAR, cx, cs, side), coat);
    }
  });
}

const SPINES = ['#84503c', '#b59a5e', '#d6c8a8', '#526a64', '#705640', '#a5744c', '#5a6672', '#985444'] as const;

function bookshelf(layer: Layer, from: number, to: number): void {
  const r = stream(71);
  box(layer, from, 0, to - from, 7.6, tint('#5a3820'));
  for (let k = 0; k < 5; k++) {
    const s = 0.35 + k * 1.45;
    box(layer, from + 0.2, s, to - from - 0.4, 1.25, tint('#2c1a0e'));
    for (let x = from + 0.3; x < to - 0.6; ) {
      const [w, h] = [0.16 + r() * 0.2, 0.75 + r() * 0.4];
      const spine = SPINES[Math.floor(r() * SPINES.length)] ?? '#84503c';
      if (r() < 0.86) box(layer, x, s, w, h, tint(spine));
      x += w + 0.02;
    }
    box(layer, from + 0.2, s - 0.08, to - from - 0.4, 0.1, tint('#a87444'));
  }
}

/** A tiled stove with a fire. */
function stove(layer: Layer, x: number): void {
  const [tile, joint] = [tint('#6a857b'), tint('#2f4640')];
  box(layer, x - 1.7, 0, 3.4, 4.6, (a, s) => (((a - x + 9) / 0.68) % 1 < 0.1 || (s / 0.68) % 1 < 0.1 ? joint : tile));
  box(layer, x - 1.9, 4.5, 3.8, 0.35, tint('#879e93'));
  box(layer, x - 1.9, 0, 3.8, 0.5, tint('#3a4a45'));
  box(layer, x - 0.75, 1, 1.5, 1.2, tint('#1c120c'));
  for (const [dx, h] of [
    [-0.4, 0.7],
    [0, 1],
    [0.35, 0.6],
  ] as const) {
    fill(layer, shifted(outline([-0.25, 0, 0.25, 0, 0, h]), x + dx, 1.05), tint('#ffb04a', 5));
  }
  stroke(
    layer,
    [
      [x, 4.8],
      [x, 10.4],
    ],
    0.6,
    tint('#4a4038'),
  );
}

function piano(layer: Layer, x: number): void {
  box(layer, x - 2.4, 0, 4.8, 3.2, tint('#3a2214'));
  box(layer, x - 2.5, 3.1, 5, 0.18, tint('#8a5a34'));
  box(layer, x - 2.2, 1.75, 4.4, 0.22, tint('#efe4cc'));
  for (let k = 0; k < 14; k++) box(layer, x - 2.05 + k * 0.31, 1.83, 0.12, 0.14, tint('#1a110b'));
  box(layer, x - 2.3, 1.5, 4.6, 0.24, tint('#54331e'));
  box(layer, x - 0.6, 2.2, 1.2, 0.8, tint('#efe4cc'));
  for (const dx of [-2.2, 2]) box(layer, x + dx, 0, 0.22, 1.6, tint('#54331e'));
}
