import { describe, expect, it } from 'vitest';
import { canonical } from '../../src/core/hash';
import type { ComponentId } from '../../src/core/ids';
import { zoneId } from '../../src/core/ids';
import { stackOn, TABLE, tableOf } from '../../src/table/types';
import { makeWords } from '../../src/words';
import { MACHINE } from '../support/gatto';
import { TestTable } from '../support/testTable';

/** The free table: no rules, the game rests, every operation can be taken back. */

const words = makeWords();
const player = (more: object = {}) => ({ coins: 5, sugar: 0, cups: {}, served: {}, ...more });
const at = (more: object = {}) => ({
  turn: 0,
  startTile: 0,
  machine: MACHINE,
  bag: ['C3', 'H4', 'F1', 'C1', 'C2', 'F1', 'H1'],
  discard: ['H1', 'H2', 'C3'],
  players: [player(), player()],
  ...more,
});
const free = (more: object = {}): TestTable => new TestTable({ position: at(more) }).mode('free');
const BAG = zoneId('bag');
const placements = (table: TestTable): string => canonical(table.session.table().placements);

/** Puts a piece of a zone on the open table and says which it was. */
function putDown(table: TestTable, zone: string, x: number, z = 0): ComponentId {
  const id = table.piece(zone);
  table.press(zone).overTable(x, z).release();
  return id;
}
const pileAt = (table: TestTable, base: ComponentId): ComponentId[] =>
  (Object.keys(table.session.table().placements) as ComponentId[])
    .filter((id) => table.lies(id)?.zone === stackOn(base))
    .sort((a, b) => (table.lies(a)?.slot ?? 0) - (table.lies(b)?.slot ?? 0));

describe('hands without rules', () => {
  it('put anything anywhere: on the open table, in another’s cup, in the bag', () => {
    const table = free();
    const tile = putDown(table, 'chute:milk', 0);
    expect(table.lies(tile)).toMatchObject({ zone: 'table', face: 'front', pose: { position: [0, 0.05, 0] } });
    const other = table.piece('chute:milk', 0);
    table.drag(['chute:milk', 0], 'cup:1:cappuccino');
    expect(table.lies(other)).toMatchObject({ zone: 'cup:1:cappuccino', slot: 0 });
    table.pressPiece(other).over('bag').release();
    expect(table.lies(other)).toBeUndefined();
    table.expectMoves(0).expectNoNotice();
    expect(table.view.machine.milk).toHaveLength(5);
  });

  it('find the places of the game under them, and the open table elsewhere', () => {
    const table = free();
    table.press('chute:milk', 0).over('discard');
    expect(table.hover()).toEqual({ kind: 'free', to: { zone: 'discard', slot: 3, face: 'front' } });
    table.over('coins:0');
    expect(table.hover()).toEqual({ kind: 'none' });
    table.overTable(1, 1);
    expect(table.hover()).toMatchObject({ kind: 'free', to: { zone: 'table', pose: { position: [1, 0.05, 1] } } });
  });

  it('take the top of a stack, or all of it', () => {
    const table = free();
    const [a, b, c] = [putDown(table, 'coins:0', 0), putDown(table, 'coins:0', 1), putDown(table, 'coins:0', 2)];
    table.session.operate({ type: 'stack', components: [a, b, c] });
    expect(pileAt(table, a)).toEqual([b, c]);
    expect(table.lies(b)?.pose?.position[1]).toBeCloseTo(0.05 + 0.026);
    expect(table.session.lift(b)).toBe(c);
    table.session.cancel();
    expect(table.session.lift(b, { whole: true })).toBe(a);
    expect(table.screen.hand.holding).toEqual([a, b, c]);
    table.overTable(-1, 0.5).release();
    expect(table.lies(a)?.pose?.position).toEqual([-1, 0.05, 0.5]);
    expect(table.lies(c)?.pose?.position).toEqual([-1, 0.102, 0.5]);
    expect(pileAt(table, a)).toEqual([b, c]);
  });

  it('stack a piece by letting it go over one of its kind, and no other', () => {
    const table = free();
    const [a, b] = [putDown(table, 'coins:0', 0), putDown(table, 'chute:milk', 1)];
    table.press('coins:0').over(stackOn(a)).release();
    expect(pileAt(table, a)).toHaveLength(1);
    table.press('coins:0').over(stackOn(b));
    expect(table.hover()).toEqual({ kind: 'none' });
  });

  it('take all that was chosen, each as it lay to the others', () => {
    const table = free();
    const [a, b] = [putDown(table, 'coins:0', 0), putDown(table, 'chute:milk', 1, 0.5)];
    table.session.select([a, b]);
    table.session.lift(b);
    expect(table.screen.hand.holding).toEqual([b, a]);
    table.overTable(2, 0.5).release();
    expect(table.lies(a)?.pose?.position).toEqual([1, 0.05, 0]);
  });

  it('lay a whole heap as a stack', () => {
    const table = free();
    const first = table.session.lift(table.piece('coins:1'), { whole: true }) as ComponentId;
    table.overTable(0, 0).release();
    expect(pileAt(table, first)).toHaveLength(4);
    expect(table.count('coins:1')).toBe(0);
  });
});

