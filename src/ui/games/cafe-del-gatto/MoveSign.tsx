import { tileAt } from '../../../rules/cafe-del-gatto/machine';
import type { AnyView, Move } from '../../../session/types';
import { CupIcon } from './CupIcon';
import { TileIcon } from './TileIcon';

/** What a move is about: the tile that is bought, the cup that is served. */
export function MoveSign({ view, move }: { readonly view: AnyView; readonly move: Move }) {
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
