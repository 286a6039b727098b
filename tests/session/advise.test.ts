import { describe, expect, it } from 'vitest';
import type { ComponentId } from '../../src/core/ids';
import type { LocalSession } from '../../src/session/session';
import { TABLE, tableOf } from '../../src/table/types';
import { makeWords } from '../../src/words';
import { FULL, MACHINE } from '../support/gatto';
import { TestTable } from '../support/testTable';

/** Advise: anything goes, what the rules refuse stays, marked and explained, and the game goes on by the rules. */

const words = makeWords();
const player = (more: object = {}) => ({ coins: 5, sugar: 0, cups: {}, served: {}, ...more });
const at = (first: object = {}, more: object = {}) => ({
  turn: 0,
  startTile: 0,
  machine: MACHINE,
  bag: ['C3', 'H4', 'F1', 'C1', 'C2', 'F1', 'H1'],
  discard: [],
  players: [player(first), player()],
  ...more,
});
const advised = (first: object = {}, more: object = {}): TestTable =>
  new TestTable({ position: at(first, more) }).mode('advise');
/** A piece on the open table, as a file has it. */
const looseAt = (x: number, y: number) => ({
  zone: 'table',
  slot: 0,
  face: 'front',
  pose: { position: [x, y, 0], turn: [0, 0, 0, 1] },
});
const LOOSE = looseAt(0, 0.05);

describe('a drop that the rules refuse', () => {
  it('stays where it fell, marked with its rule and its reason; the game is unchanged', () => {
    const table = advised();
    const tile = table.piece('chute:coffee', 0);
    table.drag(['chute:coffee', 0], 'cup:0:latte-macchiato').expectMoves(0).expectAstray([tile]);
    const [stray] = table.screen.deviations;
    expect(stray).toMatchObject({ rule: 'DG-11', home: { zone: 'chute:coffee', slot: 0 } });
    expect(words.tell(stray?.phrase ?? { key: '' })).toMatch(/latte macchiato/);
    expect(table.lies(tile)).toMatchObject({ zone: 'cup:0:latte-macchiato', slot: 0 });
    // The tiles above it have come down.
    expect(table.count('chute:coffee')).toBe(4);
    expect(table.piece('chute:coffee', 0)).not.toBe(tile);
    expect(table.view.machine.coffee).toHaveLength(5);
    expect(table.screen.notice).toBeNull();
  });

  it('is told before it is made', () => {
    const table = advised();
    table.press('chute:coffee', 0).over('cup:0:latte-macchiato');
    expect(table.hover()).toMatchObject({
      kind: 'illegal',
      rule: 'DG-11',
      stays: { zone: 'cup:0:latte-macchiato', slot: 0 },
    });
    table.mode('enforce').press('chute:coffee', 0);
    expect(table.hover()).toMatchObject({ kind: 'illegal', stays: null });
  });

  it('on the open table stays at its very place; before a player it turns with the place', () => {
    const table = advised();
    const tile = table.piece('chute:milk', 2);
    table.press('chute:milk', 2).overTable(0.7, -0.2, 1).release().expectAstray([tile]);
    expect(table.lies(tile)).toEqual({
      zone: 'table:1',
      slot: 0,
      face: 'front',
      pose: { position: [0.7, 0.05, -0.2], turn: [0, 0, 0, 1] },
    });
    const pose = { position: [0.7, 0.045, -0.2], turn: [-0.6, 0, 0, 0.8] } as const;
    table.session.settle([{ component: tile, zone: tableOf(1), pose }]);
    expect(table.lies(tile)?.pose).toEqual(pose);
    table.expectAstray([tile]);
  });

  it('where there is no room falls on the table beside it', () => {
    const table = advised({ cups: { espresso: FULL.espresso } });
    const tile = table.piece('chute:milk', 0);
    table.press('chute:milk', 0).overTable(0, 0).release();
    expect(table.lies(tile)?.zone).toBe('table');
    const other = table.piece('chute:coffee', 0);
    table.drag(['chute:coffee', 0], 'cup:0:espresso').expectAstray([tile]).expectRefusal('DG-11');
    expect(table.lies(other)?.zone).toBe('chute:coffee');
  });

  it('let go in the air goes back, and nothing is marked', () => {
    const table = advised();
    table.press('chute:milk', 0).over(null).release().expectAstray([]).expectNoNotice();
  });
});

