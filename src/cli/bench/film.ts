import { performance } from 'node:perf_hooks';
import type { Move } from '../../session/types';
import { figure } from './figures';
import type { Part } from './figures';
import { playByChance } from './positions';
import { QuietTheatre } from './theatre';

const GAMES = 3;
/** Longest that one move may be shown, frames. */
const LONGEST = 60 * 60;

/** Milliseconds of every frame of a whole game of two, each move shown from its first to its last frame. */
async function frames(seed: number): Promise<number[]> {
  const { game, config, first, moves } = playByChance('cafe-del-gatto', 2, seed);
  const [start = 0] = game.actors(first);
  const file = { format: 'cafe-table/1', game: game.id, players: [{ name: 'Luna' }, { name: 'Cosmo' }] };
  const theatre = new QuietTheatre(JSON.stringify({ ...file, seed: config.seed, start, moves: [] }));
  const { session, director } = theatre;
  session.start();
  const times: number[] = [];
  for (const move of moves) {
    // The first frame of a move pays for its rules.
    let begin = performance.now();
    session.play(move as Move);
    for (let i = 0; i < LONGEST; i++) {
      await theatre.frame();
      times.push(performance.now() - begin);
      if (!session.store.getState().presenting && !director.busy) break;
      begin = performance.now();
    }
  }
  return times;
}

export const film: Part = async (tell) => {
  tell('film: whole games frame by frame');
  await frames(1);
  const samples: number[] = [];
  for (let seed = 2; seed < 2 + GAMES; seed++) samples.push(...(await frames(seed)));
  return [
    figure({
      id: 'film.frame',
      what: 'rules, director and physics for one frame of a game that is shown (nothing drawn)',
      unit: 'ms',
      kind: 'time',
      samples,
      budget: { most: 3 },
      digits: 3,
    }),
  ];
};
