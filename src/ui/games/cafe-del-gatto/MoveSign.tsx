import { tileAt } from '../../../rules/cafe-del-gatto/machine';
import type { GattoMove, GattoView } from '../../../rules/cafe-del-gatto/types';
import { CoinSign } from '../../art/Tokens';
import { useWords } from '../../services';
import { CupIcon } from './CupIcon';
import { TileIcon } from './TileIcon';

/** What a move is about: the tile that is bought, the cup that is served. */
export function MoveSign({ view, move }: { readonly view: GattoView; readonly move: GattoMove }) {
  if (move.type === 'buy') {
    return <TileIcon side={move.side} face={tileAt(view, move.side, move.row).face} size={34} />;
  }
  if ('cup' in move) {
    const { squares } = view.box.drinks[move.cup];
    const served = move.type === 'empty-cup' ? undefined : move.tile;
    return <CupIcon drink={move.cup} squares={squares} filled={squares.length} served={served} />;
  }
  return <span aria-hidden />;
}

/** What stands on the button of a move: what it does, and the coins that go or come with it. */
export function ButtonFace({ move }: { readonly move: GattoMove }) {
  const { say } = useWords();
  if (move.type === 'take-coins') {
    return (
      <>
        {say('app.turn.take')}
        <CoinSign />
      </>
    );
  }
  if (move.type !== 'clean') return say('app.turn.end');
  return (
    <>
      {say(`app.turn.clean-${move.side}`)}
      <span className="ct-cost">
        −2
        <CoinSign />
        <span className="ct-hidden">{say('app.turn.clean-price')}</span>
      </span>
    </>
  );
}
