import type { ComponentId, ZoneId } from '../../core/ids';
import { drawInt } from '../../core/rng';
import type { Rng } from '../../core/rng';
import { layAstray, straysOf } from '../../table/astray';
import type { Stray } from '../../table/astray';
import { piecesIn } from '../../table/diff';
import { operate } from '../../table/free/operate';
import type { Operated } from '../../table/free/operate';
import type { TableOp } from '../../table/free/ops';
import { mendStacks } from '../../table/free/stacks';
import type { Ways } from '../../table/free/ways';
import type { Placement, Rest, TableModel } from '../../table/types';

/** A table without rules: what lies where, closed things included, and every operation so far. */
export class FreeTable {
  #past: readonly Operated[] = [];
  #now: Operated;
  #future: readonly Operated[] = [];

  constructor(
    /** Where everything belongs; closed things are filled. */
    readonly home: TableModel,
    table: TableModel,
    rng: Rng,
    readonly ways: Ways,
  ) {
    this.#now = { table, rng };
  }

  get table(): TableModel {
    return this.#now.table;
  }
  get rng(): Rng {
    return this.#now.rng;
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** False when there was nothing to do. */
  operate(op: TableOp): boolean {
    const next = operate(this.#now.table, op, this.#now.rng, this.ways);
    if (next.table === this.#now.table) return false;
    this.#become(next);
    return true;
  }
  #become(next: Operated): void {
    this.#past = [...this.#past, this.#now];
    this.#now = next;
    this.#future = [];
  }

  /** Where pieces came to rest belongs to the operation that let them go. */
  settle(rests: readonly (Rest & { readonly component: ComponentId })[]): void {
    this.#now = operate(this.#now.table, { type: 'settle', rests }, this.#now.rng, this.ways);
  }

  undo(): boolean {
    const before = this.#past.at(-1);
    if (!before) return false;
    this.#future = [this.#now, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.#now = before;
    return true;
  }
  redo(): boolean {
    const [next, ...later] = this.#future;
    if (!next) return false;
    this.#past = [...this.#past, this.#now];
    this.#now = next;
    this.#future = later;
    return true;
  }

  /** Puts one piece where it belongs, or all; false when nothing lay elsewhere. */
  putBack(id: ComponentId | null): boolean {
    const strays = this.strays();
    const left = id === null ? [] : strays.filter(({ component }) => component.id !== id);
    if (left.length === strays.length) return false;
    const table = mendStacks(this.table, layAstray(this.home, left, this.ways.heapOf), this.ways);
    this.#become({ table, rng: this.#now.rng });
    return true;
  }

  /** The piece that a hand finds in a closed thing: one of those in it, by chance. Nothing moves yet. */
  drawn(zone: ZoneId): ComponentId | null {
    const inside = this.ways.isClosed(zone) ? piecesIn(this.table, zone) : [];
    if (inside.length === 0) return null;
    return inside[drawInt(this.#now.rng, inside.length).value] ?? null;
  }

  /** What lies elsewhere than where it belongs; what is in its closed thing is at home there. */
  strays(): readonly Stray[] {
    const { home, table } = this;
    const isHome = (id: ComponentId): boolean => {
      const [from, to] = [home.placements[id]?.zone, table.placements[id]?.zone];
      return from !== undefined && from === to && this.ways.isClosed(from);
    };
    return straysOf(without(home, isHome), without(table, isHome), this.ways.heapOf);
  }

  /** The table with closed things shaken: their order is left to chance. */
  shaken(): TableModel {
    let { table, rng } = this.#now;
    for (const zone of closedZones(table, this.ways)) {
      ({ table, rng } = operate(table, { type: 'shuffle', zone }, rng, this.ways));
    }
    return table;
  }
}

const closedZones = (table: TableModel, ways: Ways): ZoneId[] => [
  ...new Set(Object.values(table.placements).flatMap(({ zone }) => (ways.isClosed(zone) ? [zone] : []))),
];

function without(table: TableModel, leave: (id: ComponentId) => boolean): TableModel {
  const placements = Object.fromEntries(
    Object.entries(table.placements).filter(([id]) => !leave(id as ComponentId)),
  ) as TableModel['placements'];
  const components = Object.fromEntries(
    Object.entries(table.components).filter(([id]) => !leave(id as ComponentId)),
  ) as TableModel['components'];
  return { components, placements };
}

/** The table without what closed things hide, `held` apart: what can be seen. */
export const inSight = (table: TableModel, ways: Ways, held: readonly ComponentId[]): TableModel => {
  const hidden = (Object.entries(table.placements) as [ComponentId, Placement][]).some(([, { zone }]) =>
    ways.isClosed(zone),
  );
  return hidden
    ? without(table, (id) => ways.isClosed((table.placements[id] as Placement).zone) && !held.includes(id))
    : table;
};
