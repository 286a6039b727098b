import { describe, expect, it } from 'vitest';
import { problemPhrase } from '../../src/rules/phrases';
import { boxFileOf } from '../../src/rules/registry';
import { makeTable, parseTable } from '../../src/session/tableFile';
import { replay } from '../../src/session/tableFileReplay';
import { LIMITS } from '../../src/session/tableFileText';
import { makeWords } from '../../src/words';
import { MACHINE } from '../support/gatto';

const words = makeWords();

type Raw = Readonly<Record<string, unknown>>;
const FILE: Raw = {
  format: 'cafe-table/1',
  game: 'cafe-del-gatto',
  players: [{ name: 'Luna' }, { name: 'Cosmo', bot: 'easy' }],
  seed: 7,
  moves: [],
};
const SHOT = { at: 0, camera: 'overview', to: 'menu', lens: 35, ease: 'in-out', hold: 2, say: 'A cup.', marks: ['x'] };
const FILM = { size: [1280, 720], fps: 30, shots: [SHOT, { at: 1 }] };
const POSE = { position: [0, 0.5, -1], turn: [0, 0, 0, 1] };
const TABLE = {
  'tile:3': { zone: 'chute:milk', slot: 2, face: 'front', pose: POSE },
  'coin:1': { zone: 'coins:0', slot: 0, face: 'back' },
};
const TAKE = { seat: 0, type: 'take-coins' };

const file = (changes: Raw = {}): string => JSON.stringify({ ...FILE, ...changes });

function problemOf(text: string): string {
  const result = parseTable(text);
  if (result.ok) return 'read';
  const said = words.tell(problemPhrase(result.error));
  expect(said).toMatch(/^[^\n]{5,400}\.$/);
  expect(said).toContain(result.error.part === '' ? 'The file' : result.error.part);
  return `${result.error.part}: ${result.error.why}`;
}

function opened(text: string) {
  const result = parseTable(text);
  if (!result.ok) throw new Error(`${result.error.part} ${result.error.why}`);
  return result.value;
}

describe('a table file', () => {
  it('is read with all its parts', () => {
    const position = { turn: 0, machine: MACHINE };
    const { format, ...head } = FILE;
    const whole = {
      ...head,
      title: 'A title',
      options: {},
      start: 1,
      position,
      moves: [TAKE],
      film: FILM,
      table: TABLE,
    };
    const { file: read, config } = opened(
      JSON.stringify({ format, ...whole, expect: { toMove: [1], anything: [{}] } }),
    );
    expect(read).toEqual(whole);
    expect(config).toMatchObject({ players: 2, seed: 7, start: 1, options: {} });
  });

  it('may leave out everything that is optional', () => {
    const { format, game, players, seed } = FILE;
    expect(opened(JSON.stringify({ format, game, players, seed })).file).toEqual({
      game,
      players,
      seed,
      options: {},
      moves: [],
    });
  });

  it('is written so that it reads back as itself, the same bytes each time', () => {
    const { file: read } = opened(
      file({ title: '“Crème”\n', start: 1, moves: [TAKE, TAKE], film: FILM, table: TABLE }),
    );
    const written = makeTable(read);
    expect(opened(written).file).toEqual(read);
    expect(makeTable(opened(written).file)).toBe(written);
    expect(written).toContain('\n    { "seat": 0, "type": "take-coins" },\n');
  });

  it('may begin with a byte order mark', () => {
    expect(problemOf(`\uFEFF${file()}`)).toBe('read');
  });

  it('with a field twice is refused by its name: one of the two would silently count for nothing', () => {
    expect(problemOf(file().replace('"seed":7', '"seed":7,"seed":8'))).toBe('seed: file-twice');
    expect(problemOf(file().replace('"seed":7', '"seed":7 , "se\\u0065d" : 7'))).toBe('seed: file-twice');
    const coins = file({ position: { players: [{}, { coins: 20, sugar: 1 }] } });
    expect(problemOf(coins)).toBe('read');
    expect(problemOf(coins.replace('"coins":20', '"coins":20,"coins":21'))).toBe(
      'position.players.1.coins: file-twice',
    );
    const moves = file({ moves: [TAKE, TAKE] });
    expect(problemOf(moves.replace('"take-coins"}]', '"take-coins","seat":1}]'))).toBe('moves.1.seat: file-twice');
    expect(problemOf(file({ expect: [{ a: { a: ['a', 'a'] } }, { a: '","a":{"a":' }, 'a', { '': 1, b: 2 }] }))).toBe(
      'read',
    );
    expect(problemOf(`${file().slice(0, -1)},"expect":[[],{"a":[{}],"a":0}]}`)).toBe('expect.1.a: file-twice');
    expect(problemOf(file({ title: 'x' }).replace('"x"', '"\\"","title":"\\\\"'))).toBe('title: file-twice');
    expect(problemOf(`${file().slice(0, -1)},"__proto__":1,"__proto__":2}`)).toBe('__proto__: file-twice');
  });

  it('may bring a box of its own', () => {
    const box = boxFileOf('cafe-del-gatto') as { tiles: { count: number }[] };
    const owner = structuredClone(box);
    owner.tiles.forEach((tile, i) => {
      tile.count = i < 9 ? 4 : 0;
    });
    const table = opened(file({ options: { box: owner } }));
    expect(table.config.box).toMatchObject({ tiles: { C1: 4, H4: 0 } });
    expect(table.config.options).toEqual({});
    expect(opened(makeTable(table.file)).config.box).toEqual(table.config.box);
    const position = { turn: 0, machine: { milk: ['H2', 'H3', 'H4', 'H2', 'H3'] } };
    expect(problemOf(file({ options: { box: owner }, position }))).toBe('position: cafe-del-gatto.tiles');
    expect(problemOf(file({ options: { box: { ...owner, tiles: [] } } }))).toBe(
      'options.box.tiles: cafe-del-gatto.box-tiles',
    );
  });

  it('a refused move changes nothing and the next is tried', () => {
    const table = opened(file({ start: 0, moves: [{ ...TAKE, seat: 1 }, TAKE, TAKE, { ...TAKE, seat: 1 }] }));
    const { verdicts, played, state } = replay(table);
    expect(verdicts.map(({ ok }) => ok)).toEqual([false, true, false, true]);
    expect(played.map(({ move }) => move.seat)).toEqual([0, 1]);
    expect(table.game.makePosition(state)).toMatchObject({ players: [{ coins: 6 }, { coins: 7 }] });
  });
});

