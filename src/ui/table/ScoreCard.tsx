import type { Seat } from '../../core/ids';
import { DRINKS } from '../../rules/cafe-del-gatto/types';
import { useScreen, useWords } from '../services';
import { ScoreLines } from './ScoreLines';

/** Where a seat's points come from, and how far its cups are. */
export function ScoreCard({ seat }: { readonly seat: Seat }) {
  const words = useWords();
  const name = useScreen((state) => state.players[seat]?.name ?? '');
  const box = useScreen((state) => state.view.box);
  const player = useScreen((state) => state.view.players[seat]);
  const say = (what: string, params = {}): string => words.say(`app.${what}`, params);
  if (!player) return null;
  return (
    <div className="ct-score">
      <h2>{say('score.heading', { who: name })}</h2>
      <ScoreLines seat={seat} />
      <h3>{say('score.cups')}</h3>
      <ul className="ct-score-cups">
        {DRINKS.map((cup) => {
          const tile = player.served[cup];
          const squares = box.drinks[cup].squares.length;
          return (
            <li key={cup}>
              {tile === undefined
                ? say('player.cup.line', { cup, filled: player.cups[cup].length, squares })
                : say('player.cup.line-served', { cup, tile })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
