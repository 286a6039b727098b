import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Ellipsis,
  FlipVertical2,
  Hash,
  Layers,
  RotateCcw,
  RotateCw,
  Shuffle,
  Undo2,
  X,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { TableAction } from '../../session/types';
import { once } from '../act';
import { IconButton } from '../parts/IconButton';
import { useScreen, useSession, useWords } from '../services';
import { menuStore } from './tableSight';

/** A sign for what is done most often; the rest is in the menu. */
export const ACTION_SIGNS: Readonly<Partial<Record<TableAction, LucideIcon>>> = {
  flip: FlipVertical2,
  'turn-back': RotateCcw,
  turn: RotateCw,
  shuffle: Shuffle,
  count: Hash,
  stack: Layers,
  'take-one': ArrowUpFromLine,
  draw: ArrowUpFromLine,
  stand: ArrowDownToLine,
  'put-back': Undo2,
};
/** The keys that do the same. */
export const ACTION_KEYS: Readonly<Partial<Record<TableAction, string>>> = {
  flip: 'F',
  'turn-back': 'Q',
  turn: 'E',
  shuffle: 'R',
  stack: 'G',
  'take-one': '1',
  'take-five': '5',
  draw: '1',
  'draw-five': '5',
};

/** What can be done with the chosen pieces: at the foot of the screen, for fingers as for the mouse. */
export function SelectionBar() {
  const words = useWords();
  const session = useSession();
  const mode = useScreen((state) => state.mode);
  const chosen = useScreen((state) => state.selection);
  if (mode !== 'free' || chosen.length === 0) return null;
  const actions = session.actions(chosen).filter(({ action }) => ACTION_SIGNS[action]);
  return (
    <section className="ct-panel ct-chosen" aria-label={words.say('mode.select.region')}>
      <p aria-live="polite">{words.say('mode.select.count', { count: chosen.length })}</p>
      <div className="ct-chosen-acts ct-scroll">
        {actions.map(({ action, phrase }) => {
          const Icon = ACTION_SIGNS[action];
          const key = ACTION_KEYS[action];
          return (
            <button
              key={action}
              type="button"
              className="ct-button ct-plain"
              aria-keyshortcuts={key}
              onClick={() => once(() => session.act(action, chosen))}
            >
              {Icon && <Icon size={20} aria-hidden />}
              <span>{words.tell(phrase)}</span>
            </button>
          );
        })}
        <button
          type="button"
          className="ct-button ct-plain"
          aria-haspopup="menu"
          onClick={({ currentTarget }) => {
            const { left, top } = currentTarget.getBoundingClientRect();
            menuStore.setState({ x: left, y: top, things: chosen }, true);
          }}
        >
          <Ellipsis size={20} aria-hidden />
          <span>{words.say('mode.select.more')}</span>
        </button>
      </div>
      <IconButton icon={X} label={words.say('mode.select.none')} onClick={() => session.select([])} />
    </section>
  );
}