describe('operations', () => {
  it('turn a tile over to its other side, turn it by 15°, and stand a cup up', () => {
    const table = free();
    const tile = putDown(table, 'chute:milk', 0);
    table.session.act('flip', [tile]);
    expect(table.lies(tile)?.face).toBe('back');
    for (let i = 0; i < 24; i++) table.session.act('turn', [tile]);
    table.session.act('flip', [tile]);
    expect(table.lies(tile)?.face).toBe('front');
    const [x = 0, y = 0, z = 0, w = 0] = table.lies(tile)?.pose?.turn ?? [];
    expect(Math.hypot(x, y, z, w)).toBeCloseTo(1, 5);
    const cup = putDown(table, 'place:0', 2);
    table.session.settle([{ component: cup, zone: TABLE, pose: { position: [2, 0.3, 0], turn: [0, 0, 0.6, 0.8] } }]);
    table.session.act('stand', [cup]);
    expect(table.lies(cup)?.pose).toEqual({ position: [2, 0, 0], turn: [0, 0, 0, 1] });
  });

  it('count: a stack, a heap, what is chosen, the bag', () => {
    const table = free();
    const told = (): string => words.tell(table.screen.notice?.phrase ?? { key: '' });
    table.session.act('count', [table.piece('coins:0')]);
    expect(told()).toBe('5 coins');
    table.session.act('count', BAG);
    expect(told()).toBe('7 tiles in the bag');
    table.session.act('count', [table.piece('coins:0'), table.piece('chute:milk')]);
    expect(told()).toBe('2 pieces');
    table.session.act('count', [table.piece('chute:milk')]);
    expect(told()).toBe('5 tiles');
  });

  it('draw from the bag by chance, never by its true order; laid out side by side', () => {
    const drawn = (bag: readonly string[]): string[] => {
      const table = free({ bag });
      for (let i = 0; i < 3; i++) table.session.act('draw', BAG);
      const loose = Object.entries(table.session.table().placements).filter(([, { zone }]) => zone === 'table');
      expect(new Set(loose.map(([, { pose }]) => JSON.stringify(pose?.position))).size).toBe(3);
      return loose.map(([id]) => table.session.table().components[id as ComponentId]?.look ?? '');
    };
    const first = drawn(['C3', 'H4', 'F1', 'C1', 'C2', 'F1', 'H1']);
    expect(drawn(['H1', 'F1', 'C2', 'C1', 'F1', 'H4', 'C3'])).toEqual(first);
  });

  it('draw into the hand, and put back: the bag holds what it held', () => {
    const table = free();
    const drawn = table.session.draw(BAG) as ComponentId;
    expect(table.screen.hand.held).toBe(drawn);
    expect(table.lies(drawn)?.zone).toBe('bag');
    table.session.cancel();
    expect(table.lies(drawn)).toBeUndefined();
    table.session.draw(BAG);
    table.overTable(0, 0).release();
    expect(table.lies(drawn)?.zone).toBe('table');
    table.session.act('count', BAG);
    expect(table.screen.notice?.phrase.params?.count).toBe(6);
    table.pressPiece(drawn).over('bag').release();
    table.session.act('count', BAG);
    expect(table.screen.notice?.phrase.params?.count).toBe(7);
    table.expectAstray([]);
  });

  it('shuffle a stack and the discard pile; nothing else changes an order (P5)', () => {
    const table = free();
    const ids = ['coins:0', 'coins:0', 'coins:0', 'coins:0', 'coins:0'].map((zone, i) => putDown(table, zone, i / 2));
    table.session.operate({ type: 'stack', components: ids });
    const [base] = ids as [ComponentId];
    const order = pileAt(table, base);
    table.session.act('flip', [base]);
    table.session.act('turn', [base]);
    table.session.lift(base, { whole: true });
    table.overTable(0, 1).release();
    expect(pileAt(table, base)).toEqual(order);
    table.session.act('shuffle', [base]);
    const shuffled = ids.find((id) => pileAt(table, id).length === 4) as ComponentId;
    expect([shuffled, ...pileAt(table, shuffled)].sort()).toEqual([...ids].sort());
    expect([shuffled, ...pileAt(table, shuffled)]).not.toEqual(ids);
    const pile = (): ComponentId[] => [0, 1, 2].map((slot) => table.piece('discard', slot));
    const before = pile();
    table.session.act('shuffle', zoneId('discard'));
    expect(pile().sort()).toEqual([...before].sort());
  });

  it('are offered where they can be done', () => {
    const table = free();
    const names = (things: Parameters<typeof table.session.actions>[0]): string[] =>
      table.session.actions(things).map(({ action }) => action);
    const [a, b] = [putDown(table, 'coins:0', 0), putDown(table, 'coins:0', 1)];
    expect(names([a])).toEqual(['flip', 'turn', 'turn-back', 'count', 'put-back']);
    expect(names([a, b])).toEqual(['flip', 'turn', 'turn-back', 'stack', 'count', 'put-back']);
    table.session.act('stack', [a, b]);
    expect(names([a])).toEqual(['flip', 'turn', 'turn-back', 'take-one', 'shuffle', 'count', 'put-back']);
    expect(names([table.piece('place:0', 0)])).toEqual(['count']);
    expect(names(BAG)).toEqual(['draw', 'draw-five', 'shuffle', 'count']);
    expect(names([])).toEqual([]);
    for (const action of names([a])) expect(words.has(`act.${action}`)).toBe(true);
  });

  it('take five off a heap or out of the bag, when there are so many', () => {
    const table = free();
    const loose = (): number => Object.values(table.session.table().placements).filter(({ pose }) => pose).length;
    const inBag = table.session.count(BAG);
    expect(inBag).toBe(7);
    table.session.act('draw-five', BAG);
    expect([loose(), table.session.count(BAG)]).toEqual([5, 2]);
    expect(table.session.actions(BAG).map(({ action }) => action)).toEqual(['draw', 'shuffle', 'count']);
    const heap = table.count('coins:reserve');
    table.session.act('take-five', [table.piece('coins:reserve')]);
    expect([loose(), table.count('coins:reserve')]).toEqual([10, heap - 5]);
    table.session.undo();
    expect(loose()).toBe(5);
  });

  it('that are not offered do nothing', () => {
    const table = free();
    const before = placements(table);
    table.session.act('stand', [table.piece('coins:0')]);
    table.session.act('put-back', [table.piece('coins:0')]);
    table.session.operate({ type: 'flip', components: ['tile:99' as ComponentId] });
    expect(placements(table)).toBe(before);
    expect(table.screen.undo.undo).toBe('none');
  });

  it('leave no stack in the air when its lowest piece is taken', () => {
    const table = free();
    const [a, b, c] = [putDown(table, 'coins:0', 0), putDown(table, 'coins:0', 1), putDown(table, 'coins:0', 2)];
    table.session.operate({ type: 'stack', components: [a, b, c] });
    table.session.operate({
      type: 'put',
      pieces: [{ component: a, to: { zone: zoneId('coins:0'), slot: 0, face: 'front' } }],
    });
    expect(table.lies(b)).toMatchObject({ zone: 'table', pose: { position: [0, 0.05, 0] } });
    expect(pileAt(table, b)).toEqual([c]);
    expect(table.lies(c)?.pose?.position[1]).toBeCloseTo(0.076);
  });
});

