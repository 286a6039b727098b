import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Seat } from '../core/ids';
import type { Phrase } from '../core/phrase';
import { habits } from '../referee/policy';
import type { Mode } from '../referee/policy';
import { refereeOf } from '../referee/registry';
import type { AnyReferee, AnyView } from '../referee/registry';
import { diffTables } from '../table/diff';
import { reconcile } from '../table/reconcile';
import type { TableModel } from '../table/types';
import type { LocalAuthority } from './authority';
import { Chapters } from './chapters';
import { describerOf } from './describe';
import type { AnyDescriber } from './describe';
import { Hands } from './hands';
import { HouseSeats } from './houseSeat';
import type { HouseTable } from './houseSeat';
import { readDeviations } from './modes/deviations';
import { Lying } from './modes/lying';
import { Notices, whyNotNow } from './notices';
import type { More } from './notices';
import type { Opened } from './opening';
import { standingOf, viewerFor } from './standing';
import type { Standing } from './standing';
import type { BotSpeed, Hand, Move, Presenter, ScreenState, Update } from './types';

export interface DeskOptions extends HouseTable {
  readonly botSpeed?: BotSpeed;
  /** Moves made by hand wait to be confirmed. */
  readonly confirm?: boolean;
}

/** What happens after every change: the screen's state, what is shown, and who is next. Those who act change it by this. */
export class Desk {
  readonly store: StoreApi<ScreenState>;
  readonly chapters: Chapters;
  readonly referee: AnyReferee;
  readonly describer: AnyDescriber;
  readonly lying: Lying;
  readonly names: readonly string[];
  /** Called after every accepted move and every change of the table. */
  onChange: (() => void) | null = null;
  hands: Hands;
  mode: Mode = 'enforce';
  #confirm: boolean;
  readonly #notices = new Notices();
  readonly #house: HouseSeats;
  #presenter: Presenter | null = null;
  #disposed = false;
  /** Grows with every change that is shown: what was begun for an older one is dropped. */
  #version = 0;

  constructor(opened: Opened, options: DeskOptions, play: (move: Move) => void) {
    const { game, players, title, seed, file } = opened;
    this.names = players.map(({ name }) => name);
    this.referee = refereeOf(game);
    this.describer = describerOf(game);
    this.#confirm = options.confirm ?? false;
    this.chapters = new Chapters(opened, players);
    this.lying = new Lying(game, this.referee, seed);
    this.#house = new HouseSeats(options, play);
    const viewer = viewerFor(this.authority.actors, players, 0);
    const { view } = this.authority.standing(viewer);
    const home = this.referee.project(view);
    const found = readDeviations(file.table ?? {}, this.referee, view, home, this.lying.ways);
    this.lying.strays.replace(found.strays);
    if (found.strays.length > 0) this.mode = 'advise';
    this.hands = this.#handsFor(viewer, home);
    const [piece] = found.wrong;
    this.store = createStore<ScreenState>(() => ({
      ...this.#standing(viewer),
      ...this.#lies(view),
      game,
      title,
      players,
      hand: this.hands.state(),
      notice: piece === undefined ? null : this.#notices.refusal(null, { key: 'astray.not-here', params: { piece } }),
      presenting: false,
      paused: false,
      botSpeed: options.botSpeed ?? 'normal',
      showing: null,
      preview: null,
      selection: [],
    }));
  }

  get state(): ScreenState {
    return this.store.getState();
  }
  get authority(): LocalAuthority {
    return this.chapters.now.authority;
  }
  /** Moves are played, now and not in a moment that is looked back at. */
  get plays(): boolean {
    return habits(this.mode).plays;
  }
  /** Where everything belongs by the rules. */
  get home(): TableModel {
    return this.hands.home;
  }
  get view(): AnyView {
    return this.hands.around.view;
  }

  /** What lies where, as it can be seen. */
  table(): TableModel {
    const { free } = this.lying;
    return this.lying.inSight(free && this.state.showing === null ? free.table : this.hands.table);
  }

