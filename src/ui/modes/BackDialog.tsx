import { Hand, Home, Play } from 'lucide-react';
import { useStore } from 'zustand';
import { once } from '../act';
import { Modal } from '../parts/Modal';
import { useScreen, useSession, useWords } from '../services';
import { backStore } from './chooseMode';

/** The way back from the free table: everything home, or on from the table as it lies. */
export function BackDialog() {
  const asked = useStore(backStore);
  return asked ? <Question /> : null;
}

function Question() {
  const words = useWords();
  const session = useSession();
  const astray = useScreen((state) => state.deviations.length);
  const say = (what: string, params = {}): string => words.say(`mode.panel.${what}`, params);
  const close = (): void => backStore.setState(false, true);
  const leave = (how: () => void) => (): void =>
    once(() => {
      close();
      how();
    });
  return (
    <Modal heading={say('question')} onClose={close} width={480}>
      <p>{astray > 0 ? say('differs', { count: astray }) : say('same')}</p>
      <div className="ct-back">
        <button type="button" className="ct-button ct-mode" onClick={leave(() => session.setMode('enforce'))}>
          <Home size={24} aria-hidden />
          <span>
            {say('right')}
            <small>{say('right-says')}</small>
          </span>
        </button>
        <button type="button" className="ct-button ct-mode" onClick={leave(() => session.goOn())}>
          <Play size={24} aria-hidden />
          <span>
            {say('on')}
            <small>{say('on-says')}</small>
          </span>
        </button>
        <button type="button" className="ct-button ct-mode" onClick={close}>
          <Hand size={24} aria-hidden />
          <span>{say('stay')}</span>
        </button>
      </div>
    </Modal>
  );
}
