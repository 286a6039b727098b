/**
 * One square texture for all boards of a game. Where each print lies follows from its size alone, so that geometry made
 * in Node and print drawn in a browser agree.
 */

/** What a print covers: centimetres in its panel's own plane, y up. A back is measured as seen from behind. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface RegionSpec {
  readonly id: string;
  readonly frame: Frame;
  /** Pixels per centimetre. */
  readonly scale: number;
  /** One colour without a drawing: a panel of any size takes a piece of it. */
  readonly plain?: boolean;
}

export interface Region extends RegionSpec {
  /** Upper left corner, pixels. */
  readonly left: number;
  readonly top: number;
  /** Side of the texture, pixels. */
  readonly sheet: number;
}

export type Atlas = ReadonlyMap<string, Region>;

/** Between two prints; each bleeds half of it outward, so that mip levels mix like with like. */
export const GAP = 8;
const COLUMN = 4;

/**
 * Places the prints on a square sheet, tall ones first, each where the skyline is lowest.
 * @throws when they don't fit: our own layout is wrong.
 */
export function packAtlas(specs: readonly RegionSpec[], sheet: number): Atlas {
  const skyline = new Int32Array(sheet / COLUMN);
  const placed = new Map<string, Region>();
  const pixels = (spec: RegionSpec, key: 'width' | 'height'): number => Math.ceil(spec.frame[key] * spec.scale);
  const order = specs
    .map((spec, i) => ({ spec, i, height: pixels(spec, 'height') }))
    .sort((a, b) => b.height - a.height || a.i - b.i);
  for (const { spec, height } of order) {
    const columns = Math.ceil((pixels(spec, 'width') + GAP) / COLUMN);
    const { column, floor } = lowest(skyline, columns);
    if (floor + height + GAP > sheet) throw new Error(`the print atlas is full at ${spec.id}`);
    skyline.fill(floor + height + GAP, column, column + columns);
    if (placed.has(spec.id)) throw new Error(`two prints are called ${spec.id}`);
    placed.set(spec.id, { ...spec, left: column * COLUMN + GAP / 2, top: floor + GAP / 2, sheet });
  }
  return placed;
}

function lowest(skyline: Int32Array, columns: number): { column: number; floor: number } {
  let best = { column: 0, floor: Number.POSITIVE_INFINITY };
  for (let column = 0; column + columns <= skyline.length; column++) {
    const floor = skyline.subarray(column, column + columns).reduce((most, height) => Math.max(most, height), 0);
    if (floor < best.floor) best = { column, floor };
  }
  return best;
}

/** @throws when there is no such print. */
export function regionOf(atlas: Atlas, id: string): Region {
  const region = atlas.get(id);
  if (!region) throw new Error(`no print ${id}`);
  return region;
}

/** Texture coordinates (origin lower left, as three's default `flipY` wants them) of a point of the panel. */
export function uvAt(region: Region, x: number, y: number): [u: number, v: number] {
  const { frame, scale, left, top, sheet } = region;
  const [px, py] = region.plain
    ? [wander(x, frame.width) * scale, wander(y, frame.height) * scale]
    : [(x - frame.x) * scale, (frame.y + frame.height - y) * scale];
  return [(left + px) / sheet, 1 - (top + py) / sheet];
}

/** A plain print is stretched over the largest board, about 27 cm. */
const wander = (at: number, size: number): number => size * Math.min(0.95, Math.max(0.05, 0.5 + at / 60));
