import { layeredNoise, stream } from '../noise';
import type { Layer } from './layer';
import { box, glow, mix, oval, tint, trapezoid } from './layer';

/** Where the window front is: left edges, bay width, sill and top, height of the transom. */
export const BAYS = {
  xs: [-52, -46, -40, -34, -28, -21.2, -12.7],
  width: 5,
  sill: 1.9,
  top: 8.4,
  transom: 5.9,
} as const;

const FROM = -54;
const LENGTH = 50;

/** The street behind the windows in the last sun: bright, far away, much more out of focus than the room. */
export function paintStreet(layer: Layer): void {
  const r = stream(41);
  const cloud = layeredNoise(5);
  const [gold, blue] = [tint('#ffbf6a', 1.6), tint('#ffdca6', 1.0)];
  box(layer, FROM, 0, LENGTH, 11, (x, s) => {
    const up = (s - 4.2) / 4.5 + 0.3 * (cloud(x * 0.2, s * 0.3) - 0.5);
    return mix(gold, blue, Math.min(1, Math.max(0, up)));
  });
  for (let x = FROM, i = 0; x < FROM + LENGTH; i++) x += house(layer, x, i, r);
  box(layer, FROM, 0, LENGTH, 1.15, tint('#b98c60', 0.9));
  for (let x = FROM; x < FROM + LENGTH; x += 5.3) tree(layer, x + r() * 2, r);
  for (let i = 0; i < 40; i++) {
    glow(layer, FROM + r() * LENGTH, 1 + r() * 2.2, { rx: 0.32, rs: 0.32 }, tint('#ffd890', 7));
  }
}

const FRONTS = ['#d29566', '#b97f60', '#cda983', '#98928f', '#d0a672', '#a87764'] as const;

function house(layer: Layer, x: number, i: number, r: () => number): number {
  const width = 3 + r() * 2.6;
  const height = 4.6 + r() * 2.6;
  box(layer, x, 0, width, height, tint(FRONTS[i % FRONTS.length] ?? '#d29566', 1.05));
  box(layer, x + width * 0.78, 0, width * 0.22, height, tint('#85818a', 0.75), 0.55);
  for (let k = 0; k < 6; k++) {
    const pane = r() < 0.35 ? tint('#ffd890', 2.6) : tint('#5f6470', 0.8);
    box(layer, x + 0.5 + (k % 2) * 1.4, 2.7 + Math.floor(k / 2) * 1.25, 0.7, 0.85, pane);
  }
  // An awning over every shop.
  const awning = tint(i % 2 ? '#d8c7a0' : '#5f8a76', 1);
  trapezoid(layer, { from: x, to: x + width, s: 1.5 }, { from: x + 0.3, to: x + width - 0.3, s: 2.2 }, awning);
  return width;
}

function tree(layer: Layer, x: number, r: () => number): void {
  box(layer, x - 0.14, 0, 0.28, 3.4, tint('#6a4a33', 0.7));
  for (let i = 0; i < 34; i++) {
    const leaf = mix(tint('#78893f', 0.85), tint('#e9c860', 1.6), r() ** 2);
    const shape = { rx: 0.35 + r() * 0.3, rs: 0.25 + r() * 0.2, turn: r() * 3 };
    oval(layer, x + (r() - 0.5) * 3.2, 3.6 + (r() - 0.3) * 3, shape, leaf, 0.75);
  }
}
