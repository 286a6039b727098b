import type { Move } from '../../session/types';
import type { GameParts } from '../games/gameParts';

export interface Grouped {
  readonly group: string;
  readonly moves: readonly Move[];
}

/** The legal moves under a game's headings; headings without a move are left out. */
export const groupMoves = (
  { groups, groupOf }: Pick<GameParts, 'groups' | 'groupOf'>,
  legal: readonly Move[],
): readonly Grouped[] =>
  groups
    .map((group) => ({ group, moves: legal.filter((move) => groupOf(move) === group) }))
    .filter(({ moves }) => moves.length > 0);

/** The next entry, after `from` and round the end, one of whose words begins with what was typed; -1 for none. */
export function typedTo(texts: readonly string[], from: number, typed: string): number {
  const wanted = typed.toLocaleLowerCase();
  for (let i = 0; i < texts.length; i++) {
    // While one goes on typing, the entry reached stays if it still fits.
    const at = (from + i + (typed.length > 1 ? 0 : 1)) % texts.length;
    const text = texts[at]?.toLocaleLowerCase() ?? '';
    if (text.startsWith(wanted) || text.includes(` ${wanted}`)) return at;
  }
  return -1;
}
