import { INK } from './colour';
import { fill, line, type Mark } from './marks';
import { ellipsePath, linePath } from './paths';

/** Moods differ in the eyes; the mouth follows. */
export type Mood = 'open' | 'happy' | 'asleep' | 'sly' | 'wide' | 'wink';

export interface FaceLook {
  readonly mood: Mood;
  /** Eyes and mouth; light on dark fur. */
  readonly ink?: string;
  readonly nose?: string;
  readonly blush?: string;
  readonly whiskers?: boolean;
}

/**
 * A cat's face around the middle of its eye line, for a head 200 wide: eyes at ±38, nose below, mouth two joined arcs,
 * blush outside and below the eyes.
 */
export function catFace(look: FaceLook): Mark[] {
  const { mood, ink = INK, nose = '#D8576A', blush = '#F0785E', whiskers = false } = look;
  const marks: Mark[] = [
    fill(ellipsePath(-68, 26, 19, 12), blush, 0.5),
    fill(ellipsePath(68, 26, 19, 12), blush, 0.5),
    ...eye(-38, mood, ink),
    ...eye(38, mood === 'wink' ? 'happy' : mood, ink),
    fill('M-12,17Q0,11 12,17Q12,28 0,31Q-12,28 -12,17Z', nose),
    line('M-25,36Q-21,49 -10,48Q0,46 0,33Q0,46 10,48Q21,49 25,36', ink, 6.5),
  ];
  if (whiskers) {
    for (const side of [-1, 1]) {
      marks.push(
        line(
          linePath([
            [side * 82, 12],
            [side * 122, 3],
          ]),
          ink,
          4.5,
          0.75,
        ),
      );
      marks.push(
        line(
          linePath([
            [side * 83, 29],
            [side * 124, 34],
          ]),
          ink,
          4.5,
          0.75,
        ),
      );
    }
  }
  return marks;
}

function eye(x: number, mood: Mood, ink: string): Mark[] {
  switch (mood) {
    case 'happy':
      return [line(`M${x - 18},7Q${x},-20 ${x + 18},7`, ink, 9)];
    case 'asleep':
      return [line(`M${x - 18},-3Q${x},19 ${x + 18},-3`, ink, 9)];
    case 'sly': {
      const [outer, inner] = x < 0 ? [-13, -7] : [-7, -13];
      return [
        fill(`M${x - 18},-8Q${x},-3 ${x + 18},-8Q${x + 18},19 ${x},19Q${x - 18},19 ${x - 18},-8Z`, ink),
        fill(ellipsePath(x + 6, 4, 5), '#FFFFFF'),
        line(`M${x - 23},${outer}Q${x},-6 ${x + 23},${inner}`, ink, 8),
      ];
    }
    case 'wide':
      return [
        fill(ellipsePath(x, 0, 23, 25), ink),
        fill(ellipsePath(x, 0, 19, 21), '#FFFBEF'),
        fill(ellipsePath(x, 2, 12, 16), '#2A130B'),
        fill(ellipsePath(x + 5, -5, 5), '#FFFFFF'),
      ];
    case 'open':
    case 'wink':
      return [
        fill(ellipsePath(x, 0, 14, 19), ink),
        fill(ellipsePath(x + 5, -7, 6), '#FFFFFF'),
        fill(ellipsePath(x - 5, 8, 3), '#FFFFFF', 0.7),
      ];
  }
}
