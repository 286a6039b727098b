import type { Player } from './types';

/** Coins for exchanging the tiles of one side (DG-40). */
export const CLEANING_COSTS = 2;

export const canPayCleaning = (player: Player): boolean => player.coins >= CLEANING_COSTS;
