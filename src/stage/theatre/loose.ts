import type { ComponentId, KindId } from '../../core/ids';
import type { Bounds, Obstacle } from '../../physics/loose/room';
import { piecesIn } from '../../table/diff';
import { placementPose, restOn, zoneOf } from '../../table/poses';
import { plus, rotate } from '../../table/space';
import { baseOf, stackOn } from '../../table/types';
import type { Placement, Pose, Rest, Vec3 } from '../../table/types';
import type { Board } from './board';

/** What is known of the shapes of pieces and of the room around them. Units. */
export interface Shapes {
  readonly sizeOf: (kind: KindId) => Vec3;
  /** It stands on its origin and holds others. */
  readonly isCup: (kind: KindId) => boolean;
  /** What stands fixed on the table, and the edge of its top. */
  readonly obstacles: readonly Obstacle[];
  readonly edge: Bounds;
}

/** A piece that has come to rest on the open table, in the frame of its zone. */
export type Rested = Rest & { readonly component: ComponentId };

/** A piece that lies higher than this (units) does not lie on the table. */
const LOW = 0.2;
/** Two poses that an eye cannot tell apart. */
const SAME = 1e-9;

/** What lies free on the board: upon the open table, or upon such a piece, held together by the physics world. */
export class Loose {
  /** Told once after each action, when everything loose lies still again. */
  onRest: ((rests: readonly Rested[]) => void) | null = null;
  #shapes: Shapes | null = null;
  /** Stacks may have to be made of what lies upon each other. */
  #untidy = false;
  /** Let go over the place where they are meant to lie: they fall freely from there on. */
  readonly #steered = new Set<ComponentId>();
  /** Poses in which gravity has found pieces at rest: there they lie again without it. */
  readonly #known = new Set<string>();
  readonly #p = { x: 0, y: 0, z: 0 };
  readonly #q = { x: 0, y: 0, z: 0, w: 1 };

