import { useEffect, useRef } from 'react';
import { useDescriber } from '../describe';
import { useScreen, useWords } from '../services';
import { useNews } from './useNews';

/** Tells a screen reader what happens: each new line of the log, then whose turn it is. */
export function News() {
  const words = useWords();
  const describe = useDescriber();
  const log = useScreen((state) => state.log);
  const view = useScreen((state) => state.view);
  const viewer = useScreen((state) => state.viewer);
  const players = useScreen((state) => state.players);
  const actor = useScreen((state) => state.actors[0] ?? -1);
  const settled = useScreen((state) => !state.presenting && state.showing === null);
  const step = useScreen((state) => state.step);
  const [sentences, tell] = useNews();

  const lines = useRef(log.length);
  useEffect(() => {
    const old = lines.current;
    lines.current = log.length;
    const fresh = log.length > old ? log.slice(old) : log.slice(-1).filter((line) => line.kind === 'undo');
    tell(fresh.map((line) => words.tell(line.phrase)));
  }, [log, words, tell]);

  // The turn is told once it has really come, after the last move has been shown; the same player's next one too.
  const told = useRef('');
  useEffect(() => {
    const turn = `${actor}:${step}`;
    if (!settled || told.current === turn) return;
    told.current = turn;
    const { whose, last } = describe.step(view, viewer, players, []);
    tell([words.tell(whose), ...(last ? [words.tell(last)] : [])]);
  }, [actor, step, settled, view, viewer, players, words, tell, describe]);

  return (
    <div className="ct-hidden" role="log" aria-live="polite" aria-label={words.say('app.region.news')}>
      {sentences.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
