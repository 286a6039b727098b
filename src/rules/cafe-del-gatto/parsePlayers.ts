import type { Seat } from '../../core/ids';
import { tally, without } from '../../core/lists';
import type { Problem } from '../../core/problem';
import { inside } from '../../core/problem';
import { fields, integer, list, oneOf, stop } from '../../core/read';
import type { Config } from '../contract';
import type { GattoProblem } from './problems';
import { byDrink, firstCoins, fullMenu } from './setup';
import { FACES } from './tiles';
import type { Drink, GattoBox, GattoState, TileFace } from './types';
import { DRINKS } from './types';

/** The players and the menu of a position. */

/** Coins never run out (DG-4); a position may hold this many a player. */
const MOST_COINS = 1_000_000;

/** Players as a position has them: tiles are faces, without ids. */
export type Players = readonly {
  readonly coins: number;
  readonly sugar: number;
  readonly cups: Readonly<Record<Drink, readonly TileFace[]>>;
  readonly served: Readonly<Partial<Record<Drink, number>>>;
}[];
const wrong = (part: string, why: GattoProblem, params: Problem['params'] = {}): never => stop(part, why, params);

/** Tiles of a list, between `least` and `most` of them. */
export function readFaces(raw: unknown, part: string, least: number, most: number): readonly TileFace[] {
  return list(raw, part, least, most).map((face, i) => oneOf(face, inside(part, i), FACES));
}

export function readPlayers(raw: unknown, { box, players }: Config<GattoBox>, startTile: Seat): Players {
  const found =
    raw === undefined ? Array.from({ length: players }, () => ({})) : list(raw, 'players', players, players);
  const read = found.map((each, seat) => {
    const part = inside('players', seat);
    const { coins, sugar, cups, served } = fields(each, part, [], ['coins', 'sugar', 'cups', 'served']);
    return {
      coins: coins === undefined ? firstCoins(seat, startTile) : integer(coins, inside(part, 'coins'), 0, MOST_COINS),
      sugar: sugar === undefined ? 0 : integer(sugar, inside(part, 'sugar'), 0, box.sugar),
      ...readCups(cups, served, part, box),
    };
  });
  const sugar = read.reduce((sum, player) => sum + player.sugar, 0);
  if (sugar > box.sugar) wrong('players', 'cafe-del-gatto.sugar', { got: sugar, most: box.sugar });
  return read;
}

function readCups(
  rawCups: unknown,
  rawServed: unknown,
  part: string,
  box: GattoBox,
): Pick<Players[number], 'cups' | 'served'> {
  const cupsPart = inside(part, 'cups');
  const servedPart = inside(part, 'served');
  const given = rawCups === undefined ? {} : fields(rawCups, cupsPart, [], DRINKS);
  const done = rawServed === undefined ? {} : fields(rawServed, servedPart, [], DRINKS);
  const cups = byDrink((drink) => {
    if (given[drink] === undefined) return [];
    return readFaces(given[drink], inside(cupsPart, drink), 0, box.drinks[drink].squares.length);
  });
  const served: Partial<Record<Drink, number>> = {};
  for (const drink of DRINKS) {
    if (done[drink] === undefined) continue;
    served[drink] = readTileValue(done[drink], inside(servedPart, drink), drink, box);
    if (cups[drink].length > 0) wrong(inside(cupsPart, drink), 'cafe-del-gatto.served-cup', { drink });
  }
  return { cups, served };
}

function readTileValue(raw: unknown, part: string, drink: Drink, box: GattoBox): number {
  const value = integer(raw, part, 0, 999);
  const { tiles } = box.drinks[drink];
  if (!tiles.includes(value))
    wrong(part, 'cafe-del-gatto.no-such-tile', { drink, tile: value, tiles: tiles.join(', ') });
  return value;
}

/** The menu: what is given of each drink, else the whole of it, less what is served (DG-2). */
export function readMenu(raw: unknown, players: Players, config: Config<GattoBox>): GattoState['menu'] {
  const found = raw === undefined ? {} : fields(raw, 'menu', [], DRINKS);
  const whole = fullMenu(config.box, config.players);
  return byDrink((drink) => {
    const left = players.reduce((tiles, { served }, seat) => {
      const tile = served[drink];
      if (tile === undefined) return tiles;
      const at = tiles.indexOf(tile);
      if (at < 0)
        wrong(inside(inside(inside('players', seat), 'served'), drink), 'cafe-del-gatto.tile-taken', { drink, tile });
      return without(tiles, at);
    }, whole[drink]);
    return found[drink] === undefined ? left : readMenuOf(found[drink], drink, left, config.box);
  });
}

function readMenuOf(raw: unknown, drink: Drink, left: readonly number[], box: GattoBox): readonly number[] {
  const part = inside('menu', drink);
  const tiles = list(raw, part, 0, left.length).map((tile, i) => readTileValue(tile, inside(part, i), drink, box));
  const there = tally(left);
  for (const [tile, got] of tally(tiles)) {
    const most = there.get(tile) ?? 0;
    if (got > most) wrong(part, 'cafe-del-gatto.menu-tile', { drink, tile, got, most });
  }
  return [...tiles].sort((a, b) => a - b);
}
