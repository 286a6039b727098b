import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { clearRemark, local } from '../local';
import { useWords } from '../services';
import { IconButton } from './IconButton';

/** How long the interface's own feedback stays, in ms. */
const STAYS = 6000;

/** What the interface has to say itself: copied, saved, unreadable. */
export function Toast() {
  const words = useWords();
  const shown = useStore(local, (state) => state.remark);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(clearRemark, STAYS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div role="status" aria-live="polite">
      {shown && (
        <div className="ct-toast" key={shown.id}>
          <span>{words.tell(shown.phrase)}</span>
          <IconButton icon={X} label={words.say('app.close')} onClick={clearRemark} />
        </div>
      )}
    </div>
  );
}
