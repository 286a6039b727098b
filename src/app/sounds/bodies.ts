import { between, breathe, muffle, puff, strike, swell } from './acoustics';
import type { Mode, Random, Tape } from './acoustics';

/** What lies on the table and what it is made of, each as one knock or one breath onto a tape. Frequencies in Hz, times in seconds. */

const spread = (modes: readonly Mode[], random: Random, by: number, pitch = 1): Mode[] =>
  modes.map(([f, fall, strength]) => [
    f * pitch * between(random, 1 - by, 1 + by),
    fall * between(random, 0.75, 1.3),
    strength * between(random, 0.7, 1.25),
  ]);

const STONE: readonly Mode[] = [
  [1480, 0.026, 1],
  [2540, 0.019, 0.7],
  [3570, 0.013, 0.5],
  [5010, 0.009, 0.35],
];
const WOOD: readonly Mode[] = [
  [205, 0.03, 0.9],
  [340, 0.02, 0.6],
];
const BOARD: readonly Mode[] = [
  [185, 0.04, 1],
  [315, 0.028, 0.9],
  [720, 0.01, 0.35],
];

const tick = (tape: Tape, random: Random, at: number, pitch: number, strength: number): void =>
  breathe(tape, random, { at, lasts: 0.012, strength, pitch: () => pitch, narrow: 0.7, shape: puff(0.04, 6) });

export function stone(tape: Tape, random: Random): void {
  strike(tape, 0, spread(STONE, random, 0.03, between(random, 0.93, 1.08)));
  strike(tape, 0, spread(WOOD, random, 0.05), 1.1);
  tick(tape, random, 0, 3400, 0.5);
}

/** Falls to the bottom of a cup of board, and rocks once. */
export function stoneInCup(tape: Tape, random: Random): void {
  const pitch = between(random, 0.74, 0.84);
  strike(tape, 0, spread(STONE, random, 0.03, pitch), 0.65);
  strike(tape, 0, spread(BOARD, random, 0.05), 1.6);
  tick(tape, random, 0, 1900, 0.35);
  const again = between(random, 0.042, 0.062);
  strike(tape, again, spread(STONE, random, 0.04, pitch * 1.03), 0.18);
  strike(tape, again, spread(BOARD, random, 0.06), 0.4);
}

export function card(tape: Tape, random: Random, at = 0): void {
  strike(
    tape,
    at,
    spread(
      [
        [168, 0.024, 1],
        [410, 0.012, 0.6],
      ],
      random,
      0.08,
    ),
    1.2,
  );
  tick(tape, random, at, between(random, 850, 1150), 0.9);
  tick(tape, random, at + 0.004, 2700, 0.2);
}

const COIN: readonly Mode[] = [
  [4850, 0.11, 1],
  [4874, 0.1, 0.7],
  [6540, 0.07, 0.5],
  [9480, 0.06, 0.55],
  [12700, 0.035, 0.3],
];
const CHINA: readonly Mode[] = [
  [2210, 0.075, 0.8],
  [3720, 0.05, 0.55],
  [5900, 0.03, 0.3],
];

/** A coin falls, turns over its rim and lies still: two or three blows, closer and softer. */
export function coin(tape: Tape, random: Random): void {
  const pitch = between(random, 0.88, 1.14);
  const ring = spread(COIN, random, 0.006, pitch);
  let [at, strength] = [0, 1];
  const blows = 2 + Math.floor(random() * 2.4);
  for (let k = 0; k < blows; k++) {
    strike(tape, at, ring, strength);
    tick(tape, random, at, 7000, 0.25 * strength);
    strike(tape, at, spread(WOOD, random, 0.05), 0.5 * strength);
    at += between(random, 0.034, 0.085) / (1 + 0.5 * k);
    strength *= between(random, 0.28, 0.5);
  }
}

export function coinInDish(tape: Tape, random: Random): void {
  coin(tape, random);
  const pitch = between(random, 0.94, 1.07);
  strike(tape, 0, spread(CHINA, random, 0.02, pitch), 1.4);
  strike(tape, between(random, 0.05, 0.08), spread(CHINA, random, 0.02, pitch), 0.4);
}

/** Crystals that grate on each other: a handful of tiny ticks over a dull knock. */
export function sugar(tape: Tape, random: Random): void {
  strike(
    tape,
    0,
    spread(
      [
        [640, 0.011, 1],
        [2150, 0.006, 0.7],
      ],
      random,
      0.1,
    ),
    0.55,
  );
  const grains = 12 + Math.floor(random() * 7);
  for (let k = 0; k < grains; k++) {
    const at = 0.05 * random() ** 1.6;
    breathe(tape, random, {
      at,
      lasts: 0.0035,
      strength: between(random, 0.25, 0.9) * (1 - at * 12),
      pitch: () => between(random, 4200, 6600),
      narrow: 1.6,
      shape: puff(0.05, 5),
    });
  }
}

/** A standing rack of board is set down, its label last. */
export function cup(tape: Tape, random: Random): void {
  strike(tape, 0, spread(BOARD, random, 0.06, 0.78), 1.6);
  tick(tape, random, 0, 620, 0.9);
  card(tape, random, between(random, 0.03, 0.05));
}

