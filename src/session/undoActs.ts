import type { Seat } from '../core/ids';
import type { Desk } from './desk';

/** Taking back and doing again: of moves, of going on from a free table, and of operations without rules. */
export class UndoActs {
  constructor(readonly desk: Desk) {}

  undo(): void {
    const { desk } = this;
    const { free } = desk.lying;
    if (free) {
      const before = desk.table();
      if (desk.mayTouch() && free.undo()) desk.relaid(before);
      return;
    }
    const { undo } = desk.state;
    if (undo.asking.length > 0) return;
    const { plan } = desk.chapters;
    if (desk.chapters.canGoBack) this.#jump(desk.state.viewer, () => desk.chapters.back());
    else if (plan.count > 0 && plan.asks.length === 0) this.#takeBack();
    else if (plan.count > 0) {
      desk.store.setState({ undo: { ...undo, asking: plan.asks } });
      desk.wakeHouse();
    }
  }

  consent(seat: Seat, agrees: boolean): void {
    const { desk } = this;
    const { undo } = desk.state;
    if (!undo.asking.includes(seat)) return;
    const asking = agrees ? undo.asking.filter((other) => other !== seat) : [];
    desk.store.setState({ undo: { ...undo, asking } });
    if (agrees && asking.length === 0) this.#takeBack();
    else desk.wakeHouse();
  }

  redo(): void {
    const { desk } = this;
    const { canAct, showing, viewer } = desk.state;
    const { free } = desk.lying;
    if (free) {
      const before = desk.table();
      if (desk.mayTouch() && free.redo()) desk.relaid(before);
      return;
    }
    if (!canAct || showing !== null) return;
    const count = desk.chapters.redoable;
    if (count > 0) {
      const seat = desk.authority.undone[0]?.move.seat ?? viewer;
      this.#jump(seat, () => void desk.authority.redo(count));
    } else if (desk.chapters.canGoForth) this.#jump(viewer, () => desk.chapters.forth());
  }

  #takeBack(): void {
    const { now, plan } = this.desk.chapters;
    this.#jump(plan.by, () => {
      now.authority.undo(plan.count);
      const step = now.authority.steps.length;
      now.marks = [...now.marks.filter((mark) => mark.step <= step), { step, seat: plan.by, moves: plan.count }];
    });
  }

  #jump(seat: Seat, change: () => void): void {
    const before = this.desk.table();
    change();
    this.desk.changed({ seat, move: null, events: [], how: 'jump' }, before);
  }
}