  /** Whether hands may take anything up now; if not, it is said why. */
  mayTouch(): boolean {
    const { canAct, presenting, showing } = this.state;
    if (canAct || (habits(this.mode).anyPiece && !presenting && showing === null)) return true;
    this.refuse(null, this.whyNotNow());
    return false;
  }
  whyNotNow(): Phrase {
    return whyNotNow(this.state, this.plays);
  }
  refuse(rule: string | null, phrase: Phrase, more: More = []): void {
    this.store.setState({ notice: this.#notices.refusal(rule, phrase, more) });
  }
  remark(phrase: Phrase): void {
    this.store.setState({ notice: this.#notices.remark(phrase) });
  }

  /** What the screen shows of the hands; over a table without rules there are no lights. */
  hand(): Hand {
    const { hand } = this.lying;
    if (!hand || this.state.showing !== null) return this.hands.state();
    const { holding } = hand;
    return { held: holding[0] ?? null, holding, drops: [], targets: [], movable: [], ask: null };
  }

  confirm(confirm: boolean): void {
    this.#confirm = confirm;
    if (!this.hands.opened && !this.hands.held) this.hands = this.#handsFor(this.state.viewer, this.home);
  }

  // ---- who shows and who plays

  setPresenter(presenter: Presenter | null): void {
    this.#presenter = presenter;
    if (this.state.presenting) this.#shown();
  }
  start(): void {
    this.#house.start();
    this.wakeHouse();
  }
  dispose(): void {
    this.#disposed = true;
    this.#house.rest();
    this.#presenter = null;
  }
  wakeHouse(): void {
    if (this.#disposed) return;
    const { opened, authority } = this.chapters.now;
    this.#house.wake(this.state, opened, authority, this.plays);
  }

  // ---- after every change

  /** The game has changed: everything follows, and it is shown. */
  changed(what: Omit<Update, 'before' | 'after' | 'cues'>, before: TableModel): void {
    this.#house.rest();
    const { viewer } = this.state;
    const standing = this.#standing(viewer);
    const old = this.home;
    const home = reconcile(old, this.referee.project(standing.view));
    this.lying.strays.follow(standing.view, old, home);
    this.hands = this.#handsFor(viewer, home);
    const cues = what.how === 'jump' ? [] : this.referee.cues(what.events, before, this.#now());
    this.store.setState({
      ...standing,
      ...this.#busy(standing.canAct),
      ...this.#lies(standing.view),
      hand: this.hands.state(),
      notice: null,
      showing: null,
      preview: null,
      selection: [],
    });
    this.onChange?.();
    this.#present({ ...what, before, after: this.table(), cues });
  }

  /** The game is the same, but pieces lie elsewhere or another mode holds. Shown when hands have not already done it. */
  relaid(before: TableModel): void {
    this.#house.rest();
    this.lies();
    const after = this.table();
    const { moved, came, went } = diffTables(before, after);
    if (moved.length + came.length + went.length === 0) {
      this.wakeHouse();
      return;
    }
    this.store.setState({ ...this.#busy(this.state.canAct) });
    this.#present({ seat: this.state.viewer, move: null, events: [], how: 'jump', before, after, cues: [] });
  }

  /** The same, where hands have already put the pieces there. */
  lies(): void {
    const { viewer, presenting, undo, selection } = this.state;
    this.hands = this.#handsFor(viewer, this.home);
    const standing = this.#standing(viewer);
    const { placements } = this.#now();
    this.store.setState({
      ...standing,
      ...this.#lies(standing.view),
      canAct: standing.canAct && !presenting,
      undo: { ...standing.undo, asking: this.plays ? undo.asking : [] },
      hand: this.hand(),
      notice: null,
      preview: null,
      selection: this.plays ? [] : selection.filter((id) => placements[id]),
    });
    this.onChange?.();
  }

  /** Another moment is looked at; null = now. */
  look(step: number | null): void {
    const { viewer } = this.state;
    const before = this.table();
    const standing = this.#standing(viewer, step);
    const home = reconcile(this.home, this.referee.project(standing.view));
    this.hands = this.#handsFor(viewer, home, step);
    this.store.setState({
      ...standing,
      ...this.#busy(standing.canAct),
      showing: step,
      notice: null,
      preview: null,
      selection: [],
    });
    this.store.setState({ ...this.#lies(standing.view), hand: this.hand() });
    this.wakeHouse();
    this.#present({ seat: viewer, move: null, events: [], how: 'jump', before, after: this.table(), cues: [] });
  }

  #now(): TableModel {
    const { free } = this.lying;
    return this.lying.inSight(free ? free.table : this.hands.table);
  }

  /** Shows an update; when it has been shown, whoever is next comes to the near place and may act. */
  #present(update: Update): void {
    const version = ++this.#version;
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
    const { viewer: old, showing, undo, notice } = this.state;
    const viewer = viewerFor(this.authority.actors, this.chapters.players, old);
    const standing = this.#standing(viewer, showing);
    if (showing === null) this.hands = this.#handsFor(viewer, this.home);
    this.store.setState({
      ...standing,
      undo: { ...standing.undo, asking: undo.asking },
      hand: this.hand(),
      presenting: false,
      // "One moment" was true until now.
      notice: notice?.phrase.key === 'hand.turn.moment' ? null : notice,
    });
    this.wakeHouse();
  }

  #handsFor(seat: Seat, home: TableModel, showing: number | null = null): Hands {
    const { view, legal } = this.authority.standing(seat, showing ?? undefined);
    const now = showing === null;
    return new Hands(
      {
        referee: this.referee,
        describer: this.describer,
        view,
        seat,
        legal: now ? legal : [],
        ask: (move) => this.authority.ask(move),
        names: this.names,
        lie: (table) => (now ? this.lying.strays.lie(table) : table),
        isAstray: (id) => now && this.lying.strays.has(id),
        anyPiece: habits(this.mode).anyPiece,
        confirm: this.#confirm,
      },
      home,
    );
  }

  #lies(view: AnyView): Pick<ScreenState, 'mode' | 'deviations'> {
    return { mode: this.mode, deviations: this.lying.deviations(view, this.home) };
  }

  #standing(viewer: Seat, showing: number | null = null): Standing {
    const standing = standingOf(this.chapters, this.describer, viewer, showing, this.plays);
    const { free } = this.lying;
    if (!free) return standing;
    return { ...standing, undo: { undo: free.canUndo ? 'free' : 'none', redo: free.canRedo, asking: [] } };
  }
}
