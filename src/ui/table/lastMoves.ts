import type { Seat } from '../../core/ids';
import type { LogLine } from '../../session/types';

/**
 * The moves of others since the viewer's own last one: they stay marked until the viewer acts (P35). At most one round
 * back, oldest first.
 */
export function lastMoves(log: readonly LogLine[], viewer: Seat, seats: number): readonly LogLine[] {
  const found: LogLine[] = [];
  for (const line of log.toReversed()) {
    if (line.kind === 'undo' || (line.kind === 'move' && line.seat === viewer)) break;
    if (line.kind === 'move') found.unshift(line);
    if (found.length === (seats - 1) * 2) break;
  }
  return found;
}
