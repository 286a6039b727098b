import type { StoreApi } from 'zustand/vanilla';
import type { ComponentId, KindId, Seat, ZoneId } from '../core/ids';
import type { Phrase } from '../core/phrase';
import type { GameId, Outcome, Score, Verdict } from '../rules/contract';
import type { Cue } from '../referee/contract';
import type { Mode } from '../referee/policy';
import type { AnyEvent as Event, AnyMove as Move, AnyView } from '../referee/registry';
import type { TableOp } from '../table/free/ops';
import type { Drop, Face, Placement, Rest, TableModel } from '../table/types';

export type { GameId };

/** What the screen knows of a game at the table. Views, moves and events are unions over the games there are. */
export type { AnyEvent as Event, AnyMove as Move, AnyView } from '../referee/registry';

export { MODES } from '../referee/policy';
export type { Mode } from '../referee/policy';

export type BotLevel = 'easy' | 'medium' | 'hard';
export interface PlayerInfo {
  readonly name: string;
  /** A person at this screen, or a house player of this strength. */
  readonly kind: 'person' | BotLevel;
}

/** Pace of house players: how long they think, in ms, and whether their hands are shown. */
export const BOT_SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type BotSpeed = (typeof BOT_SPEEDS)[number];

/** One readable line; `step` is the number of moves played after it, so that a click can show that moment again. */
export interface LogLine {
  readonly id: number;
  readonly seat: Seat | null;
  readonly phrase: Phrase;
  readonly step: number;
  /** A move of a player, something that follows from it, or an undo. */
  readonly kind: 'move' | 'result' | 'undo';
}

/** A place where the piece in the hand (or the next act of an opened move) may go. */
export interface Target {
  readonly zone: ZoneId;
  readonly slot: number;
  readonly face: Face;
  /** What goes there. */
  readonly kind: KindId;
  /** What putting it there does, with its price: shown beside the ghost. */
  readonly phrase: Phrase;
}

/** The state of the hands of whoever acts at this screen. */
export interface Hand {
  readonly held: ComponentId | null;
  /** Everything in the hand, `held` first: a whole stack from its lowest piece upward, or all that was selected. */
  readonly holding: readonly ComponentId[];
  /** Acts of the move that has been opened and isn't complete. */
  readonly drops: readonly Drop[];
  /** Where the held piece may go; with nothing held, empty. */
  readonly targets: readonly Target[];
  /** Pieces that may be taken now: with an opened move, only those that continue it. */
  readonly movable: readonly ComponentId[];
  /** What to do next in an opened move ("Choose a drink tile"), and the move that Enter or the button completes it to. */
  readonly ask: { readonly phrase: Phrase; readonly completes: Move | null; readonly choices: readonly Move[] } | null;
}

/** What would happen if the held piece were let go over a zone: the ghost and its words. */
export type Hover =
  | { readonly kind: 'none' }
  | { readonly kind: 'tidy' }
  | { readonly kind: 'legal'; readonly target: Target }
  /** `stays`: where it stays all the same, marked; null when it goes back. */
  | {
      readonly kind: 'illegal';
      readonly rule: string | null;
      readonly phrase: Phrase;
      readonly stays: Placement | null;
    }
  /** No rules: where it comes to rest; with a pose, from where it falls. */
  | { readonly kind: 'free'; readonly to: Placement };

/** A piece that lies elsewhere than the game says, where it belongs, and why it may not lie where it does. */
export interface Deviation {
  readonly component: ComponentId;
  readonly home: Placement;
  readonly rule: string | null;
  readonly phrase: Phrase;
}

/** What a menu of a piece, of what is selected, or of a zone (the bag) offers. */
export const TABLE_ACTIONS = [
  'flip',
  'turn',
  'turn-back',
  'stack',
  'take-one',
  'take-five',
  'shuffle',
  'count',
  'draw',
  'draw-five',
  'stand',
  'put-back',
] as const;
export type TableAction = (typeof TABLE_ACTIONS)[number];
export interface Action {
  readonly action: TableAction;
  readonly phrase: Phrase;
}
/** What an action is done to: pieces, or a zone (`bag`, `coins:reserve`). */
export type Things = readonly ComponentId[] | ZoneId;

/** A message that stays until the next act: a refusal with its rule, or a remark. `id` grows, so that equal words are news. */
export interface Notice {
  readonly id: number;
  readonly kind: 'refusal' | 'remark';
  readonly rule: string | null;
  readonly phrase: Phrase;
  /** More of the same: each thing that is wrong, with the pieces it is about. */
  readonly more?: readonly { readonly phrase: Phrase; readonly pieces: readonly ComponentId[] }[];
}

/** Undo is free until chance, a secret or another person came between; then each other person at the screen consents. */
export interface UndoState {
  readonly undo: 'free' | 'consent' | 'none';
  readonly redo: boolean;
  /** While consent is being asked: who must still agree. */
  readonly asking: readonly Seat[];
}

