import type { ComponentId } from '../../core/ids';
import type { Phrase } from '../../core/phrase';
import type { AnyReferee, AnyView } from '../../referee/registry';
import { layAstray } from '../../table/astray';
import type { Stray } from '../../table/astray';
import { mendStacks } from '../../table/free/stacks';
import type { Ways } from '../../table/free/ways';
import { baseOf, openTable } from '../../table/types';
import type { Placement, TableModel } from '../../table/types';
import type { Deviation } from '../types';

/** Why a piece may not lie where it does; `rule` null when no rule speaks of it. */
export interface Why {
  readonly rule: string | null;
  readonly phrase: Phrase;
}
interface Entry extends Stray, Why {}

/** Moved in free play, or by a file: no rule was asked. */
const MOVED: Why = { rule: null, phrase: { key: 'astray.moved' } };

/** The pieces that lie elsewhere than the game says, while the game goes on by the rules around them. */
export class Strays {
  #entries: readonly Entry[] = [];

  constructor(
    readonly referee: AnyReferee,
    readonly ways: Ways,
  ) {}

  get all(): readonly Stray[] {
    return this.#entries;
  }
  has(id: ComponentId): boolean {
    return this.#entries.some(({ component }) => component.id === id);
  }

  /** The table: the arrangement with its strays. */
  lie(home: TableModel): TableModel {
    return layAstray(home, this.#entries, this.ways.heapOf);
  }

  /** A piece is put elsewhere and stays there. */
  mark(home: TableModel, id: ComponentId, at: Placement, why: Why): void {
    const before = this.lie(home);
    const component = before.components[id];
    if (!component) return;
    this.#entries = [...this.#without(id), { component, at, ...why }];
    this.#mend(home, before);
  }

  /** One goes home, or all. */
  putBack(home: TableModel, id: ComponentId | null): void {
    const before = this.lie(home);
    this.#entries = id === null ? [] : this.#without(id);
    this.#mend(home, before);
  }

  /** Pieces on the open table have come to rest. */
  settle(home: TableModel, rests: ReadonlyMap<ComponentId, Placement>): void {
    const before = this.lie(home);
    this.#entries = this.#entries.map((entry) => {
      const at = rests.get(entry.component.id);
      return at ? { ...entry, at } : entry;
    });
    this.#mend(home, before);
  }

  /** Everything that differs from the arrangement is astray; what was so before keeps its reason. */
  replace(strays: readonly Stray[]): void {
    const known = new Map(this.#entries.map((entry) => [entry.component.id, entry]));
    this.#entries = strays.map((stray) => ({ ...MOVED, ...known.get(stray.component.id), ...stray }));
  }

  /**
   * The game went on: a stray that the new arrangement has elsewhere comes home, as does one that it no longer has, or
   * whose place others have taken by the rules. A piece out of a closed thing stays out.
   */
  follow(view: AnyView, before: TableModel, after: TableModel): void {
    const old = this.lie(before);
    const kept: Entry[] = [];
    for (const entry of this.#entries) {
      const { id } = entry.component;
      const home = after.placements[id];
      const stays = home
        ? home.zone === before.placements[id]?.zone
        : !before.placements[id] && this.#mayBeOut(view, after, id);
      if (!stays) continue;
      const at = this.#refit(view, layAstray(after, kept, this.ways.heapOf), entry);
      if (at) kept.push({ ...entry, at });
    }
    this.#entries = kept;
    this.#mend(after, old);
  }

  /** Whether a piece out of a closed thing may still be out: the game may have brought all of its like to light. */
  #mayBeOut(view: AnyView, home: TableModel, id: ComponentId): boolean {
    const from = this.referee.fromHidden(view, id);
    return from !== null && this.referee.hidden(view, home, from.zone).may.some((piece) => piece.id === id);
  }

  /** Where it lies now that others may have come to its zone; null when there is no room any more. */
  #refit(view: AnyView, table: TableModel, { component, at }: Entry): Placement | null {
    if (openTable(at.zone) !== null || baseOf(at.zone) !== null) return at;
    const fits = this.referee.snap(view, table, component, at.zone);
    return fits && { ...fits, face: at.face };
  }

  /** Stacks of strays hold together when one of them is gone, and in a heap each has the slot in which it lies. */
  #mend(home: TableModel, before: TableModel): void {
    const table = mendStacks(before, this.lie(home), this.ways);
    this.#entries = this.#entries.map((entry) => {
      const at = table.placements[entry.component.id];
      return at ? { ...entry, at } : entry;
    });
  }

  #without(id: ComponentId): readonly Entry[] {
    return this.#entries.filter(({ component }) => component.id !== id);
  }

  /** For the screen, in the order in which they were put there. */
  deviations(view: AnyView, home: TableModel): readonly Deviation[] {
    return this.#entries.flatMap(({ component: { id }, at, rule, phrase }) => {
      const zone = this.referee.fromHidden(view, id)?.zone;
      const belongs = home.placements[id] ?? (zone && { zone, slot: 0, face: at.face });
      return belongs ? [{ component: id, home: belongs, rule, phrase }] : [];
    });
  }
}
