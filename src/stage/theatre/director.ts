import { Vector3 } from 'three';
import type { Clock } from '../../core/clock';
import { zoneId } from '../../core/ids';
import type { ComponentId, Seat, ZoneId } from '../../core/ids';
import type { Cue } from '../../referee/contract';
import type { Presenter, Update } from '../../session/types';
import { moved } from '../../table/diff';
import type { Component, Placement, Pose, TableModel } from '../../table/types';
import { poseOf } from '../hands/boxes';
import type { Board } from './board';
import { arc, vector } from './flight';
import { Flights } from './flights';
import { near, upright } from './near';
import { FreeShow } from './freeShow';
import { Hearing } from './hearing';
import type { Voices } from './hearing';
import type { Living } from './ticker';

/** Between pieces that move together, ms. */
const STAGGER = 85;
/** A move is shown for at least this long, so that an eye can follow others' hands (ms). */
const LEAST_SHOWING = 600;
/** How long a bag is shaken, ms. */
const SHAKING = 380;
/** After this long a piece that still moves is put to rest, ms. */
const LONGEST_SETTLING = 2500;
/** From the bottom of the bag to above its mouth. */
const OUT_OF_THE_BAG = new Vector3(0, 1.15, 0);
/** Every game's bag has this zone, if it has a bag. */
const BAG = zoneId('bag');

/** Plays cues with hands and gravity on the board, against a clock. */
export class Director implements Presenter, Living {
  /** A zone's object is shaken: the bag, when it is filled again. */
  onShake: ((zone: ZoneId) => void) | null = null;
  /** What a house player has just moved: marked until the next act. */
  onTouched: ((pieces: readonly ComponentId[]) => void) | null = null;
  /** True while a fresh game is being set up. */
  opening = false;
  readonly hearing: Hearing;
  /** The table without rules. */
  readonly free: FreeShow;
  readonly #flights: Flights;
  #dirty = true;
  /** What every tick answers: a frame makes no objects. */
  readonly #told = { changed: false, busy: false };
  /** True while something let go by a hand has still to be put exactly to rest, with what it carries. */
  #loose = false;
  #showing = false;
  /** Until when something is shaken on the spot. */
  #shakenUntil = -1;
  /** Grows with every new show: older ones end at once. */
  #show = 0;

