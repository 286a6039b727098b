import { PerspectiveCamera } from 'three';
import { describe, expect, it } from 'vitest';
import { CUP_SQUARES, kindOf } from '../../models/cafe-del-gatto/kinds';
import { shotsFor } from '../../scenes/cafe-del-gatto/shots';
import type { ComponentId } from '../../src/core/ids';
import { TableWorld } from '../../src/physics/world';
import { framed } from '../../src/stage/camera/framing';
import { middleOf, pieceBox } from '../../src/stage/hands/boxes';
import { nearest, toScreen } from '../../src/stage/hands/pick';
import { Board } from '../../src/stage/theatre/board';
import { Lens } from '../../src/stage/theatre/lens';
import { layout, TestTable } from '../support/testTable';

/** From the seat every piece that may be taken is in the picture, and nothing stands before it. */

const SIZES = [
  [1280, 720],
  [1920, 1080],
] as const;
const SEATS = [2, 3, 4, 5];
const NAMES = ['Luna', 'Cosmo', 'Minka', 'Tofu', 'Nala'];
const isCup = (kind: string): boolean => Object.keys(CUP_SQUARES).some((drink) => kind === `cup-${drink}`);

function look(seats: number, [width, height]: readonly [number, number]) {
  const table = new TestTable({ players: NAMES.slice(0, seats).map((name) => ({ name })), start: 0 });
  const board = new Board(new TableWorld(kindOf), (viewer) => layout(seats, viewer), 0);
  board.place(table.session.table());
  const { from, at, fov } = framed(shotsFor(seats).seat, { width, height });
  const camera = new PerspectiveCamera(fov, width / height, 0.3, 90);
  camera.position.set(...from);
  camera.lookAt(...at);
  camera.updateMatrixWorld();
  const lens = new Lens();
  lens.camera = camera;
  lens.canvas = { clientWidth: width, clientHeight: height } as HTMLElement;
  const box = (id: ComponentId) => pieceBox(board, id, (kind) => kindOf(kind).size, isCup(board.kind(id) ?? ''));
  const boxes = board.ids().map((id) => [id, box(id)] as const);
  return {
    table,
    onScreen: (id: ComponentId) => toScreen(middleOf(box(id)), camera, width, height),
    seen: (id: ComponentId) => nearest(lens.ray(toScreen(middleOf(box(id)), camera, width, height)), boxes)?.thing,
  };
}

describe.each(SEATS)('%i players', (seats) => {
  it.each(SIZES)('at %i × %i', (width, height) => {
    const { table, onScreen, seen } = look(seats, [width, height]);
    const { components, placements } = table.session.table();
    for (const id of table.screen.hand.movable) {
      const { x, y } = onScreen(id);
      expect(x > 0 && x < width && y > 0 && y < height, `${id} is in the picture`).toBe(true);
      // Of a heap of alike pieces whichever is seen may be taken: half of them at least.
      const heap = (Object.keys(placements) as ComponentId[]).filter(
        (other) =>
          other === id ||
          (components[id]?.alike &&
            placements[other]?.zone === placements[id]?.zone &&
            components[other]?.look === components[id]?.look),
      );
      const shown = heap.filter((other) => heap.includes(seen(other) ?? id));
      expect(shown.length, `${id} is hidden`).toBeGreaterThanOrEqual(heap.length / 2);
    }
  });
});
