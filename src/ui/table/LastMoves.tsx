import { useEffect, useMemo, useRef } from 'react';
import { SeatMark } from '../art/SeatMark';
import { useScreen, useSession, useWords } from '../services';
import { lastMoves } from './lastMoves';

/** What the others did since the viewer's last move, each line to be seen again. */
export function LastMoves() {
  const words = useWords();
  const session = useSession();
  const log = useScreen((state) => state.log);
  const viewer = useScreen((state) => state.viewer);
  const players = useScreen((state) => state.players);
  const lines = useMemo(() => lastMoves(log, viewer, players.length), [log, viewer, players.length]);
  // The newest is in sight even when there are many.
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (lines.length > 0) panel.current?.scrollTo({ top: panel.current.scrollHeight });
  }, [lines]);
  if (lines.length === 0) return null;
  return (
    <section ref={panel} className="ct-panel ct-last ct-scroll" aria-label={words.say('app.region.last')}>
      <ol>
        {lines.map((line) => (
          <li key={line.id}>
            <button type="button" title={words.say('app.log.again')} onClick={() => session.show(line.step)}>
              {line.seat !== null && <SeatMark seat={line.seat} name={players[line.seat]?.name ?? ''} size={24} />}
              <span>{words.tell(line.phrase)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
