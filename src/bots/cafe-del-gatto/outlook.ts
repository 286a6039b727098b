import type { Seat } from '../../core/ids';
import {
  coinsForKinds,
  emptySquares,
  hasFinished,
  isServed,
  kindsIn,
  playerAt,
  rewardFor,
  sumOf,
} from '../../rules/cafe-del-gatto';
import type { Drink, GattoView } from '../../rules/cafe-del-gatto/types';
import { DRINKS } from '../../rules/cafe-del-gatto/types';

/**
 * What a position promises a seat, in points: what is scored, what its cups will probably bring before the game ends,
 * and what its coins are good for. Only + − × ÷, so that every machine finds the same.
 */

/** What the player sees that matters here; a possible world has it as well as a view. */
export type Seen = Pick<GattoView, 'box' | 'players' | 'menu'>;

/** What an ordinary purchase is like, from games of two to four players: value, coins, turns beside the purchase. */
const TILE_VALUE = 3;
const TILE_PRICE = 2;
/** Turns for serving a cup; often two are served in one turn. */
const SERVING = 0.8;
/** Coins that a turn brings when they run out (DG-30). */
const COINS_A_TURN = 2;
/** Points of a coin that is left over when all cups are paid for: it decides ties, no more. */
const SPARE_COIN = 0.05;
/** Points of a sugar cube: half a point at the end, or one more on a cup. */
const CUBE = 0.6;
/** Points that a turn is worth by itself: whoever is ready earlier is surprised by less. */
const TURN = 0.12;
/** How much of the best opponent's outlook counts against one's own. */
const RIVALRY = 0.35;

interface Prospect {
  /** Turns from now until the cup is served. */
  readonly turns: number;
  /** Drink tile that it will take. */
  readonly points: number;
}

interface Outlook {
  readonly scored: number;
  readonly prospects: readonly Prospect[];
  /** Turns until everything is served. */
  readonly turns: number;
  readonly coins: number;
}

/** The drink tile that a cup of this value takes, and a little of the next one above, which sugar or luck may reach. */
function drinkTile(menu: readonly number[], value: number): number {
  let best = 0;
  let above = 0;
  for (const tile of menu) {
    if (tile <= value) best = tile;
    else if (above === 0) above = tile;
  }
  return above > 0 && above - value < 1 ? best + (above - best) * (1 - (above - value)) : best;
}

/** What a cup will bring in the end: its points, the coins for kinds and for the difference (DG-21, DG-22). */
function promise(view: Seen, seat: Seat, cup: Drink): { points: number; coins: number; missing: number } {
  const tiles = playerAt(view, seat).cups[cup];
  const missing = emptySquares(view, seat, cup);
  const value = sumOf(tiles) + missing * TILE_VALUE;
  const points = drinkTile(view.menu[cup], value);
  if (missing === 0) {
    const { kindCoins, difference } = rewardFor(view, seat, cup, points, 0);
    return { points, coins: kindCoins + Math.max(0, difference), missing };
  }
  // Someone who looks at the preparations gets about every second tile as wanted.
  const kinds = Math.max(1, kindsIn(tiles));
  const most = Math.min(3, kinds + missing);
  const likely = Math.min(most, kinds + (tiles.length === 0 ? missing - 1 : missing) * 0.4);
  const low = Math.floor(likely);
  const share = likely - low;
  const coins =
    coinsForKinds(view, cup, low) * (1 - share) + (share > 0 ? coinsForKinds(view, cup, low + 1) * share : 0);
  return { points, coins: coins + Math.max(0, value - points) * 0.7, missing };
}

/** What a seat will do if nothing comes between: the cups nearest to full first. */
function outlookOf(view: Seen, seat: Seat): Outlook {
  const player = playerAt(view, seat);
  const open = DRINKS.filter((cup) => !isServed(player, cup))
    .map((cup) => promise(view, seat, cup))
    .sort((a, b) => a.missing - b.missing || b.points - a.points);
  let { coins } = player;
  let turns = 0;
  const prospects: Prospect[] = [];
  for (const cup of open) {
    coins -= cup.missing * TILE_PRICE;
    if (coins < 0) {
      turns += -coins / COINS_A_TURN;
      coins = 0;
    }
    turns += cup.missing + SERVING;
    coins += cup.coins;
    prospects.push({ turns, points: cup.points });
  }
  const served = DRINKS.reduce((sum, cup) => sum + (player.served[cup] ?? 0), 0);
  return { scored: served + player.sugar * CUBE, prospects, turns, coins };
}

/** Points that will be there when the game ends after so many turns: what would come later is the less likely. */
function worth({ scored, prospects, turns, coins }: Outlook, end: number): number {
  let points = scored + coins * SPARE_COIN - turns * TURN;
  for (const prospect of prospects) {
    const likely = 0.7 + (end - prospect.turns) / 5;
    points += prospect.points * Math.min(1, Math.max(0, likely));
  }
  return points;
}

/** How good a position is for a seat, in points; the game may still be going on, or over. */
export function evaluate(view: Seen, seat: Seat): number {
  const outlooks = view.players.map((_, each) => outlookOf(view, each));
  // Once somebody has finished, the round is played to its end and no more (DG-60).
  const end = view.players.some(hasFinished) ? 0 : Math.min(...outlooks.map(({ turns }) => turns));
  const worths = outlooks.map((outlook) => worth(outlook, end));
  const others = worths.filter((_, each) => each !== seat);
  return (worths[seat] ?? 0) - RIVALRY * Math.max(...others);
}
