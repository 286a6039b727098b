import { tileAt } from '../../rules/cafe-del-gatto/machine';
import { coinsOf, describeMove, describeShortMove } from '../../session/describe';
import type { AnyView, Move } from '../../session/types';
import { CupIcon } from '../art/CupIcon';
import { TileIcon } from '../art/TileIcon';
import { CoinSign } from '../art/Tokens';
import { useWords } from '../services';

interface Props {
  readonly view: AnyView;
  readonly move: Move;
}

/** A move in a row: its piece, what it does and its coins for the eye, the whole sentence for a screen reader. */
export function MoveRow({ view, move }: Props) {
  const words = useWords();
  return (
    <>
      <MoveSign view={view} move={move} />
      <span className="ct-hidden">{words.tell(describeMove(view, move))}</span>
      <span aria-hidden className="ct-move-says">
        {words.tell(describeShortMove(view, move))}
      </span>
      <Coins count={coinsOf(view, move)} />
    </>
  );
}

/** Coins that go or come with a move. */
function Coins({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="ct-move-coins" aria-hidden data-gain={count > 0}>
      {count > 0 ? '+' : '−'}
      {Math.abs(count)}
      <CoinSign />
    </span>
  );
}

/** What the move is about: the tile that is bought, the cup that is served. */
function MoveSign({ view, move }: Props) {
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
