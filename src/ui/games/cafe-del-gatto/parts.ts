import type { Move } from '../../../session/types';
import type { GameParts } from '../gameParts';
import { Badges, Goods } from './Goods';
import { MoveSign } from './MoveSign';
import { Progress } from './Progress';

const GROUPS = ['buy-milk', 'buy-coffee', 'serve', 'empty-cup', 'other'] as const;

function groupOf(move: Move): (typeof GROUPS)[number] {
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

/** Café del Gatto in the panels around its table. */
export const parts: GameParts = { groups: GROUPS, groupOf, MoveSign, Goods, Badges, Progress };
