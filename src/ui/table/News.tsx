import { useEffect, useRef, useState } from 'react';
import { describeStep } from '../../session/describe';
import { useScreen, useWords } from '../services';

interface Item {
  readonly id: number;
  readonly text: string;
}

/** How many sentences are kept for reading back. */
const KEPT = 6;

/**
 * Tells a screen reader what happens: each new line of the log, then whose turn it is. Every sentence is a new element,
 * so that equal words are read again.
 */
export function News() {
  const words = useWords();
  const log = useScreen((state) => state.log);
  const view = useScreen((state) => state.view);
  const viewer = useScreen((state) => state.viewer);
  const players = useScreen((state) => state.players);
  const actor = useScreen((state) => state.actors[0] ?? -1);
  const canAct = useScreen((state) => state.canAct);
  const [items, setItems] = useState<readonly Item[]>([]);
  const count = useRef({ lines: log.length, id: 0 });

  const tell = (texts: readonly string[]): void => {
    if (texts.length === 0) return;
    const fresh = texts.map((text) => ({ id: ++count.current.id, text }));
    setItems((old) => [...old, ...fresh].slice(-KEPT));
  };
  useEffect(() => {
    const old = count.current.lines;
    count.current.lines = log.length;
    const fresh = log.length > old ? log.slice(old) : log.slice(-1).filter((line) => line.kind === 'undo');
    tell(fresh.map((line) => words.tell(line.phrase)));
  }, [log, words]);
  const whose = useRef(-2);
  useEffect(() => {
    // The turn is told once it has really come: after the last move has been shown.
    if (whose.current === actor || !(canAct || actor !== viewer)) return;
    whose.current = actor;
    const step = describeStep(view, viewer, players, []);
    tell([words.tell(step.whose), ...(step.last ? [words.tell(step.last)] : [])]);
  }, [actor, canAct, view, viewer, players, words]);

  return (
    <div className="ct-hidden" role="log" aria-live="polite" aria-label={words.say('app.region.news')}>
      {items.map((item) => (
        <p key={item.id}>{item.text}</p>
      ))}
    </div>
  );
}
