import type { ComponentId, KindId, Seat, ZoneId } from '../core/ids';

/** The table as data: pieces placed in zones. It knows no rules. */

/** Which side of a piece shows. For a coffee/milk tile: `front` = milk (white), `back` = coffee (brown). */
export type Face = 'front' | 'back';

export interface Component {
  readonly id: ComponentId;
  readonly kind: KindId;
  /** Which print it carries (`H3`, `espresso:4`); empty when all of a kind look the same. */
  readonly look: string;
  /** True when pieces of this kind and look are interchangeable (coins, sugar): see `reconcile`. */
  readonly alike: boolean;
}

/** Where a piece rests. Lower slots first; a stack's slot 0 lies at the bottom. */
export interface Placement {
  readonly zone: ZoneId;
  readonly slot: number;
  readonly face: Face;
}

export interface TableModel {
  readonly components: Readonly<Record<ComponentId, Component>>;
  readonly placements: Readonly<Record<ComponentId, Placement>>;
}

export type Vec3 = readonly [x: number, y: number, z: number];
/** x, y, z, w. */
export type Quat = readonly [x: number, y: number, z: number, w: number];
/** Where a piece's centre is and how it is turned. World units: 1 = 10 cm, y up, the near player at +z. */
export interface Pose {
  readonly position: Vec3;
  readonly turn: Quat;
}

/**
 * How the slots of a zone lie, in the zone's own frame (before its pose or its anchor's).
 * `column`: one upon the other along y, held upright (chute, cup); `open` is the height of its
 * open top above slot 0 ·
 * `pile`: stacks at the given spots, filled one layer after the other · `points`: the listed places.
 */
export type ZoneShape =
  | { readonly type: 'column'; readonly slots: number; readonly pitch: number; readonly open: number }
  | { readonly type: 'pile'; readonly spots: readonly Vec3[]; readonly step: number; readonly lying: boolean }
  | { readonly type: 'points'; readonly spots: readonly Pose[] };

export interface Zone {
  readonly id: ZoneId;
  readonly shape: ZoneShape;
  readonly pose: Pose;
  /** When set, `pose` is relative to this piece: what lies in the zone moves with it. */
  readonly anchor?: ComponentId;
  readonly accepts: readonly KindId[];
  /** Whose place it belongs to. */
  readonly seat?: Seat;
  /** Half extents (units) of the box that a pointer over the zone hits, around its middle. */
  readonly reach: { readonly centre: Vec3; readonly half: Vec3 };
}

/** A piece let go: where it came from and over which zone. */
export interface Drop {
  readonly component: ComponentId;
  readonly kind: KindId;
  readonly look: string;
  readonly from: ZoneId;
  readonly to: ZoneId;
}
