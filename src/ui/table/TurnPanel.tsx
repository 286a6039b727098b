import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Phrase } from '../../core/phrase';
import type { Hand, Move } from '../../session/types';
import { once, playMove } from '../act';
import { useDescriber } from '../describe';
import { partsOf } from '../games/registry';
import { local } from '../local';
import { useScreen, useServices, useSession, useWords } from '../services';
import { MoveRow } from './MoveRow';

/** Whose turn it is, which step, what is possible and what is forced; buttons for moves without a gesture. */
export function TurnPanel() {
  const words = useWords();
  const describe = useDescriber();
  const view = useScreen((state) => state.view);
  const viewer = useScreen((state) => state.viewer);
  const players = useScreen((state) => state.players);
  const legal = useScreen((state) => state.legal);
  const hand = useScreen((state) => state.hand);
  const canAct = useScreen((state) => state.canAct);
  const showing = useScreen((state) => state.showing);
  const outcome = useScreen((state) => state.outcome);
  const { buttons } = partsOf(useScreen((state) => state.game));
  const step = useMemo(() => describe.step(view, viewer, players, legal), [describe, view, viewer, players, legal]);
  return (
    <section className="ct-panel ct-turn" data-mine={canAct} aria-labelledby="ct-turn">
      <h2 id="ct-turn">{words.tell(step.whose)}</h2>
      {step.last && <p className="ct-last-round">{words.tell(step.last)}</p>}
      {showing !== null ? (
        <p className="ct-soft">{words.say('app.turn.showing')}</p>
      ) : hand.ask ? (
        <Ask ask={hand.ask} />
      ) : (
        <>
          {canAct && <p className={step.forced ? 'ct-forced' : 'ct-step'}>{words.tell(step.forced ?? step.step)}</p>}
          {canAct && (
            <ul className="ct-possible">
              {step.possible
                .filter(({ type }) => !buttons[type])
                .map(({ type, phrase }) => (
                  <li key={type}>{words.tell(phrase)}</li>
                ))}
            </ul>
          )}
          {!canAct && !outcome && <Waiting says={step.waiting} />}
          {outcome ? <Scores /> : <Buttons legal={legal} held={hand.held !== null} />}
        </>
      )}
    </section>
  );
}

function Buttons({ legal, held }: { readonly legal: readonly Move[]; readonly held: boolean }) {
  const words = useWords();
  const services = useServices();
  const session = useSession();
  const { buttons, ButtonFace } = partsOf(useScreen((state) => state.game));
  const only = new Set(legal.map((move) => move.type)).size === 1;
  const shown = legal.filter((move) => buttons[move.type]);
  if (shown.length === 0 && !held) return null;
  return (
    <div className="ct-acts">
      {held && (
        <button type="button" className="ct-button" onClick={() => once(() => session.cancel())}>
          {words.say('app.turn.put-back')}
        </button>
      )}
      {shown.map((move) => (
        <button
          key={JSON.stringify(move)}
          type="button"
          className={`ct-button ${only || buttons[move.type] === 'main' ? 'ct-main' : ''} ${buttons[move.type] === 'half' ? 'ct-half' : ''}`}
          onClick={() => playMove(services, session, move)}
        >
          <ButtonFace move={move} />
        </button>
      ))}
    </div>
  );
}

/** An opened move: what comes next, what completes it, and the way back. */
function Ask({ ask }: { readonly ask: NonNullable<Hand['ask']> }) {
  const words = useWords();
  const describe = useDescriber();
  const services = useServices();
  const session = useSession();
  const view = useScreen((state) => state.view);
  const { completes } = ask;
  return (
    <>
      <p className="ct-ask">{words.tell(ask.phrase)}</p>
      {completes ? (
        <div className="ct-acts">
          <button type="button" className="ct-button ct-main" onClick={() => once(() => session.complete())}>
            {words.tell(describe.move(view, completes))}
          </button>
          <PutBack />
        </div>
      ) : (
        <>
          <ul className="ct-choices ct-scroll" aria-label={words.say('app.turn.choose-move')}>
            {ask.choices.map((move) => (
              <li key={JSON.stringify(move)}>
                <button
                  type="button"
                  className="ct-button ct-move"
                  onClick={() => playMove(services, session, move)}
                  onFocus={() => session.preview(move)}
                  onPointerEnter={() => session.preview(move)}
                  onBlur={() => session.preview(null)}
                  onPointerLeave={() => session.preview(null)}
                >
                  <MoveRow view={view} move={move} />
                </button>
              </li>
            ))}
          </ul>
          <PutBack />
        </>
      )}
    </>
  );
}

function PutBack() {
  const words = useWords();
  const session = useSession();
  return (
    <button type="button" className="ct-button ct-put-back" onClick={() => once(() => session.cancel())}>
      {words.say('app.turn.put-back')}
    </button>
  );
}

function Waiting({ says }: { readonly says: Phrase | null }) {
  const words = useWords();
  const session = useSession();
  const paused = useScreen((state) => state.paused);
  if (paused) {
    return (
      <div className="ct-acts">
        <p>{words.say('app.turn.paused')}</p>
        <button type="button" className="ct-button ct-main" onClick={() => session.pause(false)}>
          {words.say('app.turn.resume')}
        </button>
      </div>
    );
  }
  return says && <p className="ct-soft">{words.tell(says)}</p>;
}

function Scores() {
  const words = useWords();
  const seen = useStore(local, (state) => state.endSeen);
  if (!seen) return null;
  return (
    <div className="ct-acts">
      <button type="button" className="ct-button ct-main" onClick={() => local.setState({ endSeen: false })}>
        {words.say('app.end.scores')}
      </button>
    </div>
  );
}
