import type { Seat } from '../../../core/ids';
import { DRINKS } from '../../../rules/cafe-del-gatto/types';
import type { GattoView } from '../../../rules/cafe-del-gatto/types';
import { CoinSign, PawSign, SugarSign } from '../../art/Tokens';
import { useWords } from '../../services';
import { CupIcon } from './CupIcon';

interface Props {
  readonly view: GattoView;
  readonly seat: Seat;
}

/** Coins, sugar and the cups of a player. */
export function Goods({ view, seat }: Props) {
  const words = useWords();
  const player = view.players[seat];
  if (!player) return null;
  const coins = words.say('app.player.coins', { count: player.coins });
  const sugar = words.say('app.player.sugar', { count: player.sugar });
  return (
    <>
      <span className="ct-player-goods">
        <span title={coins}>
          <CoinSign />
          <span aria-hidden>{player.coins}</span>
          <span className="ct-hidden">{coins}</span>
        </span>
        <span title={sugar}>
          <SugarSign />
          <span aria-hidden>{player.sugar}</span>
          <span className="ct-hidden">{sugar}</span>
        </span>
      </span>
      <span className="ct-player-cups">
        {DRINKS.map((drink) => (
          <CupIcon
            key={drink}
            drink={drink}
            squares={view.box.drinks[drink].squares}
            filled={player.cups[drink].length}
            served={player.served[drink]}
          />
        ))}
      </span>
    </>
  );
}

/** The start tile, at the player who began. */
export function Badges({ view, seat }: Props) {
  const words = useWords();
  if (view.startTile !== seat) return null;
  const starts = words.say('app.player.starts');
  return (
    <span role="img" aria-label={starts} title={starts}>
      <PawSign size={17} />
    </span>
  );
}

/** Coins break a tie. */
export function TieBreak({ view, seat }: Props) {
  const words = useWords();
  return (
    <p className="ct-end-coins">
      <CoinSign /> {words.say('app.end.coins')}: {view.players[seat]?.coins ?? 0}
    </p>
  );
}
