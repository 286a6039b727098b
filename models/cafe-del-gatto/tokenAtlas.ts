import { type AtlasUv, dimPrint, type Grid, gridRegion, inRegion, type Region, type UvRect, uvOf } from '../art/atlas';
import { makeRandom } from '../art/noise';
import { makeSheet, paintMarks } from '../art/paint';
import { DRINK_UNITS, paintDrinkGround, paintDrinkValue } from './faces/drinkTileFace';
import { type DrinkId, isDrinkId } from './faces/palette';
import { bagEmblem, drinkTileBack, startTileBack, startTileFront } from './faces/tokenFaces';

/** One texture for the small card pieces: drink tiles, start tile, the patch on the bag, and the cut edge of board. */

/** What is printed on drink tiles, as in the box: for each drink the values of its tiles. */
export type DrinkPrints = Readonly<Record<string, { readonly tiles: readonly number[] }>>;

export const TOKEN_ATLAS = { width: 1280, height: 1280 } as const;
export const TOKEN_BLEED = 6;

/** As large as six columns and five rows allow. */
const FACE_SCALE = Math.min(198 / DRINK_UNITS.width, 175 / DRINK_UNITS.height);
const FACE_WIDTH = Math.floor(DRINK_UNITS.width * FACE_SCALE);
const FACE_HEIGHT = Math.floor(DRINK_UNITS.height * FACE_SCALE);
const ROUND = 320;
const ROUNDS_Y = TOKEN_ATLAS.height - ROUND - 2 * TOKEN_BLEED;
const GRID: Grid = { x: 6, y: 6, columns: 6, width: FACE_WIDTH, height: FACE_HEIGHT, gap: 2 * TOKEN_BLEED };

const round = (index: number): Region => ({
  x: TOKEN_BLEED + index * (ROUND + 2 * TOKEN_BLEED),
  y: ROUNDS_Y,
  width: ROUND,
  height: ROUND,
});
/** The pieces that are there whatever the box holds. The back of the drink tiles takes the grid's first cell. */
export const TOKEN_REGION = {
  drinkBack: gridRegion(GRID, 0),
  startFront: round(0),
  startBack: round(1),
  bagEmblem: round(2),
  /** Cut board, right of the round pieces. */
  edge: { x: 3 * (ROUND + 2 * TOKEN_BLEED) + 12, y: ROUNDS_Y, width: 240, height: 40 },
} as const satisfies Readonly<Record<string, Region>>;

export const tokenUv = (region: Region): UvRect => uvOf(region, TOKEN_ATLAS);

/** A print per drink and value, named `espresso:4`, in the order of the data. Throws when the sheet cannot hold them. */
export function drinkTileRegions(data: DrinkPrints): ReadonlyMap<string, Region> {
  const names = drinkPrintsOf(data).map(({ drink, value }) => `${drink}:${value}`);
  const regions = new Map(names.map((name, i) => [name, gridRegion(GRID, i + 1)]));
  const rows = Math.ceil((names.length + 1) / GRID.columns);
  if (GRID.y + rows * (FACE_HEIGHT + GRID.gap) > ROUNDS_Y) throw new Error(`${names.length} drink tiles do not fit`);
  return regions;
}

/** The prints of a drink tile by its look, e.g. `espresso:4`. */
export function drinkTilePrints(data: DrinkPrints): (look: string) => AtlasUv {
  const regions = drinkTileRegions(data);
  return (look) => {
    const region = regions.get(look);
    if (!region) throw new Error(`no drink tile is printed ${look}`);
    return { front: tokenUv(region), back: tokenUv(TOKEN_REGION.drinkBack) };
  };
}

/** The whole texture, sRGB, to be used with mipmaps. The typefaces must have been loaded. */
export function drawTokenAtlas(data: DrinkPrints): HTMLCanvasElement {
  const { canvas, paper } = makeSheet(TOKEN_ATLAS.width, TOKEN_ATLAS.height);
  const regions = drinkTileRegions(data);
  const card = { units: DRINK_UNITS.width, bleed: TOKEN_BLEED };
  const disc = { units: 400, bleed: TOKEN_BLEED };
  const grounds = new Map<DrinkId, HTMLCanvasElement>();
  for (const { drink, value } of drinkPrintsOf(data)) {
    const region = regions.get(`${drink}:${value}`);
    if (!region) continue;
    const ground = grounds.get(drink) ?? drawDrinkGround(drink);
    grounds.set(drink, ground);
    paper.drawImage(ground, region.x - TOKEN_BLEED, region.y - TOKEN_BLEED);
    inRegion(paper, region, card, () => paintDrinkValue(paper, drink, value));
  }
  inRegion(paper, TOKEN_REGION.drinkBack, card, (bleed) => paintMarks(paper, drinkTileBack(bleed)));
  inRegion(paper, TOKEN_REGION.startFront, disc, (bleed) => paintMarks(paper, startTileFront(bleed)));
  inRegion(paper, TOKEN_REGION.startBack, disc, (bleed) => paintMarks(paper, startTileBack(bleed)));
  inRegion(paper, TOKEN_REGION.bagEmblem, disc, (bleed) => paintMarks(paper, bagEmblem(bleed)));
  dimPrint(paper);
  drawBoardEdge(paper);
  return canvas;
}

/** What the tiles of a drink share, with its bleed: drawn once, copied for each value. */
function drawDrinkGround(drink: DrinkId): HTMLCanvasElement {
  const { canvas, paper } = makeSheet(FACE_WIDTH + 2 * TOKEN_BLEED, FACE_HEIGHT + 2 * TOKEN_BLEED);
  const region = { x: TOKEN_BLEED, y: TOKEN_BLEED, width: FACE_WIDTH, height: FACE_HEIGHT };
  inRegion(paper, region, { units: DRINK_UNITS.width, bleed: TOKEN_BLEED }, (bleed) =>
    paintDrinkGround(paper, drink, bleed),
  );
  return canvas;
}

function drinkPrintsOf(data: DrinkPrints): { readonly drink: DrinkId; readonly value: number }[] {
  return Object.entries(data).flatMap(([drink, { tiles }]) => {
    if (!isDrinkId(drink)) throw new Error(`no cup is drawn for the drink ${drink}`);
    return [...new Set(tiles)].map((value) => ({ drink, value }));
  });
}

/** Layers of grey-brown pulp with fibres along them. */
function drawBoardEdge(paper: CanvasRenderingContext2D): void {
  const region = TOKEN_REGION.edge;
  const random = makeRandom(12);
  inRegion(paper, region, { units: region.width, bleed: TOKEN_BLEED }, (bleed) => {
    paper.fillStyle = '#A58A68';
    paper.fillRect(-bleed, -bleed, region.width + 2 * bleed, region.height + 2 * bleed);
    for (let i = 0; i < 420; i++) {
      paper.globalAlpha = 0.1 + random() * 0.28;
      paper.fillStyle = random() < 0.5 ? '#46321F' : '#D8C09C';
      const [x, y] = [random() * region.width, random() * (region.height + 2 * bleed) - bleed];
      paper.fillRect(x - 10, y, 4 + random() * 22, 0.8 + random());
    }
  });
}
