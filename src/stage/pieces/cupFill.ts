import { Quaternion, Vector3 } from 'three';
import type { BufferGeometry } from 'three';
import type { ComponentId, ZoneId } from '../../core/ids';
import type { Board } from '../theatre/board';
import { MOST_SQUARES, setLevel } from '../look/drinkFill';
import type { CupContents } from './pieceSet';

/** Nearer to its place than this (units), a piece begins to raise what it stands for. */
const NEAR = 0.3;

const piece = new Vector3();
const cup = new Vector3();
const rest = new Vector3();
const turn = new Quaternion();
const cupTurn = new Quaternion();

/**
 * Reads from the table how full each cup is: a tile in its square raises its layer as far as it has come down to it, a drink
 * tile in a served cup raises the whole drink. `update` allocates nothing.
 */
export class CupFill {
  readonly #cups: ReadonlyMap<ComponentId, number>;
  readonly #levels: Float32Array;
  readonly #milk: Uint8Array;

  constructor(
    readonly board: Board,
    readonly contents: CupContents,
    ids: readonly ComponentId[],
  ) {
    this.#cups = new Map(ids.map((id, i) => [id, i]));
    this.#levels = new Float32Array(ids.length * MOST_SQUARES);
    this.#milk = new Uint8Array(ids.length * MOST_SQUARES);
  }

  /** Level (0 … 1) of a square as it was last read. */
  level(index: number, square: number): number {
    return this.#levels[index * MOST_SQUARES + square] ?? 0;
  }
  isMilk(index: number, square: number): boolean {
    return this.#milk[index * MOST_SQUARES + square] === 1;
  }

  read(): void {
    const { table, layout } = this.board;
    this.#levels.fill(0);
    for (const key in table.placements) {
      const id = key as ComponentId;
      const placement = table.placements[id];
      const carrier = placement && layout[placement.zone as ZoneId]?.anchor;
      const index = carrier === undefined ? undefined : this.#cups.get(carrier);
      if (!placement || !carrier || index === undefined) continue;
      const kind = table.components[id]?.kind;
      if (kind === this.contents.layer) {
        this.#set(index, placement.slot, this.#nearness(id, carrier, placement), placement.face === 'front');
      } else if (kind === this.contents.whole) {
        const level = this.#nearness(id, carrier, placement);
        this.contents.squares.forEach((square, i) => this.#set(index, i, level, square === 'milk'));
      }
    }
  }

  /** Writes what was read to the instances of a mesh. */
  write(geometry: BufferGeometry): void {
    for (const index of this.#cups.values()) {
      for (let square = 0; square < this.contents.squares.length; square++) {
        setLevel(geometry, { cup: index, square }, this.level(index, square), this.isMilk(index, square));
      }
    }
  }

  #set(index: number, square: number, level: number, milk: boolean): void {
    const at = index * MOST_SQUARES + square;
    if (level <= (this.#levels[at] ?? 0)) return;
    this.#levels[at] = level;
    this.#milk[at] = milk ? 1 : 0;
  }

  /** 1 at its place in the cup, 0 at `NEAR` from it, wherever the cup is. */
  #nearness(id: ComponentId, carrier: ComponentId, { zone, slot }: { zone: ZoneId; slot: number }): number {
    const { world, layout, hidden } = this.board;
    const place = layout[zone];
    if (!place || hidden.has(id) || !world.has(id) || !world.has(carrier)) return 0;
    world.pose(id, piece, turn, world.alpha);
    world.pose(carrier, cup, cupTurn, world.alpha);
    const [x, y, z] = place.pose.position;
    rest
      .set(x, y + (place.shape.type === 'column' ? slot * place.shape.pitch : 0), z)
      .applyQuaternion(cupTurn)
      .add(cup);
    return Math.max(0, 1 - piece.distanceTo(rest) / NEAR);
  }
}
