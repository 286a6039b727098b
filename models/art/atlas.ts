/** One texture that holds many faces. Regions are pixels from the upper left; uv has its origin at the lower left. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface SheetSize {
  readonly width: number;
  readonly height: number;
}
/** Lower left corner and extent, 0 to 1, for a texture with three's default `flipY`. */
export type UvRect = readonly [u: number, v: number, width: number, height: number];
/** The two prints of a flat piece: front on its +z, back on its −z, each upright when looked at. */
export interface AtlasUv {
  readonly front: UvRect;
  readonly back: UvRect;
}

export interface Grid {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  /** Between two cells; each face bleeds half of it outward, so that mip levels mix like with like. */
  readonly gap: number;
}

/** The cell `index` of a grid, counted along rows. */
export function gridRegion(grid: Grid, index: number): Region {
  const column = index % grid.columns;
  const row = Math.floor(index / grid.columns);
  return {
    x: grid.x + column * (grid.width + grid.gap),
    y: grid.y + row * (grid.height + grid.gap),
    width: grid.width,
    height: grid.height,
  };
}

export const uvOf = (region: Region, sheet: SheetSize): UvRect => [
  region.x / sheet.width,
  1 - (region.y + region.height) / sheet.height,
  region.width / sheet.width,
  region.height / sheet.height,
];

/**
 * Tone mapping burns saturated print in the sun, so everything printed goes on the table a little darker and less
 * saturated than it is meant to look. Lay it over a finished sheet.
 */
export function dimPrint(paper: CanvasRenderingContext2D): void {
  paper.save();
  paper.globalCompositeOperation = 'multiply';
  paper.fillStyle = '#E6E6EA';
  paper.fillRect(0, 0, paper.canvas.width, paper.canvas.height);
  paper.restore();
}

/**
 * Clips to the region and its bleed and makes its own units current: `units` across its width, origin upper left.
 * `draw` should paint beyond its area by `bleed` units.
 */
export function inRegion(
  paper: CanvasRenderingContext2D,
  region: Region,
  { units, bleed }: { readonly units: number; readonly bleed: number },
  draw: (bleedUnits: number) => void,
): void {
  const scale = region.width / units;
  paper.save();
  paper.beginPath();
  paper.rect(region.x - bleed, region.y - bleed, region.width + 2 * bleed, region.height + 2 * bleed);
  paper.clip();
  paper.translate(region.x, region.y);
  paper.scale(scale, scale);
  draw(bleed / scale);
  paper.restore();
}
