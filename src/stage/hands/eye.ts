import { zoneId } from '../../core/ids';
import type { ComponentId, ZoneId } from '../../core/ids';
import { zoneOf } from '../../table/poses';
import { baseOf, stackOn } from '../../table/types';
import type { Pose } from '../../table/types';
import type { Board } from '../theatre/board';
import type { Lens } from '../theatre/lens';
import { middleOf, pieceBox, poseOf, zoneBox } from './boxes';
import { openTurn, restBelow } from './fall';
import type { Shape } from './fall';
import { fingertip, nearest, toScreen } from './pick';

/** Every game's bag has this zone, if it has a bag. */
const BAG = zoneId('bag');
/** What is taken off a stack, or out of a bag, lies so far before it (units). */
const ASIDE = 0.4;
const ASIDE_BAG = 0.85;

/** A point of the canvas, CSS pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
/** A rectangle on the canvas, CSS pixels. */
export interface Frame extends Point {
  readonly width: number;
  readonly height: number;
}

/** What lies under a point of the screen, and where on the screen things are, on a table without rules. */
export class Eye {
  constructor(
    readonly board: Board,
    readonly lens: Lens,
    readonly shapes: Shape,
    /** What is in the hand: it hides nothing. */
    readonly held: () => ReadonlySet<ComponentId>,
  ) {}

  /** The piece under a point of the screen, or within a fingertip of it; what a cup holds is seen through its open front. */
  pieceAt(x: number, y: number): ComponentId | null {
    const { board, lens } = this;
    const there = board.ids().filter((id) => board.world.has(id) && !board.hidden.has(id) && !this.held().has(id));
    const boxed = (ids: readonly ComponentId[]) => ids.map((id) => [id, this.#box(id)] as const);
    const hit = nearest(lens.ray({ x, y }), boxed(there));
    if (!hit) {
      const spots = there.map((id) => [id, middleOf(this.#box(id))] as const);
      return fingertip({ x, y }, spots, lens.camera, lens, 14);
    }
    return nearest(lens.ray({ x, y }), boxed(board.contents(hit.thing)))?.thing ?? hit.thing;
  }

  /** The bag under a point of the screen. */
  closedAt(x: number, y: number): ZoneId | null {
    if (!this.board.layout[BAG]) return null;
    return nearest(this.lens.ray({ x, y }), [[BAG, zoneBox(this.board, BAG)] as const])?.thing ?? null;
  }

  /** How many pieces lie in the stack of a piece; null where there is nothing to count. */
  count(piece: ComponentId | null): number | null {
    const { placements } = this.board.table;
    const placement = piece ? placements[piece] : undefined;
    if (!placement) return null;
    const { zone } = placement;
    const base = placement.pose && piece ? (baseOf(zone) ?? piece) : null;
    const there = Object.values(placements).filter((other) => other.zone === (base ? stackOn(base) : zone)).length;
    const count = base ? there + 1 : there;
    return count > 1 && (base !== null || this.#heaps(zone)) ? count : null;
  }
  #heaps(zone: ZoneId): boolean {
    return baseOf(zone) === null && zoneOf(this.board.layout, zone).shape.type === 'pile';
  }
  /** Whether a piece lies in a stack or pile that a hand can take as a whole; what stands in a machine or a cup cannot. */
  isInHeap(piece: ComponentId): boolean {
    const placement = this.board.table.placements[piece];
    return placement !== undefined && (placement.pose !== undefined || this.#heaps(placement.zone));
  }

  /** A pose on the bare wood before a piece or a bag. */
  beside(piece: ComponentId | null, zone: ZoneId | null): Pose {
    const { board, shapes } = this;
    const from = piece
      ? poseOf(board, piece).position
      : zone
        ? zoneBox(board, zone).pose.position
        : ([0, 0, 0] as const);
    const top = piece ?? board.ids()[0];
    const at = { x: from[0], z: from[2] + (zone ? ASIDE_BAG : ASIDE) };
    if (!top) return { position: [at.x, 0, at.z], turn: [0, 0, 0, 1] };
    const placement = board.table.placements[top];
    const turn = placement ? openTurn(board, top, placement, shapes) : poseOf(board, top).turn;
    return restBelow(board, top, at, turn, { ids: new Set(), shapes });
  }

  /** Pieces whose middle is in a frame; what a cup holds goes with the cup. */
  inside({ x, y, width, height }: Frame): readonly ComponentId[] {
    const { board } = this;
    const found = board.ids().filter((id) => {
      if (!board.world.has(id) || board.hidden.has(id)) return false;
      const at = this.spot(id);
      return at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
    });
    const carried = new Set(found.flatMap((id) => board.contents(id)));
    return found.filter((id) => !carried.has(id));
  }

  #box(id: ComponentId) {
    const kind = this.board.kind(id);
    return pieceBox(this.board, id, this.shapes.sizeOf, kind !== undefined && this.shapes.isCup(kind));
  }
  /** Where the middle of a piece is on the canvas. */
  spot(id: ComponentId): Point {
    return toScreen(middleOf(this.#box(id)), this.lens.camera, this.lens.width, this.lens.height);
  }
}
