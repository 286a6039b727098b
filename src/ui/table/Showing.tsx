import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../parts/IconButton';
import { useScreen, useSession, useWords } from '../services';

/** Says that an earlier moment is shown, and leads back to now. */
export function Showing() {
  const words = useWords();
  const session = useSession();
  const showing = useScreen((state) => state.showing);
  const all = useScreen((state) => state.step);
  if (showing === null) return null;
  return (
    <div className="ct-panel ct-showing" role="status">
      <IconButton
        icon={ChevronLeft}
        label={words.say('app.showing.earlier')}
        disabled={showing === 0}
        onClick={() => session.show(showing - 1)}
      />
      <span>
        {showing === 0 ? words.say('app.showing.start') : words.say('app.showing.banner', { step: showing, all })}
      </span>
      <IconButton
        icon={ChevronRight}
        label={words.say('app.showing.later')}
        disabled={showing >= all}
        onClick={() => session.show(showing + 1)}
      />
      <button type="button" className="ct-button ct-main" onClick={() => session.show(null)}>
        {words.say('app.showing.now')}
      </button>
    </div>
  );
}
