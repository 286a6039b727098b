import { zoneId } from '../core/ids';
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
  /**
   * Exactly how it rests, in the zone's own frame, instead of the slot's pose: only for what lies free, on the open
   * table or upon such a piece. What lies upon another has the frame of the zone that the lowest of them lies in.
   */
  readonly pose?: Pose;
}

/**
 * The open table between the players: its frame is the room, for what stands there stays when the table turns to
 * another viewer. What lies free before a player turns with that player's place and is in `tableOf(seat)`.
 */
export const TABLE = zoneId('table');
/** The open table before a player; its frame is the player's place. */
export const tableOf = (seat: Seat): ZoneId => zoneId(`table:${seat}`);
/** What lies upon a loose piece: slot 0 directly upon it, and so on upward. */
export const stackOn = (base: ComponentId): ZoneId => zoneId(`on:${base}`);

/** Which seat's part of the open table a zone is, or `middle`; null for any other zone. */
export function openTable(zone: ZoneId): Seat | 'middle' | null {
  if (zone === TABLE) return 'middle';
  const seat = /^table:(\d+)$/.exec(zone)?.[1];
  return seat === undefined ? null : Number(seat);
}
/** The piece at the bottom of a stack's zone; null for any other zone. */
export const baseOf = (zone: ZoneId): ComponentId | null =>
  zone.startsWith('on:') ? (zone.slice(3) as ComponentId) : null;

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
 * `pile`: stacks at the given spots, filled one layer after the other · `points`: the listed places ·
 * `free`: no slots, what lies there has its own pose.
 */
export type ZoneShape =
  | { readonly type: 'column'; readonly slots: number; readonly pitch: number; readonly open: number }
  | { readonly type: 'pile'; readonly spots: readonly Vec3[]; readonly step: number; readonly lying: boolean }
  | { readonly type: 'points'; readonly spots: readonly Pose[] }
  | { readonly type: 'free' };

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

/** Where a piece would come to lie on the open table, or has come to rest there: a zone of it, and the pose in its frame. */
export interface Rest {
  readonly zone: ZoneId;
  readonly pose: Pose;
}
