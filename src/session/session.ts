import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Clock } from '../core/clock';
import type { ComponentId, Seat, ZoneId } from '../core/ids';
import type { Phrase } from '../core/phrase';
import { consequence } from '../referee/policy';
import type { Mode } from '../referee/policy';
import { REFEREES } from '../referee/registry';
import type { Verdict } from '../rules/contract';
import { reasonPhrase } from '../rules/phrases';
import { reconcile } from '../table/reconcile';
import type { TableOp } from '../table/free/ops';
import type { Rest, TableModel } from '../table/types';
import { LocalAuthority } from './authority';
import type { Step } from './authority';
import { Hands, sameMove } from './hands';
import { askHouse, chooseHere } from './house';
import type { Choose } from './house';
import { writeLog } from './logbook';
import type { UndoMark } from './logbook';
import type { Opened } from './opening';
import { makeFile } from './opening';
import type {
  BotSpeed,
  Hover,
  Move,
  Notice,
  Presenter,
  ScreenState,
  Session,
  Action,
  TableAction,
  Things,
  Update,
} from './types';
import { planRedo, planUndo } from './undo';

export interface SessionOptions {
  readonly clock: Clock;
  /** Called when the session begins to wait for a time: whoever drives the clock goes on. */
  readonly wake?: () => void;
  readonly botSpeed?: BotSpeed;
  /** Who thinks for the house players; left out, they think here and now. */
  readonly choose?: Choose;
  /** Called after every accepted move, undo and redo: for autosave. */
  readonly onChange?: (session: Session) => void;
}

/** A game played on this machine. */
export class LocalSession implements Session {
  readonly store: StoreApi<ScreenState>;
  readonly #authority: LocalAuthority;
  readonly #referee = REFEREES['cafe-del-gatto'];
  #mode: Mode = 'enforce';
  readonly #names: readonly string[];
  #hands: Hands;
  #presenter: Presenter | null = null;
  #marks: UndoMark[] = [];
  #notices = 0;
  #started = false;
  #disposed = false;
  /** Grows with every change: what was begun for an older one is dropped. */
  #version = 0;
  #cancelThinking: (() => void) | null = null;

  constructor(
    readonly opened: Opened,
    readonly options: SessionOptions,
  ) {
    this.#names = opened.players.map(({ name }) => name);
    this.#authority = new LocalAuthority(opened.initial);
    for (const move of opened.moves) this.#authority.submit(move);
    const viewer = this.#viewerFor(this.#authority.game.actors(this.#authority.state), 0);
    const table = this.#referee.project(this.#authority.standing(viewer).view);
    this.#hands = this.#handsFor(viewer, table);
    this.store = createStore<ScreenState>(() => ({
      ...this.#standing(viewer),
      game: opened.game,
      title: opened.title,
      players: opened.players,
      hand: this.#hands.state(),
      notice: null,
      presenting: false,
      paused: false,
      botSpeed: options.botSpeed ?? 'normal',
      showing: null,
      preview: null,
      mode: this.#mode,
      deviations: [],
      selection: [],
    }));
  }

  table(): TableModel {
    return this.#hands.table;
  }
  /** Whoever showed a move until now shows it no longer: it counts as shown. */
  setPresenter(presenter: Presenter | null): void {
    this.#presenter = presenter;
    if (this.store.getState().presenting) this.#shown();
  }
  start(): void {
    this.#started = true;
    this.#wakeHousePlayer();
  }
  file(): string {
    return makeFile(
      this.opened,
      this.#authority.steps.map(({ move }) => move),
    );
  }
  dispose(): void {
    this.#disposed = true;
    this.#cancelThinking?.();
    this.#presenter = null;
  }

  // ---- hands

