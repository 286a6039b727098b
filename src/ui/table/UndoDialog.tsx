import { once } from '../act';
import { Modal } from '../parts/Modal';
import { useScreen, useSession, useWords } from '../services';

/** An undo that needs consent: one click for each person who must agree. */
export function UndoDialog() {
  const words = useWords();
  const session = useSession();
  const asking = useScreen((state) => state.undo.asking);
  const players = useScreen((state) => state.players);
  if (asking.length === 0) return null;
  const alone = players.filter((player) => player.kind === 'person').length === 1;
  const say = (what: string, params = {}): string => words.say(`app.undo.${what}`, params);
  const decline = (): void => session.consent(asking[0] ?? 0, false);
  return (
    <Modal
      heading={say('heading')}
      onClose={decline}
      width={480}
      footer={
        <button type="button" className="ct-button" onClick={() => once(decline)}>
          {say('decline')}
        </button>
      }
    >
      <p>{say(alone ? 'ask-self' : 'ask-others')}</p>
      <div className="ct-consents">
        {asking.map((seat) => (
          <button
            key={seat}
            type="button"
            className="ct-button ct-main"
            onClick={() => once(() => session.consent(seat, true))}
          >
            {alone ? say('agree-self') : say('agree', { who: players[seat]?.name ?? '' })}
          </button>
        ))}
      </div>
    </Modal>
  );
}
