import { ListTree, SquareDashedMousePointer } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { once } from '../act';
import { useScreen, useSession, useWords } from '../services';
import { toggleList } from './listStore';
import { severalStore } from './tableSight';

/** The free table: what differs from the game, and the ways back to it. */
export function FreePanel() {
  const words = useWords();
  const session = useSession();
  const count = useScreen((state) => state.deviations.length);
  const several = useStore(severalStore);
  // With the panel goes the free table: the next one begins with fingers that turn it.
  useEffect(() => () => severalStore.setState(false, true), []);
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
        <button
          type="button"
          className="ct-button ct-plain ct-for-fingers"
          aria-pressed={several}
          title={words.say('mode.select.several-says')}
          onClick={() => severalStore.setState(!several, true)}
        >
          <SquareDashedMousePointer size={20} aria-hidden />
          {words.say('mode.select.several')}
        </button>
        <button type="button" className="ct-button ct-plain ct-pieces-button" onClick={toggleList}>
          <ListTree size={20} aria-hidden />
          {say('pieces')}
        </button>
      </div>
    </section>
  );
}
