import type { ComponentId } from '../../core/ids';
import type { Rng } from '../../core/rng';
import { drawInt, shuffle } from '../../core/rng';
import { piecesIn } from '../diff';
import { closeUp } from '../heaps';
import { plus } from '../space';
import { baseOf, openTable } from '../types';
import type { Component, Placement, TableModel } from '../types';
import type { TableOp } from './ops';
import { isLoose, loosePose, mendStacks, piled, stackOf, stacks } from './stacks';
import { faceUp, tidyPose, turned, turnedOver, upright } from './turns';
import { thickness } from './ways';
import type { Ways } from './ways';

export interface Operated {
  readonly table: TableModel;
  readonly rng: Rng;
}

type Placed = Readonly<Record<ComponentId, Placement>>;
type Op<Type extends TableOp['type']> = Extract<TableOp, { type: Type }>;

/**
 * The table after an operation; the same table when there was nothing to do. Pure: chance is `rng`. No piece is lost, no
 * two share a slot of a heap, and a stack keeps its order unless it is shuffled.
 */
export function operate(table: TableModel, op: TableOp, rng: Rng, ways: Ways): Operated {
  switch (op.type) {
    case 'take':
    case 'shuffle': {
      const { placed, rng: next } = op.type === 'take' ? take(table, op, rng, ways) : shuffled(table, op, rng, ways);
      return { table: withPlaced(table, placed, ways), rng: next };
    }
    case 'put': {
      // Whoever reaches into a closed thing again finds by chance again.
      const reached = op.pieces.some(({ component }) => {
        const from = table.placements[component];
        return from !== undefined && ways.isClosed(from.zone);
      });
      return { table: withPlaced(table, put(table, op, ways), ways), rng: reached ? drawInt(rng, 2).rng : rng };
    }
    default:
      return { table: withPlaced(table, placedBy(table, op, ways), ways), rng };
  }
}

function withPlaced(table: TableModel, placed: Placed, ways: Ways): TableModel {
  const known = Object.entries(placed).filter(([id]) => table.components[id as ComponentId]);
  if (known.length === 0) return table;
  const next = { components: table.components, placements: { ...table.placements, ...Object.fromEntries(known) } };
  return closeUp(mendStacks(table, next, ways), ways.heapOf);
}

function placedBy(table: TableModel, op: Exclude<TableOp, Op<'take' | 'shuffle' | 'put'>>, ways: Ways): Placed {
  switch (op.type) {
    case 'settle':
      return settle(table, op, ways);
    case 'flip':
      return each(op.components, table, (id, placement) => {
        const face = placement.face === 'front' ? 'back' : 'front';
        const pose = loosePose(table, id);
        return { ...placement, face, ...(pose && { pose: turnedOver(pose, sizeOf(table, id, ways)) }) };
      });
    case 'turn':
      return each(op.components, table, (id, placement) => {
        const pose = loosePose(table, id);
        return pose ? { ...placement, pose: turned(pose, op.steps) } : null;
      });
    case 'stand':
      return each(op.components, table, (id, placement) => {
        const kind = ways.kindOf((table.components[id] as Component).kind);
        if (openTable(placement.zone) === null || !placement.pose) return null;
        return { ...placement, pose: upright(placement.pose, kind.standing ? 0 : kind.size[1] / 2) };
      });
    case 'stack':
      return stack(table, op, ways);
  }
}

const sizeOf = (table: TableModel, id: ComponentId, ways: Ways) =>
  ways.kindOf((table.components[id] as Component).kind).size;

function each(
  ids: readonly ComponentId[],
  table: TableModel,
  change: (id: ComponentId, placement: Placement) => Placement | null,
): Placed {
  const placed: Record<ComponentId, Placement> = {};
  for (const id of ids) {
    const placement = table.placements[id];
    const next = placement && change(id, placement);
    if (next) placed[id] = next;
  }
  return placed;
}

