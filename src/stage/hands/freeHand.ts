import type { ComponentId, ZoneId } from '../../core/ids';
import type { Session, Things } from '../../session/types';
import type { Board } from '../theatre/board';
import type { Director } from '../theatre/director';
import type { Lens } from '../theatre/lens';
import { Carry } from './carry';
import { Echo } from './echo';
import { Eye } from './eye';
import type { Frame, Point } from './eye';
import type { Shape } from './fall';
import { noSight } from './sight';
import type { HandSight } from './sight';

/** Pressed for so long without moving: a mouse takes the whole stack, a finger asks what can be done (ms). */
const HOLD = 600;
/** How far one may roll and still stand (px). */
const slopOf = (event: PointerEvent): number => (event.pointerType === 'touch' ? 12 : 5);

interface Press extends Point {
  readonly pointer: number;
  readonly slop: number;
  readonly what: 'piece' | 'closed' | 'wood' | 'menu' | 'putting';
  readonly piece: ComponentId | null;
  readonly zone: ZoneId | null;
  readonly touch: boolean;
  readonly shift: boolean;
  /** When it began, ms. */
  readonly time: number;
  readonly timer: number;
  moved: boolean;
}

export interface FreeHooks {
  readonly onSight: (sight: HandSight) => void;
  readonly onGrip: (gripping: boolean) => void;
  readonly onInspect: (id: ComponentId | null, how: 'hover' | 'asked') => void;
  /** The frame that is drawn around pieces; null when it is gone. */
  readonly onFrame: (frame: Frame | null) => void;
  /** A finger adds to what is chosen, and draws a frame instead of turning the table. */
  readonly several: () => boolean;
  /** Somebody asks what can be done with something at a point. */
  readonly onMenu: (at: Point, things: Things, look: (() => void) | null) => void;
  /** How many pieces lie in the stack or bag under the pointer. */
  readonly onCount: (at: Point, count: number | null) => void;
}

/** A pointer over a table without rules: drag, throw, take whole stacks, draw a frame, ask for the menu. */
export class FreeHand {
  readonly sight: HandSight = noSight();
  readonly carry: Carry;
  readonly eye: Eye;
  /** The bag under the pointer, with nothing in the hand. */
  closed: ZoneId | null = null;
  #press: Press | null = null;
  readonly #echo = new Echo();

  constructor(
    readonly session: Session,
    readonly board: Board,
    readonly director: Director,
    readonly lens: Lens,
    readonly shapes: Shape,
    readonly hooks: FreeHooks,
  ) {
    this.carry = new Carry(session, board, director, lens, shapes);
    this.eye = new Eye(board, lens, shapes, () => this.carry.ids);
  }

