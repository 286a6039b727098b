import { Check, Pencil, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { SeatMark } from '../art/SeatMark';
import { IconButton } from '../parts/IconButton';
import { type SaveInfo, useServices, useWords } from '../services';

/** The games that were begun: continue, rename, delete. Nothing is shown when there are none. */
export function SaveList() {
  const words = useWords();
  const { saves } = useServices();
  const list = useStore(saves.list);
  if (list.length === 0) return null;
  return (
    <section className="ct-saves" aria-labelledby="ct-saves">
      <h2 id="ct-saves">{words.say('app.shelf.saves.heading')}</h2>
      <ul>
        {list.map((save) => (
          <Save key={save.id} save={save} />
        ))}
      </ul>
    </section>
  );
}

function Save({ save }: { readonly save: SaveInfo }) {
  const words = useWords();
  const { saves, open } = useServices();
  const [doing, setDoing] = useState<'rename' | 'remove' | null>(null);
  const say = (what: string, params = {}): string => words.say(`app.shelf.saves.${what}`, params);
  const name =
    save.name || words.say(`names.${save.players.length}`, letters(save.players.map((player) => player.name)));
  return (
    <li className="ct-save">
      <span className="ct-save-marks" aria-hidden>
        {save.players.map((player, seat) => (
          <SeatMark key={`${seat}-${player.name}`} seat={seat} name={player.name} size={26} />
        ))}
      </span>
      {doing === 'rename' ? (
        <Rename
          name={name}
          onDone={(text) => {
            if (text !== null) saves.rename(save.id, text);
            setDoing(null);
          }}
        />
      ) : (
        <button type="button" className="ct-save-open" onClick={() => open(save.id)}>
          <span className="ct-hidden">{words.say('app.shelf.continue')}</span>
          <strong>{name}</strong>
          <small>
            {save.over ? say('over') : say('moves', { count: save.moves })} ·{' '}
            {say('changed', { when: ago(save.changed) })}
          </small>
        </button>
      )}
      {doing === null && (
        <span className="ct-save-acts">
          <IconButton icon={Pencil} label={say('rename', { name })} onClick={() => setDoing('rename')} />
          <IconButton icon={Trash2} label={say('remove', { name })} onClick={() => setDoing('remove')} />
        </span>
      )}
      {doing === 'remove' && (
        <span className="ct-save-acts" role="group" aria-label={say('remove-sure')}>
          <span>{say('remove-sure')}</span>
          <button type="button" className="ct-button" onClick={() => saves.remove(save.id)}>
            {say('remove-yes')}
          </button>
          <button
            type="button"
            className="ct-button ct-main"
            ref={(button) => button?.focus()}
            onClick={() => setDoing(null)}
          >
            {say('remove-no')}
          </button>
        </span>
      )}
    </li>
  );
}

function Rename({ name, onDone }: { readonly name: string; readonly onDone: (text: string | null) => void }) {
  const words = useWords();
  const [text, setText] = useState(name);
  return (
    <form
      className="ct-save-rename"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(text.trim());
      }}
      onKeyDown={(event) => event.key === 'Escape' && onDone(null)}
    >
      <input
        className="ct-field"
        aria-label={words.say('app.shelf.saves.rename-field')}
        value={text}
        maxLength={60}
        ref={(field) => field?.focus()}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="ct-button ct-icon" aria-label={words.say('app.shelf.saves.done')}>
        <Check size={22} aria-hidden />
      </button>
      <IconButton icon={X} label={words.say('app.cancel')} onClick={() => onDone(null)} />
    </form>
  );
}

const letters = (names: readonly string[]): Record<string, string | number> =>
  Object.fromEntries([['n', names.length], ...names.map((name, i) => ['abcde'.charAt(i), name])]);

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "3 hours ago", in the words of the browser's language data. */
function ago(time: number): string {
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  const passed = time - Date.now();
  for (const [unit, size] of STEPS) {
    if (Math.abs(passed) >= size) return format.format(Math.round(passed / size), unit);
  }
  return format.format(0, 'minute');
}
