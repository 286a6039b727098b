import { ChevronDown, Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { SeatMark } from '../art/SeatMark';
import { BOXES } from '../games/boxes';
import { local, openDialog } from '../local';
import { Choice } from '../parts/Choice';
import { IconButton } from '../parts/IconButton';
import { Modal } from '../parts/Modal';
import { useServices, useWords } from '../services';
import { addSeat, firstSeats, NAME_LENGTH, playersOf, readSeed, type SeatDraft } from './seats';
import './newGame.css';

const KINDS = ['person', 'easy', 'medium', 'hard'] as const;

/** Who plays, and what a game may start from. */
export default function NewGameDialog() {
  const words = useWords();
  const { newGame, settings } = useServices();
  const say = (what: string, params = {}): string => words.say(`app.shelf.new.${what}`, params);
  const game = useStore(local, (state) => state.chosen);
  const { min, max } = BOXES[game].seats;
  const names = Array.from({ length: max }, (_, i) => say(`names.${i}`));
  const [seats, setSeats] = useState(() => firstSeats(names, settings.getState().name));
  const [seed, setSeed] = useState('');
  const [start, setStart] = useState('any');
  const read = readSeed(seed);
  const seedId = useId();

  const change = (id: number, part: Partial<SeatDraft>): void =>
    setSeats(seats.map((seat) => (seat.id === id ? { ...seat, ...part } : seat)));
  const remove = (id: number): void => {
    setSeats(seats.filter((seat) => seat.id !== id));
    setStart('any');
  };
  const sit = (): void => {
    if (read === undefined) return;
    const players = playersOf(seats, names);
    settings.setState({ name: players[0]?.name ?? '' });
    openDialog(null);
    newGame({ game, players, seed: read, start: start === 'any' ? null : Number(start) });
  };
  // The button that starts is the first thing the keyboard reaches: Enter, Enter and the game begins.
  const begin = useRef<HTMLButtonElement>(null);

  return (
    <Modal
      heading={say('heading')}
      onClose={() => openDialog(null)}
      width={740}
      focus={begin}
      footer={
        <button
          ref={begin}
          type="button"
          className="ct-button ct-main ct-sit"
          disabled={read === undefined}
          onClick={sit}
        >
          {say('sit')}
        </button>
      }
    >
      <ol className="ct-seats">
        {seats.map((seat, i) => (
          <li key={seat.id}>
            <SeatMark seat={i} name={seat.name} size={38} />
            <input
              className="ct-field"
              aria-label={say('name', { seat: i + 1 })}
              value={seat.name}
              placeholder={names[i]}
              maxLength={NAME_LENGTH}
              autoComplete="off"
              onChange={(event) => change(seat.id, { name: event.target.value })}
            />
            {i === 0 ? (
              <span className="ct-you">{say('you')}</span>
            ) : (
              <Choice
                legend={say('kind', { seat: i + 1 })}
                options={KINDS.map((kind) => ({ value: kind, label: say(kind) }))}
                value={seat.kind}
                onChange={(kind) => change(seat.id, { kind })}
              />
            )}
            {i > 0 && seats.length > min && (
              <IconButton
                icon={X}
                label={say('remove', { name: seat.name || names[i] })}
                onClick={() => remove(seat.id)}
              />
            )}
          </li>
        ))}
      </ol>
      {seats.length < max && (
        <button type="button" className="ct-button ct-add" onClick={() => setSeats(addSeat(seats, names))}>
          <Plus size={20} aria-hidden /> {say('add')}
        </button>
      )}
      <p className="ct-soft ct-kinds-say">
        {KINDS.filter((kind) => seats.some((seat, i) => i > 0 && seat.kind === kind))
          .map((kind) => say(`${kind}-says`))
          .join(' ')}
      </p>
      <details className="ct-more">
        <summary className="ct-button ct-plain">
          <ChevronDown size={20} aria-hidden /> {say('more')}
        </summary>
        <div>
          <span className="ct-label">{say('start')}</span>
          <Choice
            legend={say('start')}
            options={[
              { value: 'any', label: say('start-any') },
              ...seats.map((seat, i) => ({ value: String(i), label: seat.name || (names[i] ?? '') })),
            ]}
            value={start}
            onChange={setStart}
          />
          <label className="ct-label" htmlFor={seedId}>
            {say('seed')}
          </label>
          <input
            id={seedId}
            className="ct-field ct-seed"
            inputMode="numeric"
            autoComplete="off"
            value={seed}
            aria-invalid={read === undefined}
            aria-describedby={`${seedId}-says`}
            onChange={(event) => setSeed(event.target.value)}
          />
          <p id={`${seedId}-says`} className={read === undefined ? 'ct-wrong' : 'ct-soft'}>
            {say(read === undefined ? 'seed-wrong' : 'seed-says')}
          </p>
        </div>
      </details>
    </Modal>
  );
}
