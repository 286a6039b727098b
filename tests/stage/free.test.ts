import { Matrix4, PerspectiveCamera, Quaternion, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { CUP_SQUARES, kindOf } from '../../models/cafe-del-gatto/kinds';
import { OBSTACLES, TABLE_EDGE } from '../../scenes/cafe-del-gatto/obstacles';
import type { ComponentId } from '../../src/core/ids';
import { componentId, zoneId } from '../../src/core/ids';
import { TableWorld } from '../../src/physics/world';
import type { Things } from '../../src/session/types';
import { poseOf, zoneBox } from '../../src/stage/hands/boxes';
import { FreeHand } from '../../src/stage/hands/freeHand';
import type { Frame, Point } from '../../src/stage/hands/eye';
import { pressFree } from '../../src/stage/hands/freeKeys';
import { toScreen } from '../../src/stage/hands/pick';
import { placeInstance } from '../../src/stage/pieces/instance';
import { Board } from '../../src/stage/theatre/board';
import { Director } from '../../src/stage/theatre/director';
import { Lens } from '../../src/stage/theatre/lens';
import { plus, rotate } from '../../src/table/space';
import type { Placement } from '../../src/table/types';
import { TestTable } from '../support/testTable';
import { layout } from '../support/testTable';

/** The table without rules under a pointer and keys, without motion: what falls has come to rest at once. */

const SIZE = { width: 1280, height: 720 };
const isCup = (kind: string): boolean => Object.keys(CUP_SQUARES).some((drink) => kind === `cup-${drink}`);

const eye = new PerspectiveCamera(40, SIZE.width / SIZE.height, 0.3, 90);
eye.position.set(0, 9, 7);
eye.lookAt(0, 0, 0.4);
eye.updateMatrixWorld();
const onScreen = (x: number, z: number): Point => toScreen([x, 0, z], eye, SIZE.width, SIZE.height);

class Surface extends EventTarget {
  readonly clientWidth = SIZE.width;
  readonly clientHeight = SIZE.height;
  getBoundingClientRect = () => ({ left: 0, top: 0, ...SIZE });
  setPointerCapture = (): void => undefined;
}

class FreeTable {
  readonly table = new TestTable();
  readonly board = new Board(new TableWorld(kindOf), (viewer) => layout(2, viewer), 0);
  readonly hand: FreeHand;
  readonly menus: Things[] = [];
  readonly frames: (Frame | null)[] = [];
  readonly grips: boolean[] = [];
  readonly counts: (number | null)[] = [];
  several = false;
  readonly #surface = new Surface();
  /** How often the session has heard where loose pieces rest. */
  settled = 0;
  time = 1000;

  /** `pace` 1: what is let go falls when time goes by (`calm`). */
  constructor(pace: 0 | 1 = 0) {
    const { session, clock } = this.table;
    const director = new Director(this.board, clock, () => undefined);
    director.pace = pace;
    session.setPresenter(director);
    const shapes = { sizeOf: (kind: Parameters<typeof kindOf>[0]) => kindOf(kind).size, isCup };
    this.board.place(session.table());
    this.board.loose.furnish({ ...shapes, obstacles: OBSTACLES, edge: TABLE_EDGE });
    this.board.loose.onRest = (rests) => {
      this.settled += 1;
      director.free.quietly(() => session.settle(rests));
      director.free.rested(session.table());
    };
    const lens = new Lens();
    lens.camera = eye;
    lens.canvas = this.#surface as unknown as HTMLElement;
    this.hand = new FreeHand(session, this.board, director, lens, shapes, {
      onSight: () => undefined,
      onGrip: (grip) => this.grips.push(grip),
      onInspect: () => undefined,
      onFrame: (frame) => this.frames.push(frame),
      onMenu: (_, things) => this.menus.push(things),
      onCount: (_, count) => this.counts.push(count),
      several: () => this.several,
    });
    this.hand.listen(this.#surface as unknown as HTMLElement);
    session.setMode('free');
  }

  event(type: string, { x, y }: Point, more: object = {}): void {
    const event = new Event(type, { cancelable: true });
    const fields = { clientX: x, clientY: y, timeStamp: this.time, button: 0, buttons: 1, isPrimary: true };
    const all = { ...fields, pointerId: 1, pointerType: 'mouse', shiftKey: false, ...more };
    for (const [name, value] of Object.entries(all)) Object.defineProperty(event, name, { value });
    this.#surface.dispatchEvent(event);
  }
  /** Drags slowly: the hand stands still before it lets go. */
  drag(from: Point, to: Point, more: object = {}): void {
    this.time += 1000;
    this.event('pointerdown', from, more);
    this.time += 20;
    this.event('pointermove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, more);
    this.event('pointermove', to, more);
    this.board.world.advance(600);
    this.time += 500;
    this.event('pointerup', to, more);
  }
  /** In full swing: the hand lets go on its way, with so many px a second. */
  throw(from: Point, to: Point, speed: number): void {
    this.time += 1000;
    this.event('pointerdown', from);
    this.time += 20;
    const steps = 12;
    const pause = (Math.hypot(to.x - from.x, to.y - from.y) / speed / steps) * 1000;
    for (let i = 1; i <= steps; i++) {
      const part = i / steps;
      this.event('pointermove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      this.board.world.advance(pause);
      this.time += pause;
    }
    this.event('pointerup', to);
  }
  /** Until nothing moves any more. */
  calm(): void {
    for (let i = 0; i < 300 && this.board.world.awake > 0; i++) this.board.world.advance(20);
    this.board.loose.calm();
  }
  key(key: string, more: object = {}): boolean {
    const event = new Event('keydown');
    const fields = { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false, ...more };
    for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value });
    return pressFree(event as KeyboardEvent, this.hand);
  }
  spot(id: ComponentId): Point {
    return this.hand.eye.spot(id);
  }
  placement(id: ComponentId) {
    return this.table.session.table().placements[id];
  }
}

Object.assign(globalThis, {
  window: globalThis.window ?? { setTimeout, clearTimeout },
  HTMLElement: globalThis.HTMLElement ?? class {},
  Element: globalThis.Element ?? class {},
  document: globalThis.document ?? { querySelector: () => null },
});

/** Bare wood: before the machine, behind the cups. */
const WOOD = onScreen(-0.9, 0.45);
const FAR_WOOD = onScreen(-0.3, 0.3);

/** What the session has shown is said in the next turn. */
const told = (): Promise<void> => new Promise((done) => setTimeout(done));

/** A piece is to the eye and to a millionth of a unit where the table has it. */
function expectAt({ board }: FreeTable, id: ComponentId, placement: Placement | undefined): void {
  const { position, turn } = board.rest(placement as Placement);
  const pose = poseOf(board, id);
  position.forEach((n, i) => expect(pose.position[i]).toBeCloseTo(n, 6));
  turn.forEach((n, i) => expect(pose.turn[i]).toBeCloseTo(n, 6));
}

describe('the free table under a pointer', () => {
  it('takes any piece and lays it where the ghost was (P20); undo brings it back exactly', async () => {
    const free = new FreeTable();
    const tile = free.table.piece('chute:milk', 4);
    const before = free.table.session.table();
    free.drag(free.spot(tile), WOOD);
    const at = free.placement(tile);
    expect(at?.pose).toBeDefined();
    expect(at?.zone).toMatch(/^table/);
    const { position } = poseOf(free.board, tile);
    const seen = free.spot(tile);
    expect(Math.hypot(seen.x - WOOD.x, seen.y - WOOD.y)).toBeLessThan(8);
    expect(position[1]).toBeCloseTo(0.045, 2);
    free.table.session.undo();
    expect(free.table.session.table()).toEqual(before);
    expectAt(free, tile, before.placements[tile]);
    await told();
    free.table.session.redo();
    expect(free.placement(tile)).toEqual(at);
    expectAt(free, tile, at);
  });

  it('holds the camera from grab to release (P15), and never loses a piece', () => {
    const free = new FreeTable();
    const count = Object.keys(free.table.session.table().components).length;
    free.drag(free.spot(free.table.piece('coins:reserve')), { x: 1279, y: 719 });
    expect(free.grips.at(-1)).toBe(false);
    expect(free.grips).toContain(true);
    expect(Object.keys(free.table.session.table().components)).toHaveLength(count);
  });

  it('lays a coin upon a loose coin as a stack, which is carried as one and keeps its order (P5)', () => {
    const free = new FreeTable();
    free.drag(free.spot(free.table.piece('coins:reserve')), WOOD);
    const base = Object.entries(free.table.session.table().placements).find(([, { pose }]) => pose)?.[0] as ComponentId;
    free.drag(free.spot(free.table.piece('coins:reserve')), free.spot(base));
    const [upper] = Object.entries(free.table.session.table().placements).find(
      ([, { zone }]) => zone === `on:${base}`,
    ) ?? [''];
    expect(upper).not.toBe('');
    expect(free.board.world.pileOf(base)).toEqual([base, upper]);
    free.drag(free.spot(componentId(upper)), FAR_WOOD, { shiftKey: true });
    expect(free.placement(componentId(upper))?.zone).toBe(`on:${base}`);
    expect(free.board.world.pileOf(base)).toEqual([base, upper]);
    const seen = free.spot(base);
    expect(Math.hypot(seen.x - FAR_WOOD.x, seen.y - FAR_WOOD.y)).toBeLessThan(8);
  });

  it('chooses what lies in a frame, and asks for the menu of a piece by a right click', () => {
    const free = new FreeTable();
    const coin = free.table.piece('coins:reserve');
    free.drag(free.spot(coin), WOOD);
    free.drag({ x: WOOD.x - 50, y: WOOD.y - 40 }, { x: WOOD.x + 50, y: WOOD.y + 40 });
    expect(free.table.screen.selection).toEqual([coin]);
    expect(free.frames.at(-1)).toBeNull();
    free.time += 1000;
    free.event('pointerdown', free.spot(coin), { button: 2, buttons: 2 });
    free.event('pointerup', free.spot(coin), { button: 2, buttons: 0 });
    expect(free.menus).toEqual([[coin]]);
  });

  it('says how many pieces are in the bag under the pointer, and in a pile', () => {
    const free = new FreeTable();
    const { pose, centre } = zoneBox(free.board, zoneId('bag'));
    const middle = plus(pose.position, rotate(pose.turn, centre));
    free.event('pointermove', toScreen(middle, eye, SIZE.width, SIZE.height), { buttons: 0 });
    expect(free.counts.at(-1)).toBe(free.table.view.bagCount);
    expect(free.counts.at(-1)).toBeGreaterThan(10);
    free.event('pointermove', free.spot(free.table.piece('coins:reserve')), { buttons: 0 });
    expect(free.counts.at(-1)).toBe(free.table.count('coins:reserve'));
  });

  it('one tap is one act however it is told (P22, P24)', () => {
    const free = new FreeTable();
    const coin = free.table.piece('coins:0');
    free.time += 1000;
    for (let i = 0; i < 2; i++) {
      free.event('pointerdown', free.spot(coin));
      free.event('pointerup', free.spot(coin), { buttons: 0 });
      free.time += 60;
    }
    expect(free.table.screen.selection).toEqual([coin]);
  });
});

describe('a thrown piece', () => {
  const lost = ({ table }: FreeTable): number => {
    const { components, placements } = table.session.table();
    return Object.keys(components).filter((id) => !placements[id as ComponentId]).length;
  };

  it('flies on as the hand moved, rests on the table, and the session hears of it once', () => {
    const free = new FreeTable(1);
    const coin = free.table.piece('coins:reserve');
    const from = free.spot(coin);
    free.throw(from, { x: from.x - 230, y: from.y + 60 }, 900);
    const letGo = poseOf(free.board, coin).position;
    expect(letGo[1]).toBeGreaterThan(0.2);
    expect(free.settled).toBe(0);
    free.calm();
    const rest = poseOf(free.board, coin).position;
    expect(rest[0]).toBeLessThan(letGo[0] - 0.3);
    expect(rest[1]).toBeLessThan(0.2);
    expect(free.settled).toBe(1);
    expectAt(free, coin, free.placement(coin));
    expect(lost(free)).toBe(0);
    free.table.session.undo();
    expect(free.placement(coin)?.zone).toBe('coins:reserve');
  });

  it('put down slowly it lies where the hand was, thrown it does not', () => {
    const free = new FreeTable(1);
    const coin = free.table.piece('coins:reserve');
    free.drag(free.spot(coin), WOOD);
    free.calm();
    const seen = free.spot(coin);
    expect(Math.hypot(seen.x - WOOD.x, seen.y - WOOD.y)).toBeLessThan(8);
    free.throw(seen, { x: seen.x + 120, y: seen.y + 30 }, 1200);
    free.calm();
    const after = free.spot(coin);
    expect(Math.hypot(after.x - seen.x - 120, after.y - seen.y - 30)).toBeGreaterThan(20);
  });

  it.each([
    ['left', -1400, 0],
    ['right', 1400, 0],
    ['near', 0, 700],
    ['far', 0, -500],
  ])('over the %s edge it comes back to the table', (_, x, y) => {
    const free = new FreeTable(1);
    const tile = free.table.piece('chute:milk', 4);
    free.drag(free.spot(tile), WOOD);
    free.calm();
    free.throw(free.spot(tile), { x: WOOD.x + x, y: WOOD.y + y }, 4000);
    free.calm();
    const [px, py, pz] = poseOf(free.board, tile).position;
    expect(Math.abs(px)).toBeLessThan(TABLE_EDGE.x);
    expect(pz).toBeGreaterThan(TABLE_EDGE.far);
    expect(pz).toBeLessThan(TABLE_EDGE.near);
    expect(py).toBeGreaterThan(0);
    expect(free.board.world.awake).toBe(0);
    expectAt(free, tile, free.placement(tile));
    expect(lost(free)).toBe(0);
  });
});

describe('the size of a piece (P12)', () => {
  const matrix = new Matrix4();
  const axes = [new Vector3(), new Vector3(), new Vector3()] as const;
  function expectOwnSize(free: FreeTable): void {
    for (const id of free.board.ids()) {
      placeInstance(free.board, id, matrix);
      matrix.extractBasis(...axes);
      for (const axis of axes) expect(axis.length()).toBeCloseTo(1, 6);
      expect(matrix.determinant()).toBeCloseTo(1, 6);
    }
  }

  it('stays the same held, thrown, flipped, turned, stacked and back at its place', async () => {
    const free = new FreeTable(1);
    const { session } = free.table;
    const coin = free.table.piece('coins:reserve');
    const from = free.spot(coin);
    free.event('pointerdown', from);
    free.event('pointermove', WOOD);
    for (let i = 0; i < 10; i++) {
      free.board.world.advance(30);
      expectOwnSize(free);
    }
    free.event('pointerup', WOOD);
    for (let i = 0; i < 20; i++) {
      free.board.world.advance(30);
      expectOwnSize(free);
    }
    free.calm();
    const other = free.table.piece('coins:reserve');
    free.drag(free.spot(other), FAR_WOOD);
    free.calm();
    for (const act of [
      () => session.operate({ type: 'flip', components: [coin] }),
      () => session.operate({ type: 'turn', components: [coin], steps: 5 }),
      () => session.operate({ type: 'stack', components: [coin, other] }),
      () => session.undo(),
    ]) {
      act();
      await told();
      free.calm();
      expectOwnSize(free);
    }
  });
});

describe('a finger', () => {
  const TOUCH = { pointerType: 'touch' };

  it('turns the table on bare wood; told to choose several, it draws a frame and adds with each tap', () => {
    const free = new FreeTable();
    const coins = [free.table.piece('coins:reserve')];
    free.drag(free.spot(coins[0] as ComponentId), WOOD);
    const frame = [
      { x: WOOD.x - 50, y: WOOD.y - 40 },
      { x: WOOD.x + 50, y: WOOD.y + 40 },
    ] as const;
    free.drag(...frame, TOUCH);
    expect(free.table.screen.selection).toEqual([]);
    free.several = true;
    free.drag(...frame, TOUCH);
    expect(free.table.screen.selection).toEqual(coins);
    const cup = free.table.piece('place:0');
    free.time += 1000;
    free.event('pointerdown', free.spot(cup), TOUCH);
    free.event('pointerup', free.spot(cup), { ...TOUCH, buttons: 0 });
    expect(free.table.screen.selection).toHaveLength(2);
  });
});

describe('held for long', () => {
  it('a piece of a chute comes alone; a stack and the reserve of coins come whole', () => {
    const free = new FreeTable();
    const long = (from: Point): readonly ComponentId[] => {
      free.time += 1000;
      free.event('pointerdown', from);
      free.time += 900;
      free.event('pointermove', { x: from.x + 30, y: from.y + 10 });
      const { holding } = free.table.screen.hand;
      free.table.session.cancel();
      free.hand.forget();
      return holding;
    };
    expect(long(free.spot(free.table.piece('chute:milk', 2)))).toHaveLength(1);
    const all = free.table.count('coins:reserve');
    expect(all).toBeGreaterThan(10);
    expect(long(free.spot(free.table.piece('coins:reserve')))).toHaveLength(all);
  });
});

describe('the keys of the free table', () => {
  it('flip and turn what is chosen', async () => {
    const free = new FreeTable();
    const tile = free.table.piece('chute:milk', 4);
    free.drag(free.spot(tile), WOOD);
    const face = free.placement(tile)?.face;
    free.table.session.select([tile]);
    expect(free.key('f')).toBe(true);
    expect(free.placement(tile)?.face).not.toBe(face);
    await told();
    const turn = poseOf(free.board, tile).turn;
    free.key('q');
    await told();
    expect(poseOf(free.board, tile).turn).not.toEqual(turn);
    free.key('e');
    poseOf(free.board, tile).turn.forEach((n, i) => expect(n).toBeCloseTo(turn[i] as number, 6));
  });

  it('turn by 15°, with Shift by 90°', async () => {
    const free = new FreeTable();
    const coin = free.table.piece('coins:reserve');
    free.drag(free.spot(coin), WOOD);
    free.table.session.select([coin]);
    const turn = () => new Quaternion(...(free.placement(coin)?.pose?.turn ?? [0, 0, 0, 0]));
    const first = turn();
    free.key('q');
    expect((turn().angleTo(first) * 180) / Math.PI).toBeCloseTo(15, 2);
    await told();
    free.key('e', { shiftKey: true });
    expect((turn().angleTo(first) * 180) / Math.PI).toBeCloseTo(75, 2);
  });

  it('group and shuffle: G stacks what is chosen, and only R changes the order (P5)', async () => {
    const free = new FreeTable();
    const { session } = free.table;
    const coins: ComponentId[] = [];
    for (let i = 0; i < 5; i++) {
      const coin = free.table.piece('coins:reserve');
      coins.push(coin);
      free.drag(free.spot(coin), { x: WOOD.x - 110 + 45 * i, y: WOOD.y + 10 });
    }
    session.select(coins);
    expect(free.key('g')).toBe(true);
    await told();
    const [base] = coins as [ComponentId];
    const order = () => free.board.world.pileOf(base);
    expect(order()).toEqual(coins);
    for (const key of ['q', 'f', 'f', 'e']) {
      free.key(key);
      await told();
      expect(order()).toEqual(coins);
    }
    session.select([base]);
    const orders = new Set<string>();
    for (let i = 0; i < 6; i++) {
      free.key('r');
      await told();
      const lowest = Object.entries(session.table().placements).find(
        ([id, { zone }]) => coins.includes(id as ComponentId) && zone.startsWith('table'),
      )?.[0] as ComponentId;
      const now = free.board.world.pileOf(lowest);
      expect([...now].sort()).toEqual([...coins].sort());
      orders.add(now.join());
      session.select([lowest]);
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  it('carry a piece without a pointer: Enter, arrows, Enter', () => {
    const free = new FreeTable();
    const coin = free.table.piece('coins:0');
    free.table.session.select([coin]);
    expect(free.key('Enter')).toBe(true);
    for (let i = 0; i < 4; i++) free.key('ArrowLeft', { shiftKey: true });
    free.time += 500;
    free.key('Enter');
    expect(free.placement(coin)?.pose).toBeDefined();
    expect(free.table.screen.hand.held).toBeNull();
  });

  it('belong to the game again when the rules hold', () => {
    const free = new FreeTable();
    free.table.session.setMode('enforce');
    expect(free.key('f')).toBe(false);
  });
});
