import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { LogLine } from '../../session/types';
import { SeatMark } from '../art/SeatMark';
import { useScreen, useSession, useWords } from '../services';

/** What happened, in words. A line chosen shows the table as it was after it. */
export function Log() {
  const words = useWords();
  const log = useScreen((state) => state.log);
  const showing = useScreen((state) => state.showing);
  const list = useRef<HTMLOListElement>(null);
  // New lines come into sight unless somebody reads further up.
  const atEnd = useRef(true);
  useEffect(() => {
    const element = list.current;
    if (element && atEnd.current && log.length > 0) element.scrollTop = element.scrollHeight;
  }, [log]);
  return (
    <ol
      ref={list}
      className="ct-log ct-scroll"
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        atEnd.current = scrollTop + clientHeight > scrollHeight - 30;
      }}
    >
      {log.length === 0 && <li className="ct-soft ct-log-empty">{words.say('app.log.empty')}</li>}
      {log.map((line) => (
        <Line key={line.id} line={line} shown={line.step === showing} />
      ))}
    </ol>
  );
}

function Line({ line, shown }: { readonly line: LogLine; readonly shown: boolean }) {
  const words = useWords();
  const session = useSession();
  const players = useScreen((state) => state.players);
  return (
    <li data-kind={line.kind}>
      <button
        type="button"
        aria-current={shown ? 'step' : undefined}
        title={words.say('app.log.again')}
        onClick={() => session.show(shown ? null : line.step)}
      >
        {line.kind === 'undo' ? (
          <Undo2 size={18} aria-label={words.say('app.log.undo')} />
        ) : line.kind === 'move' && line.seat !== null ? (
          <SeatMark seat={line.seat} name={players[line.seat]?.name ?? ''} size={22} />
        ) : (
          <span aria-hidden />
        )}
        <span>{words.tell(line.phrase)}</span>
      </button>
    </li>
  );
}
