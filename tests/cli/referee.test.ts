import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  ftruncateSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MACHINE } from '../support/gatto';

/** The referee as it is called: arguments, order, exit status, and nothing but JSON on standard output. */

const root = join(import.meta.dirname, '../..');
const command = ['--import', 'tsx', 'src/cli/referee.ts'];

const referee = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, [...command, ...args], { cwd: root, encoding: 'utf8', input, maxBuffer: 2 ** 28 });

type Line = { file: string; ok: boolean; error: string | null; position: Record<string, unknown> | null } & Record<
  string,
  unknown
>;
const linesOf = (stdout: string): Line[] =>
  stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);

const file = (changes: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({
    format: 'cafe-table/1',
    game: 'cafe-del-gatto',
    players: [{ name: 'Luna' }, { name: 'Cosmo' }],
    seed: 7,
    start: 0,
    moves: [],
    ...changes,
  });
const take = (seat: number) => ({ seat, type: 'take-coins' });

let folder = '';
const put = (name: string, text: string | Uint8Array): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'referee-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('the referee', () => {
  it('says one line of every file, in order, with all its fields', () => {
    const good = put('good.json', file({ moves: [take(0), take(0), take(1)] }));
    const bad = put('bad.json', file({ seed: -1 }));
    const { stdout, stderr, status } = referee([good, bad, good]);
    const lines = linesOf(stdout);
    expect([status, stderr, lines.map((line) => line.file)]).toEqual([1, '', ['good.json', 'bad.json', 'good.json']]);
    expect(Object.keys(lines[0] ?? {})).toEqual([
      'file',
      'ok',
      'error',
      'verdicts',
      'toMove',
      'legalMoves',
      'scores',
      'outcome',
      'position',
    ]);
    expect(lines[0]).toMatchObject({
      ...{ ok: false, error: null, toMove: [0], scores: [0, 0], outcome: null },
      verdicts: [{ legal: true }, { legal: false, rule: 'DG-5', reason: 'It is Cosmo’s turn.' }, { legal: true }],
    });
    expect(lines[1]).toEqual({
      ...{ file: 'bad.json', ok: false, error: 'seed must be a whole number from 0 to 4294967295, not -1.' },
      ...{ verdicts: [], toMove: [], legalMoves: [], scores: [], outcome: null, position: null },
    });
  });

  it('ends with 0 when every file was read, refused moves or not', () => {
    expect(referee([put('refused.json', file({ moves: [take(1)] }))]).status).toBe(0);
  });

  it('prints a position that opens again as the same', () => {
    const [line] = linesOf(referee(['-'], file({ moves: [take(0)] })).stdout);
    const [again] = linesOf(referee(['-'], file({ seed: 99, position: line?.position })).stdout);
    expect(line).toMatchObject({ file: '-', ok: true });
    expect(again?.position).toEqual(line?.position);
    expect(again?.legalMoves).toEqual(line?.legalMoves);
  });

  it('reads a folder sorted by name, with what is under it, and only .json', () => {
    const inner = join(folder, 'many');
    mkdirSync(join(inner, 'b'), { recursive: true });
    for (const name of ['c.json', 'a.json', 'b/2.json', 'b/1.json', 'b/no.txt', 'B.json', '10.json', '9.json']) {
      writeFileSync(join(inner, name), file());
    }
    symlinkSync(inner, join(inner, 'b', 'loop'));
    const { stdout, status } = referee([inner]);
    expect(status).toBe(0);
    expect(linesOf(stdout).map((line) => line.file)).toEqual([
      '10.json',
      '9.json',
      'B.json',
      'a.json',
      '1.json',
      '2.json',
      'c.json',
    ]);
  });

  it('shows a seat what it may know: no order of the bag, no generator, no other seat’s moves', () => {
    const path = put('view.json', file());
    for (const args of [
      ['--view', '1', path],
      [path, '--view=1'],
    ]) {
      const [line] = linesOf(referee(args).stdout);
      expect(line?.position).toMatchObject({ bag: 26 });
      expect(line?.position).not.toHaveProperty('rng');
      expect(line).toMatchObject({ toMove: [0], legalMoves: [] });
    }
    const [own] = linesOf(referee(['--view', '0', path]).stdout);
    expect(own?.legalMoves).toContainEqual(take(0));
    const { stdout, status } = referee(['--view', '2', path]);
    expect([status, linesOf(stdout)[0]?.error]).toEqual([1, 'The file has no seat 2: there are 2 players.']);
  });

  it('with --view, two files that differ in what is hidden only get the same line', () => {
    const position = { turn: 0, machine: MACHINE, discard: ['C3'] };
    const [one, other] = [
      ['F1', 'C4', 'H4'],
      ['H4', 'F1', 'F3'],
    ].map((bag) => file({ position: { ...position, bag } }));
    expect(referee(['--view', '0', '-'], one).stdout).toBe(referee(['--view', '0', '-'], other).stdout);
    expect(referee(['-'], one).stdout).not.toBe(referee(['-'], other).stdout);
  });

  it.each([[[]], [['--view']], [['--view', 'x', 'a']], [['--view', '-1', 'a']], [['--vieuw', '1', 'a']], [['-x']]])(
    'called with %j ends with 2, says how it is called, and prints nothing',
    (args) => {
      const { stdout, stderr, status } = referee(args);
      expect([stdout, status]).toEqual(['', 2]);
      expect(stderr).toContain('usage: npm run --silent referee --');
    },
  );

  it('a name after -- is a file, whatever it looks like', () => {
    const { stdout, status } = referee(['--', '--view']);
    expect([status, linesOf(stdout)[0]]).toEqual([
      1,
      expect.objectContaining({ file: '--view', error: 'The file does not exist.' }),
    ]);
  });

  it('says in one sentence why a file cannot be read', () => {
    const huge = put('huge.json', '');
    const handle = openSync(huge, 'r+');
    ftruncateSync(handle, 5_000_000_000);
    closeSync(handle);
    const paths = [
      join(folder, 'nowhere.json'),
      huge,
      put('latin.json', Uint8Array.of(0x22, 0xe9, 0x22)),
      put('deep.json', '['.repeat(100_000)),
      put('short.json', file().slice(0, 40)),
    ];
    const { stdout, stderr, status } = referee(paths);
    expect(linesOf(stdout).map(({ error }) => error)).toEqual([
      'The file does not exist.',
      'The file is larger than 8 MB.',
      'The file is not UTF-8 text.',
      'The file is nested deeper than 64 levels.',
      'The file is JSON that ends in the middle, as if a piece were missing.',
    ]);
    expect([stderr, status]).toEqual(['', 1]);
  });

  it('does not read too large a standard input to its end', async () => {
    const child = spawn(process.execPath, [...command, '-'], { cwd: root });
    child.stdin.on('error', () => undefined);
    let said = '';
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString();
    });
    // As much as it takes, for ever.
    const block = Buffer.alloc(1 << 20, ' ');
    const feed = () => child.stdin.write(block, (error) => !error && feed());
    feed();
    const status = await new Promise((resolve) => child.on('exit', resolve));
    expect([linesOf(said)[0]?.error, status]).toEqual(['The file is larger than 8 MB.', 1]);
  });

  it('takes 10,000 files in one call, and a reader that goes away is no fault', async () => {
    const inner = join(folder, 'ten-thousand');
    mkdirSync(inner);
    for (let i = 0; i < 10_000; i++)
      writeFileSync(join(inner, `${String(i).padStart(5, '0')}.json`), file({ seed: i }));
    const { stdout, status } = referee([inner]);
    expect(status).toBe(0);
    expect(linesOf(stdout).map((line) => [line.file, line.ok])).toEqual(
      Array.from({ length: 10_000 }, (_, i) => [`${String(i).padStart(5, '0')}.json`, true]),
    );
    const child = spawn(process.execPath, [...command, inner], { cwd: root });
    let complaints = '';
    child.stderr.on('data', (part: Buffer) => {
      complaints += part.toString();
    });
    child.stdout.once('data', () => child.stdout.destroy());
    expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0);
    expect(complaints).toBe('');
  });

  it('is what `npm run --silent referee` calls', () => {
    const npm = spawnSync('npm', ['run', '--silent', 'referee', '--', '-'], {
      ...{ cwd: root, encoding: 'utf8', input: file(), shell: process.platform === 'win32' },
    });
    expect([npm.status, npm.stderr]).toEqual([0, '']);
    expect(npm.stdout).toBe(referee(['-'], file()).stdout);
  });
});
