import type { ComponentId } from '../../core/ids';
import { piecesIn } from '../diff';
import { inverse, plus, within } from '../space';
import { baseOf, openTable, stackOn } from '../types';
import type { Component, Placement, Pose, TableModel } from '../types';
import { tidyPose } from './turns';
import { thickness } from './ways';
import type { Ways } from './ways';

/** Whether a piece lies on the open table itself, not upon another. */
export function onGround(table: TableModel, id: ComponentId): boolean {
  const placement = table.placements[id];
  return placement !== undefined && openTable(placement.zone) !== null;
}

/** Whether a piece lies free: on the open table, or upon a piece that does. */
export function isLoose(table: TableModel, id: ComponentId): boolean {
  const placement = table.placements[id];
  return placement !== undefined && (openTable(placement.zone) !== null || baseOf(placement.zone) !== null);
}

/** The pieces of the stack that a piece lies in, lowest first; of a single piece itself. */
export function stackOf(table: TableModel, id: ComponentId): readonly ComponentId[] {
  const placement = table.placements[id];
  if (!placement) return [];
  const base = baseOf(placement.zone) ?? id;
  return [base, ...piecesIn(table, stackOn(base))];
}

/** Stacks are of one kind, and thin. */
export const stacks = (lower: Component, upper: Component, ways: Ways): boolean =>
  lower.kind === upper.kind && thickness(ways.kindOf(lower.kind)) !== null;

/** How much higher a stack is with one more of this piece's kind, units. */
const stepOf = (table: TableModel, id: ComponentId, ways: Ways): number =>
  thickness(ways.kindOf((table.components[id] as Component).kind)) ?? 0;

/** A pose at another height. */
const atHeight = ({ position: [x, , z], turn }: Pose, y: number): Pose => tidyPose({ position: [x, y, z], turn });

/** Pieces laid upon each other straight, the first at a place of the open table that has a pose. */
export function piled(
  table: TableModel,
  ids: readonly ComponentId[],
  at: Placement,
  ways: Ways,
): Record<ComponentId, Placement> {
  const [base, ...others] = ids;
  if (base === undefined || !at.pose) return {};
  const { pose } = at;
  const step = stepOf(table, base, ways);
  const placed: Record<ComponentId, Placement> = { [base]: { ...at, slot: 0, face: faceOf(table, base) } };
  others.forEach((id, i) => {
    const up: Pose = { position: plus(pose.position, [0, step * (i + 1), 0]), turn: pose.turn };
    placed[id] = { zone: stackOn(base), slot: i, face: faceOf(table, id), pose: tidyPose(up) };
  });
  return placed;
}

const faceOf = (table: TableModel, id: ComponentId): Placement['face'] => (table.placements[id] as Placement).face;

/**
 * After pieces were put elsewhere: a stack whose lowest piece has gone stands on its next one, one that was moved takes
 * those upon it along, and none floats.
 */
export function mendStacks(before: TableModel, table: TableModel, ways: Ways): TableModel {
  const placements: Record<ComponentId, Placement> = { ...table.placements };
  const bases = new Set(Object.values(table.placements).flatMap(({ zone }) => baseOf(zone) ?? []));
  for (const base of bases) {
    const members = piecesIn(table, stackOn(base));
    const restacked = onGround(table, base)
      ? carried(before, table, base, members)
      : sunk(before, table, base, members);
    const [ground, ...upon] = restacked;
    if (!ground) continue;
    const step = stepOf(table, base, ways);
    placements[ground.id] = { ...(placements[ground.id] as Placement), ...ground.at };
    upon.forEach(({ id, at }, i) => {
      const height = (ground.at.pose as Pose).position[1] + step * (i + 1);
      placements[id] = { zone: stackOn(ground.id), slot: i, face: at.face, pose: atHeight(at.pose as Pose, height) };
    });
  }
  return { components: table.components, placements };
}

interface Placed {
  readonly id: ComponentId;
  /** With a pose; its height is not yet that of the stack. */
  readonly at: Placement;
}

/** The stack of a lowest piece that lies on the table: what lay upon it before goes where it goes. */
function carried(before: TableModel, table: TableModel, base: ComponentId, members: readonly ComponentId[]): Placed[] {
  const from = before.placements[base]?.pose;
  const ground = table.placements[base] as Placement;
  const to = ground.pose as Pose;
  return [
    { id: base, at: ground },
    ...members.map((id) => {
      const at = table.placements[id] as Placement;
      const rides = from && from !== to && at === before.placements[id];
      const pose = at.pose ?? to;
      return { id, at: { ...at, pose: rides ? within(to, within(inverse(from), pose)) : pose } };
    }),
  ];
}

/** The stack of a lowest piece that has gone: the next one lies on the table where that one lay. */
function sunk(before: TableModel, table: TableModel, base: ComponentId, members: readonly ComponentId[]): Placed[] {
  const ground = before.placements[base];
  if (!ground?.pose || openTable(ground.zone) === null) return [];
  const { zone, pose: low } = ground;
  return members.map((id, i) => {
    const at = table.placements[id] as Placement;
    const pose = at.pose ?? low;
    return {
      id,
      at: i === 0 ? { zone, slot: 0, face: at.face, pose: atHeight(pose, low.position[1]) } : { ...at, pose },
    };
  });
}

/** The pose of a loose piece; null for what lies in a place of the game. */
export const loosePose = (table: TableModel, id: ComponentId): Pose | null =>
  isLoose(table, id) ? (table.placements[id]?.pose ?? null) : null;
