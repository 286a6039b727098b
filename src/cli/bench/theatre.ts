import { CUP_SQUARES, kindOf } from '../../../models/cafe-del-gatto/kinds';
import { menuSpots } from '../../../models/cafe-del-gatto/menuBoardSpots';
import { layTable } from '../../../scenes/cafe-del-gatto/table';
import { TableWorld } from '../../physics/world';
import type { Drink } from '../../rules/cafe-del-gatto/types';
import { openText } from '../../session/opening';
import { LocalSession } from '../../session/session';
import { Board } from '../../stage/theatre/board';
import { Director } from '../../stage/theatre/director';
import { Ticker } from '../../stage/theatre/ticker';

/** A frame of a display or a film. */
export const FRAME = 1000 / 60;
/** Turns of the microtask queue between two frames: what waits for a flight or a pause goes on there. */
const TURNS = 8;

/** The table as the page has it, with hands, gravity and time, and nobody to draw it. */
export class QuietTheatre {
  readonly ticker = new Ticker();
  readonly session: LocalSession;
  readonly board: Board;
  readonly director: Director;
  readonly world = new TableWorld(kindOf);

  constructor(file: string) {
    this.ticker.setManual(true);
    const opened = openText(file);
    if (!opened.ok) throw new Error(opened.error.key);
    const { clock } = this.ticker;
    this.session = new LocalSession(opened.value, { clock });
    const { players, viewer } = this.session.store.getState();
    const cups = Object.entries(CUP_SQUARES).map(([drink, squares]) => ({ drink: drink as Drink, squares }));
    const lay = (seat: number) => layTable({ seats: players.length, viewer: seat, cups, menu: menuSpots() });
    this.board = new Board(this.world, lay, viewer);
    this.director = new Director(this.board, clock, () => undefined);
    this.ticker.add(this.director);
    this.session.setPresenter(this.director);
    this.board.place(this.session.table());
    this.director.touch();
    this.ticker.advance(FRAME);
  }

  /** One frame, and what was waiting for it. */
  async frame(): Promise<void> {
    this.ticker.advance(FRAME);
    for (let turn = 0; turn < TURNS; turn++) await Promise.resolve();
  }
}
