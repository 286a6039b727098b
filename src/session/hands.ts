import { canonical } from '../core/hash';
import type { ComponentId, Seat, ZoneId } from '../core/ids';
import type { Phrase } from '../core/phrase';
import type { Referee } from '../referee/contract';
import { canDo, interpret, openings } from '../referee/interpret';
import type { Interpretation, Opening, Option } from '../referee/interpret';
import type { Verdict } from '../rules/contract';
import { reasonPhrase } from '../rules/phrases';
import { moved, piecesIn } from '../table/diff';
import type { Component, Drop, Placement, TableModel } from '../table/types';
import { describeGhost } from './describe';
import type { AnyView, Event, Hand, Hover, Move, Preview, Target } from './types';

export const sameMove = (a: Move, b: Move): boolean => canonical(a) === canonical(b);

/** Moves of one seat seen as things its hands can do on the table, from one settled state to the next. */
export class Hands {
  readonly #options: readonly Option<Move>[];
  #drops: readonly Drop[] = [];
  #table: TableModel;
  #held: ComponentId | null = null;

  constructor(
    readonly referee: Referee<AnyView, Move, Event>,
    readonly view: AnyView,
    readonly seat: Seat,
    legal: readonly Move[],
    readonly settled: TableModel,
    readonly ask: (move: Move) => Verdict,
    /** Of the players, by seat. */
    readonly names: readonly string[],
  ) {
    this.#table = settled;
    this.#options = legal.map((move) => ({ move, gestures: referee.gestures(view, seat, move) }));
  }

  /** The table with the acts of an opened move done. */
  get table(): TableModel {
    return this.#table;
  }
  get held(): ComponentId | null {
    return this.#held;
  }
  get opened(): boolean {
    return this.#drops.length > 0;
  }

  /** Takes up a piece, or of alike pieces in a heap the uppermost; null when this hand may not touch it. */
  lift(id: ComponentId): ComponentId | null {
    const top = this.#top(id);
    const placement = this.#table.placements[top];
    if (!placement) return null;
    if (!this.referee.mayTouch(this.seat, placement) && !this.#drops.some((drop) => drop.component === top))
      return null;
    this.#held = top;
    return top;
  }

  #top(id: ComponentId): ComponentId {
    const component = this.#table.components[id];
    const placement = this.#table.placements[id];
    if (!component?.alike || !placement) return id;
    const same = piecesIn(this.#table, placement.zone).filter(
      (other) => this.#table.components[other]?.look === component.look,
    );
    return same.at(-1) ?? id;
  }

