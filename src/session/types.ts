import type { StoreApi } from 'zustand/vanilla';
import type { ComponentId, KindId, Seat, ZoneId } from '../core/ids';
import type { Phrase } from '../core/phrase';
import type { GattoEvent, GattoMove, GattoView } from '../rules/cafe-del-gatto/types';
import type { GameId, Outcome, Score, Verdict } from '../rules/contract';
import type { Cue } from '../referee/contract';
import type { Drop, Face, TableModel } from '../table/types';

/** What the screen knows of a game at the table. Views, moves and events are unions over the games there are. */
export type AnyView = GattoView;
export type Move = GattoMove;
export type Event = GattoEvent;

export type BotLevel = 'easy' | 'medium';
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
  | { readonly kind: 'illegal'; readonly rule: string | null; readonly phrase: Phrase };

/** A message that stays until the next act: a refusal with its rule, or a remark. `id` grows, so that equal words are news. */
export interface Notice {
  readonly id: number;
  readonly kind: 'refusal' | 'remark';
  readonly rule: string | null;
  readonly phrase: Phrase;
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

  /** Takes a piece into the hand: of a stack or heap of alike pieces the top one. Null when none may be taken now. */
  lift(component: ComponentId): ComponentId | null;
  /** What letting go over a zone would mean. */
  hover(zone: ZoneId | null): Hover;
  /** Lets go. The piece goes to its target, or back with a notice. */
  drop(zone: ZoneId | null): void;
  /** Puts back what is held, then takes back an opened move. */
  cancel(): void;
  /** Completes an opened move when only one is left (Enter, button). */
  complete(): void;

  /** Plays a move of the list. False (with a notice) when it is refused. */
  play(move: Move): boolean;
  /** The verdict alone; nothing is applied. */
  ask(move: Move): Verdict;
  preview(move: Move | null): void;

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
