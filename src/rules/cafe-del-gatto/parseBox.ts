import type { Problem } from '../../core/problem';
import { inside } from '../../core/problem';
import { fields, integer, list, oneOf, reading, stop } from '../../core/read';
import type { Result } from '../../core/result';
import { byDrink } from './setup';
import { FACES } from './tiles';
import type { Drink, DrinkCard, GattoBox, TileFace } from './types';
import { DRINKS, SIDES } from './types';
import type { GattoProblem } from './problems';

/** Where an entry of a box comes from: the rulebook, our design, or what an owner of the game has read off a piece. */
const SOURCES = ['given', 'reconstructed', 'owner'] as const;

/** Counts that the rulebook gives and no box may change. */
const GIVEN = { tiles: 36, coins: 45, sugar: 12, drinkTiles: 45 } as const;
/** Seats that the drink tiles suffice for: the lowest of each drink is there once for each. */
const SEATS = 5;
const HIGHEST = 99;

const wrong = (part: string, why: GattoProblem, params: Problem['params'] = {}): never => stop(part, why, params);

/**
 * Reads `scenes/cafe-del-gatto/box.json` or an owner's file of the same form (`cafe-box/1`) and holds it against what
 * the rulebook gives: the counts, and the cappuccino of its examples.
 */
export const parseBox = (raw: unknown): Result<GattoBox, Problem> => reading(() => readBox(raw));

function readBox(raw: unknown): GattoBox {
  const box = fields(raw, '', ['format', 'game', 'supply', 'tiles', 'drinks']);
  oneOf(box.format, 'format', ['cafe-box/1']);
  oneOf(box.game, 'game', ['cafe-del-gatto']);
  readSupply(box.supply);
  return { tiles: readTiles(box.tiles), coins: GIVEN.coins, sugar: GIVEN.sugar, drinks: readDrinks(box.drinks) };
}

/** An entry: what it says, and its source. */
function entry<N extends string>(raw: unknown, part: string, names: readonly N[]): Readonly<Record<N, unknown>> {
  const found = fields(raw, part, [...names, 'source']);
  oneOf(found.source, inside(part, 'source'), SOURCES);
  return found;
}

function readSupply(raw: unknown): void {
  const supply = fields(raw, 'supply', ['tiles', 'coins', 'sugar', 'drinkTiles']);
  for (const what of ['tiles', 'coins', 'sugar', 'drinkTiles'] as const) {
    const part = inside('supply', what);
    integer(entry(supply[what], part, ['count']).count, inside(part, 'count'), GIVEN[what], GIVEN[what]);
  }
}

function readTiles(raw: unknown): Readonly<Record<TileFace, number>> {
  const counts = Object.fromEntries(FACES.map((face) => [face, 0])) as Record<TileFace, number>;
  list(raw, 'tiles', 0, GIVEN.tiles).forEach((each, i) => {
    const part = inside('tiles', i);
    const tile = entry(each, part, ['face', 'count']);
    counts[oneOf(tile.face, inside(part, 'face'), FACES)] += integer(tile.count, inside(part, 'count'), 0, GIVEN.tiles);
  });
  const got = FACES.reduce((sum, face) => sum + counts[face], 0);
  if (got !== GIVEN.tiles) wrong('tiles', 'cafe-del-gatto.box-tiles', { count: GIVEN.tiles, got });
  return counts;
}

function readDrinks(raw: unknown): Readonly<Record<Drink, DrinkCard>> {
  const cards = new Map<Drink, DrinkCard>();
  list(raw, 'drinks', DRINKS.length, DRINKS.length).forEach((each, i) => {
    const part = inside('drinks', i);
    const found = fields(each, part, ['drink', 'squares', 'coins', 'tiles']);
    const drink = oneOf(found.drink, inside(part, 'drink'), DRINKS);
    if (cards.has(drink)) wrong(inside(part, 'drink'), 'cafe-del-gatto.box-drink-twice', { drink });
    const squares = readSquares(found.squares, inside(part, 'squares'));
    const coins = readCoins(found.coins, inside(part, 'coins'), Math.min(3, squares.length));
    const card = { squares, coins, tiles: readDrinkTiles(found.tiles, inside(part, 'tiles')) };
    if (drink === 'cappuccino' && !isExampleCappuccino(card)) wrong(part, 'cafe-del-gatto.box-cappuccino');
    cards.set(drink, card);
  });
  const drinks = byDrink((drink) => cards.get(drink) as DrinkCard);
  const got = DRINKS.reduce((sum, drink) => sum + drinks[drink].tiles.length - 1 + SEATS, 0);
  if (got !== GIVEN.drinkTiles) wrong('drinks', 'cafe-del-gatto.box-drink-tiles', { count: GIVEN.drinkTiles, got });
  return drinks;
}

function readSquares(raw: unknown, part: string): DrinkCard['squares'] {
  const inner = inside(part, 'bottomUp');
  const found = list(entry(raw, part, ['bottomUp']).bottomUp, inner, 1, 4);
  return found.map((side, i) => oneOf(side, inside(inner, i), SIDES));
}

/** Coins for 1, 2, … kinds, in this order, as many as the cup allows. */
function readCoins(raw: unknown, part: string, kinds: number): readonly number[] {
  return list(raw, part, kinds, kinds).map((each, i) => {
    const inner = inside(part, i);
    const found = entry(each, inner, ['kinds', 'coins']);
    integer(found.kinds, inside(inner, 'kinds'), i + 1, i + 1);
    return integer(found.coins, inside(inner, 'coins'), 0, HIGHEST);
  });
}

/** The different values, lowest first. */
function readDrinkTiles(raw: unknown, part: string): readonly number[] {
  const values = list(raw, part, 1, GIVEN.drinkTiles).map((each, i) => {
    const inner = inside(part, i);
    return integer(entry(each, inner, ['value']).value, inside(inner, 'value'), 1, HIGHEST);
  });
  values.forEach((value, i) => {
    if (i > 0 && value <= (values[i - 1] ?? 0)) wrong(inside(part, i), 'cafe-del-gatto.box-ascending', { value });
  });
  return values;
}

/** The cappuccino of the rulebook's examples: two coffee, one milk; 3 lowest, a 6, 8 highest; 3 coins for two kinds. */
function isExampleCappuccino({ squares, coins, tiles }: DrinkCard): boolean {
  const coffees = squares.filter((side) => side === 'coffee').length;
  return (
    squares.length === 3 && coffees === 2 && coins[1] === 3 && tiles[0] === 3 && tiles.includes(6) && tiles.at(-1) === 8
  );
}
