import type { Seat } from '../../core/ids';
import { drawInt, makeRng, shuffle } from '../../core/rng';
import type { Rng } from '../../core/rng';
import type { Config } from '../contract';
import { allTiles, copies } from './tiles';
import type { Drink, GattoBox, GattoState, Player, Side, Tile, TileFace } from './types';
import { DRINKS, ROWS } from './types';

/** Coins a player begins with (DG-3). */
const FIRST_COINS = 5;
/** What the starting player pays back (DG-3). */
const START_FEE = 1;

/** A record with an entry for each drink. */
export const byDrink = <T>(entry: (drink: Drink) => T): Readonly<Record<Drink, T>> =>
  Object.fromEntries(DRINKS.map((drink) => [drink, entry(drink)])) as Record<Drink, T>;

/** The starting seat: the given one, else drawn. The draw is made either way, so that the deal is the same. */
export function startingSeat(config: Config<GattoBox>, rng: Rng): { seat: Seat; rng: Rng } {
  const draw = drawInt(rng, config.players);
  return { seat: config.start ?? draw.value, rng: draw.rng };
}

export const firstCoins = (seat: Seat, startTile: Seat): number => FIRST_COINS - (seat === startTile ? START_FEE : 0);

const newPlayer = (coins: number): Player => ({ coins, sugar: 0, cups: byDrink(() => []), served: {} });

/** The whole menu: per drink the lowest tile once per player, each other tile once (DG-2). */
export const fullMenu = (box: GattoBox, players: number): Readonly<Record<Drink, readonly number[]>> =>
  byDrink((drink) => {
    const [lowest, ...others] = box.drinks[drink].tiles;
    return lowest === undefined ? [] : [...copies(lowest, players), ...others];
  });

/** The table before the first turn (DG-1 to DG-3). */
export function setup(config: Config<GattoBox>): GattoState {
  const { box, players } = config;
  const start = startingSeat(config, makeRng(config.seed));
  const { value: bag, rng } = shuffle(start.rng, allTiles(box));
  const column = (side: Side, faces: readonly TileFace[]): readonly Tile[] =>
    faces.map((face, i) => ({ id: side === 'milk' ? i : ROWS + i, face }));
  return {
    box,
    phase: 'turn',
    turn: start.seat,
    startTile: start.seat,
    machine: { milk: column('milk', bag.slice(0, ROWS)), coffee: column('coffee', bag.slice(ROWS, 2 * ROWS)) },
    bag: bag.slice(2 * ROWS),
    drawn: 2 * ROWS,
    discard: [],
    players: Array.from({ length: players }, (_, seat) => newPlayer(firstCoins(seat, start.seat))),
    menu: fullMenu(box, players),
    sugarReserve: box.sugar,
    branch: null,
    waiting: [],
    rng,
  };
}
