import type { Move } from '../../session/types';

/** Headings of the list of moves, in the order of the list. */
const GROUPS = ['buy-milk', 'buy-coffee', 'serve', 'empty-cup', 'other'] as const;
export type Group = (typeof GROUPS)[number];

export interface Grouped {
  readonly group: Group;
  readonly moves: readonly Move[];
}

function groupOf(move: Move): Group {
  switch (move.type) {
    case 'buy':
      return `buy-${move.side}`;
    case 'serve':
    case 'serve-one':
      return 'serve';
    case 'empty-cup':
      return 'empty-cup';
    case 'take-coins':
    case 'clean':
    case 'end-turn':
      return 'other';
  }
}

/** The legal moves under their headings; headings without a move are left out. */
export const groupMoves = (legal: readonly Move[]): readonly Grouped[] =>
  GROUPS.map((group) => ({ group, moves: legal.filter((move) => groupOf(move) === group) })).filter(
    ({ moves }) => moves.length > 0,
  );

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
