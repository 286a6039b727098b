import type { ComponentId, Seat } from '../../core/ids';
import { tally } from '../../core/lists';
import type { Phrase } from '../../core/phrase';
import { FACES } from '../../rules/cafe-del-gatto';
import { DRINKS, ROWS, SIDES } from '../../rules/cafe-del-gatto/types';
import type { Drink, GattoView } from '../../rules/cafe-del-gatto/types';
import { piecesIn } from '../../table/diff';
import type { TableModel } from '../../table/types';
import type { TableProblem } from '../contract';
import { groundOf, ofKind } from './readTable';
import type { OwnerOf } from './readTable';
import { KINDS, PIECES, ZONES } from './zones';

/** All that makes a table no position of the game, each named with its pieces. */

/** The sentences there are, under `read.cafe-del-gatto.` */
export const READ_PROBLEMS = [
  'chute-few',
  'chute-many',
  'cup-many',
  'cup-gap',
  'cup-served',
  'cup-drinks',
  'cup-other',
  'cup-gone',
  'cup-aside',
  'tile-gone',
  'tiles',
  'drink-gone',
  'menu-other',
  'start-gone',
  'no-tiles',
] as const;

const wrong = (
  what: (typeof READ_PROBLEMS)[number],
  pieces: readonly ComponentId[],
  params: NonNullable<Phrase['params']> = {},
): TableProblem => ({ phrase: { key: `read.cafe-del-gatto.${what}`, params }, pieces });

export function impossible(view: GattoView, table: TableModel, ownerOf: OwnerOf): readonly TableProblem[] {
  const seats = view.players.map((_, seat) => seat);
  return [
    ...SIDES.flatMap((side) => chute(table, side)),
    ...seats.flatMap((seat) => DRINKS.flatMap((drink) => cup(view, table, seat, drink, ownerOf))),
    ...tilesGone(view, table),
    ...tooManyTiles(view, table),
    ...drinkTiles(view, table),
    ...startTile(table, ownerOf),
    ...runDry(view, table),
  ];
}

function chute(table: TableModel, side: (typeof SIDES)[number]): TableProblem[] {
  const tiles = piecesIn(table, ZONES.chute(side));
  if (tiles.length === ROWS) return [];
  const few = tiles.length < ROWS;
  const count = Math.abs(ROWS - tiles.length);
  return [wrong(few ? 'chute-few' : 'chute-many', tiles, { side, got: tiles.length, rows: ROWS, count })];
}

/** One cup: where it stands, and what is in it. */
function cup(view: GattoView, table: TableModel, seat: Seat, drink: Drink, ownerOf: OwnerOf): TableProblem[] {
  const id = PIECES.cup(seat, drink);
  const params = { who: seat, cup: drink };
  const found: TableProblem[] = [];
  const squares = view.box.drinks[drink].squares.length;
  const tiles = piecesIn(table, ZONES.cup(seat, drink));
  const drinks = piecesIn(table, ZONES.cupDrink(seat, drink));
  if (tiles.length > squares) {
    found.push(wrong('cup-many', tiles, { ...params, got: tiles.length, squares, count: tiles.length - squares }));
  } else if (tiles.some((tile, i) => table.placements[tile]?.slot !== i)) found.push(wrong('cup-gap', tiles, params));
  if (drinks.length > 0 && tiles.length > 0) found.push(wrong('cup-served', [...tiles, ...drinks], params));
  if (drinks.length > 1) found.push(wrong('cup-drinks', drinks, { ...params, got: drinks.length }));
  const others = drinks.filter((tile) => drinkOf(table, tile) !== drink);
  for (const tile of others) found.push(wrong('cup-other', [tile], { ...params, ...drinkParams(table, tile) }));
  const zone = groundOf(table, id);
  if (zone === ZONES.served(seat) && drinks.length === 0) found.push(wrong('cup-aside', [id], params));
  else if (zone !== ZONES.serve && ownerOf(id) !== seat) found.push(wrong('cup-gone', [id], params));
  return found;
}

const drinkOf = (table: TableModel, id: ComponentId): string => table.components[id]?.look.split(':')[0] ?? '';
const drinkParams = (table: TableModel, id: ComponentId) => {
  const [drink = '', tile = ''] = table.components[id]?.look.split(':') ?? [];
  return { drink, tile: Number(tile) };
};

/** Tiles that lie where no tile belongs. */
function tilesGone(view: GattoView, table: TableModel): TableProblem[] {
  const places = new Set<string>([
    ...SIDES.map(ZONES.chute),
    ZONES.discard,
    ZONES.bag,
    ...view.players.flatMap((_, seat) => DRINKS.map((drink) => ZONES.cup(seat, drink))),
  ]);
  return ofKind(table, KINDS.tile)
    .filter((id) => !places.has(table.placements[id]?.zone ?? ''))
    .map((id) => wrong('tile-gone', [id], { face: table.components[id]?.look ?? '' }));
}

function tooManyTiles(view: GattoView, table: TableModel): TableProblem[] {
  const tiles = ofKind(table, KINDS.tile);
  const counts = tally(tiles.map((id) => table.components[id]?.look ?? ''));
  return FACES.filter((face) => (counts.get(face) ?? 0) > view.box.tiles[face]).map((face) => {
    const pieces = tiles.filter((id) => table.components[id]?.look === face);
    return wrong('tiles', pieces, { face, got: pieces.length, most: view.box.tiles[face] });
  });
}

function drinkTiles(view: GattoView, table: TableModel): TableProblem[] {
  const cups = new Set<string>(view.players.flatMap((_, seat) => DRINKS.map((drink) => ZONES.cupDrink(seat, drink))));
  const menus = new Set<string>(DRINKS.map(ZONES.menu));
  return ofKind(table, KINDS.drinkTile).flatMap((id) => {
    const zone = table.placements[id]?.zone ?? '';
    if (cups.has(zone) || zone === ZONES.menu(drinkOf(table, id) as Drink)) return [];
    return [wrong(menus.has(zone) ? 'menu-other' : 'drink-gone', [id], drinkParams(table, id))];
  });
}

function startTile(table: TableModel, ownerOf: OwnerOf): TableProblem[] {
  return ofKind(table, KINDS.startTile)
    .filter((id) => ownerOf(id) === null)
    .map((id) => wrong('start-gone', [id]));
}

/** With no tile to draw, only an intermediate round or the end is possible (DG-50). */
function runDry(view: GattoView, table: TableModel): TableProblem[] {
  if (view.phase === 'intermediate' || view.phase === 'over') return [];
  const tiles = [ZONES.bag, ZONES.discard].flatMap((zone) => piecesIn(table, zone));
  return tiles.length > 0 ? [] : [wrong('no-tiles', [])];
}
