import type { Ray } from 'three';
import { Plane, Vector3 } from 'three';
import type { ComponentId, KindId, ZoneId } from '../../core/ids';
import type { Session } from '../../session/types';
import { zoneOf } from '../../table/poses';
import { plus, rotate } from '../../table/space';
import type { Rest, Vec3 } from '../../table/types';
import type { Board } from '../theatre/board';
import type { Director } from '../theatre/director';
import type { Lens } from '../theatre/lens';
import { middleOf, pieceBox, poseOf, zoneBox } from './boxes';
import { Echo } from './echo';
import { openRest } from './fall';
import { fingertip, nearest } from './pick';
import { noSight } from './sight';
import type { HandHooks, HandSight } from './sight';
import type { Box } from './pick';

/** A press that moves less than this many pixels is a click; a finger rolls where a mouse stands. */
const slopOf = (event: PointerEvent): number => (event.pointerType === 'touch' ? 12 : 6);
const LONG_PRESS = 450;
const DOUBLE_CLICK = 500;
/** Pieces are carried on a plane that comes down from the machine's top toward the near player. */
const CARRY_PLANE = new Plane(new Vector3(0, 1, 0.16).normalize(), 0).translate(new Vector3(0, 0.95, -0.6));
/** The table top, and how high over it a piece is carried that may lie there. */
const WOOD = new Plane(new Vector3(0, 1, 0), 0);
const LOW = 0.45;
const EDGE = { x: 5.6, near: 3.4, far: -3.2 };

interface Press {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly time: number;
  readonly slop: number;
  moved: boolean;
  /** True when the piece was already in the hand: this press puts it down. */
  readonly putting: boolean;
}

