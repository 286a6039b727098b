import { createStore as openStore, delMany, entries, set } from 'idb-keyval';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { openText } from '../session/opening';
import type { SaveInfo, Saves } from '../ui/services';

interface Kept {
  readonly name: string;
  readonly changed: number;
  readonly over: boolean;
  readonly file: string;
}

/** Games kept by the browser, for when the tab is closed. What is found there is read as untrusted. */
export interface SavedGames extends Saves {
  /** Keeps a game; the list follows at once, the disk as soon as it can. */
  keep(id: string, file: string, over: boolean): void;
  /** The table file of a kept game; null when there is none. */
  file(id: string): string | null;
}

const isKept = (value: unknown): value is Kept => {
  const kept = value as Partial<Kept> | null;
  return typeof kept === 'object' && kept !== null && typeof kept.file === 'string' && typeof kept.changed === 'number';
};

/** Most games kept; the oldest finished ones go first. */
const MOST = 40;

export async function openSaves(now: () => number): Promise<SavedGames> {
  const kept = new Map<string, Kept>();
  const infos = new Map<string, SaveInfo>();
  const disk = openDisk();
  for (const [id, value] of await disk.read()) {
    if (!isKept(value)) continue;
    const info = infoOf(id, value);
    if (!info) continue;
    kept.set(id, value);
    infos.set(id, info);
  }
  const sorted = (): SaveInfo[] => [...infos.values()].sort((a, b) => b.changed - a.changed);
  const list: StoreApi<readonly SaveInfo[]> = createStore<readonly SaveInfo[]>(() => sorted());
  const put = (id: string, value: Kept): void => {
    const info = infoOf(id, value);
    if (!info) return;
    kept.set(id, value);
    infos.set(id, info);
    const spare = sorted()
      .slice(MOST)
      .map((old) => old.id);
    for (const old of spare) forget(old);
    list.setState(sorted(), true);
    disk.write(id, value);
  };
  const forget = (id: string): void => {
    kept.delete(id);
    infos.delete(id);
    disk.remove(id);
  };
  return {
    list,
    file: (id) => kept.get(id)?.file ?? null,
    keep: (id, file, over) => put(id, { name: kept.get(id)?.name ?? '', changed: now(), over, file }),
    rename: (id, name) => {
      const old = kept.get(id);
      if (old) put(id, { ...old, name: name.slice(0, 80) });
    },
    remove: (id) => {
      forget(id);
      list.setState(sorted(), true);
    },
  };
}

function infoOf(id: string, { name, changed, over, file }: Kept): SaveInfo | null {
  const opened = openText(file);
  if (!opened.ok) return null;
  const { game, players, moves } = opened.value;
  return {
    id,
    game,
    name: typeof name === 'string' ? name : '',
    players,
    changed,
    moves: moves.length,
    over: over === true,
  };
}

/** IndexedDB; where the browser forbids it (private windows), games last as long as the tab. */
function openDisk() {
  try {
    const store = openStore('cafe-table', 'games');
    const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);
    return {
      read: async (): Promise<[string, unknown][]> =>
        (await entries<string, unknown>(store).catch(() => [])) as [string, unknown][],
      write: (id: string, value: Kept): void => quietly(set(id, value, store)),
      remove: (id: string): void => quietly(delMany([id], store)),
    };
  } catch {
    return { read: async (): Promise<[string, unknown][]> => [], write: () => undefined, remove: () => undefined };
  }
}
