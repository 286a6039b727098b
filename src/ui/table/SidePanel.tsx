import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { local, openPanel } from '../local';
import { IconButton } from '../parts/IconButton';
import { useWords } from '../services';
import { Log } from './Log';
import { MoveList } from './MoveList';

/** Log or list of moves, beside the table; a sheet on a phone. The table stays in sight and in reach. */
export function SidePanel() {
  const words = useWords();
  const panel = useStore(local, (state) => state.panel);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (panel === null) return;
    opener.current ??= document.activeElement;
    return () => {
      if (local.getState().panel !== null) return;
      if (opener.current instanceof HTMLElement) opener.current.focus();
      opener.current = null;
    };
  }, [panel]);
  if (panel === null) return null;
  return (
    <section className="ct-panel ct-side" aria-labelledby="ct-side">
      <header>
        <h2 id="ct-side">{words.say(`app.${panel}.heading`)}</h2>
        <IconButton icon={X} label={words.say('app.close')} onClick={() => openPanel(null)} />
      </header>
      {panel === 'log' ? <Log /> : <MoveList />}
    </section>
  );
}
