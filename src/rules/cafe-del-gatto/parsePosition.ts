import type { Seat } from '../../core/ids';
import { tally, without } from '../../core/lists';
import type { Problem } from '../../core/problem';
import { inside } from '../../core/problem';
import { fields, integer, list, oneOf, reading, stop } from '../../core/read';
import type { Result } from '../../core/result';
import type { Rng } from '../../core/rng';
import { makeRng, shuffle } from '../../core/rng';
import type { Config } from '../contract';
import { checkPhase, readRound } from './parseRound';
import type { GattoProblem } from './problems';
import { byDrink, firstCoins, fullMenu, startingSeat } from './setup';
import { FACES } from './tiles';
import type { Drink, GattoBox, GattoState, Player, Side, Tile, TileFace } from './types';
import { DRINKS, ROWS, SIDES } from './types';
import { restOfBox } from './view';

/** Coins never run out (DG-4); a position may hold this many a player. */
const MOST_COINS = 1_000_000;
const MOST_TILES = 36;

type Players = readonly {
  readonly coins: number;
  readonly sugar: number;
  readonly cups: Readonly<Record<Drink, readonly TileFace[]>>;
  readonly served: Readonly<Partial<Record<Drink, number>>>;
}[];
type Menu = GattoState['menu'];

const wrong = (part: string, why: GattoProblem, params: Problem['params'] = {}): never => stop(part, why, params);

/** Reads a position, filling in what it leaves out as the rules file says. */
export const parsePosition = (raw: unknown, config: Config<GattoBox>): Result<GattoState, Problem> =>
  reading(() => readPosition(raw, config));

const PARTS = [
  ...([
    'phase',
    'branch',
    'waiting',
    'turn',
    'startTile',
    'machine',
    'bag',
    'discard',
    'players',
    'menu',
    'rng',
  ] as const),
];

function readPosition(raw: unknown, config: Config<GattoBox>): GattoState {
  const { box } = config;
  const found = fields(raw, '', [], PARTS);
  const begin = readRng(found.rng) ?? makeRng(config.seed);
  const seats = readSeats(found, config, begin);
  const players = readPlayers(found.players, config, seats.startTile);
  const menu = readMenu(found.menu, players, config);
  const given = readMachine(found.machine);
  const discard = found.discard === undefined ? [] : readFaces(found.discard, 'discard', 0, MOST_TILES);
  const bag = found.bag === undefined ? null : readFaces(found.bag, 'bag', 0, MOST_TILES);

  const inCups = players.flatMap(({ cups }) => DRINKS.flatMap((drink) => cups[drink]));
  const shown = [...SIDES.flatMap((side) => given[side] ?? []), ...discard, ...inCups, ...(bag ?? [])];
  checkTiles(shown, box);
  const dealt = deal(given, bag, restOfBox(box, shown), begin);

  const state: GattoState = {
    box,
    ...seats,
    ...withIds(dealt.machine, players, discard),
    ...readRound(found, config.players),
    menu,
    bag: dealt.bag,
    sugarReserve: box.sugar - players.reduce((sum, { sugar }) => sum + sugar, 0),
    rng: dealt.rng,
  };
  checkPhase(state);
  return state;
}

function readRng(raw: unknown): Rng | null {
  if (raw === undefined) return null;
  const [a, b, c, d] = list(raw, 'rng', 4, 4).map((word, i) => integer(word, inside('rng', i), 0, 0xffffffff));
  return [a, b, c, d] as Rng;
}

/** `startTile` left out is `start`, else `turn`; `turn` left out is the start tile's seat. */
function readSeats(
  found: { readonly turn?: unknown; readonly startTile?: unknown },
  config: Config<GattoBox>,
  rng: Rng,
): { turn: Seat; startTile: Seat } {
  const seat = (raw: unknown, part: string) => (raw === undefined ? null : integer(raw, part, 0, config.players - 1));
  const turn = seat(found.turn, 'turn');
  const startTile = seat(found.startTile, 'startTile') ?? config.start ?? turn ?? startingSeat(config, rng).seat;
  return { turn: turn ?? startTile, startTile };
}

function readFaces(raw: unknown, part: string, least: number, most: number): readonly TileFace[] {
  return list(raw, part, least, most).map((face, i) => oneOf(face, inside(part, i), FACES));
}

/** Columns that are given; each is full, row 1 first. */
function readMachine(raw: unknown): Partial<Record<Side, readonly TileFace[]>> {
  const found = raw === undefined ? {} : fields(raw, 'machine', [], SIDES);
  return Object.fromEntries(
    SIDES.filter((side) => found[side] !== undefined).map((side) => [
      side,
      readFaces(found[side], inside('machine', side), ROWS, ROWS),
    ]),
  );
}

function readPlayers(raw: unknown, { box, players }: Config<GattoBox>, startTile: Seat): Players {
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
function readMenu(raw: unknown, players: Players, config: Config<GattoBox>): Menu {
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

function checkTiles(shown: readonly TileFace[], box: GattoBox): void {
  for (const [face, got] of tally(shown)) {
    if (got > box.tiles[face]) wrong('', 'cafe-del-gatto.tiles', { face, got, most: box.tiles[face] });
  }
}

/** Fills columns that are left out, and a bag that is left out, from the rest of the box, shuffled. */
function deal(
  given: Partial<Record<Side, readonly TileFace[]>>,
  bag: readonly TileFace[] | null,
  rest: readonly TileFace[],
  begin: Rng,
): { machine: Record<Side, readonly TileFace[]>; bag: readonly TileFace[]; rng: Rng } {
  if (given.milk && given.coffee && bag)
    return { machine: { milk: given.milk, coffee: given.coffee }, bag, rng: begin };
  const { value: hidden, rng } = shuffle(begin, rest);
  let used = 0;
  const column = (side: Side): readonly TileFace[] => {
    const known = given[side];
    if (known) return known;
    const drawn = hidden.slice(used, used + ROWS);
    used += ROWS;
    if (drawn.length < ROWS) wrong(inside('machine', side), 'cafe-del-gatto.column', { got: drawn.length });
    return drawn;
  };
  const machine = { milk: column('milk'), coffee: column('coffee') };
  return { machine, bag: bag ?? hidden.slice(used), rng };
}

/** Tiles that an eye can follow get their ids: machine, cups, discard pile. */
function withIds(
  machine: Record<Side, readonly TileFace[]>,
  players: Players,
  discard: readonly TileFace[],
): Pick<GattoState, 'machine' | 'players' | 'discard' | 'drawn'> {
  let drawn = 0;
  const tiles = (faces: readonly TileFace[]): readonly Tile[] => faces.map((face) => ({ id: drawn++, face }));
  const columns = { milk: tiles(machine.milk), coffee: tiles(machine.coffee) };
  const seated = players.map((player): Player => ({ ...player, cups: byDrink((drink) => tiles(player.cups[drink])) }));
  const pile = tiles(discard);
  return { machine: columns, players: seated, discard: pile, drawn };
}
