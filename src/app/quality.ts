import { useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { Quality } from '../stage/look/quality';
import type { Ticker } from '../stage/theatre/ticker';
import { remark } from '../ui/local';
import type { Settings } from '../ui/services';

/**
 * How well the table is drawn. `?quality=low` or `high` in the address goes before the setting. Auto begins high and steps
 * down once, when the machine turns out to draw slowly; it says so and offers the way back.
 */
export function useQuality(settings: StoreApi<Settings>, ticker: Ticker): Quality {
  const wanted = useStore(settings, ({ quality }) => quality);
  const asked = new URLSearchParams(location.search).get('quality');
  const quality = asked === 'low' || asked === 'high' ? asked : wanted;
  const [slow, setSlow] = useState(false);
  const watch = quality === 'auto' && !slow;
  useEffect(() => {
    if (!watch) return undefined;
    ticker.onSlow = () => {
      setSlow(true);
      remark(
        { key: 'app.picture.simpler' },
        { phrase: { key: 'app.picture.back' }, act: () => settings.setState({ quality: 'high' }) },
      );
    };
    return () => {
      ticker.onSlow = null;
    };
  }, [ticker, watch, settings]);
  if (quality !== 'auto') return quality;
  return slow ? 'low' : 'high';
}
