import type { ComponentId, KindId, Seat, ZoneId } from '../../core/ids';
import type { TableWorld } from '../../physics/world';
import { placementPose, zoneOf, zonePose } from '../../table/poses';
import type { Layout } from '../../table/poses';
import { plus, rotate } from '../../table/space';
import { baseOf } from '../../table/types';
import type { Component, Placement, Pose, TableModel, Vec3 } from '../../table/types';
import { Loose } from './loose';

const EMPTY: TableModel = { components: {}, placements: {} };

/** The table as the physics world has it: which piece is to rest where, and how it gets from one rest to the next. */
export class Board {
  layout: Layout;
  /** The arrangement that the pieces rest in, or are on their way to. */
  table: TableModel = EMPTY;
  /** Pieces that are there but not yet to be seen: those still to be put out. */
  readonly hidden = new Set<ComponentId>();
  /** Called when pieces came or went, so that whoever draws them makes room. */
  onPopulation: (() => void) | null = null;
  /** What lies free: upon the open table, or upon such a piece. */
  readonly loose: Loose;

  constructor(
    readonly world: TableWorld,
    readonly lay: (viewer: Seat) => Layout,
    viewer: Seat,
  ) {
    this.layout = lay(viewer);
    this.loose = new Loose(this);
  }

  rest(placement: Placement): Pose {
    return placementPose(this.layout, this.table, placement);
  }

  /** The column a placement belongs to: pieces there stand on each other. */
  column(zone: ZoneId): ZoneId | undefined {
    return baseOf(zone) === null && zoneOf(this.layout, zone).shape.type === 'column' ? zone : undefined;
  }

  /** A point above a zone's open top, or above a rest: where a hand lets go. */
  above(placement: Placement): Vec3 {
    const rest = this.rest(placement).position;
    if (placement.pose) return plus(rest, [0, 0.12, 0]);
    const zone = zoneOf(this.layout, placement.zone);
    const base = zonePose(this.layout, this.table, placement.zone);
    if (zone.shape.type !== 'column') return plus(rest, [0, 0.12, 0]);
    const open = plus(base.position, rotate(base.turn, [0, zone.shape.open + 0.22, 0]));
    return [open[0], Math.max(open[1], rest[1] + 0.3), open[2]];
  }

  /** The way out of a standing zone toward its front. */
  front(zone: ZoneId): Vec3 {
    return rotate(zonePose(this.layout, this.table, zone).turn, [0, 0.02, 0.34]);
  }

  /** Everything exactly where the arrangement says, at once. */
  place(table: TableModel): void {
    this.hidden.clear();
    this.#populate(table);
    this.table = table;
    this.#columns();
    for (const id of this.ids()) this.snap(id);
    this.loose.tidy();
    this.loose.know();
  }

  /** The arrangement changes; pieces stay where they are until somebody moves them. */
  intend(table: TableModel): void {
    this.#populate(table);
    this.table = table;
  }

  /** One piece exactly at its rest. */
  snap(id: ComponentId): void {
    const placement = this.table.placements[id];
    if (!placement) return;
    if (placement.pose) {
      this.loose.lie(id, this.rest(placement));
      return;
    }
    this.world.detach(id);
    this.world.place(id, this.rest(placement), this.column(placement.zone));
  }

  /** Pieces lying in zones that are anchored to a piece. */
  contents(carrier: ComponentId): ComponentId[] {
    return this.contentsIn(this.table, carrier);
  }
  contentsIn(table: TableModel, carrier: ComponentId): ComponentId[] {
    return (Object.entries(table.placements) as [ComponentId, Placement][])
      .filter(([, { zone }]) => baseOf(zone) === null && zoneOf(this.layout, zone).anchor === carrier)
      .map(([id]) => id);
  }

  setViewer(viewer: Seat): void {
    this.layout = this.lay(viewer);
    this.#columns();
  }

  ids(): ComponentId[] {
    return Object.keys(this.table.components) as ComponentId[];
  }
  kind(id: ComponentId): KindId | undefined {
    return this.table.components[id]?.kind;
  }

  add(component: Component, pose: Pose): void {
    if (!this.world.has(component.id)) {
      this.world.add(component.id, component.kind, pose);
      this.onPopulation?.();
    }
  }
  remove(id: ComponentId): void {
    if (this.world.has(id)) {
      this.world.remove(id);
      this.onPopulation?.();
    }
  }

  /** Pieces that came are in the world, those that went are not. */
  #populate(table: TableModel): void {
    for (const id of this.ids()) if (!table.components[id]) this.remove(id);
    for (const component of Object.values(table.components)) {
      const placement = table.placements[component.id];
      if (placement && !this.world.has(component.id)) {
        this.add(component, placementPose(this.layout, table, placement));
      }
    }
  }

  #columns(): void {
    for (const zone of Object.values(this.layout)) {
      if (zone.shape.type !== 'column') continue;
      const { pitch, slots, open } = zone.shape;
      this.world.setColumn({ id: zone.id, base: zonePose(this.layout, this.table, zone.id), pitch, slots, open });
    }
  }
}
