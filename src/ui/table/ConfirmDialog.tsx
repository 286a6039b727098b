import { useStore } from 'zustand';
import { once } from '../act';
import { useDescriber } from '../describe';
import { local } from '../local';
import { Modal } from '../parts/Modal';
import { useScreen, useSession, useWords } from '../services';

/** "Play this move?", for those who asked to be asked. */
export function ConfirmDialog() {
  const words = useWords();
  const describe = useDescriber();
  const session = useSession();
  const view = useScreen((state) => state.view);
  const legal = useScreen((state) => state.legal);
  const move = useStore(local, (state) => state.confirm);
  const close = (): void => local.setState({ confirm: null });
  if (!move || !legal.includes(move)) return null;
  return (
    <Modal
      heading={words.say('app.confirm.heading')}
      onClose={close}
      width={480}
      footer={
        <>
          <button type="button" className="ct-button" onClick={close}>
            {words.say('app.cancel')}
          </button>
          <button
            type="button"
            className="ct-button ct-main"
            ref={(button) => button?.focus()}
            onClick={() =>
              once(() => {
                close();
                session.play(move);
              })
            }
          >
            {words.say('app.confirm.play')}
          </button>
        </>
      }
    >
      <p>{words.tell(describe.move(view, move))}</p>
    </Modal>
  );
}
