import { describe, expect, it } from 'vitest';
import { canonical } from '../../src/core/hash';
import type { ComponentId } from '../../src/core/ids';
import { zoneId } from '../../src/core/ids';
import { makeRng } from '../../src/core/rng';
import { gattoReferee } from '../../src/referee/cafe-del-gatto';
import { READ_PROBLEMS } from '../../src/referee/cafe-del-gatto/readProblems';
import { cafeDelGatto } from '../../src/rules/cafe-del-gatto';
import type { GattoState, GattoView } from '../../src/rules/cafe-del-gatto/types';
import { layOpen } from '../../src/session/modes/layOpen';
import { named } from '../../src/session/notices';
import { SCENES } from '../../src/session/scenes';
import { operate } from '../../src/table/free/operate';
import type { Ways } from '../../src/table/free/ways';
import { moved } from '../../src/table/diff';
import { stackOn, TABLE, tableOf } from '../../src/table/types';
import type { Placement, Pose, TableModel } from '../../src/table/types';
import { makeWords } from '../../src/words';
import { gattoSuite } from '../conformance/gattoSuite';
import { GAMES } from '../conformance/suites';
import { at, config, FULL } from '../support/gatto';
import { Dice, playGame, throughJson } from '../support/play';

/** A table read as a position: what it shows comes back, what is impossible is named, and nothing else can come of it. */

const ways: Ways = {
  heapOf: gattoReferee.heapOf,
  isClosed: (zone) => gattoReferee.closed.includes(zone),
  kindOf: SCENES['cafe-del-gatto'].kindOf,
};
/** The table of a view with its bag laid open. */
function laid(view: GattoView, seed = 1): TableModel {
  const table = gattoReferee.project(view);
  return layOpen(gattoReferee, view, table, table, makeRng(seed), ways).table;
}
const trace = (seed: number) =>
  playGame(cafeDelGatto as never, 2 + (seed % 4), seed, gattoSuite.tastes[seed % gattoSuite.tastes.length] ?? null);

/** What a printed position shows: the bag as its number of tiles, no generator. */
const shown = (position: unknown): unknown => {
  const { rng: _rng, bag, ...rest } = throughJson(position) as { rng?: unknown; bag: readonly string[] | number };
  return { ...rest, bag: typeof bag === 'number' ? bag : bag.length };
};

describe('a table that a game has laid', () => {
  it(`reads as the position it shows, and loads as that, in ${GAMES} random games`, () => {
    for (let seed = 0; seed < GAMES; seed++) {
      const { states, config: head } = trace(seed);
      for (let i = seed % 25; i < states.length; i += 25) {
        const state = states[i] as GattoState;
        const read = gattoReferee.read(cafeDelGatto.view(state, 0), laid(cafeDelGatto.view(state, 0), seed));
        if (!read.ok) throw new Error(canonical(read.error));
        expect(shown(read.value)).toEqual(shown(cafeDelGatto.makePosition(state, 0)));
        const loaded = cafeDelGatto.parsePosition(throughJson(read.value), head as never);
        if (!loaded.ok) throw new Error(canonical(loaded.error));
        expect(shown(cafeDelGatto.makePosition(loaded.value))).toEqual(shown(read.value));
      }
    }
  });

  it('tells nothing of the true order of the bag', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { states } = trace(seed);
      const state = states[Math.floor(states.length / 3)] as GattoState;
      const dealt = { ...state, bag: [...state.bag].reverse() };
      const [one, other] = [state, dealt].map((each) => laid(cafeDelGatto.view(each, 0), seed));
      expect(one).toEqual(other);
    }
  });
});

const POSES: readonly Pose[] = [
  { position: [0, 0.05, 0], turn: [0, 0, 0, 1] },
  { position: [1, 0.3, -0.4], turn: [0, 0.6, 0, 0.8] },
];