  constructor(
    readonly board: Board,
    readonly clock: Clock,
    readonly wake: () => void,
    voices?: Voices,
  ) {
    this.#flights = new Flights(board, clock, wake);
    this.hearing = new Hearing(board, voices);
    this.free = new FreeShow(board, this.#flights, () => this.touch());
  }

  /** 1 = as a person would; smaller is quicker; 0 shows nothing in between. */
  get pace(): number {
    return this.#flights.pace;
  }
  set pace(pace: number) {
    this.#flights.pace = pace;
  }

  get busy(): boolean {
    return this.#flights.count > 0 || this.board.world.awake > 0;
  }

  tick(ms: number): { changed: boolean; busy: boolean } {
    const moving = this.busy;
    this.#flights.fly();
    if (moving) this.board.world.advance(ms);
    if (!this.busy) this.board.loose.calm();
    if (this.#loose && !this.busy && !this.#showing) this.#settle(this.board.table);
    this.#told.changed = moving || this.#dirty || this.clock.now() <= this.#shakenUntil;
    this.#told.busy = this.busy;
    this.#dirty = false;
    return this.#told;
  }

  touch(): void {
    this.#dirty = true;
    this.wake();
  }

  /** Shows a move and answers when the table equals what it led to. */
  async present(update: Update): Promise<void> {
    const show = ++this.#show;
    this.#flights.land();
    this.#showing = true;
    const began = this.clock.now();
    this.onTouched?.([]);
    if (this.pace === 0 || update.how === 'jump') {
      if (update.how !== 'jump') this.hearing.still(update);
      await this.#jump(update.after, show);
      if (show === this.#show) this.#touched(update);
      return;
    }
    await this.#play(update, show);
    if (show !== this.#show) return;
    const least = update.how === 'house' ? LEAST_SHOWING * this.pace : 0;
    await this.#until(() => !this.busy && this.clock.now() - began >= least, LONGEST_SETTLING + least);
    if (show !== this.#show) return;
    this.#settle(update.after);
    this.#touched(update);
  }

  /** What somebody else's hands did stays marked, so that whoever looked away finds it. */
  #touched({ how, cues }: Update): void {
    if (how !== 'house') return;
    const carried = cues.flatMap((cue) => (cue.type === 'carry' ? [cue.component] : []));
    this.onTouched?.(carried.filter((id) => this.board.world.has(id)));
  }

  async #play(update: Update, show: number): Promise<void> {
    const { board } = this;
    const leaving = new Set(update.cues.flatMap((cue) => (cue.type === 'vanish' ? [cue.component] : [])));
    // Pieces that leave keep their places in the arrangement until they are in the bag.
    const kept: TableModel = {
      components: { ...update.after.components },
      placements: { ...update.after.placements },
    };
    for (const id of leaving) {
      const component = update.before.components[id];
      const placement = update.before.placements[id];
      if (component && placement) {
        (kept.components as Record<ComponentId, typeof component>)[id] = component;
        (kept.placements as Record<ComponentId, Placement>)[id] = placement;
      }
    }
    for (const cue of update.cues) {
      if (cue.type === 'appear') board.add(cue.component, this.#bagPose(cue.at));
      else if (cue.type === 'carry') this.hearing.leaves(cue.component);
    }
    board.intend(kept);
    let waits: Promise<void>[] = [];
    let delay = 0;
    for (const cue of update.cues) {
      if (!cue.together) {
        await Promise.all(waits);
        waits = [];
        delay = 0;
      }
      if (show !== this.#show) return;
      // By the clock and not frame by frame: a slow machine shows the same in the same time.
      const wait = this.#cue(cue, delay);
      if (!wait) continue;
      waits.push(wait);
      delay += STAGGER * this.pace;
    }
    await Promise.all(waits);
  }

  #cue(cue: Cue, delay: number): Promise<void> | null {
    switch (cue.type) {
      case 'slide':
        return null;
      case 'shake':
        this.onShake?.(cue.zone);
        this.hearing.shakes(cue.zone);
        this.#shakenUntil = this.clock.now() + SHAKING * this.pace;
        return this.#pause(SHAKING * this.pace);
      case 'carry':
        return this.carry(cue.component, cue.to, { delay });
      case 'appear':
        return this.carry(cue.component.id, cue.to, { delay, rise: OUT_OF_THE_BAG });
      case 'vanish':
        return this.#vanish(cue.component, cue.at, delay);
    }
  }

  #bagPose(zone: Placement['zone']): Pose {
    return this.board.rest({ zone, slot: 0, face: 'front' });
  }

  /** By hand through the air to a place, then let go. Answers when it is let go. */
  carry(
    id: ComponentId,
    to: Placement,
    { delay = 0, rise }: { readonly delay?: number; readonly rise?: Vector3 } = {},
  ): Promise<void> {
    const { board } = this;
    const rest = board.rest(to);
    const pose = poseOf(this.board, id);
    if (near(pose, rest)) {
      board.snap(id);
      return Promise.resolve();
    }
    const column = board.column(to.zone);
    const from = vector(pose.position);
    const end = vector(board.above(to));
    const out = rise ?? this.#wayOut(id, pose);
    // What a cup holds stays in it: it is put exactly to rest with everything else at the end.
    return this.#flights.start(id, {
      from: pose,
      to: rest,
      points: arc(from, end, out ? { out } : {}),
      arrive: () => board.world.release(id, rest, column),
      delay,
    });
  }

  /** A piece standing in a chute or cup is drawn out toward the front before it rises. */
  #wayOut(id: ComponentId, pose: Pose): Vector3 | null {
    for (const zone of Object.values(this.board.layout)) {
      if (zone.shape.type !== 'column' || zone.anchor) continue;
      const [x, y, z] = this.board.rest({ zone: zone.id, slot: 0, face: 'front' }).position;
      const [px, py, pz] = pose.position;
      if (Math.abs(px - x) < 0.05 && Math.abs(pz - z) < 0.05 && py > y - 0.1 && this.board.kind(id)) {
        return vector(this.board.front(zone.id));
      }
    }
    return null;
  }

