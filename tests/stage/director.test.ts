import { describe, expect, it } from 'vitest';
import { kindOf } from '../../models/cafe-del-gatto/kinds';
import type { ComponentId } from '../../src/core/ids';
import { TableWorld } from '../../src/physics/world';
import { Board } from '../../src/stage/theatre/board';
import { Director } from '../../src/stage/theatre/director';
import { opening } from '../../src/stage/theatre/opening';
import { SetUp } from '../../src/stage/theatre/setUp';
import type { Given } from '../support/testTable';
import { layout, TestTable } from '../support/testTable';

/** The director's table: a game with its pieces in the physics world, on a clock that the test moves. */

const FRAME = 1000 / 60;

class Theatre {
  readonly table: TestTable;
  readonly board: Board;
  readonly director: Director;
  readonly setUp = new SetUp(() => undefined);
  /** Milliseconds of the clock that have passed. */
  time = 0;

  constructor(given: Given = {}) {
    this.table = new TestTable(given);
    const seats = this.table.screen.players.length;
    const world = new TableWorld(kindOf);
    this.board = new Board(world, (viewer) => layout(seats, viewer), this.table.screen.viewer);
    this.director = new Director(this.board, this.table.clock, () => undefined);
    this.table.session.setPresenter(this.director);
    this.table.session.store.subscribe((state, before) => {
      if (state.viewer === before.viewer) return;
      void this.director.turn(state.viewer);
    });
  }

  async frames(count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      this.table.clock.advance(FRAME);
      this.setUp.tick(FRAME);
      this.director.tick(FRAME);
      this.time += FRAME;
      // What waits for a flight or a pause goes on between two frames, as in a page.
      for (let turn = 0; turn < 6; turn++) await Promise.resolve();
    }
  }
  /** Frames until nothing is shown any more; at most so many seconds. */
  async rest(seconds = 12): Promise<void> {
    for (let i = 0; i < seconds * 60; i++) {
      await this.frames(1);
      if (!this.director.busy && !this.table.screen.presenting) return;
    }
    throw new Error('still moving');
  }
  async begin(): Promise<void> {
    const opened = opening(this.table.session, this.board, this.director, this.setUp, 400);
    await this.until(opened);
  }
  /** Frames until something is done. */
  async until(work: Promise<unknown>, seconds = 30): Promise<void> {
    let done = false;
    void work.then(() => {
      done = true;
    });
    for (let i = 0; i < seconds * 60 && !done; i++) await this.frames(1);
    if (!done) throw new Error('it never ends');
  }

  /** How far a piece is from where the arrangement wants it, units. */
  astray(id: ComponentId): number {
    const p = { x: 0, y: 0, z: 0 };
    this.board.world.pose(id, p, { x: 0, y: 0, z: 0, w: 1 });
    const placement = this.table.session.table().placements[id];
    if (!placement) return Number.POSITIVE_INFINITY;
    const [x, y, z] = this.board.rest(placement).position;
    return Math.hypot(p.x - x, p.y - y, p.z - z);
  }
  /** Between two pieces, units. */
  apart(a: ComponentId, b: ComponentId): number {
    const [p, q, turn] = [
      { x: 0, y: 0, z: 0 },
      { x: 0, y: 0, z: 0 },
      { x: 0, y: 0, z: 0, w: 1 },
    ];
    this.board.world.pose(a, p, turn);
    this.board.world.pose(b, q, turn);
    return Math.hypot(p.x - q.x, p.y - q.y, p.z - q.z);
  }
  expectInPlace(): void {
    const ids = Object.keys(this.table.session.table().components) as ComponentId[];
    expect(this.board.ids().sort()).toEqual([...ids].sort());
    for (const id of ids) expect(this.astray(id), id).toBeLessThan(1e-6);
  }
}

const HOUSE = [
  { name: 'Luna', bot: 'medium' },
  { name: 'Cosmo', bot: 'easy' },
] as const;

