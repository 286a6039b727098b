import type { ComponentId, ZoneId } from '../../core/ids';
import type { AnyReferee, AnyView } from '../../referee/registry';
import { moved, piecesIn } from '../../table/diff';
import type { TableOp } from '../../table/free/ops';
import { isLoose, onGround, stackOf } from '../../table/free/stacks';
import { thickness } from '../../table/free/ways';
import type { Ways } from '../../table/free/ways';
import { inverse, plus, within } from '../../table/space';
import { baseOf, openTable, stackOn } from '../../table/types';
import type { Component, Placement, Pose, Rest, TableModel } from '../../table/types';
import type { Hover } from '../types';

type Put = Extract<TableOp, { type: 'put' }>['pieces'];

/** A hand over a table without rules: what it holds, and what letting go would do. */
export class FreeHand {
  #holding: readonly ComponentId[] = [];

  constructor(
    readonly referee: AnyReferee,
    readonly view: AnyView,
    readonly ways: Ways,
    /** How far apart pieces without a place of their own are laid, units. */
    readonly apart: number,
  ) {}

  get holding(): readonly ComponentId[] {
    return this.#holding;
  }

  /** Takes a piece (of a stack or of alike pieces the uppermost), with `whole` all of its heap, or all chosen with it. */
  lift(table: TableModel, id: ComponentId, whole: boolean, chosen: readonly ComponentId[]): ComponentId | null {
    const placement = table.placements[id];
    if (!placement) return null;
    const pile = pileOf(table, id, this.ways);
    if (chosen.includes(id) && chosen.length > 1) this.#holding = [id, ...chosen.filter((other) => other !== id)];
    else if (whole) this.#holding = pile;
    else this.#holding = [isLoose(table, id) || table.components[id]?.alike ? (pile.at(-1) ?? id) : id];
    return this.#holding[0] ?? null;
  }
  hold(id: ComponentId): void {
    this.#holding = [id];
  }
  letGo(): void {
    this.#holding = [];
  }

  /** Where everything held would come to lie; empty when it would stay where it is. */
  puts(table: TableModel, zone: ZoneId | null, open: Rest | undefined): Put {
    const into = zone !== null && openTable(zone) === null ? this.#into(table, zone) : [];
    const placed = new Set(into.map(({ component }) => component));
    const left = this.#holding.filter((id) => !placed.has(id));
    return open && left.length > 0 ? [...into, ...this.#onto(table, left, open)] : into;
  }

  /** Into a zone of the game or upon a loose piece, one after the other, as long as they find room. */
  #into(table: TableModel, zone: ZoneId): Put {
    const base = baseOf(zone);
    if (base !== null) return this.#upon(table, base);
    const puts: { component: ComponentId; to: Placement }[] = [];
    let next = table;
    for (const id of this.#holding) {
      const component = table.components[id] as Component;
      const to = this.referee.snap(this.view, next, component, zone);
      if (!to) continue;
      puts.push({ component: id, to });
      next = moved(next, id, to);
    }
    return puts;
  }

  #upon(table: TableModel, lower: ComponentId): Put {
    const base = stackOf(table, lower)[0];
    const ground = base && table.placements[base];
    if (!base || !ground?.pose || !onGround(table, base) || this.#holding.includes(base)) return [];
    const kind = table.components[base]?.kind;
    const { pose } = ground;
    return this.#holding
      .filter((id) => table.components[id]?.kind === kind && kind && thickness(this.ways.kindOf(kind)) !== null)
      .map((id, slot) => ({ component: id, to: { zone: stackOn(base), slot, face: faceOf(table, id), pose } }));
  }

  /** On the open table: loose pieces as they lay to each other, those out of one heap as a stack, others side by side. */
  #onto(table: TableModel, ids: readonly ComponentId[], { zone, pose }: Rest): Put {
    const [first] = ids as [ComponentId];
    const stacked = this.#isPile(table, ids);
    const from = table.placements[first]?.pose;
    let beside = 0;
    return ids.map((id, i) => {
      const face = faceOf(table, id);
      if (i === 0) return { component: id, to: { zone, slot: 0, face, pose } };
      if (stacked) return { component: id, to: { zone: stackOn(first), slot: i - 1, face, pose } };
      const was = isLoose(table, id) && from ? table.placements[id]?.pose : undefined;
      const at: Pose =
        was && from
          ? within(pose, within(inverse(from), was))
          : { ...pose, position: plus(pose.position, [++beside * this.apart, 0, 0]) };
      return { component: id, to: { zone, slot: 0, face, pose: at } };
    });
  }

  /** Whether pieces lay upon each other and can do so again. */
  #isPile(table: TableModel, ids: readonly ComponentId[]): boolean {
    const [first] = ids as [ComponentId];
    const pile = pileOf(table, first, this.ways);
    const kind = table.components[first]?.kind;
    return (
      ids.length > 1 &&
      kind !== undefined &&
      thickness(this.ways.kindOf(kind)) !== null &&
      ids.every((id) => pile.includes(id))
    );
  }
}

const faceOf = (table: TableModel, id: ComponentId): Placement['face'] => (table.placements[id] as Placement).face;

/** The stack that a loose piece is part of, or the pieces of its kind in its heap; lowest first. */
export function pileOf(table: TableModel, id: ComponentId, ways: Ways): readonly ComponentId[] {
  const placement = table.placements[id];
  const component = table.components[id];
  if (!placement || !component) return [];
  if (isLoose(table, id)) return stackOf(table, id);
  const heap = ways.heapOf(placement.zone);
  if (heap === 1) return [id];
  const isMine = (other: ComponentId): boolean => {
    const there = table.placements[other] as Placement;
    const near =
      heap === Number.POSITIVE_INFINITY || Math.floor(there.slot / heap) === Math.floor(placement.slot / heap);
    const thin = thickness(ways.kindOf(component.kind)) !== null && !component.alike;
    return (
      near &&
      table.components[other]?.kind === component.kind &&
      (thin || table.components[other]?.look === component.look)
    );
  };
  return piecesIn(table, placement.zone).filter(isMine);
}

/** Where what is held would come to rest. */
export function freeHover(table: TableModel, hand: FreeHand, zone: ZoneId | null, open: Rest | undefined): Hover {
  const [held] = hand.holding;
  const [first] = held ? hand.puts(table, zone, open) : [];
  return first ? { kind: 'free', to: first.to } : { kind: 'none' };
}