  listen(surface: HTMLElement): () => void {
    const listeners: [string, (event: PointerEvent) => void][] = [
      ['pointerdown', (event) => this.#down(event, surface)],
      ['pointermove', (event) => this.#move(event)],
      ['pointerup', (event) => this.#up(event)],
      ['pointercancel', (event) => this.#cancelled(event)],
      ['lostpointercapture', (event) => this.#cancelled(event)],
      ['pointerleave', () => this.#point(null, null, 0, 0)],
      ['contextmenu', (event) => event.preventDefault()],
    ];
    const only = (call: (event: PointerEvent) => void) => (event: Event) => {
      if (this.#free) call(event as PointerEvent);
    };
    const heard = listeners.map(([type, call]) => [type, only(call)] as const);
    for (const [type, call] of heard) surface.addEventListener(type, call, { capture: true });
    return () => {
      for (const [type, call] of heard) surface.removeEventListener(type, call, { capture: true });
      this.#end();
    };
  }

  get #free(): boolean {
    return this.session.store.getState().mode === 'free';
  }
  get holding(): ReadonlySet<ComponentId> {
    return this.carry.ids;
  }

  /** The hand is empty: what it held goes home. */
  forget(): void {
    const held = [...this.carry.ids];
    this.carry.empty();
    this.#end();
    this.#show(null);
    void this.director.free.rearrange(this.session.table(), held, []);
  }

  #down(event: PointerEvent, surface: HTMLElement): void {
    const { x, y } = this.lens.at(event);
    const menu = event.button === 2;
    if (this.#press || !event.isPrimary || (event.button !== 0 && !menu)) {
      if (this.sight.held) event.stopImmediatePropagation();
      return;
    }
    if (this.#echo.heard(x, y, event.timeStamp, slopOf(event))) {
      event.stopImmediatePropagation();
      return;
    }
    const touch = event.pointerType === 'touch';
    const putting = this.sight.held !== null;
    const piece = putting ? null : this.eye.pieceAt(x, y);
    const zone = putting || piece ? null : this.eye.closedAt(x, y);
    const what = menu ? 'menu' : putting ? 'putting' : piece ? 'piece' : zone ? 'closed' : 'wood';
    const timer = window.setTimeout(() => this.#held(), HOLD);
    const base = { pointer: event.pointerId, x, y, slop: slopOf(event), shift: event.shiftKey, moved: false };
    const time = event.timeStamp;
    this.#press = { ...base, what, piece, zone, touch, timer, time };
    // Bare wood under a finger, and whatever the right button drags, turns the table.
    if (what === 'menu' || (what === 'wood' && touch && !this.hooks.several())) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    surface.setPointerCapture(event.pointerId);
    this.hooks.onGrip(true);
  }

  /** It has been pressed for long. */
  #held(): void {
    const press = this.#press;
    if (!press || press.moved || press.what === 'putting') return;
    if (press.touch && (press.piece || press.zone)) {
      this.#end();
      this.ask(press, press.piece, press.zone);
    }
  }

  /** What can be done with a piece (with all that is chosen, when it is among it) or with a bag. */
  ask(at: Point, piece: ComponentId | null, zone: ZoneId | null): void {
    const { selection } = this.session.store.getState();
    if (piece) {
      if (!selection.includes(piece)) this.session.select([piece]);
      const things = selection.includes(piece) ? selection : [piece];
      this.hooks.onMenu(at, things, () => this.hooks.onInspect(piece, 'asked'));
    } else if (zone) this.hooks.onMenu(at, zone, null);
  }

  #move(event: PointerEvent): void {
    const { x, y } = this.lens.at(event);
    const press = this.#press;
    if (press && event.pointerId !== press.pointer) {
      event.stopImmediatePropagation();
      return;
    }
    // The release was never told: what is held goes home.
    if (press && event.buttons === 0) {
      this.#lose();
      return;
    }
    if (press && !press.moved && Math.hypot(x - press.x, y - press.y) > press.slop) this.#begin(press, event.timeStamp);
    if (this.sight.held) {
      event.stopImmediatePropagation();
      this.#carryTo(x, y, event.timeStamp);
      return;
    }
    if (press?.moved && press.what === 'wood' && this.#frames(press)) {
      event.stopImmediatePropagation();
      this.hooks.onFrame(frameOf(press, { x, y }));
      return;
    }
    if (event.buttons === 0 && event.pointerType !== 'touch') {
      const pointed = this.eye.pieceAt(x, y);
      this.#point(pointed, pointed ? null : this.eye.closedAt(x, y), x, y);
    }
  }

  #frames({ touch }: Press): boolean {
    return !touch || this.hooks.several();
  }

  /** A press begins to move: a piece comes along, or all of its stack after a while. */
  #begin(press: Press, time: number): void {
    press.moved = true;
    window.clearTimeout(press.timer);
    this.hooks.onInspect(null, 'asked');
    if (press.what === 'piece' && press.piece) this.#lift(press.piece, press.shift || time - press.time >= HOLD);
    else if (press.what === 'closed' && press.zone && this.session.draw(press.zone)) this.#take(press.x, press.y);
  }

  #lift(piece: ComponentId, whole: boolean): void {
    const { selection } = this.session.store.getState();
    const chosen = selection.length > 1 && selection.includes(piece);
    const lifted = this.session.lift(piece, { whole: chosen || (whole && this.eye.isInHeap(piece)) });
    if (lifted) this.#take(this.sight.x, this.sight.y);
  }

  #take(x: number, y: number): void {
    this.carry.take();
    this.#point(null, null, x, y);
    this.sight.held = this.carry.lead;
  }