export interface ScreenState {
  readonly game: GameId;
  readonly title: string;
  readonly players: readonly PlayerInfo[];
  readonly view: AnyView;
  /** The seat whose place is near: the person who acts, or acted last. */
  readonly viewer: Seat;
  readonly actors: readonly Seat[];
  /** True when the viewer, a person, may act and nothing is being shown. */
  readonly canAct: boolean;
  /** The viewer's legal moves; empty when it is somebody else's turn. */
  readonly legal: readonly Move[];
  readonly scores: readonly Score[];
  readonly outcome: Outcome | null;
  readonly log: readonly LogLine[];
  readonly hand: Hand;
  readonly notice: Notice | null;
  readonly undo: UndoState;
  /** True while moves are being shown on the table. */
  readonly presenting: boolean;
  readonly paused: boolean;
  readonly botSpeed: BotSpeed;
  /** Number of moves played; with a log line chosen, `showing` is the moment that is shown instead of now. */
  readonly step: number;
  readonly showing: number | null;
  /** A move pointed at in the list, with the pieces it would move and where they would go: marked on the table. */
  readonly preview: Preview | null;
  /** Nothing has been played, and the game begins at its set-up. */
  readonly fresh: boolean;
  /** How strictly the table holds to the rules. */
  readonly mode: Mode;
  /**
   * Pieces that lie elsewhere than the game says, in the order in which they were put there; none in `enforce`. Another
   * list after every change of the table.
   */
  readonly deviations: readonly Deviation[];
  /** Pieces chosen for the next operation (free mode). */
  readonly selection: readonly ComponentId[];
}

export interface Preview {
  readonly move: Move;
  readonly pieces: readonly ComponentId[];
  readonly targets: readonly Target[];
}

/** What changed with a move, for whoever shows it. */
export interface Update {
  readonly seat: Seat;
  readonly move: Move | null;
  readonly events: readonly Event[];
  readonly cues: readonly Cue[];
  readonly before: TableModel;
  readonly after: TableModel;
  /** How it came: played by the hand on the table (the piece is already there), from the list, or by a house player. */
  readonly how: 'hand' | 'list' | 'house' | 'jump';
}

/** Shows updates: the director on the stage. Answers when the table equals `after`. */
export interface Presenter {
  present(update: Update): Promise<void>;
}

/** A game at the table as one screen sees and plays it. Nothing here knows pixels. */
export interface Session {
  readonly store: StoreApi<ScreenState>;
  /** Where everything lies now, opened moves included. */
  table(): TableModel;
  setPresenter(presenter: Presenter | null): void;
  /** Begins to play: house players move from now on. */
  start(): void;

  /**
   * Takes a piece into the hand: of a stack or heap of alike pieces the top one, with `whole` (free mode) all of it, or
   * all that is selected with it. Null when none may be taken now.
   */
  lift(component: ComponentId, how?: { readonly whole?: boolean }): ComponentId | null;
  /** Takes a piece out of a closed thing (the bag) by chance into the hand; null outside free mode or when it is empty. */
  draw(zone: ZoneId): ComponentId | null;
  /** What letting go over a zone would mean; `open` = where it would come to lie, were nothing else there. */
  hover(zone: ZoneId | null, open?: Rest): Hover;
  /** Lets go. The piece goes to its target, or back with a notice; in `advise` it stays, in `free` it comes to lie there. */
  drop(zone: ZoneId | null, open?: Rest): void;
  /** Pieces on the open table have come to rest: where exactly. No step of its own for undo. */
  settle(rests: readonly (Rest & { readonly component: ComponentId })[]): void;
  /** Puts back what is held, then takes back an opened move. */
  cancel(): void;
  /** Completes an opened move when only one is left (Enter, button). */
  complete(): void;

  /** Plays a move of the list. False (with a notice) when it is refused. */
  play(move: Move): boolean;
  /** The verdict alone; nothing is applied. */
  ask(move: Move): Verdict;
  preview(move: Move | null): void;

  /** Changes how strictly the table holds to the rules. Back in `enforce` every piece is where the game has it. */
  setMode(mode: Mode): void;
  /** A piece that lies elsewhere than the game says goes back; null = all of them. */
  putBack(component: ComponentId | null): void;
  /**
   * From free mode: the game goes on from the table as it lies, in the mode it had before. False, with a notice that
   * names all that is impossible, when it cannot; then nothing has changed.
   */
  goOn(): boolean;
  /** Changes the table without rules (free mode); a step of its own for undo and redo. */
  operate(op: TableOp): void;
  select(components: readonly ComponentId[]): void;
  /** What a menu offers for these things now. */
  actions(things: Things): readonly Action[];
  /** How many pieces are meant: all in a zone, closed ones included; of one piece its whole stack or heap. */
  count(things: Things): number;
  /** Does one of them. */
  act(action: TableAction, things: Things): void;
  /** Whether a move made by hand waits for Enter or the button (`complete`) before it is played. */
  setConfirm(confirm: boolean): void;

  /** In free mode, of operations; else of moves. */
  undo(): void;
  redo(): void;
  /** A person agrees to an undo that is being asked for; `false` declines it. */
  consent(seat: Seat, agrees: boolean): void;
  /** Shows the table after `step` moves, without changing the game; null returns to now. */
  show(step: number | null): void;

  pause(paused: boolean): void;
  setBotSpeed(speed: BotSpeed): void;
  /** The table file of this game as text (README: cafe-table/1). */
  file(): string;
  dispose(): void;
}