describe('whatever lies in sight', () => {
  it('may be taken, also another player’s and out of turn; that changes no state of the rules (P31)', () => {
    const table = new TestTable({
      position: at({}, { turn: 1 }),
      players: [{ name: 'Luna' }, { name: 'Cosmo', bot: 'easy' }],
    }).mode('advise');
    const before = JSON.stringify(table.view);
    const coin = table.piece('coins:1');
    table.drag(['coins:1'], 'coins:0').expectAstray([coin]);
    table.press('chute:milk', 0).over('cup:0:espresso-macchiato').release();
    expect(table.screen.deviations.map(({ rule }) => rule)).toEqual([null, 'DG-5']);
    expect(JSON.stringify(table.view)).toBe(before);
    table.expectMoves(0);
    expect(table.session.play({ seat: 0, type: 'take-coins' })).toBe(false);
  });
});

describe('moves of the game', () => {
  it('are still found, lit and played', () => {
    const table = advised();
    table.press('chute:milk', 0).overTable(0, 0).release();
    table
      .press('chute:coffee', 0)
      .expectLights(['cup:0:espresso', 'cup:0:espresso-macchiato', 'cup:0:doppio', 'cup:0:cappuccino', 'discard']);
    table.over('cup:0:doppio').release().expectMove({ type: 'buy', side: 'coffee', row: 1, cup: 'doppio' });
  });

  it('do not take a piece that is astray: it is said that it must be put back first', () => {
    const table = advised();
    const tile = table.piece('chute:coffee', 0);
    table.press('chute:coffee', 0).overTable(0, 0).release();
    table.pressPiece(tile).expectLights([]).over('cup:0:doppio').release().expectMoves(0);
    expect(table.screen.deviations[0]?.phrase.key).toBe('astray.first');
    expect(table.lies(tile)?.zone).toBe('cup:0:doppio');
  });

  it('bring a piece home that they move themselves, and leave the others astray', () => {
    const table = advised();
    const [bought, other] = [table.piece('chute:coffee', 1), table.piece('chute:milk', 4)];
    table.press('chute:coffee', 1).overTable(0, 0).release();
    table.press('chute:milk', 4).overTable(1, 0).release().expectAstray([bought, other]);
    table.session.play({ seat: 0, type: 'buy', side: 'coffee', row: 2, cup: 'doppio' });
    table.expectMoves(1).expectAstray([other]);
    expect(table.lies(bought)).toMatchObject({ zone: 'cup:0:doppio', slot: 0, face: 'back' });
  });

  it('go on for the house players, by the rules, with pieces astray', () => {
    const table = new TestTable({
      seed: 5,
      players: [
        { name: 'Luna', bot: 'easy' },
        { name: 'Cosmo', bot: 'medium' },
      ],
    }).mode('advise');
    table.press('start:0').overTable(0, 0.4).release();
    table.session.setBotSpeed('instant');
    table.session.start();
    for (let i = 0; i < 4000 && !table.screen.outcome; i++) table.clock.advance(10);
    expect(table.screen.outcome).not.toBeNull();
    table.expectAstray(['start-tile' as ComponentId]);
  });

  it('that nobody begins by mistake stay open: what is illegal then goes back, and says what is open', () => {
    const table = advised();
    table.drag(['chute:milk', 0], 'discard').expectMoves(0);
    table.drag(['chute:coffee', 0], 'cup:0:doppio').expectAstray([]);
    expect(table.screen.notice?.phrase).toEqual({ key: 'hand.opened.clean', params: { side: 'milk' } });
    expect(table.count('discard')).toBe(1);
  });
});

describe('a piece that comes to rest', () => {
  it('while a move is open leaves that open', () => {
    const table = advised();
    const tile = table.piece('chute:milk', 1);
    table.press('chute:milk', 1).overTable(0, 0).release();
    table.drag(['coins:reserve'], 'coins:0');
    const pose = { position: [0.1, 0.045, 0], turn: [0, 0, 0, 1] } as const;
    table.session.settle([{ component: tile, zone: TABLE, pose }]);
    expect(table.lies(tile)?.pose).toEqual(pose);
    expect(table.count('coins:0')).toBe(6);
    table.drag(['coins:reserve'], 'coins:0').expectMove({ type: 'take-coins' }).expectAstray([tile]);
  });
});