describe('a file that is no table file', () => {
  it.each([
    ['', 'file-empty'],
    [' \n\t', 'file-empty'],
    ['\uFEFF', 'file-empty'],
    ['{', 'file-short'],
    [file().slice(0, -1), 'file-short'],
    [file().slice(0, 25), 'file-short'],
    ['{"a": "\\', 'file-short'],
    ['hello', 'file-json'],
    ['{"a": 1,}', 'file-json'],
    [`${file()} x`, 'file-json'],
    ['{"a": NaN}', 'file-json'],
    ['{"a": 01}', 'file-json'],
    ['[]', 'kind'],
    ['null', 'kind'],
    ['7', 'kind'],
    ['"cafe-table/1"', 'kind'],
  ])('%j is refused: %s', (text, why) => {
    expect(problemOf(text)).toBe(`: ${why}`);
  });

  it('with more than 8 MB is refused, counted in bytes', () => {
    const padded = (n: number) => file({ expect: 'x'.repeat(n) });
    const room = LIMITS.bytes - padded(0).length;
    expect(problemOf(padded(room))).toBe('read');
    expect(problemOf(padded(room + 1))).toBe(': file-size');
    expect(problemOf(file({ expect: 'é'.repeat(room / 2 + 1) }))).toBe(': file-size');
    expect(problemOf(file({ expect: '€'.repeat(room / 3 + 1) }))).toBe(': file-size');
    expect(problemOf(file({ expect: '😀'.repeat(room / 4 + 1) }))).toBe(': file-size');
    expect(problemOf(file({ expect: '😀'.repeat(room / 4 - 1) }))).toBe('read');
  });

  it('nested deeper than 64 is refused, however deep; brackets in text do not count', () => {
    const deep = (n: number) => `${file().slice(0, -1)},"expect":${'['.repeat(n)}${']'.repeat(n)}}`;
    expect(problemOf(deep(63))).toBe('read');
    expect(problemOf(deep(64))).toBe(': file-depth');
    expect(problemOf('['.repeat(3_000_000))).toBe(': file-depth');
    expect(problemOf('{"a":'.repeat(1_000_000))).toBe(': file-depth');
    expect(problemOf(file({ title: `${'['.repeat(300)}"\\` }))).toBe('read');
  });
});