export function lift(tape: Tape, random: Random): void {
  const [from, to] = [between(random, 480, 620), between(random, 1150, 1500)];
  breathe(tape, random, {
    at: 0,
    lasts: 0.2,
    strength: 1,
    pitch: (t) => from + (to - from) * t,
    narrow: 1.1,
    shape: swell,
  });
}

/** Stone down a channel of board: it sticks and slips, the quicker the further. */
export function slide(tape: Tape, random: Random): void {
  let grip = 0.5;
  const rough = Array.from({ length: 64 }, () => {
    grip += 0.55 * (random() - grip);
    return 0.35 + 0.65 * grip;
  });
  const from = between(random, 1100, 1350);
  breathe(tape, random, {
    at: 0,
    lasts: 0.26,
    strength: 1,
    pitch: (t) => from * (1 + 0.9 * t),
    narrow: 0.8,
    shape: (t) => (rough[Math.floor(t * 63.9)] ?? 0) * Math.min(1, t * 9) * Math.min(1, (1 - t) * 5),
  });
}

/** A valve opens for a moment. */
export function hiss(tape: Tape, random: Random, at = 0, lasts = 0.34): void {
  const flutter = between(random, 23, 31);
  breathe(tape, random, {
    at,
    lasts,
    strength: 1,
    pitch: (t) => 4300 + 1900 * t,
    narrow: 0.6,
    shape: (t) => puff(0.16, 3.4)(t) * (0.88 + 0.12 * Math.sin(t * lasts * flutter * 6.283)),
  });
  breathe(tape, random, { at, lasts: lasts * 0.6, strength: 0.4, pitch: () => 2100, narrow: 0.8, shape: puff(0.1, 4) });
}

/** The drink is served: its tile on the cup, a counter bell of two notes, and a long sigh of steam. */
export function serve(tape: Tape, random: Random): void {
  card(tape, random);
  const bell = (at: number, pitch: number, strength: number): void =>
    strike(
      tape,
      at,
      [
        [pitch, 0.24, 1],
        [pitch * 2.756, 0.09, 0.3],
        [pitch * 5.404, 0.035, 0.12],
      ],
      strength,
    );
  bell(0.05, 1319, 0.5);
  bell(0.17, 1760, 0.42);
  const steam: Tape = { rate: tape.rate, samples: new Float32Array(tape.samples.length) };
  hiss(steam, random, 0.1, 0.95);
  for (let i = 0; i < steam.samples.length; i++)
    tape.samples[i] = (tape.samples[i] ?? 0) + 0.4 * (steam.samples[i] ?? 0);
}

/** Two soft notes on wood, the second lower: not here. */
export function refuse(tape: Tape, random: Random): void {
  const pitch = between(random, 0.985, 1.015);
  const note = (at: number, f: number, strength: number): void =>
    strike(
      tape,
      at,
      [
        [f * pitch, 0.085, 1],
        [f * 3.93 * pitch, 0.022, 0.22],
        [f * 0.5 * pitch, 0.05, 0.25],
      ],
      strength,
    );
  note(0, 330, 1);
  note(0.12, 247, 0.85);
}

/** Tiles in a cloth bag that is shaken three times. */
export function rattle(tape: Tape, random: Random): void {
  for (let shake = 0; shake < 3; shake++) {
    for (let k = 0; k < 6; k++) {
      const at = shake * 0.127 + 0.09 * random() ** 1.4;
      strike(
        tape,
        at,
        spread(STONE, random, 0.05, between(random, 0.8, 1.15)),
        between(random, 0.25, 1) * (1 - 0.2 * shake),
      );
    }
  }
  muffle(tape, 2300);
  const swing = (t: number): number => Math.abs(Math.sin(t * 3 * Math.PI)) * (1 - 0.6 * t);
  breathe(tape, random, {
    at: 0,
    lasts: 0.42,
    strength: 0.5,
    pitch: (t) => 700 + 300 * swing(t),
    narrow: 0.6,
    shape: swing,
  });
}

/** A cat is content: in and out, a dull beat of the throat some twenty-five times a second. */
export function purr(tape: Tape, random: Random): void {
  const breaths = [
    { at: 0, lasts: 1.05, beat: 26, throat: 1, strength: 0.85 },
    { at: 1.12, lasts: 1.2, beat: 22.5, throat: 0.86, strength: 1 },
  ];
  for (const { at, lasts, beat, throat, strength } of breaths) {
    for (let t = 0; t < lasts; t += between(random, 0.94, 1.06) / beat) {
      const loud = strength * Math.sin(Math.PI * Math.min(1, t / lasts)) ** 0.7 * between(random, 0.8, 1.1);
      strike(
        tape,
        at + t,
        spread(
          [
            [118, 0.014, 0.7],
            [236, 0.01, 1],
            [415, 0.007, 0.85],
            [690, 0.004, 0.4],
          ],
          random,
          0.03,
          throat,
        ),
        loud,
      );
      breathe(tape, random, {
        at: at + t,
        lasts: 0.03,
        strength: 0.5 * loud,
        pitch: () => 460 * throat,
        narrow: 0.8,
        shape: puff(0.15, 4),
      });
    }
  }
}
