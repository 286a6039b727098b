import type { ZoneId } from '../core/ids';
import { HOME, inverse, jitter, pitch, times, within, yaw } from './space';
import type { Placement, Pose, Quat, Rest, TableModel, Zone } from './types';
import { baseOf, openTable, TABLE } from './types';

/** All zones of a table by id. */
export type Layout = Readonly<Record<ZoneId, Zone>>;

const HALF_TURN = yaw(Math.PI);
const LYING = pitch(-Math.PI / 2);
const LYING_FACE_DOWN = pitch(Math.PI / 2);

/** A zone of a layout; asking for one that isn't there is a bug of ours and throws. */
export function zoneOf(layout: Layout, id: ZoneId): Zone {
  const zone = layout[id];
  if (!zone) throw new Error(`the table has no zone ${id}`);
  return zone;
}

/** A slot in the zone's own frame. Standing pieces show their back after half a turn, lying ones when turned over. */
export function slotPose(zone: Zone, slot: number, face: Placement['face']): Pose {
  const standing: Quat = face === 'front' ? HOME.turn : HALF_TURN;
  const { shape } = zone;
  switch (shape.type) {
    case 'free':
      return HOME;
    case 'column':
      return { position: [0, slot * shape.pitch, 0], turn: standing };
    case 'points': {
      const spot = shape.spots[slot];
      if (!spot) throw new Error(`zone ${zone.id} has no slot ${slot}`);
      return { position: spot.position, turn: times(spot.turn, standing) };
    }
    case 'pile': {
      const count = shape.spots.length;
      const [x, y, z] = shape.spots[slot % count] ?? [0, 0, 0];
      const layer = Math.floor(slot / count);
      const sway = 0.012 * Math.min(layer + 1, 3);
      const turn = yaw(jitter(zone.id, slot) * Math.PI);
      const tilt = shape.lying ? (face === 'front' ? LYING : LYING_FACE_DOWN) : HOME.turn;
      return {
        position: [
          x + jitter(zone.id, slot + 101) * sway,
          y + layer * shape.step,
          z + jitter(zone.id, slot + 202) * sway,
        ],
        turn: times(turn, tilt),
      };
    }
  }
}

/** Where a zone stands in the world, following the piece it is anchored to. */
export function zonePose(layout: Layout, table: TableModel, id: ZoneId): Pose {
  const base = baseOf(id);
  if (base !== null) {
    const lowest = table.placements[base];
    return lowest ? zonePose(layout, table, lowest.zone) : HOME;
  }
  const zone = zoneOf(layout, id);
  if (!zone.anchor) return zone.pose;
  const carrier = table.placements[zone.anchor];
  return within(carrier ? placementPose(layout, table, carrier) : HOME, zone.pose);
}

/** Where a placement is in the world. */
export function placementPose(layout: Layout, table: TableModel, { zone, slot, face, pose }: Placement): Pose {
  return within(zonePose(layout, table, zone), pose ?? slotPose(zoneOf(layout, zone), slot, face));
}

/**
 * A pose of the world as a rest on the open table: before the player whose part of the table reaches there, else in the
 * middle. The other way is `placementPose`.
 */
export function restOn(layout: Layout, world: Pose): Rest {
  for (const zone of Object.values(layout)) {
    if (zone.shape.type !== 'free' || zone.id === TABLE || openTable(zone.id) === null) continue;
    const pose = within(inverse(zone.pose), world);
    const { centre, half } = zone.reach;
    const inside = [0, 2].every((axis) => {
      const i = axis as 0 | 2;
      return Math.abs(pose.position[i] - centre[i]) <= half[i];
    });
    if (inside) return { zone: zone.id, pose };
  }
  return { zone: TABLE, pose: within(inverse(zoneOf(layout, TABLE).pose), world) };
}
