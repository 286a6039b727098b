import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseArena } from '../../src/cli/arenaCommand';
import { figuresOf, spreadOf, wilson } from '../../src/cli/arenaFigures';
import type { Figures } from '../../src/cli/arenaFigures';
import { playGames, seatIn } from '../../src/cli/arenaPlay';
import type { Bout } from '../../src/cli/arenaPlay';

/** House players against each other: arguments, who sits where, and what the games come to. */

const root = join(import.meta.dirname, '../..');
const arena = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/arena.ts', ...args], { cwd: root, encoding: 'utf8' });

const GAME = ['--game', 'cafe-del-gatto'];
const bout: Bout = { game: 'cafe-del-gatto', players: ['easy', 'medium'], games: 4, seed: 3 };

describe('the command line', () => {
  it.each([
    [[], '--game needs one of cafe-del-gatto'],
    [['--game', 'chess', '--players', 'easy,easy'], '--game needs one of cafe-del-gatto'],
    [GAME, '--players needs a list of easy, medium, hard'],
    [[...GAME, '--players', 'easy,mild'], '--players needs a list of easy, medium, hard'],
    [[...GAME, '--players', 'easy'], 'cafe-del-gatto has 2 to 5 seats, not 1'],
    [[...GAME, '--players', 'easy,easy', '--seats', '6'], 'cafe-del-gatto has 2 to 5 seats, not 6'],
    [[...GAME, '--players', 'easy,easy,easy', '--seats', '2'], '--seats 2 is fewer than the 3 players named'],
    [[...GAME, '--players', 'easy,easy', '--games', '0'], '--games needs a whole number from 1 to 100000'],
    [[...GAME, '--players', 'easy,easy', '--games', '1.5'], '--games needs a whole number from 1 to 100000'],
    [[...GAME, '--players', 'easy,easy', '--seed'], '--seed needs a whole number from 0 to 4000000000'],
    [[...GAME, '--players', 'easy,easy', '--seed=-1'], '--seed needs a whole number from 0 to 4000000000'],
    [[...GAME, '--players', 'easy,easy', 'more'], 'unknown option more'],
    [[...GAME, '--players', 'easy,easy', '--json=1'], 'unknown option --json=1'],
  ])('%j is told what is wrong', (args, fault) => {
    expect(parseArena(args)).toBe(fault);
  });

  it('is read, both ways of writing', () => {
    const asked = { game: 'cafe-del-gatto', players: ['hard', 'easy', 'hard'], games: 7, seed: 9, json: true };
    const list = ['--players', 'hard, easy'];
    expect(parseArena([...GAME, ...list, '--games', '7', '--seed', '9', '--seats', '3', '--json'])).toEqual(asked);
    expect(parseArena([...GAME, '--players=hard,easy', '--games=7', '--seed=9', '--seats=3', '--json'])).toEqual(asked);
    expect(parseArena([...GAME, ...list])).toMatchObject({
      players: ['hard', 'easy'],
      games: 100,
      seed: 1,
      json: false,
    });
  });
});

describe('the interval', () => {
  it.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [299.5, 400, 0.7041, 0.7888],
  ])('of %d in %d is from %d to %d', (wins, games, low, high) => {
    const [from, to] = wilson(wins, games);
    expect(from).toBeCloseTo(low, 3);
    expect(to).toBeCloseTo(high, 3);
  });

  it('is beside a mean and a standard deviation', () => {
    expect(spreadOf([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ mean: 5, spread: 2, least: 2, most: 9 });
  });
});

describe('the seats', () => {
  it.each([2, 3, 5])('are changed, so that in %d games everybody sits everywhere once', (seats) => {
    const all = Array.from({ length: seats }, (_, i) => i);
    for (const player of all) expect(all.map((game) => seatIn(game, player, seats)).sort()).toEqual(all);
    for (const game of all) expect(all.map((player) => seatIn(game, player, seats)).sort()).toEqual(all);
  });

  it('are changed in the same deals', () => {
    const games = [...playGames(bout)];
    expect(games.map(({ seed }) => seed)).toEqual([3, 3, 4, 4]);
    expect(games.map(({ seats }) => seats)).toEqual([
      [0, 1],
      [1, 0],
      [0, 1],
      [1, 0],
    ]);
  });
});

describe('a game', () => {
  it('is won by somebody, a tie by halves, and the figures follow from the games', () => {
    const games = [...playGames(bout)];
    for (const { wins, scores } of games) {
      expect(wins.reduce((sum, share) => sum + share, 0)).toBe(1);
      const most = Math.max(...scores);
      wins.forEach((share, player) => {
        if (share > 0) expect(scores[player]).toBe(most);
      });
    }
    const figures = figuresOf(bout, games);
    expect(figures).toMatchObject({ game: 'cafe-del-gatto', seats: 2, games: 4, seed: 3 });
    expect(figures.players.map(({ player }) => player)).toEqual(['easy', 'medium']);
    expect(figures.players[1]?.wins).toBe(games.reduce((sum, { wins }) => sum + (wins[1] ?? 0), 0));
    expect(figures.players[1]?.scores).toEqual(spreadOf(games.map(({ scores }) => scores[1] ?? 0)));
    expect(figures.moves).toEqual(spreadOf(games.map(({ moves }) => moves)));
    // Rounds of two turns, each a move or more.
    for (const { moves, rounds } of games) expect(rounds).toBeLessThanOrEqual(moves / 2 + 1);
  });

  it('counts a tie as half for each of two', () => {
    const [game] = [...playGames({ ...bout, games: 1 })];
    if (!game) throw new Error('no game');
    const { players } = figuresOf(bout, [
      { ...game, wins: [0.5, 0.5] },
      { ...game, wins: [1, 0] },
    ]);
    expect(players.map(({ wins, rate }) => [wins, rate])).toEqual([
      [1.5, 0.75],
      [0.5, 0.25],
    ]);
  });
});

describe('the command', () => {
  const args = [...GAME, '--players', 'medium,easy,easy', '--games', '3'];
  /** All but the times, which are those of the machine. */
  const timeless = (text: string): string =>
    text.replace(/"ms":\{[^}]*\}/g, '"ms":{}').replace(/[\d.]+ ms a move, at most \d+/g, 'ms');

  it('prints one line of JSON, the same twice but for the times', () => {
    const [once, again] = [arena(...args, '--json'), arena(...args, '--json')];
    expect([once.status, once.stderr]).toEqual([0, '']);
    const figures = JSON.parse(once.stdout) as Figures;
    expect(figures.players.map(({ player }) => player)).toEqual(['medium', 'easy 1', 'easy 2']);
    expect(figures.players[0]?.ms.mean).toBeGreaterThan(0);
    expect(timeless(again.stdout)).toBe(timeless(once.stdout));
  });

  it('prints a line for each player', () => {
    const { stdout, status } = arena(...GAME, '--players', 'easy,easy', '--games', '2');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^cafe-del-gatto: 2 games of 2 from seed 1; an even share is 50\.0 %\.\n/);
    expect(stdout).toMatch(/\n {2}easy 1 {2}wins \d+\.\d % \(95 %: \d+\.\d % to \d+\.\d %\); points /);
    expect(stdout).toMatch(/\n {2}moves a game [\d.]+ \(spread [\d.]+, \d+ to \d+\); rounds /);
  });

  it('says how it is used and ends with 2', () => {
    const { stdout, stderr, status } = arena('--players', 'easy');
    expect([stdout, status]).toEqual(['', 2]);
    expect(stderr).toMatch(/^--game needs one of cafe-del-gatto\nusage: npm run --silent arena/);
  });
});
