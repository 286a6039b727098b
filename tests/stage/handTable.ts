import { PerspectiveCamera } from 'three';
import { CUP_SQUARES, kindOf } from '../../models/cafe-del-gatto/kinds';
import { shotsFor } from '../../scenes/cafe-del-gatto/shots';
import type { ComponentId, ZoneId } from '../../src/core/ids';
import { TableWorld } from '../../src/physics/world';
import { framed } from '../../src/stage/camera/framing';
import type { Shot } from '../../src/stage/camera/framing';
import { middleOf, pieceBox, zoneBox } from '../../src/stage/hands/boxes';
import { Hand } from '../../src/stage/hands/hand';
import { toScreen } from '../../src/stage/hands/pick';
import { Board } from '../../src/stage/theatre/board';
import { Director } from '../../src/stage/theatre/director';
import { Lens } from '../../src/stage/theatre/lens';
import { plus, rotate } from '../../src/table/space';
import { layout, TestTable } from '../support/testTable';
import type { Given } from '../support/testTable';

const LAPTOP = { width: 1280, height: 720 };
const isCup = (kind: string): boolean => Object.keys(CUP_SQUARES).some((drink) => kind === `cup-${drink}`);

export interface Point {
  readonly x: number;
  readonly y: number;
}
type Kind = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'lostpointercapture';

/** A canvas that is no canvas: it has a size and listeners. */
class Surface extends EventTarget {
  constructor(readonly size: typeof LAPTOP) {
    super();
  }
  get clientWidth(): number {
    return this.size.width;
  }
  get clientHeight(): number {
    return this.size.height;
  }
  getBoundingClientRect = () => ({ left: 0, top: 0, ...this.size });
  setPointerCapture = (): void => undefined;
}

/** A hand over a table, in a picture of 1280 × 720 if nothing else is said, and pointers that the test moves; time goes by only when told. */
export class HandTable {
  readonly table: TestTable;
  readonly board: Board;
  readonly hand: Hand;
  /** Whether the camera is held still, at each change. */
  readonly grips: boolean[] = [];
  /** What has reached whoever listens behind the hand: the camera. */
  readonly passed: string[] = [];
  readonly #surface: Surface;
  readonly #lens = new Lens();
  inSight = true;
  /** Milliseconds. */
  time = 1000;

  constructor(
    given: Given = {},
    readonly size = LAPTOP,
  ) {
    this.#surface = new Surface(size);
    this.table = new TestTable(given);
    const seats = this.table.screen.players.length;
    this.board = new Board(new TableWorld(kindOf), (viewer) => layout(seats, viewer), 0);
    const director = new Director(this.board, this.table.clock, () => undefined);
    director.pace = 0;
    this.table.session.setPresenter(director);
    this.board.place(this.table.session.table());
    this.look(shotsFor(seats).seat);
    this.#lens.canvas = this.#surface as unknown as HTMLElement;
    this.hand = new Hand(this.table.session, this.board, director, this.#lens, {
      onSight: () => undefined,
      onGrip: (gripping) => this.grips.push(gripping),
      onInspect: () => undefined,
      inSight: () => this.inSight,
      sizeOf: (kind) => kindOf(kind).size,
      isCup,
    });
    this.hand.listen(this.#surface as unknown as HTMLElement);
    for (const type of ['pointerdown', 'pointermove', 'pointerup'] as const)
      this.#surface.addEventListener(type, () => this.passed.push(type));
  }

  look(shot: Shot): void {
    const { from, at, fov } = framed(shot, this.size);
    const camera = new PerspectiveCamera(fov, this.size.width / this.size.height, 0.3, 90);
    camera.position.set(...from);
    camera.lookAt(...at);
    camera.updateMatrixWorld();
    this.#lens.camera = camera;
  }

  /** Where the middle of a piece, or of a place, is on the screen. */
  piece(zone: string, slot?: number): Point {
    const id = this.table.piece(zone, slot);
    const kind = this.board.kind(id) as string;
    const box = pieceBox(this.board, id as ComponentId, (each) => kindOf(each).size, isCup(kind));
    return toScreen(middleOf(box), this.#lens.camera, this.size.width, this.size.height);
  }
  /** A piece of a heap that nothing stands before. */
  seen(zone: string, wanted: (id: ComponentId) => boolean = () => true): Point {
    const { placements } = this.table.session.table();
    for (const { zone: lies, slot } of Object.values(placements).reverse()) {
      if (lies !== zone) continue;
      const at = this.piece(zone, slot);
      const hit = this.hand.pieceAt(at.x, at.y);
      if (hit && placements[hit]?.zone === zone && wanted(hit)) return at;
    }
    throw new Error(`nothing is seen of ${zone}`);
  }
  place(zone: string): Point {
    const { pose, centre } = zoneBox(this.board, zone as ZoneId);
    const middle = plus(pose.position, rotate(pose.turn, centre));
    return toScreen(middle, this.#lens.camera, this.size.width, this.size.height);
  }

  event(type: Kind, { x, y }: Point, more: Partial<PointerEvent> = {}): void {
    const event = new Event(type, { cancelable: true });
    const pressed = type === 'pointerdown' || type === 'pointermove';
    const fields = {
      clientX: x,
      clientY: y,
      timeStamp: this.time,
      button: type === 'pointermove' ? -1 : 0,
      buttons: pressed ? 1 : 0,
      isPrimary: true,
      pointerId: 1,
      pointerType: 'mouse',
      ...more,
    };
    for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value });
    this.#surface.dispatchEvent(event);
  }
  down(at: Point, more: Partial<PointerEvent> = {}): this {
    this.event('pointerdown', at, more);
    return this;
  }
  move(to: Point, more: Partial<PointerEvent> = {}): this {
    this.event('pointermove', to, more);
    return this;
  }
  up(at: Point, more: Partial<PointerEvent> = {}): this {
    this.event('pointerup', at, more);
    this.event('lostpointercapture', at, more);
    return this;
  }
  click(at: Point, more: Partial<PointerEvent> = {}): this {
    return this.down(at, more).up(at, more);
  }
  drag(from: Point, to: Point): this {
    return this.down(from).move(to).up(to);
  }
  later(ms: number): this {
    this.time += ms;
    return this;
  }
  get held(): ComponentId | null {
    return this.table.screen.hand.held;
  }
}
