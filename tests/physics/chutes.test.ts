import { describe, expect, it } from 'vitest';
import { TILE } from '../../models/cafe-del-gatto/kinds';
import type { ComponentId } from '../../src/core/ids';
import { MM, PhysicsTable, SIDES, TABLE_PLACE, TURNED, UPRIGHT, at, chute, dice, row } from './physicsTable';
import type { Side } from './physicsTable';

const STATES = 1000;
/** 1.5 s in frames (pains P9). */
const LIMIT = 90;

interface Played {
  /** The hashes of all frames. */
  readonly course: string;
  readonly frames: number;
  readonly worstSnap: number;
  /** Frames in which the first slid tile was strictly between two rows, and how many tiles slid. */
  readonly between: number;
  readonly slid: number;
  readonly problems: string[];
}

/**
 * One state: chutes of random fill, one tile taken from a random row of a random side and a new one let go above;
 * every third time a second tile is taken while the others slide.
 */
function play(seed: number): Played {
  const roll = dice(seed);
  const table = new PhysicsTable();
  const { world } = table;
  const chutes = table.fill(1 + roll(5), 1 + roll(5));
  const side = SIDES[roll(2)] as Side;
  const tiles = chutes[side];
  const problems: string[] = [];
  let taken = 0;
  const take = (index: number): void => {
    const id = tiles.splice(index, 1)[0] as ComponentId;
    world.grab(id);
    world.place(id, TABLE_PLACE(taken++));
  };

  const index = roll(tiles.length);
  take(index);
  const slider = tiles[index];
  const slid = tiles.length - index;
  const turn = roll(2) === 0 ? UPRIGHT : TURNED;
  const axis = row(side, 0).position;
  const offset = (roll(401) - 200) / 1000;
  const start = at(axis[0] + offset, 2.3 + roll(200) / 100, axis[2] + (roll(401) - 200) / 1000, turn);
  const fresh = table.add('tile', start);
  world.release(fresh, row(side, tiles.length, turn), chute(side));
  tiles.push(fresh);

  const second = roll(3) === 0 && tiles.length > 1 ? 2 + roll(12) : -1;
  const from = slider ? table.height(slider) : 0;
  let last = from;
  let between = 0;
  let frames = 0;
  let course = '';
  while (world.awake > 0 && frames < 200) {
    table.frame();
    frames++;
    course += world.hash();
    for (let i = 1; i < tiles.length; i++) {
      const gap = table.height(tiles[i] as ComponentId) - table.height(tiles[i - 1] as ComponentId);
      if (gap < TILE.pitch - 0.02 * MM - 1e-9) problems.push(`frame ${frames}: gap ${gap} under ${tiles[i]}`);
    }
    if (second < 0 && slider) {
      const now = table.height(slider);
      if (now > last + 2 * MM) problems.push(`frame ${frames}: rises by ${now - last}`);
      if (now < from - 0.5 * MM && now > from - TILE.pitch + 0.5 * MM) between++;
      last = now;
    }
    if (frames === second) take(roll(tiles.length));
  }
  tiles.forEach((id, n) => {
    const want = row(side, n, id === fresh ? turn : UPRIGHT);
    const got = table.pose(id);
    const error = Math.max(...want.position.map((value, k) => Math.abs(value - (got.position[k] as number))));
    // The places of rows come rounded to 1e-9 (a tenth of a nanometre).
    if (error > 1.1e-9 || got.turn.some((value, k) => value !== want.turn[k])) problems.push(`${id} off by ${error}`);
  });
  const other = SIDES[side === 'milk' ? 1 : 0] as Side;
  chutes[other].forEach((id, n) => {
    if (table.height(id) !== Math.round((row(other, n).position[1] as number) * 1e9) / 1e9)
      problems.push(`${id} moved`);
  });
  const { worstSnap } = world;
  return { course, frames, worstSnap, between, slid: second < 0 && slider ? slid : 0, problems };
}

describe('the chutes of the machine', () => {
  const games = Array.from({ length: STATES }, (_, seed) => play(seed));

  it('lose nothing, keep the order and end exactly in their rows', () => {
    expect(games.flatMap(({ problems }, seed) => problems.map((text) => `seed ${seed}: ${text}`))).toEqual([]);
  });

  it('settle within 1.5 s', () => {
    expect(Math.max(...games.map(({ frames }) => frames))).toBeLessThanOrEqual(LIMIT);
  });

  it('lie within 0.2 mm of their rows before they are frozen there', () => {
    expect(Math.max(...games.map(({ worstSnap }) => worstSnap))).toBeLessThanOrEqual(0.2 * MM);
  });

  it('are seen sliding: at least 3 frames between the rows', () => {
    const sliding = games.filter(({ slid }) => slid > 0);
    expect(sliding.length).toBeGreaterThan(STATES / 5);
    expect(Math.min(...sliding.map(({ between }) => between))).toBeGreaterThanOrEqual(3);
  });

  it('play the same way twice, to the last bit', () => {
    const again = games.map((_, seed) => play(seed).course);
    expect(again.filter((course, seed) => course !== games[seed]?.course)).toEqual([]);
    expect(new Set(again).size).toBeGreaterThan(STATES * 0.9);
  });
});