describe('the lights (P27)', () => {
  it('are the same after a refusal and after a deviation, and the way back is exact', () => {
    const table = advised();
    const lights = () => {
      table.press('chute:milk', 4);
      const seen = JSON.stringify(table.screen.hand.targets);
      table.session.cancel();
      return seen;
    };
    const first = lights();
    expect(JSON.parse(first).length).toBeGreaterThan(1);
    const start = JSON.stringify(table.session.table().placements);
    const coin = table.piece('coins:1');
    table.press('coins:1').overTable(0.31, -0.17).release().expectAstray([coin]);
    expect(lights()).toBe(first);
    table.session.putBack(coin);
    expect(JSON.stringify(table.session.table().placements)).toBe(start);
    expect(lights()).toBe(first);
    table.mode('enforce').drag(['chute:coffee', 0], 'cup:0:latte-macchiato').expectRefusal('DG-11');
    expect(lights()).toBe(first);
    expect(JSON.stringify(table.session.table().placements)).toBe(start);
  });
});

describe('putting back', () => {
  it('by hand over its own place, by the button, or all at once', () => {
    const table = advised();
    const start = JSON.stringify(table.session.table().placements);
    const tile = table.piece('chute:milk', 1);
    table.drag(['chute:milk', 1], 'cup:0:espresso').expectAstray([tile]);
    table.pressPiece(tile).over('chute:milk').release().expectAstray([]);
    expect(JSON.stringify(table.session.table().placements)).toBe(start);
    table.drag(['chute:milk', 1], 'cup:0:espresso');
    table.drag(['coins:1'], 'coins:reserve');
    table.session.putBack(tile);
    expect(table.screen.deviations).toHaveLength(1);
    table.session.putBack(null);
    table.expectAstray([]);
    expect(JSON.stringify(table.session.table().placements)).toBe(start);
  });

  it('happens to all when the rules are enforced again', () => {
    const table = advised();
    const start = JSON.stringify(table.session.table().placements);
    table.drag(['chute:milk', 1], 'cup:0:espresso').mode('enforce').expectAstray([]);
    expect(JSON.stringify(table.session.table().placements)).toBe(start);
    table.drag(['chute:coffee', 0], 'cup:0:latte-macchiato').expectRefusal('DG-11').expectAstray([]);
  });

  it('is what a menu offers for pieces astray, and nothing else', () => {
    const table = advised();
    const tile = table.piece('chute:milk', 1);
    expect(table.session.actions([tile])).toEqual([]);
    table.drag(['chute:milk', 1], 'cup:0:espresso');
    expect(table.session.actions([tile]).map(({ action }) => action)).toEqual(['put-back']);
    table.session.act('put-back', [tile]);
    table.expectAstray([]);
  });
});

describe('undo with pieces astray (P36, P38)', () => {
  it('takes moves back as ever, whatever lies astray stays', () => {
    const table = advised();
    const tile = table.piece('chute:milk', 1);
    table.press('chute:milk', 1).overTable(0, 0).release();
    const before = JSON.stringify(table.session.table().placements);
    table.session.play({ seat: 0, type: 'take-coins' });
    table.session.undo();
    table.expectMoves(0).expectAstray([tile]);
    expect(JSON.stringify(table.session.table().placements)).toBe(before);
  });
});

describe('looking back', () => {
  it('shows an earlier moment as the rules have it, and then the table as it lies', () => {
    const table = advised();
    table.session.play({ seat: 0, type: 'take-coins' });
    const tile = table.piece('chute:milk', 1);
    table.drag(['chute:milk', 1], 'cup:0:espresso').expectAstray([tile]);
    table.session.show(0);
    expect(table.lies(tile)?.zone).toBe('chute:milk');
    table.press('chute:milk', 0).expectHeld(false);
    table.session.show(null);
    expect(table.lies(tile)?.zone).toBe('cup:0:espresso');
  });
});

