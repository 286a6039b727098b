import { PerspectiveCamera } from 'three';
import { expect } from 'vitest';
import { CUP_SQUARES, kindOf } from '../../models/cafe-del-gatto/kinds';
import { OBSTACLES, TABLE_EDGE } from '../../scenes/cafe-del-gatto/obstacles';
import type { ComponentId } from '../../src/core/ids';
import { TableWorld } from '../../src/physics/world';
import type { Things } from '../../src/session/types';
import { poseOf } from '../../src/stage/hands/boxes';
import { FreeHand } from '../../src/stage/hands/freeHand';
import type { Frame, Point } from '../../src/stage/hands/eye';
import { pressFree } from '../../src/stage/hands/freeKeys';
import { toScreen } from '../../src/stage/hands/pick';
import { Board } from '../../src/stage/theatre/board';
import { Director } from '../../src/stage/theatre/director';
import { Lens } from '../../src/stage/theatre/lens';
import type { Placement } from '../../src/table/types';
import { TestTable } from '../support/testTable';
import { layout } from '../support/testTable';

/** The table without rules under a pointer and keys, without motion: what falls has come to rest at once. */

export const SIZE = { width: 1280, height: 720 };
const isCup = (kind: string): boolean => Object.keys(CUP_SQUARES).some((drink) => kind === `cup-${drink}`);

export const eye = new PerspectiveCamera(40, SIZE.width / SIZE.height, 0.3, 90);
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

export class FreeTable {
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
export const WOOD = onScreen(-0.9, 0.45);
export const FAR_WOOD = onScreen(-0.3, 0.3);

/** What the session has shown is said in the next turn. */
export const told = (): Promise<void> => new Promise((done) => setTimeout(done));

/** A piece is to the eye and to a millionth of a unit where the table has it. */
export function expectAt({ board }: FreeTable, id: ComponentId, placement: Placement | undefined): void {
  const { position, turn } = board.rest(placement as Placement);
  const pose = poseOf(board, id);
  position.forEach((n, i) => expect(pose.position[i]).toBeCloseTo(n, 6));
  turn.forEach((n, i) => expect(pose.turn[i]).toBeCloseTo(n, 6));
}
