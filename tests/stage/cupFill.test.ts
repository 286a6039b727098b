import { BufferGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import { kindOf } from '../../models/cafe-del-gatto/kinds';
import { PIECES, KINDS } from '../../src/referee/cafe-del-gatto/zones';
import { TableWorld } from '../../src/physics/world';
import { giveLevels } from '../../src/stage/look/drinkFill';
import { CupFill } from '../../src/stage/pieces/cupFill';
import { Board } from '../../src/stage/theatre/board';
import { layout, TestTable } from '../support/testTable';

/** How full a cup is drawn: read from the pieces on the table. */
const MACHINE = { milk: ['F2', 'C4', 'H3', 'C2', 'F4'], coffee: ['H1', 'F4', 'C1', 'F3', 'H2'] };

function table(player: object): Board {
  const given = new TestTable({
    position: { turn: 0, startTile: 0, machine: MACHINE, discard: [], players: [player, { coins: 5 }] },
  });
  const board = new Board(new TableWorld(kindOf), (viewer) => layout(2, viewer), 0);
  board.place(given.session.table());
  return board;
}

const squares = ['coffee', 'coffee', 'milk'] as const;
const fillOf = (board: Board): CupFill => {
  const ids = [PIECES.cup(0, 'cappuccino'), PIECES.cup(1, 'cappuccino')];
  return new CupFill(board, { squares, layer: KINDS.tile, whole: KINDS.drinkTile }, ids);
};
const levels = (fill: CupFill, cup: number): number[] => squares.map((_, i) => fill.level(cup, i));

describe('how full a cup is drawn', () => {
  it('a tile fills its own square, with what it is used as', () => {
    const fill = fillOf(table({ coins: 2, sugar: 0, cups: { cappuccino: ['H2', 'C1'] } }));
    fill.read();
    expect(levels(fill, 0).map((v) => Math.round(v * 100))).toEqual([100, 100, 0]);
    expect(fill.isMilk(0, 0)).toBe(false);
    expect(levels(fill, 1)).toEqual([0, 0, 0]);
  });

  it('a tile on its way fills it as far as it has come', () => {
    const board = table({ coins: 2, sugar: 0, cups: { cappuccino: ['H2', 'C1'] } });
    const fill = fillOf(board);
    const placed = Object.entries(board.table.placements);
    const upper = placed.find(
      ([id, { slot }]) => slot === 1 && board.contents(PIECES.cup(0, 'cappuccino')).some((c) => c === id),
    );
    const id = board.contents(PIECES.cup(0, 'cappuccino')).find((each) => each === upper?.[0]);
    const rest = id && board.table.placements[id] && board.rest(board.table.placements[id]);
    if (!id || !rest) throw new Error('no tile in the second square');
    const [x, y, z] = rest.position;
    board.world.place(id, { ...rest, position: [x, y + 0.15, z] });
    fill.read();
    expect(fill.level(0, 1)).toBeCloseTo(0.5, 1);
    board.hidden.add(id);
    fill.read();
    expect(levels(fill, 0).map((v) => Math.round(v * 100))).toEqual([100, 0, 0]);
  });

  it('a served cup is full of its drink: no empty square is left to see', () => {
    const fill = fillOf(table({ coins: 2, sugar: 0, cups: {}, served: { cappuccino: 8 } }));
    fill.read();
    expect(levels(fill, 0).map((v) => Math.round(v * 100))).toEqual([100, 100, 100]);
    expect(squares.map((_, i) => fill.isMilk(0, i))).toEqual([false, false, true]);
  });

  it('writes only what has changed to the mesh', () => {
    const fill = fillOf(table({ coins: 2, sugar: 0, cups: { cappuccino: ['H2'] } }));
    const geometry = new BufferGeometry();
    giveLevels(geometry, 2);
    const written = geometry.getAttribute('drinkLevels') as { version: number } & ReturnType<
      typeof geometry.getAttribute
    >;
    fill.read();
    fill.write(geometry);
    expect(Array.from(written.array).map((v) => Math.round(v))).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
    const once = written.version;
    fill.read();
    fill.write(geometry);
    expect(written.version).toBe(once);
  });
});
