import type { Seat } from '../../core/ids';
import { partsOf } from '../games/registry';
import { useScreen, useWords } from '../services';
import { ScoreLines } from './ScoreLines';

/** Where a seat's points come from, and how far it is with what doesn't count yet. */
export function ScoreCard({ seat }: { readonly seat: Seat }) {
  const words = useWords();
  const name = useScreen((state) => state.players[seat]?.name ?? '');
  const view = useScreen((state) => state.view);
  const { Progress } = partsOf(useScreen((state) => state.game));
  return (
    <div className="ct-score">
      <h2>{words.say('app.score.heading', { who: name })}</h2>
      <ScoreLines seat={seat} />
      <Progress view={view} seat={seat} />
    </div>
  );
}
