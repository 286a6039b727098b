import type { ComponentId, ZoneId } from '../../core/ids';
import { tally } from '../../core/lists';
import { FACES } from '../../rules/cafe-del-gatto';
import type { GattoView, TileFace } from '../../rules/cafe-del-gatto/types';
import type { Component, TableModel } from '../../table/types';
import type { Hidden } from '../contract';
import { KINDS, PIECES, ZONES } from './zones';

/** The bag: what may be in it is what the box has and the table does not show, whatever the true order. */

const bagTile = (face: TileFace, n: number): Component => ({
  id: PIECES.bagTile(face, n),
  kind: KINDS.tile,
  look: face,
  alike: false,
});

/** Of a tile of the bag its number among those of its face, as `PIECES.bagTile` names it; null for other pieces. */
const BAG_TILE = /^bag-tile:([CFH][1-4]):(\d{1,2})$/;

export function hidden(view: GattoView, table: TableModel, zone: ZoneId): Hidden {
  if (zone !== ZONES.bag) return { count: 0, may: [] };
  const tiles = Object.values(table.components).filter(({ kind }) => kind === KINDS.tile);
  const shown = tally(tiles.map(({ look }) => look));
  const may = FACES.flatMap((face) => {
    const left = Math.max(0, view.box.tiles[face] - (shown.get(face) ?? 0));
    const free = Array.from({ length: view.box.tiles[face] }, (_, n) => bagTile(face, n)).filter(
      ({ id }) => !table.components[id],
    );
    return free.slice(0, left);
  });
  const out = tiles.filter(({ id }) => BAG_TILE.test(id)).length;
  return { count: Math.min(may.length, Math.max(0, view.bagCount - out)), may };
}

export function fromHidden(view: GattoView, id: ComponentId): { component: Component; zone: ZoneId } | null {
  const [, face, n] = BAG_TILE.exec(id) ?? [];
  const known = FACES.find((each) => each === face);
  if (!known || Number(n) >= view.box.tiles[known]) return null;
  return { component: bagTile(known, Number(n)), zone: ZONES.bag };
}
