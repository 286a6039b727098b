/**
 * The room around the table, unrolled into one painted strip: four walls with round corners, floor below and ceiling
 * above. Shared by the script that paints the strip and the mesh that shows it.
 *
 * Strip coordinates: x along the wall, 0 straight ahead of seat 1 (−z), growing to the right; s = height above the floor
 * line, negative on the floor (distance from the wall inward), beyond `wall` on the ceiling. One strip unit is `unit`
 * world units (1 = 10 cm). The floor lies higher than a real one, so that the seat view, which looks down, sees a café.
 */
export const DOME = {
  unit: 0.8,
  /** World units. */
  half: 16,
  corner: 5,
  floorY: -4.4,
  /** Strip units. */
  wall: 10.6,
  floor: 8.6,
  ceiling: 4.1,
} as const;

const FLAT = (2 * (DOME.half - DOME.corner)) / DOME.unit;
const BEND = ((Math.PI / 2) * DOME.corner) / DOME.unit;

export const STRIP = {
  length: 4 * (FLAT + BEND),
  bottom: -DOME.floor,
  top: DOME.wall + DOME.ceiling,
} as const;

/** Where the wall is at a place of the strip: world x and z. */
export function wallAt(x: number): readonly [x: number, z: number] {
  const side = FLAT + BEND;
  const turns = Math.round(x / side);
  // On each side: the flat middle, then half a corner at either end.
  const along = x - turns * side;
  const flat = Math.min(FLAT / 2, Math.max(-FLAT / 2, along));
  const bend = ((along - flat) * DOME.unit) / DOME.corner;
  const right = flat * DOME.unit + DOME.corner * Math.sin(bend);
  const ahead = DOME.half - DOME.corner * (1 - Math.cos(bend));
  const quarter = ((turns % 4) + 4) % 4;
  if (quarter === 0) return [right, -ahead];
  if (quarter === 1) return [ahead, right];
  return quarter === 2 ? [-right, ahead] : [-ahead, -right];
}

/** The ring of chairs and small tables between wall and table: nearer, so that it moves against the wall. World units. */
export const NEAR_RING = { radius: 12.4, floorY: -4.4, bottom: -0.35, top: 3.45 } as const;
