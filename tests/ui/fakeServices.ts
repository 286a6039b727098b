import { createStore } from 'zustand/vanilla';
import { ok } from '../../src/core/result';
import type { Session } from '../../src/session/types';
import {
  type AppServices,
  DEFAULT_SETTINGS,
  type SaveInfo,
  type Settings,
  type StageProgress,
} from '../../src/ui/services';
import { makeWords } from '../../src/words';

/** What the interface asks of the rest, with nothing behind it. */
export function fakeServices(
  session: Session | null,
  settings: Settings = DEFAULT_SETTINGS,
  saves: readonly SaveInfo[] = [],
): AppServices {
  return {
    words: makeWords(),
    session: createStore<Session | null>(() => session),
    settings: createStore<Settings>(() => settings),
    stage: createStore<StageProgress>(() => ({ loaded: 1, ready: true, settingUp: false })),
    saves: { list: createStore<readonly SaveInfo[]>(() => saves), rename: () => undefined, remove: () => undefined },
    newGame: () => undefined,
    open: () => undefined,
    openFile: () => ok(null),
    downloadFile: () => undefined,
    copyLink: async () => true,
    copyBugReport: async () => true,
    rematch: () => undefined,
    nextStarter: () => 1,
    leave: () => undefined,
  };
}
