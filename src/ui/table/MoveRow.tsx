import type { AnyView, Move } from '../../session/types';
import { CoinSign } from '../art/Tokens';
import { useDescriber } from '../describe';
import { partsOf } from '../games/registry';
import { useScreen, useWords } from '../services';

interface Props {
  readonly view: AnyView;
  readonly move: Move;
}

/** A move in a row: its piece, what it does and its coins for the eye, the whole sentence for a screen reader. */
export function MoveRow({ view, move }: Props) {
  const words = useWords();
  const describe = useDescriber();
  const { MoveSign } = partsOf(useScreen((state) => state.game));
  return (
    <>
      <MoveSign view={view} move={move} />
      <span className="ct-hidden">{words.tell(describe.move(view, move))}</span>
      <span aria-hidden className="ct-move-says">
        {words.tell(describe.shortMove(view, move))}
      </span>
      <Coins count={describe.coins(view, move)} />
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