/** Each where it says, in a heap on top. Nothing is put upon itself, nor upon what does not lie on the open table. */
function put(table: TableModel, op: Op<'put'>, ways: Ways): Placed {
  const placed: Record<ComponentId, Placement> = {};
  const isGround = (id: ComponentId): boolean => {
    const placement = placed[id] ?? table.placements[id];
    return placement !== undefined && openTable(placement.zone) !== null;
  };
  op.pieces.forEach(({ component, to }, i) => {
    const base = baseOf(to.zone);
    if (base !== null) {
      const [lower, upper] = [table.components[base], table.components[component]];
      if (base === component || !isGround(base) || !lower || !upper || !stacks(lower, upper, ways)) return;
    }
    const onTop = base !== null || ways.heapOf(to.zone) === Number.POSITIVE_INFINITY;
    // Above all that is there; gaps close afterwards.
    const slot = onTop ? piecesIn(table, to.zone).length + i : to.slot;
    placed[component] = { ...to, slot, ...(to.pose && { pose: tidyPose(to.pose) }) };
  });
  return placed;
}

function settle(table: TableModel, op: Op<'settle'>, ways: Ways): Placed {
  const placed: Record<ComponentId, Placement> = {};
  for (const { component, zone, pose } of op.rests) {
    const placement = table.placements[component];
    if (!placement || openTable(zone) === null) continue;
    const rest = tidyPose(pose);
    const face = faceUp(rest.turn, sizeOf(table, component, ways), placement.face);
    placed[component] = { zone, slot: 0, face, pose: rest };
  }
  return placed;
}

/** Loose pieces of the kind of the first, upon it in the order given; its own stack stays below them. */
function stack(table: TableModel, op: Op<'stack'>, ways: Ways): Placed {
  const [first] = op.components;
  const component = first && table.components[first];
  if (!first || !component || !isLoose(table, first)) return {};
  if (thickness(ways.kindOf(component.kind)) === null) return {};
  const below = stackOf(table, first);
  const wanted = op.components
    .flatMap((id) => stackOf(table, id))
    .filter((id, i, all) => all.indexOf(id) === i && !below.includes(id))
    .filter((id) => isLoose(table, id) && table.components[id]?.kind === component.kind);
  if (wanted.length === 0) return {};
  return piled(table, [...below, ...wanted], table.placements[below[0] as ComponentId] as Placement, ways);
}

/** How far apart pieces are laid that are taken together, units. */
const APART = 0.06;

function take(table: TableModel, op: Op<'take'>, rng: Rng, ways: Ways): { placed: Placed; rng: Rng } {
  const base = baseOf(op.from);
  const there = base === null ? piecesIn(table, op.from) : stackOf(table, base);
  const placed: Record<ComponentId, Placement> = {};
  let next = rng;
  let x = 0;
  for (let i = 0; i < op.count && there.length > Object.keys(placed).length; i++) {
    const left = there.filter((id) => !placed[id]);
    let at = left.length - 1;
    if (ways.isClosed(op.from)) {
      const drawn = drawInt(next, left.length);
      next = drawn.rng;
      at = drawn.value;
    }
    const id = left[at] as ComponentId;
    const { face } = table.placements[id] as Placement;
    placed[id] = {
      zone: op.to.zone,
      slot: 0,
      face,
      pose: tidyPose({ position: plus(op.to.pose.position, [x, 0, 0]), turn: op.to.pose.turn }),
    };
    x += sizeOf(table, id, ways)[0] + APART;
  }
  return { placed, rng: next };
}

function shuffled(table: TableModel, op: Op<'shuffle'>, rng: Rng, ways: Ways): { placed: Placed; rng: Rng } {
  const base = baseOf(op.zone);
  const there = base === null ? piecesIn(table, op.zone) : stackOf(table, base);
  if (there.length < 2 || (base === null && ways.heapOf(op.zone) !== Number.POSITIVE_INFINITY))
    return { placed: {}, rng };
  const { value: order, rng: next } = shuffle(rng, there);
  const ground = there[0] as ComponentId;
  if (base !== null) return { placed: piled(table, order, table.placements[ground] as Placement, ways), rng: next };
  const placed: Record<ComponentId, Placement> = {};
  order.forEach((id, slot) => {
    placed[id] = { ...(table.placements[id] as Placement), slot };
  });
  return { placed, rng: next };
}
