import { makeNoise } from '../art/noise';

/** The form of the bag as a function: a place on the cloth gives a point in space. Centimetres, foot at y = 0. */
export interface BagPoint {
  /** 0 to 1 around, `BAG.front` facing +z. */
  readonly around: number;
  /** 0 at the foot, 1 at the hem. */
  readonly up: number;
}
type Point3 = readonly [x: number, y: number, z: number];

/** Radius and height along the way up. */
const PROFILE = [
  [4.9, 0],
  [6.3, 0.5],
  [7, 2.3],
  [6.95, 4.4],
  [6.1, 6.4],
  [4.3, 8.3],
  [2.35, 9.5],
  [2.05, 10],
  [2.5, 10.7],
  [3.35, 12],
  [4, 13.1],
] as const;

export const BAG = {
  front: 0.5,
  neckY: 9.86,
  neckRadius: 2.1,
  /** Radius of the patch. */
  patch: 2.75,
  patchUp: 0.3,
  /** Cloth once around, and once up, at the patch. */
  patchAround: 43,
  patchHeight: 21,
  /** Where the cord ties it, on the way up. */
  neck: 0.7,
} as const;

const pleatNoise = makeNoise(61, 24);
const sagNoise = makeNoise(17, 16);

export function clothAt({ around, up }: BagPoint): Point3 {
  const [radius, height] = profileAt(up);
  const angle = (around - BAG.front) * 2 * Math.PI;
  const fold = foldAt({ around, up }) * (1 - 0.6 * earShare(angle) * Math.max(0, (up - BAG.neck) / (1 - BAG.neck)));
  const front = Math.max(0, Math.cos(angle)) ** 3 * bump(up, BAG.patchUp, 0.3);
  const sag = (sagNoise(around * 16, up * 3) - 0.5) * 0.9 * (1 - gather(up)) * (1 - 0.7 * front) * Math.min(1, up * 9);
  const reach = radius + fold * (1 - 0.6 * front) + sag;
  const hem = up > BAG.neck ? ((up - BAG.neck) / (1 - BAG.neck)) ** 2 * hemRise(angle, around) : 0;
  // It leans a little back, as a full bag does.
  const lean = up * up * -0.5;
  return [reach * Math.sin(angle) * 1.03, height + hem + sag * 0.25 * up, reach * Math.cos(angle) * 0.97 + lean];
}

/** 1 where a corner of the cloth stands up like an ear, right and left of the front. */
const earShare = (angle: number): number =>
  [-0.9, 0.9].reduce((sum, at) => sum + Math.exp(-(((angle - at) / 0.46) ** 2)), 0);

/** Between the two peaks the hem dips and waves. */
function hemRise(angle: number, around: number): number {
  return 2.3 * earShare(angle) + (pleatNoise(around * 24, 3) - 0.5) * 0.7 - 0.4;
}

/** How much the cloth is gathered: all at the neck, nothing at the belly. */
const gather = (up: number): number => Math.max(0, 1 - Math.abs(up - BAG.neck) / 0.44) ** 1.25;
const bump = (x: number, at: number, width: number): number => Math.max(0, 1 - ((x - at) / width) ** 2);

/** Pleats of uneven width that grow toward the neck and open above it. Centimetres outward. */
function foldAt({ around, up }: BagPoint): number {
  const drift = (pleatNoise(around * 24, up * 4) - 0.5) * 2.4;
  const turn = around * 2 * Math.PI;
  const strength = gather(up) * (up > BAG.neck ? 1 : 1.15);
  const pleats = ridge(turn * 13 + drift) * 0.44 + Math.cos(turn * 7 + 1.3 + drift * 0.7) * 0.26;
  const neck = bump(up, BAG.neck, 0.07) * 0.7;
  // Slack cloth hangs in a few soft creases down the belly.
  const creases =
    ridge(turn * 9 + drift * 1.6 + up * 5) * 0.17 * bump(up, 0.4, 0.3) +
    ridge(turn * 5 + up * 11 + drift * 2.2) * 0.15 * bump(up, 0.2, 0.22);
  return pleats * strength * (1 - neck) + creases + Math.cos(turn * 21 + drift * 2) * 0.05 * (strength + 0.2);
}

/** A fold of cloth: a round back and a narrow valley, −1 to 1. */
const ridge = (angle: number): number => 1 - 2 * (1 - Math.abs(Math.sin(angle / 2))) ** 1.5;

export function clothNormal(place: BagPoint): Point3 {
  const step = 0.004;
  const [a, b] = [
    clothAt({ ...place, around: place.around - step }),
    clothAt({ ...place, around: place.around + step }),
  ];
  const [c, d] = [clothAt({ ...place, up: place.up - step }), clothAt({ ...place, up: place.up + step })];
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [d[0] - c[0], d[1] - c[1], d[2] - c[2]];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** Catmull-Rom through the profile. */
function profileAt(up: number): readonly [number, number] {
  const way = Math.min(PROFILE.length - 1.0001, Math.max(0, up * (PROFILE.length - 1)));
  const i = Math.floor(way);
  const t = way - i;
  const get = (k: number): readonly [number, number] => PROFILE[Math.max(0, Math.min(PROFILE.length - 1, k))] ?? [0, 0];
  const [p, q, r, s] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
  const along = (k: 0 | 1): number =>
    q[k] +
    0.5 * t * (r[k] - p[k] + t * (2 * p[k] - 5 * q[k] + 4 * r[k] - s[k] + t * (3 * (q[k] - r[k]) + s[k] - p[k])));
  return [along(0), along(1)];
}
