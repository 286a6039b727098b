import { describe, expect, it } from 'vitest';
import { hash } from '../../../src/core/hash';
import { cafeDelGatto, FACES } from '../../../src/rules/cafe-del-gatto';
import type { GattoState } from '../../../src/rules/cafe-del-gatto/types';
import { problemPhrase } from '../../../src/rules/phrases';
import { makeWords } from '../../../src/words';
import { throughJson } from '../../support/play';
import { at, config, FOUR_SERVED, MACHINE } from '../../support/gatto';

const words = makeWords();
const read = (position: unknown, players = 2, seed = 7, start?: number) =>
  cafeDelGatto.parsePosition(throughJson(position), config(players, seed, start));

function loaded(position: unknown, players = 2, seed = 7, start?: number): GattoState {
  const result = read(position, players, seed, start);
  if (!result.ok) throw new Error(`${result.error.part} ${result.error.why}`);
  return result.value;
}
const faces = (state: GattoState) => [
  ...state.machine.milk,
  ...state.machine.coffee,
  ...state.discard,
  ...state.players.flatMap(({ cups }) => Object.values(cups).flat()),
];

describe('what a position leaves out', () => {
  it('everything: it is a new game', () => {
    const state = loaded({}, 3, 7, 1);
    expect([state.phase, state.turn, state.startTile]).toEqual(['turn', 1, 1]);
    expect(state.players.map(({ coins }) => coins)).toEqual([5, 4, 5]);
    expect([state.machine.milk.length, state.machine.coffee.length, state.bag.length]).toEqual([5, 5, 26]);
    expect(state.sugarReserve).toBe(12);
  });

  it('the start tile: `start`, else `turn`, else drawn from the seed', () => {
    expect(loaded({ turn: 2 }, 3, 7, 1).startTile).toBe(1);
    expect(loaded({ turn: 2 }, 3).startTile).toBe(2);
    expect(loaded({ turn: 0, startTile: 1 }, 3, 7, 2).startTile).toBe(1);
    expect(loaded({ startTile: 1 }, 3).turn).toBe(1);
    const drawn = Array.from({ length: 30 }, (_, seed) => loaded({}, 3, seed).startTile);
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
  });

  it('coins: 5, and 4 for the start tile', () => {
    const state = loaded({ turn: 0, startTile: 1, players: [{}, {}, { coins: 0 }] }, 3);
    expect(state.players.map(({ coins }) => coins)).toEqual([5, 4, 0]);
  });

  it('the bag: the rest of the box, shuffled by the seed', () => {
    const state = loaded({ machine: MACHINE, discard: ['C1'], players: [{ cups: { espresso: ['H4'] } }, {}] });
    expect(state.bag).toHaveLength(24);
    const all = [...faces(state).map(({ face }) => face), ...state.bag];
    expect(FACES.map((face) => all.filter((other) => other === face).length)).toEqual(FACES.map(() => 3));
    expect(loaded({ machine: MACHINE }, 2, 8).bag).not.toEqual(loaded({ machine: MACHINE }).bag);
    expect(loaded({ machine: MACHINE }).bag).toEqual(loaded({ machine: MACHINE }).bag);
  });

  it('a side of the machine: drawn from the rest; with a bag given what is not drawn is out of play', () => {
    const state = loaded({ machine: { milk: MACHINE.milk }, bag: ['C1', 'C1'] });
    expect(state.machine.coffee).toHaveLength(5);
    expect(state.bag).toEqual(['C1', 'C1']);
    expect(faces(state)).toHaveLength(10);
  });

  it('the menu: the whole of it less what is served, for each drink that is not given', () => {
    const players = [{ served: { espresso: 1, doppio: 4 } }, { served: { espresso: 5 } }];
    const { menu } = loaded({ players, menu: { cappuccino: [8, 3] } });
    expect([menu.espresso, menu.doppio, menu.cappuccino]).toEqual([
      [1, 2, 3, 4],
      [2, 2, 5, 6, 7],
      [3, 8],
    ]);
  });

  it('a drawn hand of tiles: every visible tile has its own id, and the next is new', () => {
    const state = at({ discard: ['C3'], players: [{ cups: { espresso: ['H4'] } }, {}] }).state;
    const ids = faces(state).map(({ id }) => id);
    expect(new Set(ids).size).toBe(12);
    expect(state.drawn).toBe(12);
  });
});

