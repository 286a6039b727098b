import { APART, kindOf, roomBefore } from '../../scenes/cafe-del-gatto/pieces';
import type { KindId, ZoneId } from '../core/ids';
import type { GameId } from '../rules/contract';
import type { Kind } from '../table/kind';
import type { Rest } from '../table/types';

/** What a session asks of a game's scene. */
export interface Scene {
  kindOf(kind: KindId): Kind;
  /** Where what is taken out of a zone is laid; the height is that of the table. */
  roomBefore(zone: ZoneId): Rest;
  /** How far apart pieces are laid beside each other, middle to middle, units. */
  readonly apart: number;
}

export const SCENES: Readonly<Record<GameId, Scene>> = {
  'cafe-del-gatto': { kindOf, roomBefore, apart: APART },
};
