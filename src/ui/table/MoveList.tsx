import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { playMove } from '../act';
import { useDescriber } from '../describe';
import { partsOf } from '../games/registry';
import { jumpTo } from '../parts/listKeys';
import { useScreen, useServices, useSession, useWords } from '../services';
import { MoveRow } from './MoveRow';
import { groupMoves, typedTo } from './moveGroups';

/** Typed letters belong together within this time, in ms. */
const TYPING = 900;
/** So many entries at a page key. */
const PAGE = 6;

/**
 * Every legal move, walked with the arrow keys: the one reached is marked on the table, Enter plays it. The same game
 * as with the hand, for keyboards and screen readers.
 */
export function MoveList() {
  const words = useWords();
  const describe = useDescriber();
  const services = useServices();
  const session = useSession();
  const view = useScreen((state) => state.view);
  const legal = useScreen((state) => state.legal);
  const preview = useScreen((state) => state.preview?.move ?? null);
  const parts = partsOf(useScreen((state) => state.game));
  const groups = useMemo(() => groupMoves(parts, legal), [parts, legal]);
  const moves = useMemo(() => groups.flatMap((group) => group.moves), [groups]);
  const texts = useMemo(
    () => moves.map((move) => words.tell(describe.move(view, move))),
    [describe, moves, view, words],
  );
  const [at, setAt] = useState(0);
  const typed = useRef({ text: '', time: 0 });
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  // After a move the list is another one: the walk begins at its top.
  useEffect(() => {
    setAt(0);
    if (document.activeElement === box.current) session.preview(moves[0] ?? null);
  }, [moves, session]);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    return () => session.preview(null);
  }, [session]);

  const reach = (next: number): void => {
    if (moves.length === 0) return;
    const to = Math.min(Math.max(next, 0), moves.length - 1);
    setAt(to);
    session.preview(moves[to] ?? null);
    box.current?.querySelector(`[data-at="${to}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const play = (index: number): void => {
    const move = moves[index];
    if (move) playMove(services, session, move);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = jumpTo(event.key, at, moves.length, PAGE);
    if (next !== null) reach(next);
    else if (event.key === 'Enter' || (event.key === ' ' && typed.current.text === '')) {
      // A key held down is one act.
      if (!event.repeat) play(at);
    } else if (event.key.length === 1) {
      const now = event.timeStamp;
      typed.current = { text: (now - typed.current.time < TYPING ? typed.current.text : '') + event.key, time: now };
      const found = typedTo(texts, at, typed.current.text);
      if (found >= 0) reach(found);
    } else return;
    event.preventDefault();
  };

  return (
    <div className="ct-moves">
      <div
        ref={box}
        role="listbox"
        tabIndex={0}
        className="ct-scroll"
        aria-label={words.say('app.moves.list')}
        aria-activedescendant={moves.length > 0 ? `${id}-${at}` : undefined}
        onKeyDown={press}
        onFocus={() => reach(at)}
        onBlur={() => session.preview(null)}
      >
        {groups.map(({ group, moves: some }) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <div id={`${id}-${group}`} aria-hidden className="ct-moves-group">
              {words.say(`app.moves.group.${group}`)}
            </div>
            {some.map((move) => {
              const index = moves.indexOf(move);
              return (
                <div
                  key={JSON.stringify(move)}
                  id={`${id}-${index}`}
                  data-at={index}
                  role="option"
                  aria-selected={index === at}
                  data-shown={preview === move}
                  className="ct-move"
                  onClick={() => play(index)}
                  onPointerEnter={(event) => event.pointerType === 'mouse' && session.preview(move)}
                  onPointerLeave={() => session.preview(null)}
                >
                  <MoveRow view={view} move={move} />
                </div>
              );
            })}
          </div>
        ))}
        {moves.length === 0 && <NoMoves />}
      </div>
      {moves.length > 0 && (
        <p className="ct-moves-help" aria-hidden>
          {preview ? words.tell(describe.move(view, preview)) : words.say('app.moves.help')}
        </p>
      )}
    </div>
  );
}

function NoMoves() {
  const words = useWords();
  return (
    <div role="option" aria-selected={false} aria-disabled className="ct-move ct-soft">
      <span>{words.say('app.moves.not-yours')}</span>
    </div>
  );
}
