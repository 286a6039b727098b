import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PARTS, carrierOf, shotsFor } from '../../scenes/cafe-del-gatto/shots';
import type { ComponentId } from '../../src/core/ids';
import { freeOf, shapeOf } from '../../src/stage/camera/free';
import { stepPart } from '../../src/stage/camera/steps';
import { MACHINE } from '../support/gatto';
import { HandTable } from './handTable';
import type { Point } from './handTable';

/** On a small screen each step frames its own part of the table, and a fingertip hits whatever is legal there (P21). */

beforeAll(() => {
  vi.stubGlobal('window', globalThis);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
] as const;
const NAMES = ['Luna', 'Cosmo', 'Minka', 'Tofu', 'Nala'];
const BAG = ['F1', 'C4', 'H3', 'F2', 'C1', 'H4', 'F3', 'C2'];
const given = (seats: number) => ({
  players: NAMES.slice(0, seats).map((name) => ({ name })),
  position: {
    turn: 0,
    startTile: 0,
    machine: MACHINE,
    bag: BAG,
    players: [
      { coins: 9, sugar: 2, cups: { cappuccino: ['H2', 'C1', 'H4'], espresso: ['C3'] } },
      ...NAMES.slice(1, seats).map(() => ({ coins: 5 })),
    ],
  },
});
const partOf = (table: HandTable): (typeof PARTS)[number]['id'] =>
  stepPart(PARTS, table.table.screen, table.table.session.table(), carrierOf);

const FINGERTIP = 44;

/** How far one may move from a point, left, right, up or down, with the same thing still under the finger (CSS pixels). */
function reach({ x, y }: Point, [dx, dy]: readonly [number, number], hit: (at: Point) => boolean): number {
  let far = 0;
  while (far < FINGERTIP && hit({ x: x + dx * far, y: y + dy * far })) far++;
  return far;
}
function expectFingertip(at: Point, hit: (at: Point) => boolean, name: string): void {
  const wide = reach(at, [-1, 0], hit) + reach(at, [1, 0], hit);
  const high = reach(at, [0, -1], hit) + reach(at, [0, 1], hit);
  expect(wide, `${name}: width`).toBeGreaterThanOrEqual(FINGERTIP);
  expect(high, `${name}: height`).toBeGreaterThanOrEqual(FINGERTIP);
}

function expectInFree({ size }: HandTable, { x, y }: Point, name: string): void {
  const { left, right, top, bottom } = freeOf(size);
  expect(x >= left && x <= size.width - right, `${name} at x ${Math.round(x)}`).toBe(true);
  expect(y >= top && y <= size.height - bottom, `${name} at y ${Math.round(y)}`).toBe(true);
}

/** Looks at the part that holds a piece, and says where it is there: it, or one of a heap of the same. */
function find(
  table: HandTable,
  id: ComponentId,
): { readonly at: Point; readonly one: (hit: string | null) => boolean } {
  const { placements, components } = table.table.session.table();
  const home = placements[id];
  if (!home) throw new Error(`${id} lies nowhere`);
  const part = PARTS.find(({ holds }) => holds(0).includes(home.zone));
  if (!part) throw new Error(`no part holds ${home.zone}`);
  table.look(shotsFor(table.table.screen.players.length)[part.id]);
  const { alike, look } = components[id] ?? {};
  if (!alike) return { at: table.piece(home.zone, home.slot), one: (hit) => hit === id };
  const same = (hit: ComponentId): boolean => placements[hit]?.zone === home.zone && components[hit]?.look === look;
  return { at: table.seen(home.zone, same), one: (hit) => hit !== null && same(hit as ComponentId) };
}

describe.each(SIZES)('in a window of $width × $height', (size) => {
  it.each([2, 5])('%i players: what may be taken is in its part, 44 pixels wide and high', (seats) => {
    const table = new HandTable(given(seats), size);
    for (const id of table.table.screen.hand.movable) {
      const { at, one } = find(table, id);
      expectInFree(table, at, id);
      expectFingertip(at, ({ x, y }) => one(table.hand.pieceAt(x, y)), id);
    }
  });

  it.each([2, 5])('%i players: where a piece may go is in the next part, 44 pixels wide and high', (seats) => {
    // A tile, a coin, sugar, a drink tile and a full cup: one of each way.
    const { movable } = new HandTable(given(seats)).table.screen.hand;
    const ways = new Map(movable.map((id) => [id.replace(/:\d+$/, ''), id]));
    for (const id of ways.values()) {
      const table = new HandTable(given(seats), size);
      table.click(find(table, id).at);
      expect(table.held, id).not.toBeNull();
      const part = partOf(table);
      table.look(shotsFor(seats)[part]);
      for (const { zone } of table.table.screen.hand.targets) {
        const middle = table.place(zone);
        expectInFree(table, middle, `${id} to ${zone} in ${part}`);
        const over = (at: Point): boolean => table.move(at, { buttons: 0 }).hand.sight.zone === zone;
        expectFingertip(middle, over, `${id} to ${zone} in ${part}`);
      }
    }
  });
});

describe('the part of a step', () => {
  it('is the machine while one chooses, the cups for a tile, the coins for a coin, the board for a full cup', () => {
    const steps: [from: string, slot: number | undefined, part: string][] = [
      ['chute:milk', 0, 'cups'],
      ['coins:reserve', undefined, 'coins'],
      ['place:0', 3, 'menu'],
      ['menu:cappuccino', 10, 'cups'],
    ];
    expect(partOf(new HandTable(given(2)))).toBe('machine');
    for (const [zone, slot, part] of steps) {
      const table = new HandTable(given(2));
      table.table.press(zone, slot);
      expect(partOf(table), zone).toBe(part);
    }
  });

  it('follows a cup that is offered to the board', () => {
    const table = new HandTable(given(2));
    table.table.drag(['place:0', 3], 'serve');
    expect(partOf(table)).toBe('menu');
    table.table.press('menu:cappuccino', 10);
    expect(partOf(table)).toBe('menu');
  });

  it('is all of the table while others act', () => {
    const { session } = new HandTable(given(2)).table;
    const state = { ...session.store.getState(), canAct: false };
    expect(stepPart(PARTS, state, session.table(), carrierOf)).toBe('overview');
  });
});

describe('shapes of windows', () => {
  it.each([
    [390, 844, 'upright'],
    [640, 500, 'upright'],
    [768, 1024, 'upright'],
    [844, 390, 'flat'],
    [1280, 560, 'flat'],
    [800, 600, 'narrow'],
    [1024, 576, 'wide'],
    [2560, 1440, 'wide'],
  ] as const)('%i × %i is %s', (width, height, shape) => {
    expect(shapeOf({ width, height })).toBe(shape);
  });
});
