import { inside } from '../core/problem';
import { amount, fields, integer, list, object, oneOf, text } from '../core/read';
import type { Face, Quat, Vec3 } from '../table/types';

/** The parts of a table file that the rules ignore: camera and captions of a film, and placements that differ. */

/** How a stretch of a game is filmed; `at` is the index of the move it precedes. What the words mean is the film's business. */
export interface Shot {
  readonly at: number;
  readonly camera?: string;
  readonly to?: string;
  /** Focal length in mm. */
  readonly lens?: number;
  readonly ease?: string;
  /** Seconds. */
  readonly hold?: number;
  /** The caption. */
  readonly say?: string;
  readonly marks?: readonly unknown[];
}
export interface Film {
  /** Pixels. */
  readonly size?: readonly [width: number, height: number];
  readonly fps?: number;
  readonly shots?: readonly Shot[];
}

/** Where a component lies that is not where the position says (advise and free mode). */
export interface Deviation {
  readonly zone: string;
  readonly slot: number;
  readonly face: Face;
  readonly pose?: { readonly position: Vec3; readonly turn: Quat };
}
/** Deviations by component. */
export type Deviations = Readonly<Record<string, Deviation>>;

const MOST = {
  pixels: 8192,
  fps: 120,
  shots: 10_000,
  marks: 1_000,
  word: 100,
  caption: 1_000,
  placements: 2_000,
} as const;
/** World units: nothing lies farther from the middle of the table than this. */
const FAR = 10_000;

const SHOT_PARTS = ['camera', 'to', 'lens', 'ease', 'hold', 'say', 'marks'] as const;

/** Reads `film` of a file with so many moves. */
export function readFilm(raw: unknown, part: string, moves: number): Film {
  const found = fields(raw, part, [], ['size', 'fps', 'shots']);
  const size = found.size === undefined ? null : readSize(found.size, inside(part, 'size'));
  const fps = found.fps === undefined ? null : integer(found.fps, inside(part, 'fps'), 1, MOST.fps);
  const shotsPart = inside(part, 'shots');
  const shots =
    found.shots === undefined
      ? null
      : list(found.shots, shotsPart, 0, MOST.shots).map((shot, i) => readShot(shot, inside(shotsPart, i), moves));
  return { ...(size && { size }), ...(fps !== null && { fps }), ...(shots && { shots }) };
}

function readSize(raw: unknown, part: string): readonly [number, number] {
  const [width, height] = list(raw, part, 2, 2).map((side, i) => integer(side, inside(part, i), 1, MOST.pixels));
  return [width as number, height as number];
}

function readShot(raw: unknown, part: string, moves: number): Shot {
  const found = fields(raw, part, ['at'], SHOT_PARTS);
  const at = integer(found.at, inside(part, 'at'), 0, moves);
  for (const word of ['camera', 'to', 'ease'] as const) {
    if (found[word] !== undefined) text(found[word], inside(part, word), 1, MOST.word);
  }
  if (found.lens !== undefined) amount(found.lens, inside(part, 'lens'), 1, 1_000);
  if (found.hold !== undefined) amount(found.hold, inside(part, 'hold'), 0, 3_600);
  if (found.say !== undefined) text(found.say, inside(part, 'say'), 0, MOST.caption);
  if (found.marks !== undefined) list(found.marks, inside(part, 'marks'), 0, MOST.marks);
  return { ...found, at } as Shot;
}

/** Reads `table`: each field is a component. */
export function readDeviations(raw: unknown, part: string): Deviations {
  const found = object(raw, part);
  const components = Object.keys(found);
  list(components, part, 0, MOST.placements);
  for (const component of components) readDeviation(found[component], inside(part, component));
  return found as Deviations;
}

function readDeviation(raw: unknown, part: string): void {
  const found = fields(raw, part, ['zone', 'slot', 'face'], ['pose']);
  text(found.zone, inside(part, 'zone'), 1, MOST.word);
  integer(found.slot, inside(part, 'slot'), 0, MOST.placements);
  oneOf(found.face, inside(part, 'face'), ['front', 'back']);
  if (found.pose === undefined) return;
  const posePart = inside(part, 'pose');
  const pose = fields(found.pose, posePart, ['position', 'turn']);
  for (const [name, count, most] of [
    ['position', 3, FAR],
    ['turn', 4, 1],
  ] as const) {
    const inner = inside(posePart, name);
    list(pose[name], inner, count, count).forEach((n, i) => amount(n, inside(inner, i), -most, most));
  }
}
