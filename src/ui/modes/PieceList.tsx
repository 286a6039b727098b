import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ComponentId } from '../../core/ids';
import { useDescriber } from '../describe';
import { jumpTo } from '../parts/listKeys';
import { useScreen, useSession, useWords } from '../services';
import { pieceGroups } from './pieceGroups';
import { menuStore, severalStore } from './tableSight';

/** So many entries at a page key. */
const PAGE = 8;

/**
 * Every piece on the table, walked with the arrow keys: the one reached is marked, Space chooses it, Enter opens what can
 * be done with it. The free table for keyboards and screen readers.
 */
export function PieceList() {
  const words = useWords();
  const describe = useDescriber();
  const session = useSession();
  const players = useScreen((state) => state.players);
  const chosen = useScreen((state) => state.selection);
  // The table is another one after every operation, undo and mode.
  const deviations = useScreen((state) => state.deviations);
  // `deviations` says when the table has changed.
  const groups = useMemo(() => pieceGroups(session.table()), [session, deviations]);
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  const reach = (next: number): void => {
    const to = Math.min(Math.max(next, 0), groups.length - 1);
    setAt(to);
    box.current?.querySelector(`[data-at="${to}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (piece: ComponentId, add: boolean): void => {
    const others = add ? chosen.filter((other) => other !== piece) : [];
    session.select(chosen.includes(piece) ? others : [...others, piece]);
  };
  const press = (event: KeyboardEvent): void => {
    const here = groups[at];
    // What is held by the keyboard is moved by the arrows, on the table.
    if (!here || event.ctrlKey || event.metaKey || event.altKey || session.store.getState().hand.held) return;
    const next = jumpTo(event.key, at, groups.length, PAGE);
    if (next !== null) reach(next);
    else if (event.key === ' ') choose(here.top, true);
    else if (event.key === 'Enter') {
      const ids = chosen.length > 0 ? chosen : [here.top];
      session.select(ids);
      const { left, top } = event.currentTarget.getBoundingClientRect();
      menuStore.setState({ x: left, y: top, things: ids }, true);
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
        aria-multiselectable
        aria-label={words.say('mode.list.label')}
        aria-activedescendant={groups.length > 0 ? `${id}-${at}` : undefined}
        onKeyDown={press}
      >
        {groups.map(({ top, count, component, zone }, index) => (
          <div
            key={top}
            id={`${id}-${index}`}
            data-at={index}
            data-shown={index === at}
            role="option"
            aria-selected={chosen.includes(top)}
            className="ct-move ct-piece"
            onClick={(event) => {
              setAt(index);
              choose(top, event.shiftKey || severalStore.getState());
            }}
          >
            <span>
              {words.tell(describe.thing(component, players))}
              {count > 1 && <b> × {count}</b>}
              <small>{words.tell(describe.place(zone, players))}</small>
            </span>
          </div>
        ))}
      </div>
      <p className="ct-moves-help ct-for-keys" aria-hidden>
        {words.say('mode.list.help')}
      </p>
    </div>
  );
}
