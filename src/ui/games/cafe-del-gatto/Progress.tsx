import type { Seat } from '../../../core/ids';
import { DRINKS } from '../../../rules/cafe-del-gatto/types';
import type { GattoView } from '../../../rules/cafe-del-gatto/types';
import { useWords } from '../../services';

/** How far the cups of a seat are. */
export function Progress({ view, seat }: { readonly view: GattoView; readonly seat: Seat }) {
  const words = useWords();
  const player = view.players[seat];
  if (!player) return null;
  return (
    <>
      <h3>{words.say('app.score.cups')}</h3>
      <ul className="ct-score-cups">
        {DRINKS.map((cup) => {
          const tile = player.served[cup];
          const squares = view.box.drinks[cup].squares.length;
          return (
            <li key={cup}>
              {tile === undefined
                ? words.say('app.player.cup.line', { cup, filled: player.cups[cup].length, squares })
                : words.say('app.player.cup.line-served', { cup, tile })}
            </li>
          );
        })}
      </ul>
    </>
  );
}