/** A pointer over the table: presses, lifts, carries and lets go, by drag or by click and click. */
export class Hand {
  readonly sight: HandSight = noSight();
  #press: Press | null = null;
  /** The click that took the held piece into the hand. */
  #lastClick: { readonly x: number; readonly y: number; readonly time: number } | null = null;
  readonly #echo = new Echo();
  /** A press that has not moved yet, and whether its piece has been shown large. */
  #resting: {
    readonly x: number;
    readonly y: number;
    readonly slop: number;
    readonly timer: number;
    shown: boolean;
  } | null = null;
  readonly #point = new Vector3();

  constructor(
    readonly session: Session,
    readonly board: Board,
    readonly director: Director,
    readonly lens: Lens,
    readonly hooks: HandHooks,
  ) {}

  listen(surface: HTMLElement): () => void {
    // Without rules another hand is at the table.
    const ruled = (call: (event: PointerEvent) => void) => (event: Event) => {
      if (this.session.store.getState().mode !== 'free') call(event as PointerEvent);
    };
    const listeners: [string, (event: PointerEvent) => void][] = [
      ['pointerdown', (event) => this.#down(event, surface)],
      ['pointermove', (event) => this.#move(event)],
      ['pointerup', (event) => this.#up(event)],
      ['pointercancel', (event) => this.#cancelled(event)],
      ['lostpointercapture', (event) => this.#cancelled(event)],
      ['pointerleave', () => this.#leave()],
    ];
    const heard = listeners.map(([type, call]) => [type, ruled(call)] as const);
    for (const [type, call] of heard) surface.addEventListener(type, call, { capture: true });
    return () => {
      for (const [type, call] of heard) surface.removeEventListener(type, call, { capture: true });
      this.#stir();
    };
  }

  /** The session has let go of the piece (Esc): the hand is empty. */
  forget(): void {
    const { held } = this.sight;
    this.sight.held = null;
    this.sight.hover = { kind: 'none' };
    this.sight.zone = null;
    this.#press = null;
    this.hooks.onGrip(false);
    this.hooks.onSight(this.sight);
    void this.director.restore(this.session.table(), held);
  }

  #down(event: PointerEvent, surface: HTMLElement): void {
    if (this.#press || event.button !== 0 || !event.isPrimary) {
      if (this.sight.held) event.stopImmediatePropagation();
      return;
    }
    const { x, y } = this.lens.at(event);
    const slop = slopOf(event);
    const putting = this.sight.held !== null;
    const echo = this.#echo.heard(x, y, event.timeStamp, slop);
    if (!echo && !putting && !this.#takeUp(x, y, slop)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    if (echo || (putting && this.#again(x, y, event.timeStamp, slop))) return;
    surface.setPointerCapture(event.pointerId);
    this.#press = { pointer: event.pointerId, x, y, time: event.timeStamp, slop, moved: false, putting };
    this.hooks.onGrip(true);
    this.#carry(x, y);
  }

  /** The second press of a double click: a piece with only one place to go goes there. */
  #again(x: number, y: number, time: number, slop: number): boolean {
    const click = this.#lastClick;
    this.#lastClick = null;
    if (!click || time - click.time >= DOUBLE_CLICK || Math.hypot(x - click.x, y - click.y) > slop) return false;
    const only = this.#onlyTarget();
    if (!only) return false;
    this.#echo.acted(x, y, time);
    this.#letGo(only);
    return true;
  }

  /** The one place where the held piece may go; null when there are none or several. */
  #onlyTarget(): ZoneId | null {
    const { targets } = this.session.store.getState().hand;
    return targets.length === 1 && targets[0] ? targets[0].zone : null;
  }

  /** Takes the piece under the pointer into the hand. Resting on a piece shows it large, whoever it belongs to. */
  #takeUp(x: number, y: number, slop: number): boolean {
    const id = this.pieceAt(x, y);
    if (!id) return false;
    const lifted = this.session.lift(id);
    this.#rest(lifted ?? id, x, y, slop);
    if (!lifted) return false;
    this.sight.held = lifted;
    this.sight.pointed = null;
    this.hooks.onInspect(null, 'hover');
    this.#grab(lifted);
    return true;
  }

  #rest(id: ComponentId, x: number, y: number, slop: number): void {
    this.#stir();
    const timer = window.setTimeout(() => {
      if (this.#resting) this.#resting.shown = true;
      this.hooks.onInspect(id, 'asked');
    }, LONG_PRESS);
    this.#resting = { x, y, slop, timer, shown: false };
  }

  /** The pointer rests no longer; true when a piece has been shown large meanwhile. */
  #stir(): boolean {
    const shown = this.#resting?.shown ?? false;
    window.clearTimeout(this.#resting?.timer);
    this.#resting = null;
    return shown;
  }

  #grab(id: ComponentId): void {
    this.director.take(id);
    this.director.touch();
  }

  #move(event: PointerEvent): void {
    const { x, y } = this.lens.at(event);
    if (this.#press && event.pointerId !== this.#press.pointer) {
      event.stopImmediatePropagation();
      return;
    }
    // The release was never told (it went to another window): the piece goes back.
    if (this.#press && event.buttons === 0) this.#lose();
    const resting = this.#resting;
    if (resting && Math.hypot(x - resting.x, y - resting.y) > resting.slop) this.#stir();
    if (this.sight.held) {
      if (this.#press && Math.hypot(x - this.#press.x, y - this.#press.y) > this.#press.slop) {
        this.#press.moved = true;
        this.hooks.onInspect(null, 'asked');
      }
      event.stopImmediatePropagation();
      this.#carry(x, y);
      return;
    }
    if (event.buttons !== 0) return;
    const pointed = event.pointerType === 'touch' ? null : this.pieceAt(x, y);
    if (pointed === this.sight.pointed) return;
    this.sight.pointed = pointed;
    this.hooks.onInspect(pointed, 'hover');
    this.hooks.onSight(this.sight);
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    if (press && event.pointerId !== press.pointer) return;
    const read = this.#stir();
    if (!press) return;
    this.#press = null;
    event.stopImmediatePropagation();
    const { x, y } = this.lens.at(event);
    const held = this.sight.held;
    if (!held) {
      this.hooks.onGrip(false);
      return;
    }
    if (read) {
      this.#letGo(null);
      return;
    }
    if (!press.moved && !press.putting) {
      // In an opened move a click on a piece that has one place to go plays it.
      const only = this.session.store.getState().hand.ask ? this.#onlyTarget() : null;
      if (only) {
        this.#echo.acted(x, y, event.timeStamp);
        this.#letGo(only);
        return;
      }
      // A click takes the piece into the hand; the next click puts it down.
      this.#lastClick = { x, y, time: event.timeStamp };
      this.#carry(x, y);
      return;
    }
    const inside = x >= 0 && y >= 0 && x <= this.lens.width && y <= this.lens.height;
    const zone = inside ? this.#zoneAt(this.lens.ray({ x, y }), x, y) : null;
    // Dragged where its places are not in the picture, it stays in the hand, as after a click, until they are.
    if (inside && !zone && !press.putting && this.#placesOutOfSight()) return;
    this.#echo.acted(x, y, event.timeStamp);
    this.#letGo(zone, inside ? this.#openAt(held, this.lens.ray({ x, y })) : undefined);
  }

  #placesOutOfSight(): boolean {
    const { targets } = this.session.store.getState().hand;
    return targets.length > 0 && !targets.some(({ zone }) => this.hooks.inSight(this.#middleOf(zone)));
  }

  #cancelled(event: PointerEvent): void {
    if (!this.#press || event.pointerId !== this.#press.pointer) return;
    this.#lose();
  }

  /** The pointer was taken away: the piece goes home. */
  #lose(): void {
    this.#press = null;
    this.#stir();
    this.hooks.onGrip(false);
    this.#letGo(null);
  }

  /** A piece that waits in the hand hangs at this point of the screen: the picture has changed under it. */
  hang(x: number, y: number): void {
    if (this.sight.held && !this.#press) this.#carry(x, y, null);
  }

  #leave(): void {
    if (this.sight.held || !this.sight.pointed) return;
    this.sight.pointed = null;
    this.hooks.onInspect(null, 'hover');
    this.hooks.onSight(this.sight);
  }

  /** The held piece follows the pointer; over a place where it may go it hangs right above it. */
  #carry(x: number, y: number, zone = this.#zoneAt(this.lens.ray({ x, y }), x, y)): void {
    const held = this.sight.held;
    if (!held) return;
    const ray = this.lens.ray({ x, y });
    const hover = this.session.hover(zone, this.#openAt(held, ray));
    const ghost = hover.kind === 'illegal' && hover.stays?.pose ? this.board.rest(hover.stays) : null;
    const placement = this.board.table.placements[held];
    const turn = placement ? this.board.rest(placement).turn : poseOf(this.board, held).turn;
    let at: Vec3;
    if (hover.kind === 'legal') {
      const to = { zone: hover.target.zone, slot: hover.target.slot, face: hover.target.face };
      at = this.board.above(to);
      this.board.world.dragTo(held, { position: at, turn: this.board.rest(to).turn });
    } else if (ghost) {
      const position = plus(ghost.position, [0, LOW, 0]);
      this.board.world.dragTo(held, { position, turn: ghost.turn });
    } else {
      const hit = ray.intersectPlane(CARRY_PLANE, this.#point) ?? this.#point.set(0, 1, EDGE.far);
      const [, low] = this.#extent(held);
      at = [clamp(hit.x, -EDGE.x, EDGE.x), Math.max(0.25, hit.y - low), clamp(hit.z, EDGE.far, EDGE.near)];
      this.board.world.dragTo(held, { position: at, turn });
    }
    this.sight.hover = hover;
    this.sight.ghost = ghost;
    this.sight.zone = zone;
    this.sight.x = x;
    this.sight.y = y;
    this.director.touch();
    this.hooks.onSight(this.sight);
  }

  /** Where the referee only advises, a piece may also come to lie on the wood under the pointer. */
  #openAt(held: ComponentId, ray: Ray): Rest | undefined {
    if (this.session.store.getState().mode !== 'advise') return undefined;
    const hit = ray.intersectPlane(WOOD, this.#point);
    if (!hit) return undefined;
    const at: Vec3 = [clamp(hit.x, -EDGE.x, EDGE.x), 0, clamp(hit.z, EDGE.far, EDGE.near)];
    return openRest(this.board, held, at, this.hooks);
  }

  /** How far a piece reaches down from its origin when carried by its middle. */
  #extent(id: ComponentId): [number, number] {
    const kind = this.board.kind(id);
    const [, height] = kind ? this.hooks.sizeOf(kind) : [0, 0, 0];
    return [height / 2, kind && this.hooks.isCup(kind) ? height / 2 : 0];
  }

  /** `open`: where it comes to lie when the rules want it nowhere; without it, it goes home then. */
  #letGo(zone: ZoneId | null, open?: Rest): void {
    const held = this.sight.held;
    if (!held) return;
    const hover = this.session.hover(zone, open);
    this.sight.held = null;
    this.sight.hover = { kind: 'none' };
    this.sight.zone = null;
    this.sight.ghost = null;
    this.hooks.onGrip(false);
    if (hover.kind === 'legal') {
      const { zone: to, slot, face } = hover.target;
      this.director.letGo(held, { zone: to, slot, face });
      this.session.drop(zone, open);
    } else if (hover.kind === 'illegal' && hover.stays) {
      this.director.free.quietly(() => this.session.drop(zone, open));
      this.director.free.fall([held], this.session.table(), false);
    } else {
      this.session.drop(zone, open);
      void this.director.restore(this.session.table(), held, hover.kind === 'illegal');
    }
    this.hooks.onSight(this.sight);
  }

  /** The piece under a point of the screen, or within a fingertip of it. */
  pieceAt(x: number, y: number): ComponentId | null {
    const boxes = this.board.ids().map((id) => [id, this.#box(id)] as const);
    const hit = nearest(this.lens.ray({ x, y }), boxes);
    const lying = hit ? this.board.table.placements[hit.thing] : undefined;
    // What stands in a cup is seen through its open front; the rack itself is meant only where nothing stands in it.
    if (hit && lying && this.hooks.isCup(this.board.kind(hit.thing) as KindId)) {
      const inside = nearest(
        this.lens.ray({ x, y }),
        this.board.contents(hit.thing).map((id) => [id, this.#box(id)] as const),
      );
      const movable = this.session.store.getState().hand.movable;
      return inside && movable.includes(inside.thing) ? inside.thing : hit.thing;
    }
    if (hit) return hit.thing;
    const movable = this.session.store.getState().hand.movable;
    const near = movable.filter((id) => this.board.world.has(id)).map((id) => [id, middleOf(this.#box(id))] as const);
    return fingertip({ x, y }, near, this.lens.camera, this.lens);
  }

  #box(id: ComponentId): Box {
    const kind = this.board.kind(id);
    return pieceBox(this.board, id, this.hooks.sizeOf, kind !== undefined && this.hooks.isCup(kind));
  }

  /** The zone under the pointer that takes the held piece: a lit one first, then any other. */
  #zoneAt(ray: Ray, x: number, y: number): ZoneId | null {
    const held = this.sight.held;
    const kind = held ? this.board.kind(held) : undefined;
    if (!held || !kind) return null;
    const accepting = Object.values(this.board.layout).filter(
      (zone) =>
        zone.accepts.includes(kind) && zone.anchor !== held && this.board.table.placements[held]?.zone !== zone.id,
    );
    const { targets } = this.session.store.getState().hand;
    const boxes = accepting.map((zone) => [zone.id, zoneBox(this.board, zone.id)] as const);
    const first = nearest(ray, boxes);
    // A cup is what one points at; a whole row of places is only meant where no lit place lies behind it.
    const wide = first && zoneOf(this.board.layout, first.thing).anchor === undefined;
    const lights = wide ? boxes.filter(([id]) => targets.some(({ zone }) => zone === id)) : [];
    const hit = nearest(ray, lights) ?? first;
    const home = this.board.table.placements[held]?.zone;
    const own = home ? nearest(ray, [[home, zoneBox(this.board, home)] as const]) : null;
    if (hit && own && own.distance < hit.distance) return own.thing;
    if (hit) return hit.thing;
    if (own) return own.thing;
    const lit = targets.map(({ zone }) => [zone, this.#middleOf(zone)] as const);
    return fingertip({ x, y }, lit, this.lens.camera, this.lens, 30);
  }

  #middleOf(zone: ZoneId): Vec3 {
    const { pose, centre } = zoneBox(this.board, zone);
    return plus(pose.position, rotate(pose.turn, centre));
  }
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