describe('a table that hands have changed', () => {
  it('is either refused with its problems in words, or loads: never anything else', () => {
    const words = makeWords();
    const names = ['Luna', 'Cosmo', 'Nala', 'Minka', 'Tofu'];
    const happened = { read: 0, refused: 0 };
    for (let seed = 0; seed < GAMES; seed++) {
      const dice = new Dice(seed + 1000);
      const { states, config: head } = trace(seed);
      const state = dice.pick(states) as GattoState;
      const view = cafeDelGatto.view(state, 0);
      let table = laid(view, seed);
      let rng = makeRng(seed);
      const ids = Object.keys(table.components) as ComponentId[];
      const zones = [
        ...new Set(Object.values(table.placements).map(({ zone }) => zone)),
        zoneId('serve'),
        zoneId('bag'),
      ];
      for (let n = dice.below(12); n > 0; n--) {
        const component = dice.pick(ids);
        const piece = table.components[component];
        const zone = dice.pick(zones);
        const to: Placement | null =
          dice.below(4) === 0 || !piece
            ? { zone: dice.pick([TABLE, tableOf(0), tableOf(1)]), slot: 0, face: 'front', pose: dice.pick(POSES) }
            : gattoReferee.snap(view, table, piece, zone);
        if (to) ({ table, rng } = operate(table, { type: 'put', pieces: [{ component, to }] }, rng, ways));
        if (dice.below(3) === 0) {
          const components = [dice.pick(ids), dice.pick(ids)];
          ({ table, rng } = operate(table, { type: dice.pick(['flip', 'stack'] as const), components }, rng, ways));
        }
      }
      const read = gattoReferee.read(view, table);
      if (read.ok) {
        happened.read++;
        const loaded = cafeDelGatto.parsePosition(throughJson(read.value), head as never);
        if (!loaded.ok) throw new Error(`seed ${seed}: ${canonical(loaded.error)}`);
        expect(cafeDelGatto.legalMoves(loaded.value).length > 0 || cafeDelGatto.outcome(loaded.value)).toBeTruthy();
      } else {
        happened.refused++;
        expect(read.error.length).toBeGreaterThan(0);
        for (const { phrase, pieces } of read.error) {
          expect(words.tell(named(phrase, names))).toMatch(/^[A-Z“][^{}$]+\.$/);
          for (const id of pieces) expect(table.components[id]).toBeDefined();
        }
      }
    }
    expect(happened.read).toBeGreaterThan(GAMES / 20);
    expect(happened.refused).toBeGreaterThan(GAMES / 4);
  });
});