describe('the director', () => {
  it('sets the table up: machine, board and pieces first, then the tiles, one upon the other', async () => {
    const theatre = new Theatre({ seed: 3 });
    const opened = opening(theatre.table.session, theatre.board, theatre.director, theatre.setUp, 400);
    await theatre.frames(10);
    expect(theatre.board.ids()).toEqual([]);
    await theatre.frames(60);
    expect(theatre.board.ids().length).toBeGreaterThan(0);
    await theatre.until(opened);
    theatre.expectInPlace();
    expect(theatre.director.opening).toBe(false);
  });

  it('shows a whole game of house players: after every move each piece lies where the rules say', async () => {
    const theatre = new Theatre({ players: HOUSE, seed: 11 });
    theatre.director.pace = 0.25;
    await theatre.begin();
    theatre.table.session.setBotSpeed('instant');
    let steps = 0;
    theatre.table.session.start();
    for (let i = 0; i < 20_000 && !theatre.table.screen.outcome; i++) {
      await theatre.frames(1);
      if (theatre.table.screen.step === steps || theatre.table.screen.presenting) continue;
      steps = theatre.table.screen.step;
      theatre.expectInPlace();
    }
    expect(theatre.table.screen.outcome).not.toBeNull();
    await theatre.rest();
    theatre.expectInPlace();
  }, 60_000);

  it('a bought tile is seen on its way, and the tiles above it slide (DG-12)', async () => {
    const theatre = new Theatre({ start: 0, players: [{ name: 'Luna' }, { name: 'Cosmo' }] });
    await theatre.begin();
    const { table } = theatre;
    const move = table.screen.legal.find((each) => each.type === 'buy' && each.row === 1);
    if (move?.type !== 'buy') throw new Error('nothing to buy in row 1');
    const bought = table.piece(`chute:${move.side}`, 0);
    const above = table.piece(`chute:${move.side}`, 1);
    const from = theatre.astray(bought);
    table.session.play(move);
    const heights = new Set<number>();
    const p = { x: 0, y: 0, z: 0 };
    for (let i = 0; i < 150; i++) {
      await theatre.frames(1);
      theatre.board.world.pose(above, p, { x: 0, y: 0, z: 0, w: 1 });
      heights.add(Math.round(p.y * 1000));
    }
    expect(from).toBeLessThan(1e-9);
    expect(heights.size).toBeGreaterThan(4);
    await theatre.rest();
    theatre.expectInPlace();
  });

  it('undo in the middle of a flight, and a skipped set-up, leave nothing in the air', async () => {
    const theatre = new Theatre({ start: 0, players: [{ name: 'Luna' }, { name: 'Cosmo' }] });
    await theatre.begin();
    theatre.table.session.play({ seat: 0, type: 'take-coins' });
    await theatre.frames(8);
    theatre.table.session.undo();
    theatre.table.session.consent(1, true);
    await theatre.rest();
    expect(theatre.table.screen.step).toBe(0);
    theatre.expectInPlace();
  });

  it('a refused tile goes back into its row, under those that had slid down', async () => {
    const theatre = new Theatre({ start: 0, players: [{ name: 'Luna' }, { name: 'Cosmo' }] });
    await theatre.begin();
    const { table, board, director } = theatre;
    const tile = table.piece('chute:milk', 1);
    expect(table.session.lift(tile)).toBe(tile);
    board.world.grab(tile);
    await theatre.frames(60);
    expect(theatre.astray(table.piece('chute:milk', 2))).toBeGreaterThan(0.2);
    table.session.drop(null);
    void director.restore(table.session.table(), tile);
    await theatre.rest();
    theatre.expectInPlace();
  });

  it('when the table turns to the next person, what stands in a cup travels in it', async () => {
    const position = {
      turn: 0,
      startTile: 0,
      players: [
        { coins: 5, sugar: 0, cups: { doppio: ['C2', 'C3'], 'latte-macchiato': ['F1', 'C3'] }, served: {} },
        { coins: 5, sugar: 0, cups: { 'espresso-macchiato': ['C3'] }, served: { doppio: 4 } },
      ],
    };
    const theatre = new Theatre({ position });
    await theatre.begin();
    const { table, board } = theatre;
    const inCups = board.ids().flatMap((cup) => board.contents(cup).map((id) => [cup, id] as const));
    const apart = inCups.map(([cup, id]) => theatre.apart(cup, id));
    table.session.play({ seat: 0, type: 'take-coins' });
    for (let i = 0; i < 300; i++) {
      await theatre.frames(1);
      for (const [n, [cup, id]] of inCups.entries())
        expect(Math.abs(theatre.apart(cup, id) - (apart[n] as number)), `${id} in ${cup}, frame ${i}`).toBeLessThan(
          0.05,
        );
    }
    expect(table.screen.viewer).toBe(1);
    theatre.expectInPlace();
  });

  it('the same game shown twice is the same to the last bit', async () => {
    const shown = async (): Promise<string> => {
      const theatre = new Theatre({ players: HOUSE, seed: 5 });
      await theatre.begin();
      theatre.table.session.start();
      const hashes: string[] = [];
      for (let i = 0; i < 40; i++) {
        await theatre.frames(6);
        hashes.push(theatre.board.world.hash());
      }
      return hashes.join();
    };
    expect(await shown()).toBe(await shown());
  });
});
