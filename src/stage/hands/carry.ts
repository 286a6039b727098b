import { Plane, Vector3 } from 'three';
import type { ComponentId, KindId, ZoneId } from '../../core/ids';
import type { Hover, Session } from '../../session/types';
import { restOn } from '../../table/poses';
import { plus } from '../../table/space';
import { baseOf, stackOn } from '../../table/types';
import type { Pose, Quat, Vec3 } from '../../table/types';
import type { Board } from '../theatre/board';
import type { Director } from '../theatre/director';
import type { Lens } from '../theatre/lens';
import { pieceBox, poseOf, zoneBox } from './boxes';
import { flipped, openTurn, restBelow, stepped } from './fall';
import type { Shape } from './fall';
import { nearest } from './pick';
import { Swing } from './throw';

/** The table top, and how high a piece is carried over where it would come to lie (units). */
const WOOD = new Plane(new Vector3(0, 1, 0), 0);
const HIGH = 0.45;
/** Nothing is carried farther from the middle of the table. */
const EDGE = { x: 5.5, near: 3.3, far: -3.3 };

/** One piece of what is carried: how it lies beside the first, and how it is turned over the open table. */
interface Load {
  readonly id: ComponentId;
  readonly beside: Vec3;
  turn: Quat;
}

/** What a hand carries over a table without rules: one piece, several, or a whole stack as one. */
export class Carry {
  /** Where the first piece would come to lie on the open table; null while it is over a place that takes it. */
  ghost: Pose | null = null;
  hover: Hover = { kind: 'none' };
  #loads: readonly Load[] = [];
  #all: ReadonlySet<ComponentId> = new Set();
  readonly #swing = new Swing();
  readonly #point = new Vector3();

  constructor(
    readonly session: Session,
    readonly board: Board,
    readonly director: Director,
    readonly lens: Lens,
    readonly shapes: Shape,
  ) {}

  get lead(): ComponentId | null {
    return this.#loads[0]?.id ?? null;
  }
  /** Everything in the hand, the pieces of a stack included. */
  get ids(): ReadonlySet<ComponentId> {
    return this.#all;
  }

  /** Takes what the session has put into the hand. */
  take(): void {
    const { board } = this;
    const { holding } = this.session.store.getState().hand;
    const [lead] = holding;
    if (!lead) return;
    board.intend(this.session.table());
    const stack = holding.length === board.world.pileOf(lead).length;
    const apart = stack ? [lead] : holding;
    const from = poseOf(board, lead).position;
    for (const id of apart) this.director.take(id);
    this.#all = new Set(holding);
    this.#loads = apart.map((id) => {
      const placement = board.table.placements[id];
      const { position, turn } = poseOf(board, id);
      const beside: Vec3 = [position[0] - from[0], 0, position[2] - from[2]];
      return { id, beside, turn: placement ? openTurn(board, id, placement, this.shapes) : turn };
    });
    this.#swing.clear();
  }

  /** Turned in the hand: by so many times 15°, or over. */
  turn(steps: number): void {
    for (const load of this.#loads) load.turn = stepped(load.turn, steps);
  }
  flip(): void {
    for (const load of this.#loads) load.turn = flipped(load.turn);
  }

  /** Over a point of the screen at a time (ms). Answers the place under it that takes what is held. */
  over(x: number, y: number, time: number): ZoneId | null {
    const [lead] = this.#loads;
    if (!lead) return null;
    const zone = this.#zoneAt(x, y);
    const hit = this.lens.ray({ x, y }).intersectPlane(WOOD, this.#point) ?? this.#point.set(0, 0, EDGE.far);
    const at = { x: clamp(hit.x, -EDGE.x, EDGE.x), z: clamp(hit.z, EDGE.far, EDGE.near) };
    this.#swing.pass(at.x, at.z, time);
    const open = restBelow(this.board, lead.id, at, lead.turn, { ids: this.#all, shapes: this.shapes });
    this.hover = this.session.hover(zone, restOn(this.board.layout, open));
    const to = this.hover.kind === 'free' ? this.hover.to : null;
    if (to && !to.pose) {
      this.ghost = null;
      this.#drag({ position: this.board.above(to), turn: this.board.rest(to).turn }, true);
    } else {
      this.ghost = to ? this.board.rest(to) : open;
      this.#drag({ position: plus(this.ghost.position, [0, HIGH, 0]), turn: this.ghost.turn }, false);
    }
    this.director.touch();
    return zone;
  }

  #drag({ position, turn }: Pose, placed: boolean): void {
    this.#loads.forEach((load, i) => {
      const own = placed || i === 0 ? turn : load.turn;
      this.board.world.dragTo(load.id, { position: plus(position, load.beside), turn: own });
    });
  }

  /** Lets go at a time: what was in swing is thrown. False when it may not lie there. */
  release(zone: ZoneId | null, time: number): boolean {
    const [lead] = this.#loads;
    if (!lead) return false;
    const open = this.ghost ?? poseOf(this.board, lead.id);
    const hover = this.session.hover(zone, restOn(this.board.layout, open));
    const thrown = hover.kind === 'free' && hover.to.pose !== undefined && this.#swing.speed(time) !== null;
    const ids = this.#loads.map(({ id }) => id);
    this.empty();
    this.director.free.quietly(() => this.session.drop(zone, restOn(this.board.layout, open)));
    if (hover.kind !== 'free') return false;
    this.director.free.fall(ids, this.session.table(), thrown);
    return true;
  }

  empty(): void {
    this.#loads = [];
    this.#all = new Set();
    this.ghost = null;
    this.hover = { kind: 'none' };
  }

  /** The place, or the loose piece of the same kind, under a point of the screen: what lies nearest to the eye. */
  #zoneAt(x: number, y: number): ZoneId | null {
    const { board } = this;
    const [lead] = this.#loads;
    const kind = lead && board.kind(lead.id);
    if (!kind) return null;
    const places = Object.values(board.layout)
      .filter(({ accepts, anchor }) => accepts.includes(kind) && !(anchor && this.#all.has(anchor)))
      .map(({ id }) => [id, zoneBox(board, id)] as const);
    const loose = board.ids().flatMap((id) => {
      const placement = board.table.placements[id];
      if (!placement?.pose || board.kind(id) !== kind || this.#all.has(id)) return [];
      const zone = stackOn(baseOf(placement.zone) ?? id);
      return [[zone, pieceBox(board, id, this.shapes.sizeOf, this.shapes.isCup(kind as KindId))] as const];
    });
    return nearest(this.lens.ray({ x, y }), [...loose, ...places])?.thing ?? null;
  }
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