  #carryTo(x: number, y: number, time: number): void {
    this.sight.zone = this.carry.over(x, y, time);
    this.sight.hover = this.carry.hover;
    this.sight.ghost = this.carry.ghost;
    this.sight.x = x;
    this.sight.y = y;
    this.hooks.onSight(this.sight);
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    const { x, y } = this.lens.at(event);
    const { what, moved, piece, zone, shift } = press;
    this.#end();
    if (what === 'menu') {
      if (!moved) this.ask({ x, y }, piece, zone);
      return;
    }
    if (what !== 'wood' || this.#frames(press)) event.stopImmediatePropagation();
    this.#echo.acted(x, y, moved ? -Infinity : event.timeStamp);
    if (this.sight.held) {
      this.#carryTo(x, y, event.timeStamp);
      this.#letGo(event.timeStamp);
    } else if (what === 'wood') {
      if (moved && this.#frames(press)) this.#choose(this.eye.inside(frameOf(press, { x, y })), shift);
      else if (!moved) this.session.select([]);
    } else if (piece) this.#choose([piece], shift || this.hooks.several(), true);
    else if (zone && press.touch) this.ask({ x, y }, null, zone);
  }

  /** Chooses pieces: instead of those chosen before, or with them (`turns`: one chosen already is chosen no longer). */
  #choose(ids: readonly ComponentId[], add: boolean, turns = false): void {
    const { selection } = this.session.store.getState();
    if (!add) {
      const same = turns && selection.length === 1 && selection[0] === ids[0];
      this.session.select(same ? [] : ids);
    } else {
      const kept = turns ? selection.filter((id) => !ids.includes(id)) : selection;
      const fresh = ids.filter((id) => !selection.includes(id));
      this.session.select([...kept, ...fresh]);
    }
  }

  #letGo(time: number): void {
    const held = [...this.carry.ids];
    const zone = this.sight.zone;
    this.sight.held = null;
    if (!this.carry.release(zone, time)) void this.director.free.rearrange(this.session.table(), held, []);
    this.#show(null);
  }

  #cancelled(event: PointerEvent): void {
    if (this.#press && event.pointerId === this.#press.pointer) this.#lose();
  }

  /** The pointer was taken away: what was held goes home. */
  #lose(): void {
    this.#end();
    if (this.sight.held) this.session.cancel();
  }

  #end(): void {
    window.clearTimeout(this.#press?.timer);
    this.#press = null;
    this.hooks.onFrame(null);
    this.hooks.onGrip(false);
  }

  #show(held: ComponentId | null): void {
    this.sight.held = held;
    this.sight.hover = { kind: 'none' };
    this.sight.ghost = null;
    this.sight.zone = null;
    this.hooks.onSight(this.sight);
  }

  #point(pointed: ComponentId | null, closed: ZoneId | null, x: number, y: number): void {
    this.sight.x = x;
    this.sight.y = y;
    if (pointed === this.sight.pointed && closed === this.closed) return;
    this.sight.pointed = pointed;
    this.closed = closed;
    this.hooks.onInspect(pointed, 'hover');
    this.hooks.onSight(this.sight);
    this.hooks.onCount({ x, y }, closed ? this.session.count(closed) : this.eye.count(pointed));
  }

  // ---- with the keyboard

  /** Takes a piece, or all that is chosen with it, into the hand where it is. */
  pickUp(piece: ComponentId, whole: boolean, time: number): void {
    const { x, y } = this.eye.spot(piece);
    this.#lift(piece, whole);
    if (!this.sight.held) return;
    this.hooks.onGrip(true);
    this.#carryTo(x, y, time);
  }
  move(x: number, y: number, time: number): void {
    const inside = (at: number, most: number): number => Math.min(most, Math.max(0, at));
    this.#carryTo(inside(x, this.lens.width), inside(y, this.lens.height), time);
  }
  putDown(time: number): void {
    this.hooks.onGrip(false);
    this.#letGo(time);
  }
  /** What is held is turned, and hangs so at once. */
  turn(how: () => void): void {
    how();
    this.#carryTo(this.sight.x, this.sight.y, performance.now());
  }
}

function frameOf(a: Point, b: Point): Frame {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}