  lift(component: ComponentId): ComponentId | null {
    const state = this.store.getState();
    if (!state.canAct) {
      this.#refuse(null, this.#whyNotNow(state));
      return null;
    }
    const lifted = this.#hands.lift(component);
    if (lifted) this.store.setState({ hand: this.#hands.state(), notice: null, preview: null });
    return lifted;
  }

  hover(zone: ZoneId | null): Hover {
    return this.#hands.hover(zone);
  }

  drop(zone: ZoneId | null): void {
    if (!this.#hands.held) return;
    const hover = this.#hands.hover(zone);
    if (hover.kind !== 'legal') {
      this.#hands.letGo();
      const meaning = hover.kind === 'illegal' ? 'illegal' : 'tidy';
      this.store.setState({ hand: this.#hands.state() });
      if (hover.kind === 'illegal' && consequence(this.#mode, meaning) === 'return')
        this.#refuse(hover.rule, hover.phrase);
      return;
    }
    const meaning = this.#hands.put(hover.target);
    this.store.setState({ hand: this.#hands.state() });
    if (meaning.type === 'move' && consequence(this.#mode, 'move') === 'submit') this.#submit(meaning.move, 'hand');
  }

  cancel(): void {
    if (this.#hands.held) this.#hands.letGo();
    else if (this.#hands.opened) this.#hands.takeBack();
    this.store.setState({ hand: this.#hands.state(), preview: null });
  }

  complete(): void {
    const { hand, canAct } = this.store.getState();
    if (canAct && hand.ask?.completes) this.#submit(hand.ask.completes, 'hand');
  }

  // ---- moves

  play(move: Move): boolean {
    const state = this.store.getState();
    if (!state.canAct) {
      this.#refuse(null, this.#whyNotNow(state));
      return false;
    }
    // A move of the list replaces whatever hands had begun, unless it is what they had begun.
    const continues = state.hand.ask?.choices.some((choice) => sameMove(choice, move)) ?? false;
    if (!continues) this.#hands.takeBack();
    return this.#submit(move, 'list');
  }

  ask(move: Move): Verdict {
    return this.#authority.ask(move);
  }

  preview(move: Move | null): void {
    this.store.setState({ preview: move && this.#hands.sightOf(move) });
  }

  #submit(move: Move, how: Update['how']): boolean {
    const before = this.#hands.table;
    const { verdict, step } = this.#authority.submit(move);
    if (!verdict.ok || !step) {
      this.#hands.takeBack();
      this.store.setState({ hand: this.#hands.state() });
      if (!verdict.ok) this.#refuse(verdict.reason.rule, reasonPhrase(verdict.reason, this.#names));
      return false;
    }
    this.#changed({ seat: move.seat, move, events: step.events, how }, before);
    return true;
  }

  // ---- undo

  undo(): void {
    const { players, undo } = this.store.getState();
    const plan = planUndo(this.#authority, players);
    if (plan.count === 0 || undo.asking.length > 0) return;
    if (plan.asks.length === 0) {
      this.#takeBack();
      return;
    }
    this.store.setState({ undo: { ...undo, asking: plan.asks } });
    this.#wakeHousePlayer();
  }

  consent(seat: Seat, agrees: boolean): void {
    const { undo } = this.store.getState();
    if (!undo.asking.includes(seat)) return;
    const asking = agrees ? undo.asking.filter((other) => other !== seat) : [];
    this.store.setState({ undo: { ...undo, asking } });
    if (agrees && asking.length === 0) this.#takeBack();
    else this.#wakeHousePlayer();
  }

  #takeBack(): void {
    const plan = planUndo(this.#authority, this.store.getState().players);
    const before = this.#hands.table;
    this.#authority.undo(plan.count);
    const step = this.#authority.steps.length;
    this.#marks = [...this.#marks.filter((mark) => mark.step <= step), { step, seat: plan.by, moves: plan.count }];
    this.#changed({ seat: plan.by, move: null, events: [], how: 'jump' }, before);
  }

  redo(): void {
    const { players, canAct, showing } = this.store.getState();
    const count = planRedo(this.#authority, players);
    if (count === 0 || !canAct || showing !== null) return;
    const before = this.#hands.table;
    const again = this.#authority.redo(count);
    this.#changed({ seat: (again[0] as Step).move.seat, move: null, events: [], how: 'jump' }, before);
  }

  // ---- modes

  setMode(mode: Mode): void {
    this.cancel();
    this.#mode = mode;
    this.store.setState({ mode });
  }
  putBack(_component: ComponentId | null): void {}
  goOn(): boolean {
    return false;
  }
  operate(_op: TableOp): void {}
  settle(_rests: readonly (Rest & { readonly component: ComponentId })[]): void {}
  draw(_zone: ZoneId): ComponentId | null {
    return null;
  }
  select(selection: readonly ComponentId[]): void {
    this.store.setState({ selection });
  }
  actions(_things: Things): readonly Action[] {
    return [];
  }
  act(_action: TableAction, _things: Things): void {}
  setConfirm(_confirm: boolean): void {}

  // ---- looking back

  show(step: number | null): void {
    const { viewer, showing, presenting } = this.store.getState();
    if (step === showing || presenting) return;
    const before = this.#hands.table;
    const standing = this.#standing(viewer, step);
    const after = reconcile(before, this.#referee.project(standing.view));
    this.#hands = new Hands(
      this.#referee,
      standing.view,
      viewer,
      step === null ? standing.legal : [],
      after,
      (move) => this.ask(move),
      this.#names,
    );
    this.store.setState({
      ...standing,
      ...this.#busy(standing.canAct),
      showing: step,
      hand: this.#hands.state(),
      notice: null,
      preview: null,
    });
    this.#wakeHousePlayer();
    this.#present({ seat: viewer, move: null, events: [], how: 'jump', before, after, cues: [] });
  }

  // ---- house players

  pause(paused: boolean): void {
    this.store.setState({ paused });
    this.#wakeHousePlayer();
  }
  setBotSpeed(botSpeed: BotSpeed): void {
    this.store.setState({ botSpeed });
    this.#wakeHousePlayer();
  }

  #wakeHousePlayer(): void {
    this.#cancelThinking?.();
    this.#cancelThinking = null;
    const { presenting, paused, showing, botSpeed, actors, players, undo } = this.store.getState();
    const seat = actors[0];
    const kind = seat === undefined ? undefined : players[seat]?.kind;
    if (!this.#started || this.#disposed || presenting || paused || showing !== null || undo.asking.length > 0) return;
    if (seat === undefined || !kind || kind === 'person') return;
    const { view, legal } = this.#authority.standing(seat);
    const seed = (this.opened.seed * 1000 + this.#authority.steps.length) >>> 0;
    const request = { level: kind, game: this.opened.game, view, seat, legal, seed };
    const { choose = chooseHere, clock, wake } = this.options;
    this.#cancelThinking = askHouse(request, {
      ...{ choose, pace: botSpeed, clock, wake },
      isLegal: (move) => this.ask(move).ok,
      answer: (move) => void this.#submit(move, 'house'),
    });
  }

  // ---- after every change

  #changed(what: Omit<Update, 'before' | 'after' | 'cues'>, before: TableModel): void {
    this.#version++;
    this.#cancelThinking?.();
    const { viewer } = this.store.getState();
    const standing = this.#standing(viewer);
    const after = reconcile(before, this.#referee.project(standing.view));
    const cues = what.how === 'jump' ? [] : this.#referee.cues(what.events, before, after);
    this.#hands = this.#handsFor(viewer, after);
    this.store.setState({
      ...standing,
      ...this.#busy(standing.canAct),
      hand: this.#hands.state(),
      notice: null,
      showing: null,
      preview: null,
    });
    this.options.onChange?.(this);
    this.#present({ ...what, before, after, cues });
  }

  /** Shows an update; when it has been shown, whoever is next comes to the near place and may act. */
  #present(update: Update): void {
    const version = this.#version;
    const presenter = this.#presenter;
    if (!presenter) {
      this.#shown();
      return;
    }
    void presenter.present(update).then(() => {
      if (version === this.#version && presenter === this.#presenter && !this.#disposed) this.#shown();
    });
  }

  /** Said together with the new table, so that nobody mistakes what is about to be shown for something astray. */
  #busy(canAct: boolean): { presenting: boolean; canAct: boolean } {
    const presenting = this.#presenter !== null;
    return { presenting, canAct: canAct && !presenting };
  }

  #shown(): void {
    const { viewer: old, showing, undo, notice } = this.store.getState();
    const viewer = this.#viewerFor(this.#authority.game.actors(this.#authority.state), old);
    const standing = this.#standing(viewer, showing);
    if (showing === null) this.#hands = this.#handsFor(viewer, this.#hands.table);
    this.store.setState({
      ...standing,
      undo: { ...standing.undo, asking: undo.asking },
      hand: this.#hands.state(),
      presenting: false,
      // "One moment" was true until now.
      notice: notice?.phrase.key === 'hand.turn.moment' ? null : notice,
    });
    this.#wakeHousePlayer();
  }

  #handsFor(viewer: Seat, table: TableModel): Hands {
    const { view, legal } = this.#authority.standing(viewer);
    return new Hands(this.#referee, view, viewer, legal, table, (move) => this.ask(move), this.#names);
  }

  /** Whoever of the people acts sits at the near place; while house players act, it stays as it was. */
  #viewerFor(actors: readonly Seat[], old: Seat): Seat {
    const { players } = this.opened;
    const acting = actors.find((seat) => players[seat]?.kind === 'person');
    if (acting !== undefined) return acting;
    if (players[old]?.kind === 'person') return old;
    return Math.max(
      0,
      players.findIndex(({ kind }) => kind === 'person'),
    );
  }

  #standing(viewer: Seat, showing: number | null = null) {
    const { players } = this.opened;
    const { steps } = this.#authority;
    const standing = this.#authority.standing(viewer, showing ?? steps.length);
    const acts = standing.actors.includes(viewer) && players[viewer]?.kind === 'person';
    const plan = planUndo(this.#authority, players);
    return {
      ...standing,
      viewer,
      canAct: acts && showing === null,
      legal: acts && showing === null ? standing.legal : [],
      log: writeLog(steps, this.#marks, players),
      step: steps.length,
      fresh: steps.length === 0 && this.opened.file.position === undefined,
      undo: {
        undo: plan.count === 0 ? ('none' as const) : plan.asks.length > 0 ? ('consent' as const) : ('free' as const),
        redo: planRedo(this.#authority, players) > 0,
        asking: [],
      },
    };
  }

  #refuse(rule: string | null, phrase: Phrase): void {
    const notice: Notice = { id: ++this.#notices, kind: 'refusal', rule, phrase };
    this.store.setState({ notice });
  }

  #whyNotNow({ outcome, presenting, showing, actors, players }: ScreenState): Phrase {
    if (showing !== null) return { key: 'hand.turn.showing' };
    if (outcome) return { key: 'hand.turn.over' };
    const acting = actors[0];
    if (presenting || acting === undefined) return { key: 'hand.turn.moment' };
    return { key: 'hand.turn.other', params: { player: players[acting]?.name ?? '' } };
  }
}