  #vanish(id: ComponentId, zone: Placement['zone'], delay: number): Promise<void> {
    const pose = poseOf(this.board, id);
    const mouth = this.#bagPose(zone);
    const inside: Pose = { position: mouth.position, turn: pose.turn };
    const points = arc(vector(pose.position), vector(inside.position), { into: OUT_OF_THE_BAG });
    return this.#flights.start(id, { from: pose, to: inside, points, arrive: () => this.board.remove(id), delay });
  }

  /** Into a hand of somebody at the table; whatever carried it until now lets go. */
  take(id: ComponentId): void {
    this.onTouched?.([]);
    this.hearing.leaves(id);
    this.#flights.take(id);
  }

  /** Pieces that are not there yet drop onto their places from a hand's breadth, one after the other. */
  async putOut(table: TableModel, apart: number): Promise<void> {
    const show = ++this.#show;
    const { board } = this;
    const fresh = Object.values(table.components).filter(({ id }) => !board.world.has(id));
    // Cups before what stands in them; low slots before those that lie on them.
    const order = (id: ComponentId): number =>
      (table.placements[id] as Placement).slot - (board.contentsIn(table, id).length > 0 ? 100 : 0);
    fresh.sort((a, b) => order(a.id) - order(b.id));
    for (const { id } of fresh) board.hidden.add(id);
    board.intend(table);
    fresh.forEach(({ id }, i) => {
      this.clock.at(this.clock.now() + i * apart * this.pace, () => {
        if (show !== this.#show) return;
        const placement = table.placements[id] as Placement;
        const rest = board.rest(placement);
        const [x, y, z] = rest.position;
        board.hidden.delete(id);
        board.world.place(id, { position: [x, y + 0.34, z], turn: rest.turn });
        board.world.release(id, rest, board.column(placement.zone));
      });
    });
    this.wake();
    await this.#pause(fresh.length * apart * this.pace);
    await this.#until(() => !this.busy, LONGEST_SETTLING);
    if (show === this.#show) this.#settle(table);
  }

  /** New pieces come out of the bag one after the other, until the arrangement is complete. */
  async fill(table: TableModel, order: readonly ComponentId[]): Promise<void> {
    await this.present({
      seat: 0,
      move: null,
      events: [],
      how: 'list',
      before: this.board.table,
      after: table,
      cues: order.map((id, i) => ({
        type: 'appear',
        component: table.components[id] as Component,
        at: BAG,
        to: table.placements[id] as Placement,
        together: i > 0,
      })),
    });
  }

  /** A hand lets a piece go over the place where it is meant to rest: it falls the last way. */
  letGo(id: ComponentId, to: Placement): void {
    const { board } = this;
    const rest = board.rest(to);
    board.world.release(id, rest, board.column(to.zone));
    board.intend(moved(board.table, id, to));
    // Without motion it will lie there before it has fallen.
    if (this.pace === 0) this.hearing.lands(id, 0.6);
    this.#loose = true;
    this.wake();
  }

  /**
   * Puts back whatever lies elsewhere than the arrangement says, straight, as a hand pushes it, and what a hand has just
   * let go, wherever that is; `refused`: with a shake first, for it may not lie where it was let go.
   */
  async restore(table: TableModel, fromHand: ComponentId | null = null, refused = false): Promise<void> {
    const { board } = this;
    board.intend(table);
    if (refused && fromHand) this.hearing.refuses(fromHand);
    if (this.pace === 0) {
      this.#settle(table);
      return;
    }
    const astray = board.ids().filter((id) => {
      const placement = table.placements[id];
      return placement !== undefined && (id === fromHand || !near(poseOf(this.board, id), board.rest(placement)));
    });
    // What stood on a piece that was lifted and put back at once may have begun to slide.
    this.#loose = true;
    // What a cup holds comes with it.
    const carried = new Set(astray.flatMap((id) => board.contents(id)));
    const own = astray.filter((id) => !carried.has(id));
    // From the top down, so that each finds its place free.
    own.sort((a, b) => (table.placements[b]?.slot ?? 0) - (table.placements[a]?.slot ?? 0));
    await Promise.all(
      own.map((id) => {
        const pose = poseOf(this.board, id);
        const placement = table.placements[id] as Placement;
        const rest = this.board.rest(placement);
        const straight = upright(pose, rest);
        const points = straight
          ? [vector(pose.position), vector(rest.position)]
          : arc(vector(pose.position), vector(rest.position), {
              into: this.board.column(placement.zone)
                ? vector(this.board.front(placement.zone))
                : new Vector3(0, 0.1, 0),
              lift: 0.12,
            });
        return this.#flights.start(id, {
          from: pose,
          to: rest,
          points,
          refused: refused && id === fromHand,
          arrive: () => {
            this.#home(id);
            if (id === fromHand) this.hearing.lands(id, 0.3);
          },
        });
      }),
    );
  }

  /** The table turns: this seat comes to the near place. What stands in a cup travels in it. */
  async turn(viewer: Seat): Promise<void> {
    const { board } = this;
    for (const id of board.ids()) this.#flights.load(id);
    board.setViewer(viewer);
    if (board.ids().length > 0) await this.restore(board.table);
  }

  /** Home again, with everything it holds. */
  #home(id: ComponentId): void {
    this.board.snap(id);
    for (const content of this.board.contents(id)) this.board.snap(content);
  }

  /** Everything at once where it belongs: the show is skipped. */
  finish(table: TableModel): void {
    this.opening = false;
    this.#show++;
    this.#flights.land();
    this.#settle(table);
  }

  async #jump(table: TableModel, show: number): Promise<void> {
    this.#showing = !this.free.jump(table);
    if (!this.#showing) return;
    if (this.pace > 0) await this.restore(table);
    if (show === this.#show) this.#settle(table);
  }

  #settle(table: TableModel): void {
    this.#loose = false;
    this.#showing = false;
    this.board.place(table);
    this.touch();
  }

  #pause(ms: number): Promise<void> {
    return new Promise((done) => {
      this.clock.at(this.clock.now() + ms, done);
      this.wake();
    });
  }

  async #until(done: () => boolean, longest: number): Promise<void> {
    const end = this.clock.now() + longest;
    while (!done() && this.clock.now() < end) await this.#pause(16);
  }
}
