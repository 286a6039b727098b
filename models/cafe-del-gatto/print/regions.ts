import type { Frame, Region, RegionSpec } from '../../board/atlas';
import { packAtlas, regionOf } from '../../board/atlas';
import type { Corner } from '../../board/outline';
import { cupOutline, LABEL_OUTLINE, SAUCER_OUTLINE, tailOutline } from '../cupShapes';
import { CUP_SQUARES } from '../kinds';
import * as machine from '../machineShapes';
import { CHUTE, SIGN as SIGN_SIZE, TRAY } from '../machineSizes';
import { HOLDS_OUTLINE, TELLS_OUTLINE } from '../menuShapes';

/** Where each print of Café del Gatto's boards lies in the one texture. Data only: Node and the browser agree. */
export const PRINT_SHEET = 2048;

/** Fills the sheet; all scales below are multiplied by it. */
const DENSITY = 0.9;

export const SIDES = ['milk', 'coffee'] as const;
const PLAIN = ['red', 'inside', 'milk', 'coffee', 'grey', 'slate', 'stock', 'gold'] as const;
const DRINKS = Object.keys(CUP_SQUARES);

/** A print just large enough for an outline, with a little bleed. */
function around(outline: readonly Corner[], margin = 0.08): Frame {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, bottom] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left, y: bottom, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - bottom };
}
/** The same seen from behind. */
const behind = (frame: Frame): Frame => ({ ...frame, x: -frame.x - frame.width });

/** The board behind the tiles of a chute. */
export const CHUTE_BACK: Frame = {
  x: -CHUTE.inner,
  y: TRAY.top,
  width: 2 * CHUTE.inner,
  height: CHUTE.top - TRAY.top,
};
const SIGN: Frame = { x: -SIGN_SIZE.width / 2, y: 0, width: SIGN_SIZE.width, height: SIGN_SIZE.height };

function specs(): RegionSpec[] {
  const list: RegionSpec[] = [];
  const add = (id: string, frame: Frame, scale: number): void => void list.push({ id, frame, scale: scale * DENSITY });
  add('side', around(machine.SIDE_OUTLINE), 28);
  add('column', around(machine.COLUMN_OUTLINE), 28);
  add('rear', behind(around(machine.REAR_OUTLINE)), 20);
  add('top', around(machine.TOP_OUTLINE), 24);
  add('apron', around(machine.APRON_OUTLINE), 50);
  add('tray', around(machine.TRAY_OUTLINE), 28);
  add('head', around(machine.HEAD_OUTLINE), 56);
  add('gauge:left', around(machine.GAUGE_OUTLINE), 84);
  add('gauge:right', around(machine.GAUGE_OUTLINE), 84);
  for (const side of SIDES) {
    add(`chute-back:${side}`, CHUTE_BACK, 22);
    add(`chute-frame:${side}`, around(machine.CHUTE_FRAME), 30);
    add(`sign:${side}`, SIGN, 60);
  }
  for (const coins of [1, 2]) add(`surcharge:${coins}`, around(machine.SURCHARGE_OUTLINE), 70);
  for (const [drink, squares] of Object.entries(CUP_SQUARES)) {
    const cup = around(cupOutline(drink, squares));
    add(`cup:${drink}`, cup, 38);
    add(`cup-back:${drink}`, behind(cup), 21);
    add(`tail:${drink}`, around(tailOutline(squares)), 26);
    add(`label:${drink}`, around(LABEL_OUTLINE, 0), 60);
    add(`saucer:${drink}`, around(SAUCER_OUTLINE), 22);
  }
  add('menu:tells', around(TELLS_OUTLINE), 48);
  add('menu:holds', around(HOLDS_OUTLINE), 34);
  add('menu:back', { x: -18.4, y: -1, width: 29.2, height: 21.4 }, 14);
  const plain: Frame = { x: 0, y: 0, width: 1, height: 1 };
  for (const id of [...PLAIN, ...DRINKS, ...DRINKS.map((d) => `deep:${d}`), ...DRINKS.map((d) => `wall:${d}`)]) {
    list.push({ id: `plain:${id}`, frame: plain, scale: 28, plain: true });
  }
  return list;
}

export const PRINT_ATLAS = packAtlas(specs(), PRINT_SHEET);

/** @throws when there is no such print. */
export const printRegion = (id: string): Region => regionOf(PRINT_ATLAS, id);