describe('the generator in a position', () => {
  it('is kept, so that chance goes on as it would have', () => {
    const state = cafeDelGatto.setup(config(2, 5));
    const again = loaded(cafeDelGatto.makePosition(state), 2, 99);
    expect([again.rng, again.bag]).toEqual([state.rng, state.bag]);
    expect(hash(again)).toBe(hash(state));
  });

  it('is not shown to a seat, nor the order of the bag', () => {
    const seen = cafeDelGatto.makePosition(cafeDelGatto.setup(config(2, 5)), 1) as Record<string, unknown>;
    expect(seen).not.toHaveProperty('rng');
    expect(seen.bag).toBe(26);
  });
});

const round = { phase: 'intermediate', branch: 'serve', bag: [], discard: [] };
const espresso = { cups: { espresso: ['C3'] } };

describe('phases', () => {
  it.each([
    ['turn', {}],
    ['cleaned', { phase: 'cleaned' }],
    ['serving', { phase: 'serving', players: [{ ...espresso, served: { doppio: 2 } }, {}], discard: ['F1', 'F1'] }],
    ['intermediate', { ...round, waiting: [1, 0], players: [espresso, { cups: { espresso: ['F1'] } }] }],
    [
      'intermediate',
      {
        ...round,
        branch: 'empty',
        waiting: [0],
        players: [{ cups: { doppio: ['C3'] } }, { cups: { doppio: ['F1'] } }],
        discard: ['C4'],
      },
    ],
    ['over', { phase: 'over', players: [{ served: { ...FOUR_SERVED, 'latte-macchiato': 4 } }, {}] }],
  ])('%s is loaded again as it was printed', (phase, position) => {
    const game = at(position);
    expect(game.state.phase).toBe(phase);
    expect(hash(loaded(game.position))).toBe(hash(game.state));
  });
});

