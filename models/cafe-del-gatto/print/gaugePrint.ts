import { deep, INK, mix } from '../../art/colour';
import { fill, line, type Mark, placed, volume } from '../../art/marks';
import { paintMarks } from '../../art/paint';
import { ellipsePath } from '../../art/paths';
import { letter } from '../../art/type';
import type { Print } from '../../board/coat';
import { GAUGE } from '../machineSizes';
import { BRASS, DIAL, PRINT_INK, RED } from './palette';

/** A pressure gauge that is also an eye: the hub of its needle is the pupil. */
export interface GaugeLook {
  /** Where the needle points, 0 (left end of the scale) to 1. */
  readonly reading: number;
  readonly unit: string;
  /** What the right end of the scale says. */
  readonly most: number;
  /** Where the cat looks: the pupil is moved by so many units. */
  readonly glance: readonly [x: number, y: number];
}

const R = GAUGE.radius * 100;
const FIRST = Math.PI * 0.78;
const SWEEP = Math.PI * 1.44;
const angleAt = (t: number): number => FIRST + t * SWEEP;
const spoke = (t: number, from: number, to: number): string => {
  const [c, s] = [Math.cos(angleAt(t)), Math.sin(angleAt(t))];
  return `M${(c * R * from).toFixed(1)},${(s * R * from).toFixed(1)}L${(c * R * to).toFixed(1)},${(s * R * to).toFixed(1)}`;
};

export function paintGauge({ paper }: Print, { reading, unit, most, glance }: GaugeLook): void {
  const [gx, gy] = glance;
  const bezel = volume(ellipsePath(0, 0, R * 1.06), BRASS, { reach: 1.1, edge: 0 });
  const dial = volume(ellipsePath(0, 0, R * 0.85), DIAL, { reach: 0.7, edge: 5, edgeColour: mix(BRASS, INK, 0.75) });
  paintMarks(paper, [bezel, dial, ...scale()]);
  for (let i = 0; i <= 4; i++) {
    const angle = angleAt(i / 4);
    letter(
      paper,
      { text: String((i * most) / 4), x: Math.cos(angle) * R * 0.54, y: Math.sin(angle) * R * 0.54, size: 27 },
      PRINT_INK,
    );
  }
  letter(paper, { text: unit, x: 0, y: R * 0.66, size: 25 }, deep(RED, 0.3));
  const red = mix(RED, '#000000', 0.08);
  paintMarks(paper, [
    line(spoke(reading, 0.1, 0.74), red, 10),
    line(spoke(reading, -0.3, 0), red, 13),
    placed(pupil(), { x: gx, y: gy }),
    fill('M-92,-58Q-60,-112 10,-110Q-40,-92 -66,-40Z', '#FFFFFF', 0.5),
  ]);
}

function scale(): Mark[] {
  const marks: Mark[] = [];
  for (let i = 0; i <= 16; i++) {
    const big = i % 4 === 0;
    marks.push(line(spoke(i / 16, big ? 0.66 : 0.7, 0.78), i > 12 ? RED : PRINT_INK, big ? 7 : 4));
  }
  return marks;
}

const pupil = (): Mark[] => [
  fill(ellipsePath(0, 0, 50, 57), PRINT_INK),
  fill(ellipsePath(16, -20, 18), '#FFFFFF'),
  fill(ellipsePath(-16, 22, 9), '#FFFFFF', 0.85),
];
