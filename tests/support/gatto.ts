import { cafeDelGatto } from '../../src/rules/cafe-del-gatto';
import type { Drink, GattoBox, GattoEvent, GattoMove, GattoState, Side } from '../../src/rules/cafe-del-gatto/types';
import type { Config } from '../../src/rules/contract';
import { boxOf } from '../../src/rules/registry';
import { throughJson } from './play';

/** Café del Gatto in short words, for tests. */

export const BOX = boxOf('cafe-del-gatto') as GattoBox;

/** The machine of the rulebook's examples: the milk 3 opposite the coffee 1 in the middle. */
export const MACHINE = { milk: ['F2', 'C4', 'H3', 'C2', 'F4'], coffee: ['H1', 'F4', 'C1', 'F3', 'H2'] };
/** A full cup of each drink; with MACHINE within the box. */
export const FULL = {
  espresso: ['C3'],
  'espresso-macchiato': ['C2', 'F1'],
  doppio: ['F2', 'F3'],
  cappuccino: ['H2', 'C1', 'H4'],
  'latte-macchiato': ['H4', 'H3', 'C3', 'F1'],
};
/** Four of five drinks served, with drink tiles that stand at their places. */
export const FOUR_SERVED = { espresso: 5, 'espresso-macchiato': 7, doppio: 7, cappuccino: 8 };

export const config = (players: number, seed = 7, start?: number): Config<GattoBox> => ({
  box: BOX,
  players,
  seed,
  options: {},
  ...(start !== undefined && { start }),
});

type Position = Readonly<Record<string, unknown>>;

/** A position with the example machine, two tiles in the bag and an empty discard pile, where nothing else is said. */
export function at(position: Position = {}, players = 2): TestGame {
  const whole = { turn: 0, startTile: 0, machine: MACHINE, bag: ['F1', 'C4'], discard: [], ...position };
  const read = cafeDelGatto.parsePosition(throughJson(whole), config(players));
  if (!read.ok) throw new Error(`${read.error.part} ${read.error.why} ${JSON.stringify(read.error.params)}`);
  return new TestGame(read.value);
}

/** A game that is played by short words. */
export class TestGame {
  #state: GattoState;
  /** What happened in the last move. */
  events: readonly GattoEvent[] = [];

  constructor(state: GattoState) {
    this.#state = state;
  }
  get state(): GattoState {
    return this.#state;
  }
  /** The position as it is printed. */
  get position(): Readonly<Record<string, unknown>> {
    return throughJson(cafeDelGatto.makePosition(this.#state)) as Readonly<Record<string, unknown>>;
  }
  get scores(): readonly number[] {
    return cafeDelGatto.score(this.#state).map(({ total }) => total);
  }
  /** Plays moves that must be legal. */
  play(...moves: readonly GattoMove[]): this {
    for (const move of moves) {
      const { state, events } = cafeDelGatto.apply(this.#state, move);
      this.#state = state;
      this.events = events;
    }
    return this;
  }
  /** The reason against a move as `rule.why`, or `legal`. */
  verdict(move: GattoMove): string {
    const verdict = cafeDelGatto.check(this.#state, move);
    return verdict.ok ? 'legal' : `${verdict.reason.rule}.${verdict.reason.why}`;
  }
  /** The legal moves in short words, of one type when it is given. */
  moves(type?: GattoMove['type']): readonly string[] {
    return cafeDelGatto
      .legalMoves(this.#state)
      .filter((move) => type === undefined || move.type === type)
      .map(({ seat: _seat, type: _type, ...fields }) => Object.values(fields).join(' '));
  }
  /** Who may move. */
  get actors(): readonly number[] {
    return cafeDelGatto.actors(this.#state);
  }
  coins(seat: number): number | undefined {
    return this.#state.players[seat]?.coins;
  }
  sugar(seat: number): number | undefined {
    return this.#state.players[seat]?.sugar;
  }
  cup(seat: number, drink: Drink): readonly string[] | undefined {
    return this.#state.players[seat]?.cups[drink].map(({ face }) => face);
  }
  column(side: Side): readonly string[] {
    return this.#state.machine[side].map(({ face }) => face);
  }
  discard(): readonly string[] {
    return this.#state.discard.map(({ face }) => face);
  }
  /** The events of the last move, each as its type and what matters. */
  told(): readonly string[] {
    return this.events.map((event) => {
      const { type, ...fields } = event;
      const words = Object.values(fields).filter((value) => typeof value !== 'object');
      return [type, ...words].join(' ');
    });
  }
}

export const buy = (seat: number, side: Side, row: number, cup: Drink): GattoMove => ({
  seat,
  type: 'buy',
  side,
  row,
  cup,
});
export const serve = (seat: number, cup: Drink, tile: number, sugar = 0): GattoMove => ({
  seat,
  type: 'serve',
  cup,
  tile,
  sugar,
});
export const take = (seat: number): GattoMove => ({ seat, type: 'take-coins' });
export const clean = (seat: number, side: Side): GattoMove => ({ seat, type: 'clean', side });
export const endTurn = (seat: number): GattoMove => ({ seat, type: 'end-turn' });
export const serveOne = (seat: number, cup: Drink, tile: number, sugar = 0): GattoMove => ({
  seat,
  type: 'serve-one',
  cup,
  tile,
  sugar,
});
export const emptyCup = (seat: number, cup: Drink): GattoMove => ({ seat, type: 'empty-cup', cup });
