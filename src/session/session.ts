import type { StoreApi } from 'zustand/vanilla';
import type { ComponentId, Seat, ZoneId } from '../core/ids';
import type { Mode } from '../referee/policy';
import type { Verdict } from '../rules/contract';
import type { TableOp } from '../table/free/ops';
import type { Rest, TableModel } from '../table/types';
import { Desk } from './desk';
import type { DeskOptions } from './desk';
import { HandActs } from './handActs';
import { ModeActs } from './modeActs';
import { makeDeviations } from './modes/deviations';
import { makeFile } from './opening';
import type { Opened } from './opening';
import type { Action, BotSpeed, Hover, Move, Presenter, ScreenState, Session, TableAction, Things } from './types';
import { UndoActs } from './undoActs';

export interface SessionOptions extends DeskOptions {
  /** Called after every accepted move, undo, redo and change of the table: for autosave. */
  readonly onChange?: (session: Session) => void;
}

/** A game played on this machine. */
export class LocalSession implements Session {
  readonly store: StoreApi<ScreenState>;
  readonly #desk: Desk;
  readonly #hands: HandActs;
  readonly #modes: ModeActs;
  readonly #undo: UndoActs;

  constructor(opened: Opened, options: SessionOptions) {
    this.#desk = new Desk(opened, options, (move) => void this.#hands.submit(move, 'house'));
    this.#desk.onChange = () => options.onChange?.(this);
    this.#hands = new HandActs(this.#desk);
    this.#modes = new ModeActs(this.#desk, this.#hands);
    this.#undo = new UndoActs(this.#desk);
    this.store = this.#desk.store;
  }

  table(): TableModel {
    return this.#desk.table();
  }
  /** Whoever showed a move until now shows it no longer: it counts as shown. */
  setPresenter(presenter: Presenter | null): void {
    this.#desk.setPresenter(presenter);
  }
  start(): void {
    this.#desk.start();
  }
  file(): string {
    const { chapters, authority, referee, lying, home } = this.#desk;
    const moves = authority.steps.map(({ move }) => move);
    const fresh = referee.project(authority.standing(0).view);
    return makeFile(chapters.now.opened, moves, makeDeviations(lying.all, home, fresh, lying.ways.isClosed));
  }
  dispose(): void {
    this.#desk.dispose();
  }

  lift(component: ComponentId, { whole = false }: { readonly whole?: boolean } = {}): ComponentId | null {
    return this.#hands.lift(component, whole);
  }
  draw(zone: ZoneId): ComponentId | null {
    return this.#hands.draw(zone);
  }
  hover(zone: ZoneId | null, open?: Rest): Hover {
    return this.#hands.hover(zone, open);
  }
  drop(zone: ZoneId | null, open?: Rest): void {
    this.#hands.drop(zone, open);
  }
  settle(rests: readonly (Rest & { readonly component: ComponentId })[]): void {
    this.#hands.settle(rests);
  }
  cancel(): void {
    this.#hands.cancel();
  }
  complete(): void {
    const { hand, canAct } = this.store.getState();
    if (canAct && hand.ask?.completes) this.#hands.submit(hand.ask.completes, 'hand');
  }
  setConfirm(confirm: boolean): void {
    this.#desk.confirm(confirm);
  }

  play(move: Move): boolean {
    return this.#hands.play(move);
  }
  ask(move: Move): Verdict {
    return this.#desk.authority.ask(move);
  }
  preview(move: Move | null): void {
    this.store.setState({ preview: move && this.#desk.hands.sightOf(move) });
  }

  setMode(mode: Mode): void {
    this.#modes.setMode(mode);
  }
  putBack(component: ComponentId | null): void {
    this.#modes.putBack(component);
  }
  goOn(): boolean {
    return this.#modes.goOn();
  }
  operate(op: TableOp): void {
    this.#modes.operate(op);
  }
  select(components: readonly ComponentId[]): void {
    this.#modes.select(components);
  }
  count(things: Things): number {
    return this.#modes.count(things);
  }
  actions(things: Things): readonly Action[] {
    return this.#modes.actions(things);
  }
  act(action: TableAction, things: Things): void {
    this.#modes.act(action, things);
  }

  undo(): void {
    this.#undo.undo();
  }
  redo(): void {
    this.#undo.redo();
  }
  consent(seat: Seat, agrees: boolean): void {
    this.#undo.consent(seat, agrees);
  }
  show(step: number | null): void {
    const { showing, presenting } = this.store.getState();
    if (step === showing || presenting) return;
    this.#hands.putDown();
    this.#desk.look(step);
  }

  pause(paused: boolean): void {
    this.store.setState({ paused });
    this.#desk.wakeHouse();
  }
  setBotSpeed(botSpeed: BotSpeed): void {
    this.store.setState({ botSpeed });
    this.#desk.wakeHouse();
  }
}
