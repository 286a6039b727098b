import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { clearRemark, local } from '../local';
import type { Offer } from '../local';
import { useWords } from '../services';
import { IconButton } from './IconButton';

/** How long the interface's own feedback stays, in ms; what offers something stays until it is taken or closed. */
const STAYS = 6000;

/** What the interface has to say itself: copied, saved, unreadable. */
export function Toast() {
  const words = useWords();
  const shown = useStore(local, (state) => state.remark);
  useEffect(() => {
    if (!shown || shown.offer) return;
    const timer = setTimeout(clearRemark, STAYS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div role="status" aria-live="polite">
      {shown && (
        <div className="ct-toast" key={shown.id}>
          <span>{words.tell(shown.phrase)}</span>
          {shown.offer && <Offered {...shown.offer} />}
          <IconButton icon={X} label={words.say('app.close')} onClick={clearRemark} />
        </div>
      )}
    </div>
  );
}

function Offered({ phrase, act }: Offer) {
  const words = useWords();
  const take = (): void => {
    clearRemark();
    act();
  };
  return (
    <button type="button" className="ct-button ct-plain" onClick={take}>
      {words.tell(phrase)}
    </button>
  );
}