describe('a file of a table with pieces astray (P44, P49)', () => {
  it('has them, opens with them in advise, and is written again byte for byte', () => {
    const table = advised({ sugar: 2 });
    table.session.play({ seat: 0, type: 'take-coins' });
    table.drag(['chute:milk', 1], 'cup:0:espresso');
    table.press('coins:1').overTable(0.25, 0.5, 1).release();
    table.drag(['sugar:0'], 'sugar:1');
    table.press('place:0', 2).overTable(-1, 0.1).release();
    const file = table.session.file();
    expect(Object.keys(JSON.parse(file).table)).toHaveLength(4);
    const again = table.reopened();
    expect(again.store.getState()).toMatchObject({ mode: 'advise', step: 1 });
    expect(again.file()).toBe(file);
    const lying = (session: LocalSession): string[] =>
      Object.values(session.table().placements)
        .map((placement) => JSON.stringify(placement))
        .sort();
    expect(lying(again)).toEqual(lying(table.session));
  });

  it('has them in the slots in which they lie after a move has joined their heap', () => {
    const table = new TestTable({ position: at({}, { discard: ['H1', 'H2', 'C3'] }) }).mode('free');
    for (const slot of [0, 2]) table.session.act('flip', [table.piece('coins:0', slot)]);
    table.mode('advise').session.play({ seat: 0, type: 'take-coins' });
    const again = table.reopened();
    const slots = Object.values(table.session.table().placements).filter(({ zone }) => zone === 'coins:0').length;
    expect(slots).toBe(7);
    expect(again.file()).toBe(table.session.file());
  });

  it('that says nothing of the table opens in enforce', () => {
    expect(advised().reopened().store.getState()).toMatchObject({ mode: 'enforce', deviations: [] });
  });

  it.each([
    ['a piece that there is not', { 'tile:99': { zone: 'discard', slot: 0, face: 'front' } }, 'tile:99'],
    ['a place that there is not', { 'tile:1': { zone: 'shelf', slot: 0, face: 'front' } }, 'tile:1'],
    ['a place that takes no such piece', { 'coin:0': { zone: 'cup:0:doppio', slot: 0, face: 'front' } }, 'coin:0'],
    ['the open table without saying where', { 'tile:1': { zone: 'table', slot: 0, face: 'front' } }, 'tile:1'],
    [
      'a seat that nobody has',
      {
        'tile:1': {
          zone: 'table:4',
          slot: 0,
          face: 'front',
          pose: { position: [0, 0, 0], turn: [0, 0, 0, 1] },
        },
      },
      'tile:1',
    ],
    [
      'a piece upon one that stands in its place',
      {
        'tile:1': {
          zone: 'on:tile:2',
          slot: 0,
          face: 'front',
          pose: { position: [0, 0, 0], turn: [0, 0, 0, 1] },
        },
      },
      'tile:1',
    ],
    ['a name that every object has', { constructor: LOOSE }, 'constructor'],
    ['a piece far off the table', { 'coin:0': looseAt(9_000, 0.05) }, 'coin:0'],
    ['a piece under the table', { 'coin:0': looseAt(0, -5) }, 'coin:0'],
    ['a cup upon a coin', { 'coin:0': LOOSE, 'cup:0:doppio': { ...LOOSE, zone: 'on:coin:0' } }, 'cup:0:doppio'],
  ])('%s is named, and lies where the game has it', (_, table, piece) => {
    const opened = new TestTable({ position: at(), table });
    const others = Object.keys(table).filter((name) => name !== piece) as ComponentId[];
    opened.expectAstray(others);
    const mode = others.length > 0 ? 'advise' : 'enforce';
    expect(opened.screen).toMatchObject({ mode, notice: { phrase: { params: { piece } } } });
    expect(Object.keys(opened.session.table().components)).not.toContain('undefined');
  });

  it('has a heap with one turned over in the order in which it lay', () => {
    const table = new TestTable({ position: at() }).mode('free');
    const [low, high] = [table.piece('coins:1', 1), table.piece('coins:1', 3)];
    table.session.act('flip', [high]);
    table.session.act('flip', [low]);
    const faces = (session: LocalSession): string[] =>
      Object.values(session.table().placements)
        .filter(({ zone }) => zone === 'coins:1')
        .sort((a, b) => a.slot - b.slot)
        .map(({ face }) => face);
    const again = table.reopened();
    expect(faces(again)).toEqual(faces(table.session));
    expect(again.file()).toBe(table.session.file());
  });
});
