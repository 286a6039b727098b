import type { ComponentId } from '../../core/ids';
import type { Rng } from '../../core/rng';
import { makeRng } from '../../core/rng';
import { habits } from '../../referee/policy';
import type { Mode } from '../../referee/policy';
import type { AnyReferee, AnyView } from '../../referee/registry';
import type { GameId } from '../../rules/contract';
import type { Stray } from '../../table/astray';
import { operate } from '../../table/free/operate';
import type { Ways } from '../../table/free/ways';
import { openTable } from '../../table/types';
import type { Rest, TableModel } from '../../table/types';
import { SCENES } from '../scenes';
import type { Deviation } from '../types';
import { inSight } from './free';
import type { FreeTable } from './free';
import { FreeHand } from './freeHand';
import { layOpen } from './layOpen';
import { Strays } from './strays';

/** How a game's table lies apart from what its rules say: what is astray, and the table without rules. */
export class Lying {
  readonly ways: Ways;
  readonly strays: Strays;
  #free: { readonly table: FreeTable; readonly hand: FreeHand; readonly view: AnyView } | null = null;
  #rng: Rng;

  constructor(
    readonly game: GameId,
    readonly referee: AnyReferee,
    seed: number,
  ) {
    const { kindOf } = SCENES[game];
    this.ways = {
      heapOf: (zone) => referee.heapOf(zone),
      isClosed: (zone) => referee.closed.includes(zone),
      kindOf,
    };
    this.strays = new Strays(referee, this.ways);
    // Chance of its own: what is drawn without rules tells nothing of what the game will draw.
    this.#rng = makeRng(seed ^ 0x7ab1e);
  }

  get free(): FreeTable | null {
    return this.#free?.table ?? null;
  }
  get hand(): FreeHand | null {
    return this.#free?.hand ?? null;
  }

  /** Goes over to another mode; `home` is where everything belongs. */
  become(mode: Mode, view: AnyView, home: TableModel): void {
    const { plays, astray } = habits(mode);
    if (!plays && !this.#free) this.#open(view, home);
    else if (plays && this.#free) this.#close(astray);
    if (!astray) this.strays.putBack(home, null);
  }

  #open(view: AnyView, home: TableModel): void {
    const table = layOpen(this.referee, view, home, this.strays.lie(home), this.#rng, this.ways);
    const hand = new FreeHand(this.referee, view, this.ways, SCENES[this.game].apart);
    this.#free = { table, hand, view };
  }
  #close(keep: boolean): void {
    if (!this.#free) return;
    const { table } = this.#free;
    this.#rng = table.rng;
    this.#free = null;
    if (keep) this.strays.replace(table.strays());
  }

  /** All that lies elsewhere than the game says. */
  get all(): readonly Stray[] {
    return this.#free ? this.#free.table.strays() : this.strays.all;
  }

  deviations(view: AnyView, home: TableModel): readonly Deviation[] {
    if (!this.#free) return this.strays.deviations(view, home);
    const now = new Strays(this.referee, this.ways);
    now.replace(this.#free.table.strays());
    return now.deviations(view, home);
  }

  /** What can be seen of a table: closed things keep what is in them, but for what is in a hand. */
  inSight(table: TableModel): TableModel {
    return inSight(table, this.ways, this.#free?.hand.holding ?? []);
  }

  settle(home: TableModel, rests: readonly (Rest & { readonly component: ComponentId })[]): void {
    if (this.#free) this.#free.table.settle(rests);
    else this.strays.settle(home, this.#resting(home, rests));
  }
  #resting(home: TableModel, rests: readonly (Rest & { readonly component: ComponentId })[]) {
    const settled = operate(this.strays.lie(home), { type: 'settle', rests }, this.#rng, this.ways).table;
    return new Map(
      rests.flatMap(({ component }) => {
        const at = settled.placements[component];
        return at && openTable(at.zone) !== null ? [[component, at] as const] : [];
      }),
    );
  }
}
