import type { GameId } from '../../session/types';
import type { GameTable } from './gameTable';

/** Makes a game's table as a box (`rules/registry.ts`) prints it; `print` gives the words on boards and pieces. */
export type MakeTable = (box: unknown, print: (key: string) => string) => GameTable;

/** Models, prints and scene of each game: loaded when it is chosen. */
export const GAME_TABLES: Readonly<Record<GameId, () => Promise<MakeTable>>> = {
  'cafe-del-gatto': async () => (await import('./cafe-del-gatto')).makeTable,
};