  /** What letting go of the held piece over a zone would mean. */
  hover(zone: ZoneId | null): Hover {
    const held = this.#held;
    const component = held ? this.#table.components[held] : undefined;
    const from = held ? this.#table.placements[held] : undefined;
    if (!component || !from || zone === null) return { kind: 'none' };
    if (from.zone === zone) return { kind: 'tidy' };
    const opening = this.#openings().find(({ act }) => act.to === zone && canDo(act, component, from));
    if (opening) return { kind: 'legal', target: this.#target(opening) };
    const guessed = this.referee.guess(this.view, this.seat, [...this.#drops, dropOf(component, from, zone)]);
    const verdict = guessed ? this.ask(guessed) : null;
    if (verdict && !verdict.ok)
      return {
        kind: 'illegal',
        rule: verdict.reason.rule,
        phrase: reasonPhrase(verdict.reason, this.names),
        stays: null,
      };
    return { kind: 'illegal', rule: null, phrase: { key: `hand.nowhere.${nameOf(component)}` }, stays: null };
  }

  /** Puts the held piece down where `hover` said it is legal, and says what the drops mean now. */
  put(target: Target): Interpretation<Move> {
    const held = this.#held as ComponentId;
    const component = this.#table.components[held] as Component;
    const from = this.#table.placements[held] as Placement;
    this.#held = null;
    this.#drops = [...this.#drops, dropOf(component, from, target.zone)];
    this.#table = moved(this.#table, held, { zone: target.zone, slot: target.slot, face: target.face });
    return interpret(this.#options, this.#drops);
  }

  letGo(): void {
    this.#held = null;
  }
  /** Takes back the acts of an opened move. */
  takeBack(): void {
    this.#held = null;
    this.#drops = [];
    this.#table = this.settled;
  }

  /** The pieces that a move's first gesture would move, and where to. */
  sightOf(move: Move): Preview {
    const acts = this.#options.find((option) => sameMove(option.move, move))?.gestures[0]?.acts ?? [];
    const pieces = new Set<ComponentId>();
    const targets: Target[] = [];
    for (const act of acts) {
      const lying = piecesIn(this.#table, act.from).filter((id) => {
        const component = this.#table.components[id];
        const placement = this.#table.placements[id];
        return component && placement && canDo(act, component, placement) && !pieces.has(id);
      });
      const id = lying.at(-1);
      if (id) pieces.add(id);
      targets.push({
        zone: act.to,
        slot: act.slot,
        face: act.face,
        kind: act.kind,
        phrase: describeGhost(this.view, move),
      });
    }
    return { move, pieces: [...pieces], targets };
  }

  /** What the screen shows of the hands. */
  state(): Hand {
    const held = this.#held;
    const open = this.#openings();
    const component = held ? this.#table.components[held] : undefined;
    const from = held ? this.#table.placements[held] : undefined;
    return {
      held,
      holding: held ? [held] : [],
      drops: this.#drops,
      targets:
        component && from
          ? open.filter(({ act }) => canDo(act, component, from)).map((opening) => this.#target(opening))
          : [],
      movable: this.#movable(open),
      ask: this.opened ? this.#asking() : null,
    };
  }

  #openings(): readonly Opening<Move>[] {
    return openings(this.#options, this.#drops);
  }

  #movable(open: readonly Opening<Move>[]): ComponentId[] {
    const found = new Set<ComponentId>();
    for (const { act } of open) {
      for (const id of piecesIn(this.#table, act.from)) {
        const component = this.#table.components[id];
        const placement = this.#table.placements[id];
        if (component && placement && canDo(act, component, placement)) found.add(this.#top(id));
      }
    }
    return [...found];
  }

  #target({ act, moves }: Opening<Move>): Target {
    const spot = { zone: act.to, slot: act.slot, face: act.face, kind: act.kind };
    const [only] = moves;
    return {
      ...spot,
      phrase: moves.length === 1 && only ? describeGhost(this.view, only) : openingPhrase(act.kind, only),
    };
  }

  #asking(): Hand['ask'] {
    const meaning = interpret(this.#options, this.#drops);
    if (meaning.type !== 'partial') return null;
    const last = this.#drops.at(-1);
    return { phrase: askPhrase(meaning.moves[0], last), completes: meaning.completes, choices: meaning.moves };
  }
}

const dropOf = (component: Component, from: Placement, to: ZoneId): Drop => ({
  component: component.id,
  kind: component.kind,
  look: component.look,
  from: from.zone,
  to,
});

const nameOf = (component: Component): string => {
  const kind: string = component.kind;
  if (kind.startsWith('cup-')) return 'cup';
  return ['tile', 'coin', 'sugar', 'drink-tile'].includes(kind) ? kind : 'other';
};

const drinkOf = (move: Move | undefined): string => (move && 'cup' in move ? move.cup : '');

/** An act that begins several moves: what it is for. */
function openingPhrase(kind: string, move: Move | undefined): Phrase {
  if (kind === 'sugar') return { key: 'hand.sweeten', params: { drink: drinkOf(move) } };
  return { key: 'hand.offer', params: { drink: drinkOf(move) } };
}

/** What an opened move waits for. */
function askPhrase(move: Move | undefined, last: Drop | undefined): Phrase {
  switch (move?.type) {
    case 'take-coins':
      return { key: 'hand.ask.coins' };
    case 'clean':
      return { key: 'hand.ask.clean', params: { side: move.side } };
    case 'empty-cup':
      return { key: 'hand.ask.empty', params: { drink: move.cup } };
    default:
      return last?.kind === 'sugar'
        ? { key: 'hand.ask.sweetened' }
        : { key: 'hand.ask.choose', params: { drink: drinkOf(move) } };
  }
}
