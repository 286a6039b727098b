import type { Sound } from '../../stage/theatre/noise';
import { makeTape, master, randomFrom } from './acoustics';
import type { Random, Tape } from './acoustics';
import * as bodies from './bodies';

/** One sound of the table. */
export interface Voice {
  readonly play: (tape: Tape, random: Random) => void;
  readonly seconds: number;
  /** How loud the hardest one is, dB under full (`loudness`). */
  readonly level: number;
  /** How many different ones there are: none is heard twice running. */
  readonly takes: number;
  /** Two of them are at least this far apart, ms: a falling column is a clatter, not a wall of noise. */
  readonly apart: number;
  /** A knock: the softer, the duller. */
  readonly knock?: boolean;
}

export const VOICES: Readonly<Record<Sound, Voice>> = {
  lift: { play: bodies.lift, seconds: 0.23, level: -46, takes: 3, apart: 60 },
  slide: { play: bodies.slide, seconds: 0.27, level: -40, takes: 3, apart: 120 },
  stone: { play: bodies.stone, seconds: 0.2, level: -30, takes: 5, apart: 30, knock: true },
  'stone-in-cup': { play: bodies.stoneInCup, seconds: 0.3, level: -30, takes: 4, apart: 40, knock: true },
  card: { play: bodies.card, seconds: 0.18, level: -33, takes: 4, apart: 40, knock: true },
  coin: {
    play: (tape, random) => bodies.coin(tape, random),
    seconds: 0.6,
    level: -35,
    takes: 7,
    apart: 40,
    knock: true,
  },
  'coin-in-dish': { play: bodies.coinInDish, seconds: 0.6, level: -34, takes: 7, apart: 40, knock: true },
  sugar: { play: bodies.sugar, seconds: 0.12, level: -33, takes: 5, apart: 40, knock: true },
  cup: { play: bodies.cup, seconds: 0.3, level: -30, takes: 4, apart: 50, knock: true },
  hiss: { play: (tape, random) => bodies.hiss(tape, random), seconds: 0.36, level: -42, takes: 3, apart: 200 },
  serve: { play: bodies.serve, seconds: 1.2, level: -32, takes: 2, apart: 400 },
  refuse: { play: bodies.refuse, seconds: 0.6, level: -31, takes: 2, apart: 200 },
  rattle: { play: bodies.rattle, seconds: 0.6, level: -33, takes: 3, apart: 300 },
  purr: { play: bodies.purr, seconds: 2.5, level: -35, takes: 1, apart: 2500 },
};

/** Take number `take` of a sound: mono samples. The same numbers give the same samples. */
export function record(sound: Sound, take: number, rate: number): Float32Array<ArrayBuffer> {
  const { play, seconds, level } = VOICES[sound];
  const tape = makeTape(rate, seconds);
  play(tape, randomFrom(take * 7919 + sound.length * 131 + sound.charCodeAt(0)));
  return master(tape, level);
}
