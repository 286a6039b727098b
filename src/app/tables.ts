import { useEffect, useState } from 'react';
import type { GameId } from '../rules/contract';
import { boxOf } from '../rules/registry';
import type { GameTable } from '../stage/games/gameTable';
import { GAME_TABLES } from '../stage/games/registry';
import type { Words } from '../words';

/** Tables that were asked for: each is made once a page, for its prints are costly to draw. */
const made = new Map<GameId, Promise<GameTable>>();

function tableOf(game: GameId, words: Words): Promise<GameTable> {
  const known = made.get(game);
  if (known) return known;
  const coming = GAME_TABLES[game]().then((make) => make(boxOf(game), (key) => words.say(`print.${game}.${key}`)));
  made.set(game, coming);
  // What could not be fetched is asked for again the next time.
  coming.catch(() => made.delete(game));
  return coming;
}

/**
 * The table of a game once its models have come; until then the one before, null at the very first. What goes wrong is
 * thrown where it is drawn.
 */
export function useTable(game: GameId, words: Words): GameTable | null {
  const [table, setTable] = useState<GameTable | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  useEffect(() => {
    let asked = true;
    tableOf(game, words).then(
      (come) => asked && setTable(come),
      (error: Error) => asked && setFault(error),
    );
    return () => {
      asked = false;
    };
  }, [game, words]);
  if (fault) throw fault;
  return table;
}
