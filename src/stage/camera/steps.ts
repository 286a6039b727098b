import type { ComponentId, Seat, ZoneId } from '../../core/ids';
import type { ScreenState } from '../../session/types';
import type { TableModel } from '../../table/types';

/** A part of the table with the zones that are in it; the last part of a list shows all. */
export interface PartOf<Id extends string> {
  readonly id: Id;
  readonly holds: (seat: Seat) => readonly ZoneId[];
}

/**
 * The part that the step of the turn is about: where the piece in the hand may go, else what may be taken. While others
 * act, and when no part has it, the last one.
 */
export function stepPart<Id extends string>(
  parts: readonly PartOf<Id>[],
  { hand, viewer, canAct }: Pick<ScreenState, 'hand' | 'viewer' | 'canAct'>,
  table: TableModel,
  carrierOf: (seat: Seat, zone: ZoneId) => ComponentId | null,
): Id {
  const rest = (parts.at(-1) as PartOf<Id>).id;
  if (!canAct) return rest;
  const lies = (zone: ZoneId): ZoneId => {
    const carrier = carrierOf(viewer, zone);
    return (carrier ? table.placements[carrier]?.zone : undefined) ?? zone;
  };
  const zones = hand.held
    ? hand.targets.map(({ zone }) => lies(zone))
    : hand.movable.flatMap((id) => table.placements[id]?.zone ?? []).map(lies);
  const holding = (all: boolean): Id | undefined =>
    parts.find(({ holds }) => {
      const held = holds(viewer);
      return all ? zones.every((zone) => held.includes(zone)) : zones.some((zone) => held.includes(zone));
    })?.id;
  if (zones.length === 0) return rest;
  return holding(true) ?? holding(false) ?? rest;
}
