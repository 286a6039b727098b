import type { ComponentId, Seat } from '../../../core/ids';
import type { Phrase } from '../../../core/phrase';
import { playerAt } from '../../../rules/cafe-del-gatto/cups';
import { price } from '../../../rules/cafe-del-gatto/machine';
import { sumOf } from '../../../rules/cafe-del-gatto/serving';
import { DRINKS, SIDES } from '../../../rules/cafe-del-gatto/types';
import type { Drink, GattoView, Tile } from '../../../rules/cafe-del-gatto/types';
import type { PlayerInfo } from '../../types';
import type { Card } from '../describer';
import { listed, nameOf, type Params, priceParams, tileParams } from './params';

const say = (what: string, params: Params = {}): Phrase => ({ key: `card.cafe-del-gatto.${what}`, params });

/** The card of a piece on the table, by its id; `zone` tells whose coins and sugar they are. Null for other things. */
export function describePiece(
  view: GattoView,
  component: ComponentId,
  zone: string,
  players: readonly PlayerInfo[],
): Card | null {
  const [kind, ...rest] = component.split(':');
  const owner = ownerOf(zone);
  switch (kind) {
    case 'tile':
      return tileCard(view, Number(rest[0]), players);
    case 'cup':
      return cupCard(view, Number(rest[0]), rest[1] as Drink, players);
    case 'drink':
      return drinkCard(view, rest[0] as Drink, Number(rest[1]));
    case 'coin':
      return {
        title: say('coin'),
        lines: [
          owner === null
            ? say('coin-reserve')
            : say('coin-of', { who: nameOf(players, owner), coins: playerAt(view, owner).coins }),
        ],
      };
    case 'sugar':
      return {
        title: say('sugar'),
        lines: [
          owner === null
            ? say('sugar-reserve', { cubes: view.sugarReserve })
            : say('sugar-of', { who: nameOf(players, owner), cubes: playerAt(view, owner).sugar }),
          say('sugar-use'),
          say('sugar-end'),
        ],
      };
    case 'start-tile':
      return { title: say('start'), lines: [say('start-of', { who: nameOf(players, view.startTile) })] };
    default:
      return null;
  }
}

/** `coins:2`, `cup-sugar:2:doppio` → 2; a reserve has no owner. */
function ownerOf(zone: string): Seat | null {
  const seat = zone.split(':')[1];
  return seat !== undefined && /^\d+$/.test(seat) ? Number(seat) : null;
}

function tileCard(view: GattoView, id: number, players: readonly PlayerInfo[]): Card | null {
  for (const side of SIDES) {
    const row = view.machine[side].findIndex((tile) => tile.id === id) + 1;
    const tile = view.machine[side][row - 1];
    if (!tile) continue;
    const params = { ...tileParams(side, tile), ...priceParams(price(view, side, row), row) };
    const lines = [say('tile-value', params), say('tile-price', params)];
    if (params.value === 1) lines.push(say('tile-sugar'));
    return { title: say('tile', params), lines };
  }
  for (const [seat, player] of view.players.entries()) {
    for (const cup of DRINKS) {
      const square = player.cups[cup].findIndex((tile) => tile.id === id);
      const tile = player.cups[cup][square];
      const side = view.box.drinks[cup].squares[square];
      if (!tile || !side) continue;
      const params = tileParams(side, tile);
      const where = say('tile-cup', { cup, who: nameOf(players, seat), square: square + 1 });
      return { title: say('tile', params), lines: [say('tile-value', params), where] };
    }
  }
  const tile = view.discard.find((other: Tile) => other.id === id);
  if (!tile) return null;
  const params = tileParams('milk', tile);
  return { title: say('tile-value', params), lines: [say('tile-discard')] };
}

function cupCard(view: GattoView, seat: Seat, cup: Drink, players: readonly PlayerInfo[]): Card | null {
  const { squares, coins } = view.box.drinks[cup];
  const player = view.players[seat];
  if (!player) return null;
  const title = say('cup', { cup, who: nameOf(players, seat) });
  const served = player.served[cup];
  if (served !== undefined) return { title, lines: [say('cup-served', { tile: served })] };
  const tiles = player.cups[cup];
  return {
    title,
    lines: [
      say('cup-squares', { ...listed(squares), count: squares.length }),
      say('cup-fill', { filled: tiles.length, squares: squares.length, value: sumOf(tiles) }),
      ...coins.map((paid, i) => say(i === 0 ? 'cup-coins-1' : 'cup-coins', { count: i + 1, coins: paid })),
    ],
  };
}

function drinkCard(view: GattoView, cup: Drink, tile: number): Card {
  const count = view.menu[cup].filter((value) => value === tile).length;
  return {
    title: say('drink', { cup, tile }),
    lines: [say('drink-worth', { tile }), say('drink-needs', { tile }), say('drink-left', { count })],
  };
}