  constructor(readonly board: Board) {
    const { world } = board;
    world.onSettled = (id) => {
      if (this.#steered.delete(id)) this.arrive(id, true);
    };
    world.onRest = (ids) => this.#rest(ids);
  }

  /** How things are shaped: before it is said, nothing stands in the way. */
  furnish(shapes: Shapes): void {
    this.#shapes = shapes;
    this.board.world.setBounds(shapes.edge);
    this.board.world.setObstacles(this.obstacles());
  }

  /** Fixed things, and pieces that stand in a zone: nothing loose goes through them. */
  obstacles(): readonly Obstacle[] {
    const shapes = this.#shapes;
    if (!shapes) return [];
    const { board } = this;
    const standing = board.ids().flatMap((id): Obstacle[] => {
      const placement = board.table.placements[id];
      const kind = board.kind(id);
      if (!placement || !kind || placement.pose || board.hidden.has(id) || isInside(board, placement)) return [];
      const { position, turn } = board.rest(placement);
      const [w, h, d] = shapes.sizeOf(kind);
      // What stands on a shelf of something fixed is behind its box.
      if (position[1] > LOW && zoneOf(board.layout, placement.zone).shape.type === 'points') return [];
      const middle = plus(position, rotate(turn, [0, shapes.isCup(kind) ? h / 2 : 0, 0]));
      return [{ half: [w / 2, h / 2, d / 2], pose: { position: middle, turn } }];
    });
    return [...shapes.obstacles, ...standing];
  }

  /** What lies loose now lies well: a load, or everything has come to rest. */
  know(): void {
    for (const id of this.board.ids()) {
      const pose = this.board.table.placements[id]?.pose;
      if (pose) this.#known.add(nameOf(id, pose));
    }
  }

  /** A piece has been brought where the arrangement wants it: there it lies, or falls into place if that is new. */
  arrive(id: ComponentId, fell = false): void {
    const placement = this.board.table.placements[id];
    if (!placement?.pose) return;
    this.#untidy = true;
    this.lie(id, this.board.rest(placement));
    if (baseOf(placement.zone) !== null) return;
    if (fell || !this.#known.has(nameOf(id, placement.pose))) this.board.world.toss(id);
  }

  /** Nothing moves any more. */
  calm(): void {
    if (!this.#untidy) return;
    this.tidy();
  }

  /** A piece lies exactly there. */
  lie(id: ComponentId, pose: Pose): void {
    const { world } = this.board;
    this.#steered.delete(id);
    if (world.isLoose(id) && this.#isAt(id, pose)) return;
    if (world.pileOf(id).length > 1) world.unpile(id);
    world.lie(id, pose);
  }

  /** Whether a piece already lies loose in this pose. */
  #isAt(id: ComponentId, { position, turn }: Pose): boolean {
    const [p, q] = [this.#p, this.#q];
    this.board.world.pose(id, p, q);
    const far = Math.max(Math.abs(p.x - position[0]), Math.abs(p.y - position[1]), Math.abs(p.z - position[2]));
    const same = q.x * turn[0] + q.y * turn[1] + q.z * turn[2] + q.w * turn[3];
    return far < SAME && 1 - Math.abs(same) < SAME;
  }

  /**
   * A hand lets go over the open table. Thrown, a piece flies on as the hand moved; else it comes down straight where it
   * was to lie, and only then gravity has its way with it.
   */
  fall(id: ComponentId, rest: Pose, thrown: boolean): void {
    const { world } = this.board;
    this.#untidy = true;
    world.setObstacles(this.obstacles());
    if (thrown || world.pileOf(id).length > 1) {
      world.toss(id);
      return;
    }
    world.release(id, rest);
    this.#steered.add(id);
  }

  /** Stacks are single bodies, as the arrangement has them, and what stands in zones is in the way. Nothing moves. */
  tidy(): void {
    const { board } = this;
    this.#untidy = false;
    if (!this.#any()) return;
    board.world.setObstacles(this.obstacles());
    for (const id of board.ids()) {
      const placement = board.table.placements[id];
      if (!placement?.pose || baseOf(placement.zone) !== null || !board.world.has(id)) continue;
      const wanted = [id, ...piecesIn(board.table, stackOn(id))];
      const there = board.world.pileOf(id);
      if (wanted.length === there.length && wanted.every((each, i) => each === there[i])) continue;
      for (const each of wanted) if (board.world.pileOf(each).length > 1) board.world.unpile(each);
      for (const each of wanted) {
        // What is moved wakes what lies upon it: each is laid down just before its turn.
        board.world.lie(each, board.rest(board.table.placements[each] as Placement));
        if (each !== id) board.world.pile(each, id);
      }
    }
  }

  #any(): boolean {
    return Object.values(this.board.table.placements).some(({ pose }) => pose !== undefined);
  }

  /** What upon a piece lies goes with it: only those at the bottom are told. */
  #rest(ids: readonly ComponentId[]): void {
    const { board } = this;
    const rests = ids.flatMap((component): Rested[] => {
      const placement = board.table.placements[component];
      if (!placement?.pose || baseOf(placement.zone) !== null) return [];
      const [p, q] = [this.#p, this.#q];
      board.world.pose(component, p, q);
      const pose: Pose = { position: [p.x, p.y, p.z], turn: [q.x, q.y, q.z, q.w] };
      return [{ component, ...restOn(board.layout, pose) }];
    });
    if (rests.length > 0) this.onRest?.(rests);
  }

  /** Where a placement on the open table is in the room. */
  pose(rest: Rest): Pose {
    return placementPose(this.board.layout, this.board.table, { ...rest, slot: 0, face: 'front' });
  }
}

const nameOf = (id: ComponentId, { position, turn }: Pose): string => `${id} ${position} ${turn}`;

/** Whether a placement is within another piece or a fixed thing, so that nothing on the table can touch it. */
function isInside(board: Board, { zone }: Placement): boolean {
  const { anchor, shape } = zoneOf(board.layout, zone);
  return anchor !== undefined || shape.type === 'column';
}
