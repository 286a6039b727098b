import { readFileSync } from 'node:fs';
import { PerspectiveCamera, Vector3 } from 'three';
import { CUP_SQUARES } from '../../../models/cafe-del-gatto/kinds';
import { menuSpots } from '../../../models/cafe-del-gatto/menuBoardSpots';
import { shotsFor } from '../../../scenes/cafe-del-gatto/shots';
import { layTable } from '../../../scenes/cafe-del-gatto/table';
import { zoneId } from '../../../src/core/ids';
import { PIECES, ZONES } from '../../../src/referee/cafe-del-gatto/zones';
import { DRINKS } from '../../../src/rules/cafe-del-gatto/types';
import type { Drink, Side } from '../../../src/rules/cafe-del-gatto/types';
import { framed } from '../../../src/stage/camera/framing';
import { slotPose, zoneOf, zonePose } from '../../../src/table/poses';
import { plus, rotate, within } from '../../../src/table/space';
import type { Placement, TableModel, Vec3 } from '../../../src/table/types';

/** Where things are on the screen, as an eye finds them: the scene's own data, seen through its own camera. */

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

/** A thing or a place on the table, by its zone. */
export interface Place {
  readonly zone: string;
  /** The piece lying in this slot; left out, the middle of the whole zone. */
  readonly slot?: number;
  /** Above the middle, world units (1 = 10 cm). */
  readonly up?: number;
}

/** From where the table is seen. */
export interface Look {
  readonly size: { readonly width: number; readonly height: number };
  readonly seats: number;
  /** Whose place is near. */
  readonly viewer: number;
  readonly view: 'overview' | 'seat' | 'machine' | 'cups' | 'coins' | 'menu';
  /** Cups that don't stand in the first row of their player's place: `0:espresso` → `served`, or `serve` before the menu board. */
  readonly moved?: Readonly<Record<string, 'served' | 'serve'>>;
}

const BOX = JSON.parse(readFileSync(new URL('../../../scenes/cafe-del-gatto/box.json', import.meta.url), 'utf8'));
const MENU_STACK = 5;

/** A tile of the machine; rows are counted from the bottom, 1 to 5. */
export const tile = (side: Side, row: number): Place => ({ zone: ZONES.chute(side), slot: row - 1 });
/** A cup of a seat: what is let go there falls into it. */
export const cup = (seat: number, drink: Drink): Place => ({ zone: ZONES.cup(seat, drink) });
/** A tile in a cup; squares are counted from the bottom, from 1. */
export const square = (seat: number, drink: Drink, n: number): Place => ({ zone: ZONES.cup(seat, drink), slot: n - 1 });
/** The drink tile of this value on the menu board. */
export function drinkTile(drink: Drink, value: number): Place {
  const tiles: { value: number }[] = BOX.drinks.find((card: { drink: string }) => card.drink === drink).tiles;
  return { zone: ZONES.menu(drink), slot: tiles.findIndex((each) => each.value === value) * MENU_STACK };
}
/** Before the menu board, where full cups are served. */
export const menu: Place = { zone: ZONES.serve };
export const discardPile: Place = { zone: ZONES.discard, slot: 0 };
export const coinReserve: Place = { zone: ZONES.coinReserve, slot: 0 };
export const coinsOf = (seat: number): Place => ({ zone: ZONES.coins(seat) });
export const sugarOf = (seat: number): Place => ({ zone: ZONES.sugar(seat), slot: 0 });
export const bag: Place = { zone: ZONES.bag };

function tableOf({ seats, viewer, moved = {} }: Look) {
  const cups = DRINKS.map((drink) => ({ drink, squares: CUP_SQUARES[drink] as number }));
  const layout = layTable({ seats, viewer, cups, menu: menuSpots() });
  const placements: Record<string, Placement> = {};
  for (let seat = 0; seat < seats; seat++) {
    DRINKS.forEach((drink, slot) => {
      const to = moved[`${seat}:${drink}`];
      const zone = to === 'serve' ? ZONES.serve : to === 'served' ? ZONES.served(seat) : ZONES.place(seat);
      placements[PIECES.cup(seat, drink)] = { zone, slot: to === 'serve' ? 0 : slot, face: 'front' };
    });
  }
  return { layout, table: { components: {}, placements } as TableModel };
}

/** The middle of a thing or place, in the world. */
function middle(look: Look, { zone, slot, up = 0 }: Place): Vec3 {
  const { layout, table } = tableOf(look);
  const id = zoneId(zone);
  const pose = zonePose(layout, table, id);
  const { reach } = zoneOf(layout, id);
  const own = slot === undefined ? reach.centre : slotPose(zoneOf(layout, id), slot, 'front').position;
  return within(pose, { position: plus(own, rotate(pose.turn, [0, up, 0])), turn: [0, 0, 0, 1] }).position;
}

function camera({ view, seats, size }: Look): PerspectiveCamera {
  const { from, at, fov } = framed(shotsFor(seats)[view], size);
  const eye = new PerspectiveCamera(fov, size.width / size.height, 0.3, 90);
  eye.position.set(...from);
  eye.lookAt(...at);
  eye.updateMatrixWorld();
  return eye;
}

function project({ size }: Look, eye: PerspectiveCamera, point: Vec3): Point {
  const { x, y } = new Vector3(...point).project(eye);
  return { x: ((x + 1) / 2) * size.width, y: ((1 - y) / 2) * size.height };
}

/** Where a thing or place is on the screen, CSS pixels. */
export const where = (look: Look, place: Place): Point => project(look, camera(look), middle(look, place));

/** The part of the screen around some things, with a margin (CSS pixels), kept within the window. */
export function around(look: Look, places: readonly Place[], margin: number): Area {
  const points = places.map((place) => where(look, place));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const x = Math.max(0, Math.floor(Math.min(...xs) - margin));
  const y = Math.max(0, Math.floor(Math.min(...ys) - margin));
  const right = Math.min(look.size.width, Math.ceil(Math.max(...xs) + margin));
  const bottom = Math.min(look.size.height, Math.ceil(Math.max(...ys) + margin));
  return { x, y, width: right - x, height: bottom - y };
}
