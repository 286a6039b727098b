import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Phrase } from '../core/phrase';
import { err, ok } from '../core/result';
import type { Result } from '../core/result';
import { newTable, openText } from '../session/opening';
import type { Opened } from '../session/opening';
import type { Session } from '../session/types';
import type { Ticker } from '../stage/theatre/ticker';
import type { AppServices, NewGame, Settings, StageProgress } from '../ui/services';
import type { Words } from '../words';
import { makeThinker } from './bots/thinker';
import type { SavedGames } from './saves';

export interface Parts {
  readonly words: Words;
  readonly saves: SavedGames;
  readonly settings: StoreApi<Settings>;
  readonly ticker: Ticker;
  readonly stage: StoreApi<StageProgress>;
  readonly keys: NonNullable<AppServices['keys']>;
  readonly camera: NonNullable<AppServices['camera']>;
}

/** A fresh uint32 for a game that asks for none. */
const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] as number;
/** A game being played (referee, hands, house players) comes behind the shelf; whoever sits down waits for it. */
const playing = import('../session/session');

const newId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');

/** Everything the interface asks for, joined from session, stage and storage. */
export function makeServices(parts: Parts): AppServices {
  const { words, saves, settings, ticker, stage, camera, keys } = parts;
  const session: StoreApi<Session | null> = createStore<Session | null>(() => null);
  const choose = makeThinker();
  let last: Opened | null = null;

  /** Sits down at a game; answers when it lies on the table. The latest one wins when two are asked for at once. */
  const sit = async (opened: Opened, saveId: string): Promise<void> => {
    last = opened;
    const { LocalSession } = await playing;
    if (last !== opened) return;
    session.getState()?.dispose();
    const { botSpeed, confirmMoves } = settings.getState();
    const next = new LocalSession(opened, {
      clock: ticker.clock,
      wake: () => ticker.wake(),
      botSpeed,
      confirm: confirmMoves,
      choose,
      onChange: (game) => saves.keep(saveId, game.file(), game.store.getState().outcome !== null),
    });
    next.store.subscribe((state, before) => {
      if (state.botSpeed !== before.botSpeed) settings.setState({ botSpeed: state.botSpeed });
    });
    session.setState(next, true);
    camera.go('seat');
  };

  settings.subscribe(({ confirmMoves }, before) => {
    if (confirmMoves !== before.confirmMoves) session.getState()?.setConfirm(confirmMoves);
  });

  const text = (): string | null => session.getState()?.file() ?? null;
  const copy = async (content: string | null): Promise<boolean> => {
    if (content === null) return false;
    try {
      await navigator.clipboard.writeText(content);
      return true;
    } catch {
      return false;
    }
  };

  const openFile = (content: string): Result<null, Phrase> => {
    const opened = openText(content);
    if (!opened.ok) return err(opened.error);
    const id = newId();
    void sit(opened.value, id).then(() =>
      saves.keep(id, content, session.getState()?.store.getState().outcome !== null),
    );
    return ok(null);
  };

  const nextStarter = (): number => (last ? (last.starter + 1) % last.players.length : 0);

  return {
    words,
    session,
    settings,
    saves,
    stage,
    camera,
    keys,
    newGame: ({ game, players, seed, start }: NewGame) => {
      const opened = newTable({ game, players, seed: seed ?? anySeed(), ...(start === null ? {} : { start }) });
      // What the dialog offers is always possible: a problem here is our own bug.
      if (!opened.ok) throw new Error(words.tell(opened.error));
      void sit(opened.value, newId());
    },
    open: (saveId) => {
      const file = saves.file(saveId);
      const opened = file === null ? null : openText(file);
      if (opened?.ok) void sit(opened.value, saveId);
    },
    openFile,
    downloadFile: () => {
      const content = text();
      if (content === null) return;
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
      link.download = `${session.getState()?.store.getState().game ?? 'game'}.json`;
      link.click();
      URL.revokeObjectURL(link.href);
    },
    copyLink: async () => {
      const content = text();
      // Packing is loaded when it is wanted: the shelf does without.
      const { makeLink } = await import('./link');
      return copy(content === null ? null : makeLink(location.href, content));
    },
    copyBugReport: () => {
      const content = text();
      return copy(content === null ? null : `${navigator.userAgent}\n${location.href.split('#')[0]}\n${content}`);
    },
    rematch: () => {
      if (!last) return;
      const { players, game } = last;
      const opened = newTable({ game, players, seed: anySeed(), start: nextStarter() });
      if (opened.ok) void sit(opened.value, newId());
    },
    nextStarter,
    leave: () => {
      session.getState()?.dispose();
      session.setState(null, true);
      camera.go('overview');
    },
  };
}
