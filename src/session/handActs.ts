import type { ComponentId, ZoneId } from '../core/ids';
import { consequence, habits } from '../referee/policy';
import { reasonPhrase } from '../rules/phrases';
import { openTable } from '../table/types';
import type { Placement, Rest } from '../table/types';
import type { Desk } from './desk';
import { sameMove } from './hands';
import { freeHover } from './modes/freeHand';
import type { Hover, Move, Update } from './types';

/** Hands and moves: what is taken up and put down, and what is played. */
export class HandActs {
  constructor(readonly desk: Desk) {}

  lift(component: ComponentId, whole: boolean): ComponentId | null {
    const { desk } = this;
    if (!desk.mayTouch()) return null;
    const { free, hand } = desk.lying;
    const lifted =
      free && hand ? hand.lift(free.table, component, whole, desk.state.selection) : desk.hands.lift(component);
    if (lifted) desk.store.setState({ hand: desk.hand(), notice: null, preview: null });
    return lifted;
  }

  draw(zone: ZoneId): ComponentId | null {
    const { desk } = this;
    const { free, hand } = desk.lying;
    if (!free || !hand || !desk.mayTouch()) return null;
    const drawn = free.drawn(zone);
    if (!drawn) return null;
    hand.hold(drawn);
    desk.store.setState({ hand: desk.hand(), notice: null, preview: null });
    return drawn;
  }

  hover(zone: ZoneId | null, open: Rest | undefined): Hover {
    const { lying, hands, mode } = this.desk;
    if (lying.free && lying.hand) return freeHover(lying.free.table, lying.hand, zone, open);
    const marks = consequence(mode, 'illegal') === 'mark';
    const hover = hands.hover(zone ?? (marks ? (open?.zone ?? null) : null));
    if (hover.kind !== 'illegal' || !marks || hands.opened) return hover;
    return { ...hover, stays: this.#stayAt(zone, open) };
  }

  /** Where an illegal drop stays: in the zone under it when that has room, else on the open table. */
  #stayAt(zone: ZoneId | null, open: Rest | undefined): Placement | null {
    const { hands, referee, view } = this.desk;
    const { held, table } = hands;
    const component = held ? table.components[held] : undefined;
    const from = held ? table.placements[held] : undefined;
    if (!component || !from) return null;
    const into = zone !== null && openTable(zone) === null ? referee.snap(view, table, component, zone) : null;
    return into ?? (open ? { zone: open.zone, slot: 0, face: from.face, pose: open.pose } : null);
  }

  drop(zone: ZoneId | null, open: Rest | undefined): void {
    const { desk } = this;
    const { free, hand, strays } = desk.lying;
    if (free && hand) {
      const pieces = hand.puts(free.table, zone, open);
      hand.letGo();
      if (pieces.length > 0) free.operate({ type: 'put', pieces });
      desk.lies();
      return;
    }
    const { held } = desk.hands;
    if (!held) return;
    const hover = this.hover(zone, open);
    if (hover.kind === 'legal') {
      this.#put(hover.target);
      return;
    }
    desk.hands.letGo();
    const isHome = hover.kind === 'tidy' && zone === desk.home.placements[held]?.zone;
    if (hover.kind === 'illegal' && hover.stays) strays.mark(desk.home, held, hover.stays, hover);
    else if (isHome && strays.has(held)) strays.putBack(desk.home, held);
    else {
      desk.store.setState({ hand: desk.hand() });
      if (hover.kind === 'illegal') desk.refuse(hover.rule, hover.phrase);
      return;
    }
    desk.lies();
  }

  #put(target: Extract<Hover, { kind: 'legal' }>['target']): void {
    const { desk } = this;
    const meaning = desk.hands.put(target);
    const plays = meaning.type === 'move' && consequence(desk.mode, 'move') === 'submit';
    if (plays && !desk.hands.around.confirm) this.submit(meaning.move, 'hand');
    else desk.store.setState({ hand: desk.hand() });
  }

  settle(rests: readonly (Rest & { readonly component: ComponentId })[]): void {
    const { desk } = this;
    if (!habits(desk.mode).astray || desk.state.showing !== null || rests.length === 0) return;
    const { hands } = desk;
    desk.lying.settle(desk.home, rests);
    // An opened move keeps what has been done for it.
    if (hands.opened || hands.held) hands.relay();
    else desk.lies();
  }

  cancel(): void {
    const { desk } = this;
    desk.lying.hand?.letGo();
    if (desk.hands.held) desk.hands.letGo();
    else if (desk.hands.opened) desk.hands.takeBack();
    desk.store.setState({ hand: desk.hand(), preview: null });
  }
  /** Puts back what is held and takes back what is opened. */
  putDown(): void {
    this.cancel();
    if (this.desk.hands.opened) this.cancel();
  }

  play(move: Move): boolean {
    const { desk } = this;
    if (!desk.state.canAct) {
      desk.refuse(null, desk.whyNotNow());
      return false;
    }
    // A move of the list replaces whatever hands had begun, unless it is what they had begun.
    const continues = desk.state.hand.ask?.choices.some((choice) => sameMove(choice, move)) ?? false;
    if (!continues) desk.hands.takeBack();
    return this.submit(move, 'list');
  }

  submit(move: Move, how: Update['how']): boolean {
    const { desk } = this;
    const before = desk.table();
    const { verdict, step } = desk.authority.submit(move);
    if (!verdict.ok || !step) {
      desk.hands.takeBack();
      desk.store.setState({ hand: desk.hand() });
      if (!verdict.ok) desk.refuse(verdict.reason.rule, reasonPhrase(verdict.reason, desk.names));
      return false;
    }
    desk.chapters.forget();
    desk.changed({ seat: move.seat, move, events: step.events, how }, before);
    return true;
  }
}
