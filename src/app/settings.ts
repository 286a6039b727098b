import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { BOT_SPEEDS } from '../session/types';
import { DEFAULT_SETTINGS, QUALITIES } from '../ui/services';
import type { Settings } from '../ui/services';

const KEY = 'cafe-table/settings';

const among = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.includes(value as T) ? (value as T) : otherwise;
const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);

/** Settings as found in storage: whatever is missing or wrong is the default. */
function readSettings(text: string | null): Settings {
  let raw: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) raw = parsed;
  } catch {
    raw = {};
  }
  const d = DEFAULT_SETTINGS;
  const volume = typeof raw.volume === 'number' && raw.volume >= 0 && raw.volume <= 1 ? raw.volume : d.volume;
  return {
    botSpeed: among(BOT_SPEEDS, raw.botSpeed, d.botSpeed),
    quality: among(QUALITIES, raw.quality, d.quality),
    volume,
    muted: flag(raw.muted, d.muted),
    motion: among(['system', 'reduced'] as const, raw.motion, d.motion),
    confirmMoves: flag(raw.confirmMoves, d.confirmMoves),
    name: typeof raw.name === 'string' ? raw.name.slice(0, 40) : d.name,
  };
}

/** The player's settings, kept between visits where the browser allows it. */
export function openSettings(): StoreApi<Settings> {
  let found: string | null = null;
  try {
    found = localStorage.getItem(KEY);
  } catch {
    found = null;
  }
  const store = createStore<Settings>(() => readSettings(found));
  store.subscribe((settings) => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // Storage is full or forbidden: the settings last as long as the page.
    }
  });
  return store;
}
