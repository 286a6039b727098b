import type { AnyEvent, AnyMove, Verdict } from '../rules/contract';
import type { OpenTable } from './tableFile';

/** A file played through: a refused move changes nothing, and the next is tried on the unchanged game. */
export interface Replay {
  readonly state: unknown;
  /** One for each move of the file. */
  readonly verdicts: readonly Verdict[];
  /** Moves that were accepted, and what happened in them. */
  readonly played: readonly { readonly move: AnyMove; readonly events: readonly AnyEvent[] }[];
}

export function replay({ file, game, state: first }: OpenTable): Replay {
  let state = first;
  const played: Replay['played'][number][] = [];
  const verdicts = file.moves.map((move) => {
    const verdict = game.check(state, move);
    if (verdict.ok) {
      const applied = game.apply(state, move);
      state = applied.state;
      played.push({ move, events: applied.events });
    }
    return verdict;
  });
  return { state, verdicts, played };
}
