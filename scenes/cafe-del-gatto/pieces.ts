import { kindOf, START_TILE, TILE } from '../../models/cafe-del-gatto/kinds';
import type { ZoneId } from '../../src/core/ids';
import { ZONES } from '../../src/referee/cafe-del-gatto/zones';
import { HOME } from '../../src/table/space';
import { TABLE } from '../../src/table/types';
import type { Rest, Vec3 } from '../../src/table/types';

/** What a table without rules asks of the scene: what pieces are like, and where there is room for what is taken out. */
export { kindOf };

const SPOTS: readonly (readonly [zone: ZoneId, position: Vec3])[] = [
  [ZONES.bag, [-1.75, 0, -0.75]],
  [ZONES.coinReserve, [0.55, 0, 0.35]],
  [ZONES.sugarReserve, [-1.35, 0, 0.15]],
];

/** Where what is taken out of a zone is laid, on the open table; its height is that of the table. */
export function roomBefore(zone: ZoneId): Rest {
  const [, position] = SPOTS.find(([id]) => id === zone) ?? [zone, [-0.6, 0, 0.3] as Vec3];
  return { zone: TABLE, pose: { position, turn: HOME.turn } };
}

/** Pieces laid beside each other are so far apart, middle to middle: no piece that lies is wider. */
export const APART = Math.max(TILE.size, START_TILE.radius * 2) + 0.06;