describe('a part that is wrong', () => {
  it.each<[string, Raw]>([
    ['format: missing', { format: undefined }],
    ['format: kind', { format: 1 }],
    ['format: file-format', { format: 'cafe-table' }],
    ['format: file-format', { format: 'tabletop/1' }],
    ['format: file-format', { format: 'cafe-table/0' }],
    ['format: file-newer', { format: 'cafe-table/2', newThings: {} }],
    ['format: file-newer', { format: 'cafe-table/10' }],
    ['game: missing', { game: undefined }],
    ['game: file-game', { game: 'chess' }],
    ['game: file-game', { game: '__proto__' }],
    ['game: kind', { game: null }],
    ['spede: unknown', { spede: 1 }],
    ['players: missing', { players: undefined }],
    ['players: kind', { players: {} }],
    ['players: counts', { players: [] }],
    ['players: counts', { players: [{ name: 'Luna' }] }],
    ['players: counts', { players: Array.from({ length: 6 }, () => ({ name: 'Luna' })) }],
    ['players.1: kind', { players: [{ name: 'Luna' }, 'Cosmo'] }],
    ['players.1.name: missing', { players: [{ name: 'Luna' }, {}] }],
    ['players.1.name: kind', { players: [{ name: 'Luna' }, { name: 7 }] }],
    ['players.1.name: letters', { players: [{ name: 'Luna' }, { name: '' }] }],
    ['players.1.name: letters', { players: [{ name: 'Luna' }, { name: 'x'.repeat(101) }] }],
    ['players.1.bot: word', { players: [{ name: 'Luna' }, { name: 'Cosmo', bot: 'cruel' }] }],
    ['players.1.botte: unknown', { players: [{ name: 'Luna' }, { name: 'Cosmo', botte: 'easy' }] }],
    ['seed: missing', { seed: undefined }],
    ['seed: kind', { seed: '7' }],
    ['seed: number', { seed: -1 }],
    ['seed: number', { seed: 2 ** 32 }],
    ['seed: number', { seed: 0.5 }],
    ['start: number', { start: 2 }],
    ['start: kind', { start: null }],
    ['title: kind', { title: 1 }],
    ['title: letters', { title: 'x'.repeat(1001) }],
    ['options: kind', { options: [] }],
    ['options.variant: unknown-none', { options: { variant: 'endless' } }],
    ['options.box: kind', { options: { box: [] } }],
    ['position: kind', { position: null }],
    ['position: kind', { position: [] }],
    ['position.turn: number', { position: { turn: 2 } }],
    ['position.players.0.suger: unknown', { position: { players: [{ suger: 1 }, {}] } }],
    ['moves: kind', { moves: {} }],
    ['moves.0: kind', { moves: [null] }],
    ['moves.1.type: word', { moves: [TAKE, { seat: 0, type: 'brew' }] }],
    ['moves.0.coins: unknown', { moves: [{ ...TAKE, coins: 2 }] }],
    ['film: kind', { film: [] }],
    ['film.loop: unknown', { film: { loop: true } }],
    ['film.size: count', { film: { size: [1280] } }],
    ['film.size.1: number', { film: { size: [1280, 0] } }],
    ['film.fps: number', { film: { fps: 1000 } }],
    ['film.shots: kind', { film: { shots: {} } }],
    ['film.shots.0.at: missing', { film: { shots: [{}] } }],
    ['film.shots.0.at: exact', { film: { shots: [{ at: 1 }] } }],
    ['film.shots.0.zoom: unknown', { film: { shots: [{ at: 0, zoom: 2 }] } }],
    ['film.shots.0.camera: kind', { film: { shots: [{ at: 0, camera: 3 }] } }],
    ['film.shots.0.lens: amount', { film: { shots: [{ at: 0, lens: 0 }] } }],
    ['film.shots.0.hold: amount', { film: { shots: [{ at: 0, hold: -1 }] } }],
    ['film.shots.0.say: kind', { film: { shots: [{ at: 0, say: null }] } }],
    ['film.shots.0.marks: kind', { film: { shots: [{ at: 0, marks: 'x' }] } }],
    ['table: kind', { table: [] }],
    ['table.tile:3: kind', { table: { 'tile:3': 1 } }],
    ['table.tile:3.zone: missing', { table: { 'tile:3': {} } }],
    ['table.tile:3.face: word', { table: { 'tile:3': { zone: 'bag', slot: 0, face: 'up' } } }],
    [
      'table.tile:3.pose.turn: count',
      { table: { 'tile:3': { zone: 'bag', slot: 0, face: 'back', pose: { position: [0, 0, 0], turn: [0] } } } },
    ],
    [
      'table.tile:3.pose.position.0: amount',
      {
        table: {
          'tile:3': { zone: 'bag', slot: 0, face: 'back', pose: { position: [1e9, 0, 0], turn: [0, 0, 0, 1] } },
        },
      },
    ],
  ])('%s', (problem, changes) => {
    expect(problemOf(file(changes))).toBe(problem);
  });

  it.each<[string, Raw]>([
    ['', { POISON: {} }],
    ['players.0.', { players: [{ name: 'Luna', POISON: {} }, { name: 'Cosmo' }] }],
    ['options.', { options: { POISON: {} } }],
    ['position.', { position: { POISON: { turn: 1 } } }],
    ['position.machine.', { position: { machine: { POISON: {} } } }],
    ['position.players.0.cups.', { position: { players: [{ cups: { POISON: [] } }, {}] } }],
    ['moves.0.', { moves: [{ ...TAKE, POISON: {} }] }],
    ['film.', { film: { POISON: {} } }],
    ['film.shots.0.', { film: { shots: [{ at: 0, POISON: {} }] } }],
  ])('is named when it is `%s__proto__`', (where, changes) => {
    expect(problemOf(file(changes).replace('POISON', '__proto__'))).toMatch(/^(\S*)__proto__: unknown/);
    expect(problemOf(file(changes).replace('POISON', '__proto__')).startsWith(`${where}__proto__`)).toBe(true);
    expect(({} as Raw).turn).toBeUndefined();
  });
});
