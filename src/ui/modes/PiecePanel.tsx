import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { local } from '../local';
import { IconButton } from '../parts/IconButton';
import { useScreen, useWords } from '../services';
import { closeList, listStore } from './listStore';
import { PieceList } from './PieceList';

/** The list of all pieces, beside the table; a sheet on a phone. */
export function PiecePanel() {
  const words = useWords();
  const open = useStore(listStore);
  const panel = useStore(local, (state) => state.panel);
  const mode = useScreen((state) => state.mode);
  if (!open || panel !== null || mode !== 'free') return null;
  return (
    <section className="ct-panel ct-side" aria-labelledby="ct-pieces">
      <header>
        <h2 id="ct-pieces">{words.say('mode.list.heading')}</h2>
        <IconButton icon={X} label={words.say('app.close')} onClick={closeList} />
      </header>
      <PieceList />
    </section>
  );
}
