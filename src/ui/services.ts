import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Seat } from '../core/ids';
import type { Phrase } from '../core/phrase';
import type { Result } from '../core/result';
import type { GameId } from '../rules/contract';
import type { BotSpeed, PlayerInfo, ScreenState, Session } from '../session/types';
import type { Words } from '../words';

/** What a new game starts from. */
export interface NewGame {
  readonly game: GameId;
  readonly players: readonly PlayerInfo[];
  /** Any uint32; null: a new one is drawn. */
  readonly seed: number | null;
  /** Who begins; null: drawn from the seed. */
  readonly start: Seat | null;
}

/** A saved game as the shelf lists it. */
export interface SaveInfo {
  readonly id: string;
  readonly game: GameId;
  /** Given by the player; empty: the names at the table are shown instead. */
  readonly name: string;
  readonly players: readonly PlayerInfo[];
  /** Milliseconds since 1970. */
  readonly changed: number;
  readonly moves: number;
  readonly over: boolean;
}

export interface Saves {
  /** Newest first. */
  readonly list: StoreApi<readonly SaveInfo[]>;
  rename(id: string, name: string): void;
  remove(id: string): void;
}

export const QUALITIES = ['auto', 'high', 'low'] as const;
export type Quality = (typeof QUALITIES)[number];

/** What the player set; kept between visits by whoever makes the store. */
export interface Settings {
  readonly botSpeed: BotSpeed;
  readonly quality: Quality;
  /** 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
  /** `system` follows prefers-reduced-motion; `reduced` asks for less on top of it. */
  readonly motion: 'system' | 'reduced';
  /** Ask before a move from a button or the list is played. */
  readonly confirmMoves: boolean;
  /** The player's name at the last game; empty: none yet. */
  readonly name: string;
}

export const DEFAULT_SETTINGS: Settings = {
  botSpeed: 'normal',
  quality: 'auto',
  volume: 0.7,
  muted: false,
  motion: 'system',
  confirmMoves: false,
  name: '',
};

/** Why the table can't be seen: `missing` no WebGL, `lost` for a moment, `gone` for good, `failed` a fault of ours. */
export type PictureTrouble = 'missing' | 'lost' | 'gone' | 'failed';

/** How far the table is: what is being loaded, whether it is being set up before your eyes. */
export interface StageProgress {
  /** 0 to 1. */
  readonly loaded: number;
  readonly ready: boolean;
  /** True while the set-up is shown; any key skips it (the stage listens). */
  readonly settingUp: boolean;
  readonly trouble?: PictureTrouble | null;
}

/** A part of the table that the camera can frame, for small screens. */
export interface CameraView {
  readonly id: string;
  readonly phrase: Phrase;
}

/** Everything the interface asks of the rest. The page's start module implements it. */
export interface AppServices {
  readonly words: Words;
  readonly session: StoreApi<Session | null>;
  readonly settings: StoreApi<Settings>;
  readonly saves: Saves;
  readonly stage: StoreApi<StageProgress>;
  /** Where one looks from; left out, no bar is shown and no key turns the camera. */
  readonly camera?: {
    /** Parts of the table, in the order of the bar. */
    readonly views: StoreApi<readonly CameraView[]>;
    readonly current: StoreApi<string | null>;
    /** True when the screen is too small for all of the table: the bar is shown. */
    readonly inParts: StoreApi<boolean>;
    go(id: string): void;
    place(seat: Seat): void;
  };
  /** Further rows of the list of keys (the stage's own). */
  readonly keys?: readonly { readonly keys: string; readonly phrase: Phrase }[];
  newGame(config: NewGame): void;
  open(saveId: string): void;
  /** Opens the text of a table file; an error says in one sentence what is wrong, and nothing changes. */
  openFile(text: string): Result<null, Phrase>;
  /** Saves the table file to the downloads. */
  downloadFile(): void;
  /** Puts a link with the whole game on the clipboard; false when the browser refuses. */
  copyLink(): Promise<boolean>;
  copyBugReport(): Promise<boolean>;
  /** The same players again; `nextStarter` begins. */
  rematch(): void;
  /** Who begins a rematch: the seat after the one that began this game. */
  nextStarter(): Seat;
  /** Back to the shelf; the game stays saved. */
  leave(): void;
}

const ServicesContext = createContext<AppServices | null>(null);
export const ServicesProvider = ServicesContext.Provider;

export function useServices(): AppServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('no services');
  return services;
}

export const useWords = (): Words => useServices().words;

const WHOLE: StoreApi<boolean> = createStore(() => false);
/** Whether the table is shown in parts: the screen is too small for all of it. */
export const useInParts = (): boolean => useStore(useServices().camera?.inParts ?? WHOLE);

const SessionContext = createContext<Session | null>(null);
export const SessionProvider = SessionContext.Provider;

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('no game at the table');
  return session;
}

/** A part of what the screen knows of the game. `select` must give the same value for the same state. */
export const useScreen = <T>(select: (state: ScreenState) => T): T => useStore(useSession().store, select);
