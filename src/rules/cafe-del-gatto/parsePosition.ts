import type { Seat } from '../../core/ids';
import { tally } from '../../core/lists';
import type { Problem } from '../../core/problem';
import { inside } from '../../core/problem';
import { fields, integer, list, reading, stop } from '../../core/read';
import type { Result } from '../../core/result';
import type { Rng } from '../../core/rng';
import { makeRng, shuffle } from '../../core/rng';
import type { Config } from '../contract';
import { readFaces, readMenu, readPlayers } from './parsePlayers';
import type { Players } from './parsePlayers';
import { checkPhase, readRound } from './parseRound';
import type { GattoProblem } from './problems';
import { byDrink, startingSeat } from './setup';
import type { GattoBox, GattoState, Player, Side, Tile, TileFace } from './types';
import { DRINKS, ROWS, SIDES } from './types';
import { restOfBox } from './view';

const MOST_TILES = 36;

const wrong = (part: string, why: GattoProblem, params: Problem['params'] = {}): never => stop(part, why, params);

/** Reads a position, filling in what it leaves out as the rules file says. */
export const parsePosition = (raw: unknown, config: Config<GattoBox>): Result<GattoState, Problem> =>
  reading(() => readPosition(raw, config));

const PARTS = [
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
] as const;

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