describe('undo and redo of operations', () => {
  it('take back each operation with what came to rest after it, and do it again', () => {
    const table = free();
    const states = [placements(table)];
    const tile = putDown(table, 'chute:milk', 0);
    table.session.settle([
      { component: tile, zone: tableOf(0), pose: { position: [0, 0.045, 0], turn: [0, 0, 0, 1] } },
    ]);
    states.push(placements(table));
    table.session.act('flip', [tile]);
    states.push(placements(table));
    table.session.act('draw', BAG);
    states.push(placements(table));
    for (const state of states.slice(0, -1).reverse()) {
      expect(table.screen.undo).toMatchObject({ undo: 'free' });
      table.session.undo();
      expect(placements(table)).toBe(state);
    }
    expect(table.screen.undo).toMatchObject({ undo: 'none', redo: true });
    table.session.undo();
    for (const state of states.slice(1)) {
      table.session.redo();
      expect(placements(table)).toBe(state);
    }
    expect(table.screen.undo.redo).toBe(false);
  });

  it('never take back moves of the game', () => {
    const table = new TestTable({ position: at() });
    table.session.play({ seat: 0, type: 'take-coins' });
    table.mode('free').session.undo();
    table.expectMoves(1);
  });
});

describe('the game meanwhile', () => {
  it('rests: nobody moves, and no move is played', () => {
    const table = new TestTable({ players: [{ name: 'Luna' }, { name: 'Cosmo', bot: 'easy' }] });
    table.session.start();
    table.session.play({ seat: 0, type: 'take-coins' });
    table.mode('free').clock.advance(60_000);
    table.expectMoves(1);
    expect(table.session.play({ seat: 0, type: 'take-coins' })).toBe(false);
    expect(words.tell(table.screen.notice?.phrase ?? { key: '' })).toMatch(/no rules/);
    table.mode('enforce').clock.advance(60_000);
    expect(table.screen.step).toBeGreaterThan(1);
  });

  it('is entered in the middle of an opened move, which is taken back first', () => {
    const table = new TestTable({ position: at() });
    const before = placements(table);
    table.drag(['chute:milk', 2], 'discard').press('chute:milk', 0).mode('free');
    expect(placements(table)).toBe(before);
    expect(table.screen.hand).toMatchObject({ held: null, drops: [], ask: null });
  });

  it('goes on where it was when everything is put right', () => {
    const table = free();
    const before = placements(table);
    putDown(table, 'chute:milk', 0);
    table.session.act('draw', BAG);
    table.drag(['coins:0'], 'coins:1').mode('enforce').expectAstray([]);
    expect(placements(table)).toBe(before);
    table.drag(['chute:coffee', 1], 'cup:0:doppio').expectMove({ type: 'buy' });
  });

  it('goes on by the rules around what lies elsewhere, when it only advises', () => {
    const table = free();
    const tile = putDown(table, 'chute:milk', 0);
    const [a, b] = [putDown(table, 'coins:0', 1), putDown(table, 'coins:0', 2)];
    table.session.operate({ type: 'stack', components: [a, b] });
    table.session.act('draw', BAG);
    const before = placements(table);
    table.mode('advise');
    expect(placements(table)).toBe(before);
    expect(table.screen.deviations).toHaveLength(4);
    expect(table.screen.deviations.every(({ phrase }) => phrase.key === 'astray.moved')).toBe(true);
    table.session.putBack(a);
    expect(table.lies(b)).toMatchObject({ zone: 'table', pose: { position: [1, 0.05, 0] } });
    table.session.play({ seat: 0, type: 'take-coins' });
    table.expectMoves(1);
    expect(table.lies(tile)?.zone).toBe('table');
    table.session.putBack(null);
    table.expectAstray([]);
  });

  it('says what lies elsewhere, and puts one piece or all back as one operation', () => {
    const table = free();
    const before = placements(table);
    const [a, b] = [putDown(table, 'chute:milk', 0), putDown(table, 'coins:0', 1)];
    table.expectAstray([a, b]);
    table.session.act('put-back', [a]);
    table.expectAstray([b]);
    table.session.undo();
    table.expectAstray([a, b]);
    table.session.putBack(null);
    expect(placements(table)).toBe(before);
  });

  it('is kept in the file, drawn tiles included; it opens in advise', () => {
    const table = free();
    const [a, b] = [putDown(table, 'coins:0', 1), putDown(table, 'coins:0', 2)];
    table.session.operate({ type: 'stack', components: [a, b] });
    table.session.act('draw', BAG);
    table.drag(['chute:coffee', 2], 'bag');
    const again = table.reopened();
    expect(again.store.getState()).toMatchObject({ mode: 'advise' });
    expect(again.store.getState().deviations).toHaveLength(4);
    expect(again.file()).toBe(table.session.file());
  });
});
