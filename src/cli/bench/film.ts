import type { Move } from '../../session/types';
import { figure } from './figures';
import type { Figure, Part } from './figures';
import { middleFile, playByChance } from './positions';
import { QuietTheatre } from './theatre';
import { spent, timed } from './timing';

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
    let begin = spent();
    session.play(move as Move);
    for (let i = 0; i < LONGEST; i++) {
      await theatre.frame();
      times.push(spent() - begin);
      if (!session.store.getState().presenting && !director.busy) break;
      begin = spent();
    }
  }
  return times;
}

/** Milliseconds from a table file to a table on which everything lies, for the largest game. */
function setUp(): Figure {
  const file = middleFile('cafe-del-gatto', 5, 3);
  for (let i = 0; i < 5; i++) new QuietTheatre(file);
  return figure({
    id: 'film.set-up',
    what: 'from a table file (5 seats, middle of a game) to every piece in its place, nothing drawn',
    unit: 'ms',
    kind: 'time',
    samples: Array.from({ length: 15 }, () => timed(() => void new QuietTheatre(file))),
  });
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
    setUp(),
  ];
};
