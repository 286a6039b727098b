import { Vector3 } from 'three';
import type { ComponentId } from '../../core/ids';
import { diffTables } from '../../table/diff';
import type { Placement, Pose, TableModel } from '../../table/types';
import { poseOf } from '../hands/boxes';
import type { Board } from './board';
import { arc, vector } from './flight';
import type { Flights } from './flights';

/** Shows what hands do to the table without rules: pieces go where the arrangement has them now, or fall by themselves. */
export class FreeShow {
  #quiet = false;

  constructor(
    readonly board: Board,
    readonly flights: Flights,
    /** Something has begun to move, or lies elsewhere. */
    readonly touch: () => void,
  ) {}

  /** While a hand tells the session what it does, nobody has to show it: the pieces are already on their way. */
  quietly<T>(act: () => T): T {
    this.#quiet = true;
    try {
      return act();
    } finally {
      this.#quiet = false;
    }
  }

  /**
   * Another table without a move, when pieces lie loose before or after: nobody waits, the next act takes over what is
   * still on its way. False when nothing lies loose.
   */
  jump(table: TableModel): boolean {
    if (!hasLoose(table) && !hasLoose(this.board.table)) return false;
    void this.rearrange(table, [], []);
    return true;
  }

  /** Loose pieces lie where gravity left them: that is their place now. */
  rested(table: TableModel): void {
    this.board.intend(table);
    this.board.loose.know();
  }

  /**
   * What the arrangement has elsewhere now goes there, and `back`, what a hand lets go of, wherever it is. What is held,
   * and what moves by itself, is left alone.
   */
  async rearrange(table: TableModel, back: readonly ComponentId[], held: readonly ComponentId[]): Promise<void> {
    if (this.#quiet) return;
    const { board } = this;
    const changed = diffTables(board.table, table).moved.map(({ id }) => id);
    board.intend(table);
    const going = [...new Set([...changed, ...back])].filter((id) => table.placements[id] && !held.includes(id));
    // What a cup holds comes with it.
    const carried = new Set(going.flatMap((id) => board.contents(id)));
    const own = going.filter((id) => !carried.has(id));
    own.sort((a, b) => (table.placements[b]?.slot ?? 0) - (table.placements[a]?.slot ?? 0));
    await Promise.all(own.map((id) => this.#bring(id, table.placements[id] as Placement)));
    // Gravity without motion: it has already done its work.
    if (this.flights.pace === 0) this.#still();
    this.touch();
  }

  /** In an arc to a place, or with no more than a turn where it is. */
  #bring(id: ComponentId, placement: Placement): Promise<void> {
    const { board } = this;
    const from = poseOf(board, id);
    const to = board.rest(placement);
    const arrive = (): void => {
      board.snap(id);
      for (const content of board.contents(id)) board.snap(content);
      board.loose.arrive(id);
    };
    if (this.flights.pace === 0 || isThere(from, to)) {
      arrive();
      return Promise.resolve();
    }
    const points = arc(vector(from.position), vector(to.position), { into: new Vector3(0, 0.1, 0), lift: 0.2 });
    return this.flights.start(id, { from, to, points, arrive });
  }

  /** Lets go over the table: pieces fall where they were meant to lie, or fly on as they were thrown. */
  fall(ids: readonly ComponentId[], table: TableModel, thrown: boolean): void {
    const { board } = this;
    board.intend(table);
    for (const id of ids) {
      const placement = table.placements[id];
      if (!placement) continue;
      if (placement.pose) board.loose.fall(id, board.rest(placement), thrown);
      else board.world.release(id, board.rest(placement), board.column(placement.zone));
    }
    if (this.flights.pace === 0) this.#still();
    this.touch();
  }

  #still(): void {
    const { world, loose } = this.board;
    world.settle();
    if (world.awake === 0) loose.calm();
  }
}

const hasLoose = ({ placements }: TableModel): boolean => Object.values(placements).some(({ pose }) => pose);

function isThere(a: Pose, b: Pose): boolean {
  const far = a.position.some((value, i) => Math.abs(value - (b.position[i] as number)) > 1e-6);
  const same = a.turn.reduce((sum, value, i) => sum + value * (b.turn[i] as number), 0);
  return !far && Math.abs(same) > 1 - 1e-9;
}
