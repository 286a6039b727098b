import type { GattoMove, GattoView, Side } from '../../rules/cafe-del-gatto/types';
import type { Act, Gesture } from '../contract';
import { faceOn, menuSlot } from './project';
import { KINDS, PIECES, ZONES } from './zones';

type Serving = Extract<GattoMove, { type: 'serve' | 'serve-one' }>;

/** The physical acts that express a move. Ending the turn has none: it is a button. */
export function gestures(view: GattoView, seat: number, move: GattoMove): readonly Gesture[] {
  switch (move.type) {
    case 'buy':
      return [{ acts: [buying(view, seat, move.side, move.row, move.cup)] }];
    case 'take-coins':
      return [{ acts: [0, 1].map((i) => takeCoin(view, seat, i)) }];
    case 'clean':
      return [{ loose: true, acts: cleaning(view, move.side) }];
    case 'serve':
    case 'serve-one':
      return serving(view, seat, move);
    case 'empty-cup':
      return [{ loose: true, acts: emptying(view, seat, move.cup) }];
    case 'end-turn':
      return [];
  }
}

/** A tile out of its chute, onto the lowest empty square of a cup (DG-11). */
function buying(
  view: GattoView,
  seat: number,
  side: Side,
  row: number,
  cup: Extract<GattoMove, { type: 'buy' }>['cup'],
): Act {
  const tile = view.machine[side][row - 1];
  return {
    kind: KINDS.tile,
    ...(tile ? { component: PIECES.tile(tile.id) } : {}),
    from: ZONES.chute(side),
    to: ZONES.cup(seat, cup),
    slot: view.players[seat]?.cups[cup].length ?? 0,
    face: faceOn(side),
  };
}

const takeCoin = (view: GattoView, seat: number, i: number): Act => ({
  kind: KINDS.coin,
  from: ZONES.coinReserve,
  to: ZONES.coins(seat),
  slot: (view.players[seat]?.coins ?? 0) + i,
  face: 'front',
});

/** All tiles of one chute onto the discard pile, in whatever order (DG-40). */
const cleaning = (view: GattoView, side: Side): Act[] =>
  view.machine[side].map((tile, i) => ({
    kind: KINDS.tile,
    component: PIECES.tile(tile.id),
    from: ZONES.chute(side),
    to: ZONES.discard,
    slot: view.discard.length + i,
    face: tile.id % 2 === 0 ? 'front' : 'back',
  }));

const emptying = (view: GattoView, seat: number, cup: Extract<GattoMove, { type: 'empty-cup' }>['cup']): Act[] =>
  (view.players[seat]?.cups[cup] ?? []).map((tile, i) => ({
    kind: KINDS.tile,
    component: PIECES.tile(tile.id),
    from: ZONES.cup(seat, cup),
    to: ZONES.discard,
    slot: view.discard.length + i,
    face: tile.id % 2 === 0 ? 'front' : 'back',
  }));

/** Sugar into the cup first; then the drink tile into the cup, or the cup to the menu and then the tile (DG-22). */
function serving(view: GattoView, seat: number, { cup, tile, sugar }: Serving): Gesture[] {
  const sweeten: Act[] = Array.from({ length: sugar }, (_, slot) => ({
    kind: KINDS.sugar,
    from: ZONES.sugar(seat),
    to: ZONES.cupSugar(seat, cup),
    slot,
    face: 'front',
  }));
  const stack = view.menu[cup].filter((value) => value === tile).length;
  const take: Act = {
    kind: KINDS.drinkTile,
    look: `${cup}:${tile}`,
    from: ZONES.menu(cup),
    to: ZONES.cupDrink(seat, cup),
    slot: 0,
    face: 'front',
  };
  const offer: Act = {
    kind: KINDS.cup(cup),
    component: PIECES.cup(seat, cup),
    from: ZONES.place(seat),
    to: ZONES.serve,
    slot: 0,
    face: 'front',
  };
  if (stack === 0 || menuSlot(view, cup, tile, 0) < 0) return [];
  return [{ acts: [...sweeten, take] }, { acts: [...sweeten, offer, take] }];
}
