import { FINEST, PARTS, carrierOf, placeShot, shotsFor } from '../../scenes/cafe-del-gatto/shots';
import type { ComponentId, Seat, ZoneId } from '../core/ids';
import type { GameId } from '../rules/contract';
import type { Shot } from '../stage/camera/framing';
import type { PartOf } from '../stage/camera/steps';
import type { Vec3 } from '../table/types';

/** From where one looks at a game's table. */
export interface Shots {
  /** By id; there are `overview`, `seat` and one for every part. */
  readonly shotsFor: (seats: number) => Readonly<Record<string, Shot>>;
  /** The place of a seat, for the viewer whose own is near. */
  readonly placeShot: (seats: number, viewer: Seat, seat: Seat) => Shot;
  /** In the order of the bar; the last one shows all. */
  readonly parts: readonly PartOf<string>[];
  /** The piece that a zone of a seat moves with. */
  readonly carrierOf: (seat: Seat, zone: ZoneId) => ComponentId | null;
  /** The smallest thing that a finger must hit: its place and size, units. */
  readonly finest: { readonly at: Vec3; readonly size: number };
}

export const SHOTS: Readonly<Record<GameId, Shots>> = {
  'cafe-del-gatto': { shotsFor, placeShot, parts: PARTS, carrierOf, finest: FINEST },
};
