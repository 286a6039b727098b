import { expect } from 'vitest';
import { menuSpots } from '../../models/cafe-del-gatto/menuBoard';
import { CUP_SQUARES } from '../../models/cafe-del-gatto/kinds';
import { layTable } from '../../scenes/cafe-del-gatto/table';
import { ManualClock } from '../../src/core/clock';
import { componentId, zoneId } from '../../src/core/ids';
import type { ComponentId, ZoneId } from '../../src/core/ids';
import type { Drink, GattoView } from '../../src/rules/cafe-del-gatto/types';
import { openText } from '../../src/session/opening';
import { LocalSession } from '../../src/session/session';
import type { Hover, Mode, Move, ScreenState } from '../../src/session/types';
import type { Layout } from '../../src/table/poses';
import { TABLE, tableOf } from '../../src/table/types';
import type { Placement, Rest } from '../../src/table/types';

const CUPS = Object.entries(CUP_SQUARES).map(([drink, squares]) => ({ drink: drink as Drink, squares }));

/** The zones of a table for so many seats. */
export const layout = (seats: number, viewer = 0): Layout => layTable({ seats, viewer, cups: CUPS, menu: menuSpots() });

/** A position of the game in the words of a table file; what is left out is filled by the rules. */
export interface Given {
  readonly players?: readonly { readonly name: string; readonly bot?: 'easy' | 'medium' }[];
  readonly seed?: number;
  readonly start?: number;
  readonly position?: object;
  /** Pieces that lie elsewhere, as a table file has them. */
  readonly table?: object;
  readonly moves?: readonly object[];
  readonly film?: object;
}

const NOBODY = { players: [{ name: 'Luna' }, { name: 'Cosmo' }] } as const;

function sitDown(file: string, clock: ManualClock): LocalSession {
  const opened = openText(file);
  if (!opened.ok) throw new Error(`${opened.error.key} ${JSON.stringify(opened.error.params)}`);
  return new LocalSession(opened.value, { clock });
}

/**
 * A table driven as a person would: `press('chute:milk', 3).over('cup:0:cappuccino').release()`. Everything is said in zone
 * names; a zone's piece is the one in the given slot, or its uppermost.
 */
export class TestTable {
  readonly clock = new ManualClock();
  readonly session: LocalSession;
  #held: ComponentId | null = null;
  #zone: ZoneId | null = null;
  #open: Rest | undefined;

  constructor(given: Given = {}) {
    const { players, seed = 7, start = 0, position, table, moves, film } = { ...NOBODY, ...given };
    const file = {
      format: 'cafe-table/1',
      game: 'cafe-del-gatto',
      players,
      seed,
      start,
      ...(position ? { position } : {}),
      ...(table ? { table } : {}),
      ...(moves ? { moves } : {}),
      ...(film ? { film } : {}),
    };
    this.session = sitDown(JSON.stringify(file), this.clock);
  }

  /** The game opened again from its own file, as after closing the tab. */
  reopened(): LocalSession {
    return sitDown(this.session.file(), new ManualClock());
  }

  get screen(): ScreenState {
    return this.session.store.getState();
  }
  /** What the viewer sees of Café del Gatto. */
  get view(): GattoView {
    return this.screen.view as GattoView;
  }

  /** The piece lying in a zone. */
  piece(zone: string, slot?: number): ComponentId {
    const found = (Object.entries(this.session.table().placements) as [ComponentId, Placement][])
      .filter(([, placement]) => placement.zone === zone && (slot === undefined || placement.slot === slot))
      .sort(([, a], [, b]) => b.slot - a.slot)[0];
    if (!found) throw new Error(`nothing lies in ${zone} ${slot ?? ''}`);
    return found[0];
  }
  /** How many pieces lie in a zone. */
  count(zone: string): number {
    return Object.values(this.session.table().placements).filter((placement) => placement.zone === zone).length;
  }

  press(zone: string, slot?: number): this {
    this.#held = this.session.lift(this.piece(zone, slot));
    return this;
  }
  pressPiece(id: string): this {
    this.#held = this.session.lift(componentId(id));
    return this;
  }
  over(zone: string | null): this {
    this.#zone = zone === null ? null : zoneId(zone);
    this.#open = undefined;
    return this;
  }
  /** Over the open table: between the players, or before one of them. */
  overTable(x: number, z: number, seat?: number): this {
    this.#zone = null;
    const zone = seat === undefined ? TABLE : tableOf(seat);
    this.#open = { zone, pose: { position: [x, 0.05, z], turn: [0, 0, 0, 1] } };
    return this;
  }
  release(): this {
    this.session.drop(this.#zone, this.#open);
    this.#held = null;
    return this;
  }
  /** What letting go now would mean. */
  hover(): Hover {
    return this.session.hover(this.#zone, this.#open);
  }
  mode(mode: Mode): this {
    this.session.setMode(mode);
    return this;
  }
  /** Where a piece lies. */
  lies(id: ComponentId): Placement | undefined {
    return this.session.table().placements[id];
  }
  /** Presses, carries and releases. */
  drag(from: readonly [zone: string, slot?: number], to: string): this {
    return this.press(from[0], from[1]).over(to).release();
  }

  expectHeld(held: boolean): this {
    expect(this.#held !== null).toBe(held);
    return this;
  }
  /** Zones lit for the held piece. */
  expectLights(zones: readonly string[]): this {
    expect(this.screen.hand.targets.map(({ zone }) => zone).sort()).toEqual([...zones].sort());
    return this;
  }
  expectRefusal(rule: string | null): this {
    expect(this.screen.notice).toMatchObject({ kind: 'refusal', rule });
    return this;
  }
  /** The pieces that lie elsewhere than the game says. */
  expectAstray(ids: readonly ComponentId[]): this {
    expect(this.screen.deviations.map(({ component }) => component).sort()).toEqual([...ids].sort());
    return this;
  }
  expectNoNotice(): this {
    expect(this.screen.notice).toBeNull();
    return this;
  }
  expectMove(move: Partial<Move>): this {
    const moves = JSON.parse(this.session.file()).moves;
    expect(moves.at(-1)).toMatchObject(move);
    return this;
  }
  expectMoves(count: number): this {
    expect(this.screen.step).toBe(count);
    return this;
  }
}
