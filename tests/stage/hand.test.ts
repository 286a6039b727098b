import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MACHINE } from '../support/gatto';
import { HandTable } from './handTable';

/** What goes wrong with hands elsewhere (P15 to P24), without a browser: tests/browser/pointers.spec.ts has it with one. */

beforeAll(() => {
  vi.stubGlobal('window', globalThis);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const BAG = ['F1', 'C4', 'H3', 'F2', 'C1', 'H4', 'F3', 'C2'];
const START = {
  position: { turn: 0, startTile: 0, machine: MACHINE, bag: BAG, players: [{ coins: 5 }, { coins: 5 }] },
};
const FULL = {
  position: {
    ...START.position,
    players: [{ coins: 2, sugar: 2, cups: { cappuccino: ['H2', 'C1', 'H4'], espresso: ['C3'] } }, { coins: 5 }],
  },
};
const AWAY = { x: 150, y: 380 };

describe('a drag', () => {
  it('holds the camera from grab to release, and lets nothing of it through (P15)', () => {
    const table = new HandTable(START);
    table.drag(table.piece('chute:milk', 0), table.place('cup:0:latte-macchiato'));
    expect(table.grips[0]).toBe(true);
    expect(table.grips.at(-1)).toBe(false);
    expect(table.grips.indexOf(false)).toBe(table.grips.length - 1);
    expect(table.passed).toEqual([]);
    table.table.expectMove({ type: 'buy', side: 'milk', row: 1, cup: 'latte-macchiato' });
  });

  it('on bare wood is the camera’s', () => {
    const table = new HandTable(START);
    table.drag(AWAY, { x: 250, y: 400 });
    expect(table.passed).toEqual(['pointerdown', 'pointermove', 'pointerup']);
  });

  it('takes a release outside the window, an untold one and a lost pointer as a release (P16)', () => {
    for (const [name, end] of [
      ['outside', (table: HandTable) => table.up({ x: 640, y: -60 })],
      ['untold', (table: HandTable) => table.move({ x: 640, y: 20 }, { buttons: 0 })],
      ['lost', (table: HandTable) => table.event('lostpointercapture', { x: 640, y: 20 })],
      ['cancelled', (table: HandTable) => table.event('pointercancel', { x: 640, y: 20 })],
    ] as const) {
      const table = new HandTable(START);
      const before = table.table.session.table().placements;
      table.down(table.piece('chute:milk', 0)).move(AWAY);
      expect(table.held, name).not.toBeNull();
      end(table);
      expect(table.held, name).toBeNull();
      expect(table.grips.at(-1), name).toBe(false);
      expect(table.table.session.table().placements, name).toEqual(before);
      table.later(400).drag(table.piece('chute:milk', 0), table.place('cup:0:latte-macchiato'));
      table.table.expectMoves(1);
    }
  });

  it('is not changed by a second pointer (P18)', () => {
    const table = new HandTable(START);
    const second = { pointerId: 2, isPrimary: false, pointerType: 'touch' };
    const milk = table.piece('chute:milk', 0);
    table.down(milk, { pointerType: 'touch' }).move(AWAY, { pointerType: 'touch' });
    const { held } = table;
    table.down(table.piece('chute:coffee', 2), second).move(table.place('cup:0:espresso'), second);
    table.up(table.place('cup:0:espresso'), second);
    expect(table.held).toBe(held);
    expect(table.passed).not.toContain('pointermove');
    const cup = table.place('cup:0:latte-macchiato');
    table.move(cup, { pointerType: 'touch' }).up(cup, { pointerType: 'touch' });
    table.table.expectMove({ type: 'buy', side: 'milk', row: 1 });
  });

  it('never takes the held piece, or what it holds, for a place (P19)', () => {
    const table = new HandTable(FULL);
    table.down(table.piece('place:0', 3));
    const held = table.held as string;
    for (let x = 20; x < 1280; x += 60) {
      for (let y = 20; y < 720; y += 50) {
        table.move({ x, y });
        const { zone } = table.hand.sight;
        expect(zone ? table.board.layout[zone]?.anchor : undefined, `${x}, ${y}`).not.toBe(held);
      }
    }
  });

  it('lands on the ghost (P20)', () => {
    const { table } = new HandTable(FULL);
    for (const id of table.screen.hand.movable) {
      const first = new HandTable(FULL);
      first.table.session.lift(id);
      for (const target of first.table.screen.hand.targets) {
        const each = new HandTable(FULL);
        const { placements } = each.table.session.table();
        const home = placements[id];
        if (!home) throw new Error(`${id} lies nowhere`);
        each.down(each.piece(home.zone, home.slot)).move(each.place(target.zone));
        const { hover } = each.hand.sight;
        expect(hover.kind, `${id} over ${target.zone}`).toBe('legal');
        if (hover.kind !== 'legal') continue;
        const held = each.held as NonNullable<typeof each.held>;
        const { zone, slot, face } = hover.target;
        const ghost = each.board.rest({ zone, slot, face });
        each.up(each.place(target.zone));
        const at = { x: 0, y: 0, z: 0 };
        each.board.world.pose(held, at, { x: 0, y: 0, z: 0, w: 1 });
        // What is served goes on to where served cups stand; until then it lies where the ghost was.
        if (each.table.screen.step === 0) expect(each.board.table.placements[held]).toMatchObject({ zone, slot, face });
        if (each.table.screen.step === 0 && zone.startsWith('cup:'))
          expect([at.x, at.z]).toEqual([ghost.position[0], ghost.position[2]]);
      }
    }
  });

  it('whose places are out of the picture leaves the piece in the hand, for the next tap', () => {
    const table = new HandTable(START);
    table.inSight = false;
    table.drag(table.piece('chute:milk', 0), AWAY);
    expect(table.held).not.toBeNull();
    table.later(400).click(table.place('cup:0:latte-macchiato'));
    table.table.expectMove({ type: 'buy', side: 'milk', row: 1 });
  });
});

describe('a click', () => {
  it('is one act however it is told (P22, P24)', () => {
    const table = new HandTable(START);
    const dish = table.seen('coins:reserve');
    table.click(dish).later(400).click(table.place('coins:0'));
    expect(table.table.screen.hand.drops).toHaveLength(1);
    // The same press again within 300 ms.
    table.later(200).click(table.place('coins:0'));
    expect(table.held).toBeNull();
    expect(table.table.screen.hand.drops).toHaveLength(1);
    expect(table.passed).not.toContain('pointerdown');
  });

  it('two quick acts at two places are two (P24)', () => {
    const table = new HandTable(START);
    const [dish, own] = [table.seen('coins:reserve'), table.place('coins:0')];
    table.drag(dish, own).later(60);
    expect(table.table.screen.hand.drops).toHaveLength(1);
    table.drag(table.seen('coins:reserve'), own);
    table.table.expectMoves(1).expectMove({ type: 'take-coins' });
  });

  it('on the one place of a lit piece plays it while a move is open', () => {
    const table = new HandTable(FULL);
    table.drag(table.piece('place:0', 3), table.place('serve')).later(400);
    expect(table.table.screen.hand.ask).not.toBeNull();
    table.click(table.piece('menu:cappuccino', 10));
    table.table.expectMove({ type: 'serve', cup: 'cappuccino' });
  });

  it('without an open move only takes the piece up, and twice plays its one place', () => {
    const table = new HandTable(FULL);
    const tile = table.piece('menu:espresso', 0);
    table.click(tile);
    expect(table.held).not.toBeNull();
    table.table.expectMoves(0);
    table.later(120).click(tile);
    table.table.expectMove({ type: 'serve', cup: 'espresso' });
    // A third one in the same breath is still the double click.
    table.later(120).click(tile);
    table.table.expectNoNotice();
  });
});

describe('a piece that waits in the hand', () => {
  it('hangs where it is told when the picture changes, over no place, and still goes where one taps', () => {
    const table = new HandTable(START);
    table.click(table.piece('chute:milk', 0));
    const at = table.place('cup:0:latte-macchiato');
    table.hand.hang(at.x, at.y);
    expect(table.hand.sight).toMatchObject({ zone: null, hover: { kind: 'none' } });
    table.later(400).click(at);
    table.table.expectMove({ type: 'buy', cup: 'latte-macchiato' });
  });
});

describe('a cup', () => {
  it.each([
    ['the menu board', 'serve', 0, 0],
    ['the rim of the coin dish before it', 'coins:reserve', 0, -34],
  ] as const)('is served over %s', (_, zone, dx, dy) => {
    const table = new HandTable(FULL);
    const { x, y } = table.place(zone);
    table.drag(table.piece('place:0', 3), { x: x + dx, y: y + dy });
    table.table.expectNoNotice();
    expect(table.table.screen.hand.drops).toHaveLength(1);
  });
});
