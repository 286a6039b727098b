import { chooseMove, BOT_LEVELS } from '../../bots';
import type { Sights } from '../../bots/house';
import type { Seat } from '../../core/ids';
import { GAME_IDS } from '../../rules/contract';
import type { GameId } from '../../rules/contract';
import { gameOf } from '../../rules/registry';
import { figure } from './figures';
import type { Figure, Part } from './figures';
import { middles, playByChance } from './positions';
import { timed, timedMany } from './timing';

/** Random complete games a second, one core, two seats. */
const LEAST_GAMES = 1_500;

function legalMoves(id: GameId): Figure {
  const positions = middles(id, 25);
  return figure({
    id: `rules.${id}.legal-moves`,
    what: `${id}: all legal moves of a position in the middle of a game`,
    unit: 'ms',
    kind: 'time',
    samples: positions.flatMap(({ game, state }) => timedMany(1, 200, () => game.legalMoves(state))),
    budget: { most: 0.3 },
    digits: 4,
  });
}

function games(id: GameId): Figure {
  const batch = 250;
  const rate = (round: number): number => {
    const ms = timed(() => {
      for (let i = 0; i < batch; i++) playByChance(id, gameOf(id).seats.min, round * batch + i);
    });
    return (batch / ms) * 1000;
  };
  rate(0);
  return figure({
    id: `rules.${id}.random-games`,
    what: `${id}: random complete games of the fewest seats, with all legal moves at every move`,
    unit: 'games/s',
    kind: 'time',
    samples: Array.from({ length: 7 }, (_, round) => rate(round + 1)),
    budget: { least: LEAST_GAMES },
    digits: 0,
  });
}

/** Milliseconds a house player takes over one move, by its strength. */
function house(id: GameId): Figure[] {
  const positions = middles(id, 6);
  return BOT_LEVELS.map((level) => {
    const think = ({ game, state }: (typeof positions)[number]): void => {
      const [seat = 0] = game.actors(state) as Seat[];
      const legal = game.legalMoves(state) as readonly Sights[GameId]['move'][];
      chooseMove(level, id, game.view(state, seat) as Sights[GameId]['view'], seat, legal, 7);
    };
    positions.slice(0, 6).forEach(think);
    return figure({
      id: `house.${id}.${level}`,
      what: `${id}: one move of a house player, ${level}, in the middle of a game`,
      unit: 'ms',
      kind: 'time',
      samples: positions.map((position) => timed(() => think(position))),
      ...(String(level) === 'hard' ? { budget: { most: 50 } } : {}),
      digits: 3,
    });
  });
}

export const rules: Part = async (tell) =>
  GAME_IDS.flatMap((id) => {
    tell(`rules and house players of ${id}`);
    return [legalMoves(id), games(id), ...house(id)];
  });