describe('what is impossible', () => {
  const words = makeWords();
  const names = ['Luna', 'Nala'];
  const base = (position: Readonly<Record<string, unknown>> = {}) => {
    const { state } = at(position);
    const view = cafeDelGatto.view(state, 0);
    return { view, table: laid(view) };
  };
  const lying = (zone: string, slot = 0): Placement => ({ zone: zoneId(zone), slot, face: 'front' });
  const loose = (x = 0): Placement => ({ ...lying('table'), pose: { position: [x, 0, 0], turn: [0, 0, 0, 1] } });
  const pieceIn = (table: TableModel, zone: string, slot = 0): ComponentId =>
    (Object.keys(table.placements) as ComponentId[]).find(
      (id) => table.placements[id]?.zone === zone && table.placements[id]?.slot === slot,
    ) ?? ('' as ComponentId);
  const named2 = (view: GattoView, table: TableModel): string[] => {
    const read = gattoReferee.read(view, table);
    return read.ok ? [] : read.error.map(({ phrase }) => words.tell(named(phrase, names)));
  };
  type Change = (table: TableModel) => TableModel;
  const put =
    (zone: string, slot: number, to: Placement): Change =>
    (table) =>
      moved(table, pieceIn(table, zone, slot), to);

  it.each<[string, Readonly<Record<string, unknown>>, Change, readonly string[]]>([
    [
      'a tile too many in a cup, which then misses in its chute',
      { players: [{}, { cups: { doppio: FULL.doppio } }] },
      put('chute:milk', 4, lying('cup:1:doppio', 2)),
      ['The milk chute holds 4 tiles: 1 is missing.', 'The doppio of Nala holds 3 tiles: 1 too many.'],
    ],
    [
      'an upper square filled before its lower',
      { players: [{ cups: { doppio: ['C2'] } }, {}] },
      put('cup:0:doppio', 0, lying('cup:0:doppio', 1)),
      ['The doppio of Luna has a tile above an empty square.'],
    ],
    [
      'a tile on the open table',
      { discard: ['H3'] },
      put('discard', 0, loose()),
      ['A hot 3 tile lies where no tile belongs: bring it to a chute, a cup, the discard pile or the bag.'],
    ],
    [
      'a chute that is too full',
      { discard: ['H3'] },
      put('discard', 0, lying('chute:coffee', 5)),
      ['The coffee chute holds 6 tiles: 1 too many.'],
    ],
    [
      'a served cup that still holds tiles',
      { players: [{ cups: { doppio: ['C2'] } }, {}] },
      put('menu:doppio', 20, lying('cup-drink:0:doppio')),
      ['The doppio of Luna has its drink tile and still holds tiles: bring these to the discard pile.'],
    ],
    [
      'two drink tiles in one cup, one of them of another drink',
      { players: [{ served: { doppio: 7 } }, {}] },
      put('menu:espresso', 0, lying('cup-drink:0:doppio', 1)),
      [
        'The doppio of Luna holds 2 drink tiles: one cup takes one.',
        'The doppio of Luna holds the drink tile 1 of the espresso: bring it to the menu.',
      ],
    ],
    [
      'a drink tile beside the menu, and one in another row of it',
      {},
      (table) => put('menu:espresso', 0, loose())(put('menu:espresso', 20, lying('menu:doppio', 24))(table)),
      [
        'The drink tile 1 of the espresso lies neither on the menu nor in a cup.',
        'The drink tile 5 of the espresso lies at another drink of the menu.',
      ],
    ],
    [
      'a cup away from its owner',
      {},
      put('place:1', 2, { ...loose(), zone: tableOf(0) }),
      ['The doppio of Nala stands away from its place: bring it back to Nala.'],
    ],
    [
      'a cup put aside without a drink tile',
      {},
      put('place:0', 4, lying('served:0', 4)),
      ['The latte macchiato of Luna stands with the served cups without a drink tile.'],
    ],
    [
      'a start tile before nobody',
      {},
      put('start:0', 0, loose()),
      ['The start tile lies before nobody: bring it to a player.'],
    ],
    [
      'no tile left to draw',
      { bag: ['H3'], discard: [], players: [{ cups: { 'latte-macchiato': FULL['latte-macchiato'] } }, {}] },
      put('bag', 0, lying('cup:1:espresso')),
      ['Bag and discard pile are empty: bring a tile to one of them.'],
    ],
    [
      'more tiles of a face than the box has',
      {},
      (table) => {
        const ids = (Object.keys(table.components) as ComponentId[]).filter((id) => id.includes('tile:'));
        const components = { ...table.components };
        for (const id of ids.slice(0, 10)) components[id] = { ...components[id], look: 'H4' } as never;
        return { ...table, components };
      },
      [],
    ],
  ])('%s is named', (_, position, change, sentences) => {
    const { view, table } = base(position);
    const said = named2(view, change(table));
    if (sentences.length > 0) expect(said).toEqual(sentences);
    else expect(said[0]).toMatch(/^There are \d+ tiles of hot 4: the box has \d+\.$/);
  });

  it('has a sentence for each, and all are met above', () => {
    for (const what of READ_PROBLEMS) {
      const known = [what, `${what}_other`].some((key) => words.has(`read.cafe-del-gatto.${key}`));
      expect(known, what).toBe(true);
    }
  });

  it('coins and sugar count for whom they lie before, wherever there; elsewhere for the reserve', () => {
    const { view, table } = base({ players: [{ coins: 3, sugar: 2 }, { coins: 4 }] });
    const near = (seat: number, x: number): Placement => ({ ...loose(x), zone: tableOf(seat) });
    const stacked = { ...loose(), zone: stackOn(pieceIn(table, 'coins:0', 2)) };
    let changed = put('coins:0', 2, near(1, 0))(table);
    changed = put('coins:1', 3, stacked)(changed);
    changed = put('coins:1', 2, loose())(changed);
    changed = put('sugar:0', 1, lying('cup-sugar:0:doppio'))(changed);
    changed = put('sugar:reserve', 0, near(1, 1))(changed);
    const read = gattoReferee.read(view, changed);
    expect(read.ok && read.value).toMatchObject({
      players: [
        { coins: 2, sugar: 2 },
        { coins: 4, sugar: 1 },
      ],
    });
  });

  it('coins that are too many to be laid out are still there', () => {
    const { view, table } = base({ players: [{ coins: 500 }, {}] });
    const read = gattoReferee.read(view, put('coins:0', 59, lying('coins:1', 9))(table));
    expect(read.ok && read.value).toMatchObject({
      players: [{ coins: 499 }, { coins: view.players[1] ? view.players[1].coins + 1 : 0 }],
    });
  });

  it('a turn that the table no longer allows begins anew', () => {
    const { view, table } = base({
      phase: 'serving',
      players: [{ served: { doppio: 7 }, cups: { espresso: ['C3'] } }, {}],
    });
    const kept = gattoReferee.read(view, table);
    expect(kept.ok && kept.value).toMatchObject({ phase: 'serving', turn: 0 });
    const read = gattoReferee.read(view, put('cup:0:espresso', 0, lying('discard', 0))(table));
    expect(read.ok && read.value).toMatchObject({ phase: 'turn', turn: 0 });
    const round = base({
      phase: 'intermediate',
      branch: 'empty',
      waiting: [0],
      turn: 1,
      bag: [],
      players: [{ cups: { doppio: ['C2'] } }, {}],
    });
    const after = gattoReferee.read(round.view, put('cup:0:doppio', 0, lying('discard'))(round.table));
    expect(after.ok && after.value).toMatchObject({ phase: 'turn', turn: 0 });
    expect(cafeDelGatto.parsePosition(after.ok ? throughJson(after.value) : null, config(2)).ok).toBe(true);
  });
});
