import type { ComponentId, ZoneId } from '../../core/ids';
import { piecesIn } from '../../table/diff';
import type { TableOp } from '../../table/free/ops';
import { isLoose, onGround, stackOf } from '../../table/free/stacks';
import { lying } from '../../table/free/turns';
import { thickness } from '../../table/free/ways';
import type { Ways } from '../../table/free/ways';
import { plus } from '../../table/space';
import { baseOf, stackOn } from '../../table/types';
import type { Component, Placement, Pose, Rest, TableModel } from '../../table/types';
import type { Scene } from '../scenes';
import type { TableAction, Things } from '../types';
import { pileOf } from './freeHand';

/** What can be done with things without rules, and the operation that does it. */

/** The table as a menu sees it. */
export interface Sight {
  /** Closed things included. */
  readonly table: TableModel;
  readonly ways: Ways;
  readonly scene: Scene;
  isAstray(id: ComponentId): boolean;
}

/** How many are taken at once when it isn't one. */
const SEVERAL = 5;

const isZone = (things: Things): things is ZoneId => typeof things === 'string';

/** The pieces that are meant: all in a zone; of one piece its whole stack or heap. */
export function meant({ table, ways }: Sight, things: Things): readonly ComponentId[] {
  if (isZone(things)) return piecesIn(table, things);
  const known = things.filter((id) => table.placements[id]);
  const [only] = known;
  return known.length === 1 && only ? pileOf(table, only, ways) : known;
}

/** What is offered for things, in the order of a menu. */
export function offered(sight: Sight, things: Things): readonly TableAction[] {
  const { table, ways } = sight;
  const all = meant(sight, things);
  if (isZone(things)) {
    if (ways.isClosed(things)) {
      if (all.length === 0) return ['count'];
      return all.length >= SEVERAL ? ['draw', 'draw-five', 'shuffle', 'count'] : ['draw', 'shuffle', 'count'];
    }
    if (all.length <= 1) return ['count'];
    return all.length > SEVERAL ? ['take-one', 'take-five', 'shuffle', 'count'] : ['take-one', 'shuffle', 'count'];
  }
  const ids = things.filter((id) => table.placements[id]);
  if (ids.length === 0) return [];
  const kindOf = (id: ComponentId) => ways.kindOf((table.components[id] as Component).kind);
  const isThin = (id: ComponentId): boolean => thickness(kindOf(id)) !== null;
  const loose = ids.filter((id) => isLoose(table, id));
  const isHeap = ids.length === 1 && all.length > 1;
  const sameKind = new Set(ids.map((id) => kindOf(id).id)).size === 1;
  const offers: [TableAction, boolean][] = [
    ['flip', ids.some(isThin)],
    ['turn', loose.length > 0],
    ['turn-back', loose.length > 0],
    ['stack', ids.length > 1 && sameKind && loose.length === ids.length && ids.every(isThin)],
    ['take-one', isHeap],
    ['take-five', isHeap && all.length > SEVERAL],
    ['shuffle', isHeap && shuffles(sight, ids[0] as ComponentId)],
    ['count', true],
    ['stand', ids.some((id) => onGround(table, id) && kindOf(id).standing === true)],
    ['put-back', ids.some((id) => sight.isAstray(id))],
  ];
  return offers.flatMap(([action, possible]) => (possible ? [action] : []));
}

/** Stacks and whole heaps have an order that can be shuffled. */
const shuffles = ({ table, ways }: Sight, id: ComponentId): boolean =>
  isLoose(table, id) || ways.heapOf((table.placements[id] as Placement).zone) === Number.POSITIVE_INFINITY;

/** The operation of an action that is one; null for those that change nothing or are done elsewhere. */
export function operationOf(sight: Sight, action: TableAction, things: Things): TableOp | null {
  const ids = isZone(things) ? piecesIn(sight.table, things) : things;
  switch (action) {
    case 'flip':
      return { type: 'flip', components: ids };
    case 'turn':
      return { type: 'turn', components: ids, steps: -1 };
    case 'turn-back':
      return { type: 'turn', components: ids, steps: 1 };
    case 'stack':
      return { type: 'stack', components: ids };
    case 'stand':
      return { type: 'stand', components: ids };
    case 'shuffle':
    case 'take-one':
    case 'take-five':
    case 'draw':
    case 'draw-five': {
      const from = heapOf(sight.table, things);
      if (from === null) return null;
      return action === 'shuffle'
        ? { type: 'shuffle', zone: from }
        : { type: 'take', from, count: action.endsWith('five') ? SEVERAL : 1, to: roomFor(sight, from) };
    }
    case 'count':
    case 'put-back':
      return null;
  }
}

/** The zone of a heap, or of the stack that a piece is part of. */
function heapOf(table: TableModel, things: Things): ZoneId | null {
  if (isZone(things)) return things;
  const [id] = things;
  if (!id || !table.placements[id]) return null;
  return isLoose(table, id) ? stackOn(stackOf(table, id)[0] as ComponentId) : (table.placements[id] as Placement).zone;
}

/** How many places beside each other are looked at for room. */
const MOST_PLACES = 24;
const IN_A_ROW = 6;

/** A free spot beside a stack, or where a zone's pieces are laid: none lies within half a piece of it. */
function roomFor({ table, ways, scene }: Sight, from: ZoneId): Rest {
  const base = baseOf(from);
  const ground = base ? table.placements[base] : undefined;
  const first: Rest =
    ground?.pose && base
      ? { zone: ground.zone, pose: { ...ground.pose, position: plus(ground.pose.position, [scene.apart, 0, 0]) } }
      : scene.roomBefore(from);
  const top = (base ? stackOf(table, base) : piecesIn(table, from)).at(-1);
  const kind = top && table.components[top]?.kind;
  const pose: Pose = ground?.pose || !kind ? first.pose : lying(first.pose, ways.kindOf(kind));
  const others = Object.values(table.placements).flatMap((placement) =>
    placement.zone === first.zone && placement.pose ? [placement.pose] : [],
  );
  for (let i = 0; i < MOST_PLACES; i++) {
    const at: Pose = {
      ...pose,
      position: plus(pose.position, [(i % IN_A_ROW) * scene.apart, 0, Math.floor(i / IN_A_ROW) * scene.apart]),
    };
    const isFree = others.every(
      ({ position: [x, , z] }) =>
        Math.abs(x - at.position[0]) > scene.apart / 2 || Math.abs(z - at.position[2]) > scene.apart / 2,
    );
    if (isFree) return { zone: first.zone, pose: at };
  }
  return { zone: first.zone, pose };
}
