import type { GattoMove, GattoView } from '../../../rules/cafe-del-gatto/types';
import type { GameParts } from '../gameParts';
import { Badges, Goods, TieBreak } from './Goods';
import { ButtonFace, MoveSign } from './MoveSign';
import { Progress } from './Progress';

const GROUPS = ['buy-milk', 'buy-coffee', 'serve', 'empty-cup', 'other'] as const;

function groupOf(move: GattoMove): (typeof GROUPS)[number] {
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
export const parts: GameParts<GattoView, GattoMove> = {
  groups: GROUPS,
  groupOf,
  MoveSign,
  buttons: { 'take-coins': 'plain', clean: 'half', 'end-turn': 'main' },
  ButtonFace,
  Goods,
  Badges,
  Progress,
  TieBreak,
};
