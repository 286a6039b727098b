import { DRINKS, SIDES } from '../../rules/cafe-del-gatto/types';
import type { Drink, GattoMove, GattoView, Side } from '../../rules/cafe-del-gatto/types';
import type { Drop } from '../../table/types';
import { KINDS, PIECES, ZONES } from './zones';

/**
 * The move that the last of some drops would be, were it allowed: so that the refusal can name the rule broken.
 * Null when it expresses no move of this game (a coin into the bag).
 */
export function guess(view: GattoView, seat: number, drops: readonly Drop[]): GattoMove | null {
  const drop = drops.at(-1);
  if (!drop) return null;
  switch (drop.kind) {
    case KINDS.tile:
      return guessTile(view, seat, drop);
    case KINDS.coin:
      return drop.from === ZONES.coinReserve && drop.to === ZONES.coins(seat) ? { seat, type: 'take-coins' } : null;
    case KINDS.sugar:
      return guessSugar(view, seat, drops, drop);
    case KINDS.drinkTile:
      return guessDrinkTile(view, seat, drops, drop);
    default:
      return guessCup(view, seat, drops, drop);
  }
}

function guessTile(view: GattoView, seat: number, drop: Drop): GattoMove | null {
  for (const side of SIDES) {
    if (drop.from !== ZONES.chute(side)) continue;
    if (drop.to === ZONES.discard) return { seat, type: 'clean', side };
    const row = rowOf(view, side, drop);
    const cup = DRINKS.find((drink) => ZONES.cup(seat, drink) === drop.to);
    return cup && row ? { seat, type: 'buy', side, row, cup } : null;
  }
  const cup = DRINKS.find((drink) => ZONES.cup(seat, drink) === drop.from);
  return cup && drop.to === ZONES.discard ? { seat, type: 'empty-cup', cup } : null;
}

function rowOf(view: GattoView, side: Side, drop: Drop): number {
  return view.machine[side].findIndex((tile) => PIECES.tile(tile.id) === drop.component) + 1;
}

const sugarIn = (seat: number, cup: Drink, drops: readonly Drop[]): number =>
  drops.filter((drop) => drop.to === ZONES.cupSugar(seat, cup)).length;

/** The lowest drink tile still there: what serving would take if nothing else is said. */
function servingWith(view: GattoView, seat: number, cup: Drink, drops: readonly Drop[]): GattoMove {
  const tile = view.menu[cup][0] ?? view.box.drinks[cup].tiles[0] ?? 1;
  return { seat, type: servingType(view), cup, tile, sugar: sugarIn(seat, cup, drops) };
}

const servingType = (view: GattoView): 'serve' | 'serve-one' => (view.phase === 'intermediate' ? 'serve-one' : 'serve');

function guessSugar(view: GattoView, seat: number, drops: readonly Drop[], drop: Drop): GattoMove | null {
  const cup = DRINKS.find((drink) => ZONES.cupSugar(seat, drink) === drop.to);
  return cup ? servingWith(view, seat, cup, drops) : null;
}

function guessDrinkTile(view: GattoView, seat: number, drops: readonly Drop[], drop: Drop): GattoMove | null {
  const cup = DRINKS.find((drink) => ZONES.cupDrink(seat, drink) === drop.to);
  const [drink, value] = drop.look.split(':');
  if (!cup || drink !== cup) return null;
  return { seat, type: servingType(view), cup, tile: Number(value), sugar: sugarIn(seat, cup, drops) };
}

function guessCup(view: GattoView, seat: number, drops: readonly Drop[], drop: Drop): GattoMove | null {
  const cup = DRINKS.find((drink) => PIECES.cup(seat, drink) === drop.component);
  return cup && drop.to === ZONES.serve ? servingWith(view, seat, cup, drops) : null;
}
