import { ListTree } from 'lucide-react';
import { once } from '../act';
import { useScreen, useSession, useWords } from '../services';
import { toggleList } from './listStore';

/** The free table: what differs from the game, and the ways back to it. */
export function FreePanel() {
  const words = useWords();
  const session = useSession();
  const count = useScreen((state) => state.deviations.length);
  const say = (what: string, params = {}): string => words.say(`mode.panel.${what}`, params);
  return (
    <section className="ct-panel ct-turn ct-free" aria-labelledby="ct-turn">
      <h2 id="ct-turn">{say('heading')}</h2>
      <p className="ct-step" aria-live="polite">
        {count > 0 ? say('differs', { count }) : say('same')}
      </p>
      <div className="ct-acts">
        {count > 0 ? (
          <>
            <button
              type="button"
              className="ct-button ct-main"
              title={say('on-says')}
              onClick={() => once(() => session.goOn())}
            >
              {say('on')}
            </button>
            <button
              type="button"
              className="ct-button"
              title={say('right-says')}
              onClick={() => once(() => session.setMode('enforce'))}
            >
              {say('right')}
            </button>
          </>
        ) : (
          <button type="button" className="ct-button ct-main" onClick={() => once(() => session.setMode('enforce'))}>
            {say('back')}
          </button>
        )}
        <button type="button" className="ct-button ct-plain ct-pieces-button" onClick={toggleList}>
          <ListTree size={20} aria-hidden />
          {say('pieces')}
        </button>
      </div>
    </section>
  );
}
