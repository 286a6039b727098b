import type { Score, ScoreLine } from '../contract';
import type { GattoView, Player } from './types';
import { DRINKS } from './types';

/** Points for unused sugar: 1 per 2 cubes, rounded down (DG-61). */
const sugarPoints = (cubes: number): number => Math.floor(cubes / 2);

function scoreOf({ served, sugar }: Player): Score {
  const lines: ScoreLine[] = [];
  for (const drink of DRINKS) {
    const tile = served[drink];
    if (tile !== undefined) lines.push({ what: 'drink', params: { drink }, points: tile });
  }
  const points = sugarPoints(sugar);
  if (points > 0) lines.push({ what: 'sugar', params: { cubes: sugar }, points });
  return { total: lines.reduce((sum, line) => sum + line.points, 0), lines };
}

/** The points of each seat as if the game ended now (DG-61). Lines without points are left out. */
export const score = ({ players }: Pick<GattoView, 'players'>): readonly Score[] => players.map(scoreOf);
