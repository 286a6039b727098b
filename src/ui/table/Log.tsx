import { Undo2 } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { SeatMark } from '../art/SeatMark';
import { useScreen, useSession, useWords } from '../services';
import { type LogEntry, logEntries } from './logEntries';

/** What happened, in words. A line chosen shows the table as it was after it. */
export function Log() {
  const words = useWords();
  const log = useScreen((state) => state.log);
  const showing = useScreen((state) => state.showing);
  const entries = useMemo(() => logEntries(log), [log]);
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
      {entries.map((entry) => (
        <Entry key={entry.first.id} entry={entry} shown={entry.first.step === showing} />
      ))}
    </ol>
  );
}

function Entry({ entry: { first, results }, shown }: { readonly entry: LogEntry; readonly shown: boolean }) {
  const words = useWords();
  const session = useSession();
  const players = useScreen((state) => state.players);
  return (
    <li data-kind={first.kind}>
      <button
        type="button"
        aria-current={shown ? 'step' : undefined}
        title={words.say('app.log.again')}
        onClick={() => session.show(shown ? null : first.step)}
      >
        {first.kind === 'undo' ? (
          <Undo2 size={18} aria-label={words.say('app.log.undo')} />
        ) : first.seat !== null ? (
          <SeatMark seat={first.seat} name={players[first.seat]?.name ?? ''} size={22} />
        ) : (
          <span aria-hidden />
        )}
        <span>{words.tell(first.phrase)}</span>
        {results.map((line) => (
          <small key={line.id}>{words.tell(line.phrase)}</small>
        ))}
      </button>
    </li>
  );
}
