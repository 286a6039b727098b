import { catFace, type FaceLook } from './catFace';
import { mix, outline, SHADE } from './colour';
import { fill, line, type Mark, placed, type Place, volume } from './marks';
import { ellipsePath, type Point, smoothPath } from './paths';

/** Parts of cats, as marks around their own origin. */

/** A head 200 wide and 160 high around the origin, without its ears. */
export const HEAD = 'M-100,14Q-104,-78 0,-80Q104,-78 100,14Q98,80 0,80Q-98,80 -100,14Z';

/** An ear standing on the origin, `width` to each side, `height` up, its tip rounded and its sides bulging. */
export const earPath = (width: number, height: number): string =>
  `M${-width},${height * 0.14}Q${-width * 0.88},${-height * 0.6} ${-width * 0.3},${-height * 0.93}` +
  `Q0,${-height * 1.08} ${width * 0.32},${-height * 0.87}Q${width * 0.92},${-height * 0.4} ${width},${height * 0.14}Z`;

export interface EarLook {
  readonly fur: string;
  /** Inner ear, mixed with the fur. */
  readonly inner?: string;
  readonly edge?: number;
  readonly edgeColour?: string;
}

/** Two ears at ±`gap` from the origin, turned outward. Draw them before the head they sit on. */
export function ears(
  gap: number,
  width: number,
  height: number,
  { fur, inner = '#F2A0A0', edge = 6, edgeColour = outline(fur) }: EarLook,
): Mark[] {
  const ear = [
    volume(earPath(width, height), fur, { reach: 0.6, edge, edgeColour }),
    placed([fill(earPath(width * 0.52, height * 0.58), mix(inner, fur, 0.15))], { y: -height * 0.04 }),
  ];
  return [placed(ear, { x: -gap, turn: -16, mirrored: true }), placed(ear, { x: gap, turn: 16 })];
}

export interface HeadLook extends FaceLook {
  readonly fur: string;
  readonly innerEar?: string;
  readonly edge?: number;
  /** Drawn on the fur, under the face: caps, masks, stripes. */
  readonly marking?: readonly Mark[];
}

/** A whole head, 200 wide, centred on the origin. */
export function catHead(look: HeadLook): Mark[] {
  const { fur, innerEar = '#F2A0A0', edge = 6, marking = [] } = look;
  return [
    placed(ears(60, 36, 66, { fur, inner: innerEar, edge }), { y: -50 }),
    volume(HEAD, fur, { edge, inside: marking }),
    placed(catFace(look), { y: -4 }),
  ];
}

/** Head and ears as one flat shape, 200 wide. */
export function catSilhouette(colour: string): Mark[] {
  const ear = [fill(earPath(36, 66), colour)];
  return [
    placed(ear, { x: -60, y: -50, turn: -16, mirrored: true }),
    placed(ear, { x: 60, y: -50, turn: 16 }),
    fill(HEAD, colour),
  ];
}

/** The features of a seal, bolder than a face's: they are cut, stitched or stamped. */
export function sealFeatures(cut: string, eyes: 'open' | 'asleep'): Mark[] {
  const eye = (x: number): Mark =>
    eyes === 'asleep' ? line(`M${x - 21},-8Q${x},16 ${x + 21},-8`, cut, 12) : fill(ellipsePath(x, 0, 15, 20), cut);
  return [
    eye(-40),
    eye(40),
    fill('M-14,20Q0,13 14,20Q14,33 0,37Q-14,33 -14,20Z', cut),
    line('M-27,43Q-22,57 -10,56Q0,54 0,37Q0,54 10,56Q22,57 27,43', cut, 8),
  ];
}

/** A cat in two flat colours: for seals, coins and small print. */
export const catSeal = (colour: string, cut: string, eyes: 'open' | 'asleep' = 'asleep'): Mark[] => [
  ...catSilhouette(colour),
  ...sealFeatures(cut, eyes),
];

/** A paw hanging over an edge, 68 wide, with two toe lines. */
export function paw(fur: string, edge = 5): Mark[] {
  return [
    volume('M-34,10Q-36,-34 0,-34Q36,-34 34,10Q34,34 0,34Q-34,34 -34,10Z', fur, { reach: 0.5, edge }),
    line('M-11,31V13M11,31V13', outline(fur), edge),
  ];
}

/** The mark of a paw: pad and four toes, about 100 wide. */
export function pawPrint(colour: string): Mark[] {
  return [
    fill('M0,-4Q26,-4 34,24Q38,44 18,44Q8,40 0,40Q-8,40 -18,44Q-38,44 -34,24Q-26,-4 0,-4Z', colour),
    ...(
      [
        [-37, -2, 12, 16],
        [37, -2, 12, 16],
        [-14, -28, 13, 18],
        [14, -28, 13, 18],
      ] as const
    ).map(([x, y, rx, ry]) => fill(ellipsePath(x, y, rx, ry), colour)),
  ];
}

/** A tail through points, as one thick stroke with outline and a lit upper side. */
export function tail(points: readonly Point[], fur: string, width: number, edge = 6): Mark[] {
  const d = smoothPath(points, { open: true, tension: 0.2 });
  return [
    line(d, outline(fur), width + 2 * edge),
    line(d, mix(fur, SHADE, 0.2), width),
    placed([line(d, fur, width * 0.72)], { x: -width * 0.09, y: -width * 0.09 }),
  ];
}

/** Places a drawing that is 200 wide so that it is `width` wide around (x, y). */
export const sized = (marks: readonly Mark[], x: number, y: number, width: number, more: Partial<Place> = {}): Mark =>
  placed(marks, { x, y, scale: width / 200, ...more });
