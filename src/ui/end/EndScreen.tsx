import { Crown } from 'lucide-react';
import { useRef } from 'react';
import type { Seat } from '../../core/ids';
import { once } from '../act';
import { SeatMark } from '../art/SeatMark';
import { PointsSign } from '../art/Tokens';
import { useDescriber } from '../describe';
import { partsOf } from '../games/registry';
import { local, remark } from '../local';
import { Modal } from '../parts/Modal';
import { useScreen, useServices, useWords } from '../services';
import { ScoreLines } from '../table/ScoreLines';
import './end.css';

/** The scores with every line, who won and why, and what comes next. */
export default function EndScreen() {
  const words = useWords();
  const describe = useDescriber();
  const services = useServices();
  const view = useScreen((state) => state.view);
  const scores = useScreen((state) => state.scores);
  const outcome = useScreen((state) => state.outcome);
  const players = useScreen((state) => state.players);
  const again = useRef<HTMLButtonElement>(null);
  if (!outcome) return null;
  const look = (): void => local.setState({ endSeen: true });
  const next = players[services.nextStarter()]?.name ?? '';
  // The winner first: on a phone nobody has to scroll for it.
  const points = (seat: Seat): number => scores[seat]?.total ?? 0;
  const wins = (seat: Seat): number => (outcome.winners.includes(seat) ? 1 : 0);
  const ranked = players.map((_, seat) => seat).sort((a, b) => wins(b) - wins(a) || points(b) - points(a));
  return (
    <Modal
      heading={words.say('app.end.heading')}
      onClose={look}
      width={Math.max(660, 90 + players.length * 262)}
      focus={again}
      reading
      className="ct-end"
      footer={
        <>
          <button type="button" className="ct-button ct-plain" onClick={look}>
            {words.say('app.end.look')}
          </button>
          <button
            type="button"
            className="ct-button ct-plain"
            onClick={() => {
              services.downloadFile();
              remark({ key: 'app.file.saved' });
            }}
          >
            {words.say('app.end.save')}
          </button>
          <button type="button" className="ct-button" onClick={services.leave}>
            {words.say('app.end.leave')}
          </button>
          <button
            ref={again}
            type="button"
            className="ct-button ct-main ct-rematch"
            onClick={() => once(services.rematch)}
          >
            {words.say('app.end.rematch')}
            <small>{words.say('app.end.rematch-says', { who: next })}</small>
          </button>
        </>
      }
    >
      <div className="ct-end-says">
        {describe.end(view, scores, outcome, players).map((phrase) => (
          <p key={phrase.key}>{words.tell(phrase)}</p>
        ))}
      </div>
      <ul className="ct-end-seats">
        {ranked.map((seat) => (
          <SeatResult key={seat} seat={seat} won={outcome.winners.includes(seat)} />
        ))}
      </ul>
    </Modal>
  );
}

function SeatResult({ seat, won }: { readonly seat: Seat; readonly won: boolean }) {
  const words = useWords();
  const name = useScreen((state) => state.players[seat]?.name ?? '');
  const total = useScreen((state) => state.scores[seat]?.total ?? 0);
  const view = useScreen((state) => state.view);
  const { TieBreak } = partsOf(useScreen((state) => state.game));
  return (
    <li data-won={won}>
      <div className="ct-end-head">
        <SeatMark seat={seat} name={name} size={40} />
        <h3>{name}</h3>
        <span className="ct-hidden">{words.say('app.player.points', { count: total })}</span>
        <PointsSign points={total} size={54} />
      </div>
      {won && (
        <p className="ct-winner">
          <Crown size={18} aria-hidden /> {words.say('app.end.winner')}
        </p>
      )}
      <ScoreLines seat={seat} />
      <TieBreak view={view} seat={seat} />
    </li>
  );
}
