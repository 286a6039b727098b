import type { ComponentId } from '../core/ids';
import type { Mode } from '../referee/policy';
import { habits } from '../referee/policy';
import type { TableOp } from '../table/free/ops';
import type { Desk } from './desk';
import type { HandActs } from './handActs';
import { meant, offered, operationOf } from './modes/actions';
import type { Sight } from './modes/actions';
import { openFrom } from './modes/goOn';
import { named } from './notices';
import { SCENES } from './scenes';
import type { Action, TableAction, Things } from './types';

/** How strictly the table holds to the rules, and what can be done where it does not. */
export class ModeActs {
  /** The mode that free play was entered from. */
  #ruled: Mode = 'enforce';

  constructor(
    readonly desk: Desk,
    readonly hands: HandActs,
  ) {}

  setMode(mode: Mode): void {
    const { desk } = this;
    if (mode === desk.mode) return;
    if (desk.state.showing !== null) desk.look(null);
    this.hands.putDown();
    const before = desk.table();
    if (desk.plays) this.#ruled = desk.mode;
    desk.mode = mode;
    desk.lying.become(mode, desk.view, desk.home);
    desk.relaid(before);
  }

  putBack(component: ComponentId | null): void {
    const { desk } = this;
    const { free, strays } = desk.lying;
    this.hands.putDown();
    const before = desk.table();
    if (free && !desk.mayTouch()) return;
    if (free) free.putBack(component);
    else strays.putBack(desk.home, component);
    desk.relaid(before);
  }

  goOn(): boolean {
    const { desk } = this;
    const { free } = desk.lying;
    if (!free || !desk.mayTouch()) return false;
    this.hands.putDown();
    const before = desk.table();
    const begun = openFrom(desk.chapters.now.opened, desk.referee, desk.view, free.shaken());
    if (!begun.ok) {
      const more = begun.error.map(({ phrase, pieces }) => ({ phrase: named(phrase, desk.names), pieces }));
      desk.refuse(null, { key: 'astray.impossible' }, more);
      return false;
    }
    desk.chapters.begin(begun.value);
    desk.lying.become('enforce', desk.view, desk.home);
    desk.mode = this.#ruled;
    desk.changed({ seat: desk.state.viewer, move: null, events: [], how: 'jump' }, before);
    return true;
  }

  operate(op: TableOp): void {
    const { desk } = this;
    const { free } = desk.lying;
    if (!free || !desk.mayTouch()) return;
    const before = desk.table();
    if (free.operate(op)) desk.relaid(before);
  }

  select(components: readonly ComponentId[]): void {
    const { placements } = this.desk.table();
    this.desk.store.setState({ selection: [...new Set(components)].filter((id) => placements[id]) });
  }

  actions(things: Things): readonly Action[] {
    const offers = habits(this.desk.mode).plays ? this.#homeward(things) : offered(this.#sight(), things);
    return offers.map((action) => ({ action, phrase: { key: `act.${action}` } }));
  }
  /** By the rules there is nothing to do but to put right what is astray. */
  #homeward(things: Things): readonly TableAction[] {
    const { isAstray } = this.#sight();
    return typeof things !== 'string' && things.some(isAstray) ? ['put-back'] : [];
  }

  count(things: Things): number {
    return meant(this.#sight(), things).length;
  }

  act(action: TableAction, things: Things): void {
    const { desk } = this;
    if (!this.actions(things).some((offer) => offer.action === action)) return;
    const sight = this.#sight();
    if (action === 'count') {
      const pieces = meant(sight, things).flatMap((id) => sight.table.components[id] ?? []);
      desk.remark(desk.describer.count(pieces, typeof things === 'string' ? things : null));
    } else if (action === 'put-back' && typeof things !== 'string') {
      for (const id of things.filter(sight.isAstray)) this.putBack(id);
    } else {
      const op = operationOf(sight, action, things);
      if (op) this.operate(op);
    }
  }

  #sight(): Sight {
    const { lying, hands, state } = this.desk;
    const astray = new Set(state.deviations.map(({ component }) => component));
    return {
      table: lying.free?.table ?? hands.table,
      ways: lying.ways,
      scene: SCENES[state.game],
      isAstray: (id) => astray.has(id),
    };
  }
}