/** Positions that break the box or the rules, and the part that is named. */
const WRONG: readonly [part: string, why: string, position: Readonly<Record<string, unknown>>, players?: number][] = [
  ['suger', 'unknown', { suger: 1 }],
  ['__proto__', 'unknown', JSON.parse('{"__proto__": {"turn": 1}}')],
  ['turn', 'number', { turn: 2 }],
  ['turn', 'kind', { turn: '0' }],
  ['turn', 'kind', { turn: null }],
  ['startTile', 'number', { startTile: -1 }],
  ['players', 'count', { players: [{}] }],
  ['players', 'kind', { players: {} }],
  ['players.0.suger', 'unknown', { players: [{ suger: 1 }, {}] }],
  ['players.0', 'kind', { players: [[], {}] }],
  ['players.1.coins', 'number', { players: [{}, { coins: -1 }] }],
  ['players.1.coins', 'number', { players: [{}, { coins: 1.5 }] }],
  ['players.1.coins', 'number', { players: [{}, { coins: 1e300 }] }],
  ['players.0.sugar', 'number', { players: [{ sugar: 13 }, {}] }],
  ['players', 'cafe-del-gatto.sugar', { players: [{ sugar: 7 }, { sugar: 6 }] }],
  ['players.0.cups.mocha', 'unknown', { players: [{ cups: { mocha: [] } }, {}] }],
  ['players.0.cups.doppio', 'counts', { players: [{ cups: { doppio: ['C2', 'H4', 'F1'] } }, {}] }],
  ['players.0.cups.doppio.0', 'word', { players: [{ cups: { doppio: ['C5'] } }, {}] }],
  ['players.0.cups.doppio', 'kind', { players: [{ cups: { doppio: 'C3' } }, {}] }],
  [
    'players.0.cups.doppio',
    'cafe-del-gatto.served-cup',
    { players: [{ cups: { doppio: ['C3'] }, served: { doppio: 2 } }, {}] },
  ],
  ['players.0.served.doppio', 'cafe-del-gatto.no-such-tile', { players: [{ served: { doppio: 3 } }, {}] }],
  [
    'players.1.served.doppio',
    'cafe-del-gatto.tile-taken',
    { players: [{ served: { doppio: 7 } }, { served: { doppio: 7 } }] },
  ],
  ['machine.tea', 'unknown', { machine: { tea: [] } }],
  ['machine.milk', 'count', { machine: { milk: ['F2', 'C4', 'H3', 'C2'] } }],
  ['machine.milk.4', 'kind', { machine: { milk: ['F2', 'C4', 'H3', 'C2', null] } }],
  [
    'machine.coffee',
    'cafe-del-gatto.column',
    {
      machine: { milk: MACHINE.milk },
      discard: FACES.flatMap((face) => [face, face]),
      players: [{ cups: { doppio: ['C1', 'C3'], cappuccino: ['H1'] } }, {}],
    },
  ],
  ['', 'cafe-del-gatto.tiles', { machine: MACHINE, bag: ['H3', 'H3'], discard: ['H3'] }],
  ['bag', 'kind', { bag: 26 }],
  ['bag', 'cafe-del-gatto.no-tiles', { machine: MACHINE, bag: [] }],
  ['bag', 'cafe-del-gatto.no-tiles', { machine: MACHINE, bag: [], phase: 'cleaned' }],
  ['menu.cappuccino', 'counts', { menu: { cappuccino: [3, 3, 3, 4, 5, 6, 8] } }],
  ['menu.cappuccino.0', 'cafe-del-gatto.no-such-tile', { menu: { cappuccino: [7] } }],
  ['menu.cappuccino', 'cafe-del-gatto.menu-tile', { menu: { cappuccino: [8, 8] } }],
  [
    'menu.cappuccino',
    'cafe-del-gatto.menu-tile',
    { menu: { cappuccino: [8] }, players: [{ served: { cappuccino: 8 } }, {}] },
  ],
  ['rng', 'count', { rng: [1, 2, 3] }],
  ['rng.3', 'number', { rng: [1, 2, 3, 2 ** 32] }],
  ['phase', 'word', { phase: 'dawn' }],
  ['branch', 'cafe-del-gatto.round-only', { branch: 'serve' }],
  ['waiting', 'cafe-del-gatto.round-only', { phase: 'over', waiting: [0] }],
  ['phase', 'cafe-del-gatto.over', { phase: 'over' }],
  ['phase', 'cafe-del-gatto.serving', { phase: 'serving', players: [{ served: { doppio: 2 } }, {}] }],
  ['phase', 'cafe-del-gatto.serving', { phase: 'serving', players: [espresso, {}] }],
  ['branch', 'kind', { phase: 'intermediate', waiting: [0] }],
  ['waiting', 'counts', { ...round, waiting: [] }],
  ['waiting.0', 'number', { ...round, waiting: [2] }],
  ['bag', 'cafe-del-gatto.round-bag', { ...round, bag: ['C4'], waiting: [0], players: [espresso, {}] }],
  [
    'branch',
    'cafe-del-gatto.round-branch',
    { ...round, machine: MACHINE, branch: 'empty', waiting: [0], players: [espresso, {}] },
  ],
  [
    'waiting.1',
    'cafe-del-gatto.round-order',
    { ...round, machine: MACHINE, turn: 0, waiting: [0, 1], players: [espresso, { cups: { espresso: ['F1'] } }] },
  ],
  [
    'waiting.1',
    'cafe-del-gatto.round-order',
    { ...round, machine: MACHINE, turn: 0, waiting: [1, 1], players: [{}, espresso] },
  ],
  [
    'waiting.0',
    'cafe-del-gatto.round-seat',
    { ...round, machine: MACHINE, turn: 0, waiting: [1, 0], players: [espresso, {}] },
  ],
  [
    'waiting.1',
    'cafe-del-gatto.round-seat',
    { ...round, machine: MACHINE, turn: 0, waiting: [1, 0], players: [{}, espresso] },
  ],
  [
    'waiting',
    'cafe-del-gatto.round-missing',
    { ...round, machine: MACHINE, turn: 0, waiting: [1], players: [espresso, { cups: { espresso: ['F1'] } }] },
  ],
];

describe('a position that breaks the box or the rules', () => {
  it.each(WRONG)('is refused: %s, %s', (part, why, position, players) => {
    const result = read(position, players);
    expect(result.ok ? 'read' : [result.error.part, result.error.why]).toEqual([part, why]);
    if (result.ok) return;
    const sentence = words.tell(problemPhrase(result.error));
    expect(sentence).toMatch(/^[^\n]+\.$/);
    expect(sentence).toContain(part === '' ? 'The file' : part);
  });
});
