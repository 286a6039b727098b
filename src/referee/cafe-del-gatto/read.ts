import type { ComponentId, Seat } from '../../core/ids';
import type { Json } from '../../core/json';
import { err, ok } from '../../core/result';
import type { Result } from '../../core/result';
import { cafeDelGatto } from '../../rules/cafe-del-gatto';
import { nextSeat } from '../../rules/cafe-del-gatto/ending';
import { DRINKS, SIDES } from '../../rules/cafe-del-gatto/types';
import type { GattoView } from '../../rules/cafe-del-gatto/types';
import { problemPhrase } from '../../rules/phrases';
import { piecesIn } from '../../table/diff';
import type { TableModel } from '../../table/types';
import type { TableProblem } from '../contract';
import { MOST_COINS_SHOWN } from './project';
import { impossible } from './readProblems';
import { ofKind, ownersOn } from './readTable';
import type { OwnerOf } from './readTable';
import { KINDS, ZONES } from './zones';

/**
 * The table as a position. What it decides:
 * coins and sugar cubes that lie before a player, in whatever order, are theirs (in a cup of theirs too), all others are
 * the reserve's; which side of a tile shows follows from where it lies, so a turned one is turned back; whose turn it is
 * and what has been done in it stays, as long as the table allows it, else the turn is begun anew.
 */
export function read(view: GattoView, table: TableModel): Result<Json, readonly TableProblem[]> {
  const ownerOf = ownersOn(view, table);
  const problems = impossible(view, table, ownerOf);
  if (problems.length > 0) return err(problems);
  const looks = (zone: ReturnType<typeof ZONES.cup>): string[] =>
    piecesIn(table, zone).map((id) => table.components[id]?.look ?? '');
  const tiles = {
    machine: Object.fromEntries(SIDES.map((side) => [side, looks(ZONES.chute(side))])),
    bag: looks(ZONES.bag),
    discard: looks(ZONES.discard),
  };
  const rest = {
    startTile: ofKind(table, KINDS.startTile).flatMap((id) => ownerOf(id) ?? [])[0] ?? view.startTile,
    ...tiles,
    players: view.players.map((_, seat) => readPlayer(view, table, seat, ownerOf)),
    menu: Object.fromEntries(DRINKS.map((drink) => [drink, valuesIn(table, drink)])),
  };
  return withTurn(view, rest);
}

const valueOf = (table: TableModel, id: ComponentId): number => Number(table.components[id]?.look.split(':')[1]);

const valuesIn = (table: TableModel, drink: (typeof DRINKS)[number]): number[] =>
  piecesIn(table, ZONES.menu(drink))
    .map((id) => valueOf(table, id))
    .sort((a, b) => a - b);

function readPlayer(view: GattoView, table: TableModel, seat: Seat, ownerOf: OwnerOf): Json {
  const near = (kind: typeof KINDS.coin): number => ofKind(table, kind).filter((id) => ownerOf(id) === seat).length;
  const had = view.players[seat]?.coins ?? 0;
  const cups: Record<string, Json> = {};
  const served: Record<string, Json> = {};
  for (const drink of DRINKS) {
    const filled = piecesIn(table, ZONES.cup(seat, drink)).map((id) => table.components[id]?.look ?? '');
    if (filled.length > 0) cups[drink] = filled;
    const [tile] = piecesIn(table, ZONES.cupDrink(seat, drink));
    if (tile) served[drink] = valueOf(table, tile);
  }
  // Coins that are too many to be laid out are still there.
  const coins = near(KINDS.coin) + Math.max(0, had - MOST_COINS_SHOWN);
  return { coins, sugar: near(KINDS.sugar), cups, served };
}

/** What the rules say about a turn that the table no longer allows. */
const TURN_PARTS = ['phase', 'branch', 'waiting'];

/** The position with the turn as it was; where the table contradicts that, the turn begins anew. */
function withTurn(view: GattoView, rest: Readonly<Record<string, Json>>): Result<Json, readonly TableProblem[]> {
  const { phase, turn, branch, waiting } = view;
  const round: Json = phase === 'intermediate' ? { branch, waiting } : {};
  const config = { box: view.box, players: view.players.length, seed: 0, options: {} };
  const asItWas = { phase, ...round, turn, ...rest };
  const first = cafeDelGatto.parsePosition(asItWas, config);
  if (first.ok) return ok(asItWas);
  const about = first.error.part.split('.')[0] ?? '';
  const anew = { phase: 'turn', turn: phase === 'intermediate' ? nextSeat(view, turn) : turn, ...rest };
  const turnGone = TURN_PARTS.includes(about) || phase === 'intermediate';
  const second = turnGone ? cafeDelGatto.parsePosition(anew, config) : first;
  return second.ok ? ok(anew) : err([{ phrase: problemPhrase(second.error), pieces: [] }]);
}
