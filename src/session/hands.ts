import { canonical } from '../core/hash';
import type { ComponentId, Seat, ZoneId } from '../core/ids';
import type { Phrase } from '../core/phrase';
import type { AnyReferee } from '../referee/registry';
import { canDo, interpret, openings } from '../referee/interpret';
import type { Interpretation, Opening, Option } from '../referee/interpret';
import type { Verdict } from '../rules/contract';
import { reasonPhrase } from '../rules/phrases';
import { moved, piecesIn } from '../table/diff';
import type { Component, Drop, Placement, TableModel } from '../table/types';
import type { AnyDescriber } from './describe';
import type { AnyView, Hand, Hover, Move, Preview, Target } from './types';

export const sameMove = (a: Move, b: Move): boolean => canonical(a) === canonical(b);

/** What hands need to know of the table and the game around them. */
export interface Around {
  readonly referee: AnyReferee;
  readonly describer: AnyDescriber;
  readonly view: AnyView;
  readonly seat: Seat;
  readonly legal: readonly Move[];
  readonly ask: (move: Move) => Verdict;
  /** Of the players, by seat. */
  readonly names: readonly string[];
  /** How an arrangement lies with what is astray, and which pieces are. */
  readonly lie: (home: TableModel) => TableModel;
  readonly isAstray: (id: ComponentId) => boolean;
  /** Hands may take up whatever lies in sight. */
  readonly anyPiece: boolean;
  /** A move that hands have made waits to be confirmed. */
  readonly confirm: boolean;
}

/** Moves of one seat seen as things its hands can do on the table, from one settled state to the next. */
export class Hands {
  readonly #options: readonly Option<Move>[];
  #drops: readonly Drop[] = [];
  #home: TableModel;
  #table: TableModel;
  #held: ComponentId | null = null;

  /** `settled`: where everything belongs. */
  constructor(
    readonly around: Around,
    readonly settled: TableModel,
  ) {
    const { legal, referee, view, seat } = around;
    this.#home = settled;
    this.#table = around.lie(settled);
    this.#options = legal.map((move) => ({ move, gestures: referee.gestures(view, seat, move) }));
  }

  /** The table with the acts of an opened move done. */
  get table(): TableModel {
    return this.#table;
  }
  /** The same, with everything that is astray where it belongs. */
  get home(): TableModel {
    return this.#home;
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
    const { anyPiece, referee, seat } = this.around;
    const opened = this.#drops.some((drop) => drop.component === top);
    if (!anyPiece && !referee.mayTouch(seat, placement) && !opened) return null;
    this.#held = top;
    return top;
  }

  #top(id: ComponentId): ComponentId {
    const component = this.#table.components[id];
    const placement = this.#table.placements[id];
    if (!component?.alike || !placement) return id;
    // What is astray is not what the rules count there.
    const { isAstray } = this.around;
    const same = piecesIn(this.#table, placement.zone).filter(
      (other) => this.#table.components[other]?.look === component.look && isAstray(other) === isAstray(id),
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
    if (this.around.isAstray(component.id)) return this.#hoverAstray(component, zone);
    const opening = this.#openings().find(({ act }) => act.to === zone && canDo(act, component, from));
    if (opening) return { kind: 'legal', target: this.#target(opening) };
    return { ...this.#refusal(component, from, zone), kind: 'illegal', stays: null };
  }

  /** A piece that is astray can only come home; no move of the game has it where it lies. */
  #hoverAstray(component: Component, zone: ZoneId): Hover {
    if (this.#home.placements[component.id]?.zone === zone) return { kind: 'tidy' };
    return { kind: 'illegal', rule: null, phrase: { key: 'astray.first' }, stays: null };
  }

  /** Why a piece may not go there: the rule against the move it would be, else the move that is open, or what is asked. */
  #refusal(component: Component, from: Placement, zone: ZoneId): { rule: string | null; phrase: Phrase } {
    const { referee, view, seat, ask, names, describer } = this.around;
    const guessed = referee.guess(view, seat, [...this.#drops, dropOf(component, from, zone)]);
    const meaning = this.opened ? interpret(this.#options, this.#drops) : null;
    // While a move is open only what would belong to it has a rule to be told by.
    const continues = meaning?.type === 'partial' && guessed?.type === meaning.moves[0]?.type;
    const verdict = guessed && (!meaning || continues) ? ask(guessed) : null;
    if (verdict && !verdict.ok) return { rule: verdict.reason.rule, phrase: reasonPhrase(verdict.reason, names) };
    if (meaning?.type === 'move') return { rule: null, phrase: { key: 'hand.opened.confirm' } };
    if (meaning?.type === 'partial') return { rule: null, phrase: describer.opened(meaning.moves[0]) };
    return { rule: null, phrase: describer.nowhere(view, component) };
  }

  /** Puts the held piece down where `hover` said it is legal, and says what the drops mean now. */
  put(target: Target): Interpretation<Move> {
    const held = this.#held as ComponentId;
    const component = this.#table.components[held] as Component;
    const from = this.#table.placements[held] as Placement;
    this.#held = null;
    this.#drops = [...this.#drops, dropOf(component, from, target.zone)];
    const to = { zone: target.zone, slot: target.slot, face: target.face };
    this.#home = moved(this.#home, held, to);
    this.#table = moved(this.#table, held, to);
    return interpret(this.#options, this.#drops);
  }

  letGo(): void {
    this.#held = null;
  }
  /** Takes back the acts of an opened move. */
  takeBack(): void {
    this.#held = null;
    this.#drops = [];
    this.#home = this.settled;
    this.relay();
  }
  /** Pieces that are astray lie otherwise now; what has been done for an opened move stays done. */
  relay(): void {
    this.#table = this.around.lie(this.#home);
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
        phrase: this.around.describer.ghost(this.around.view, move),
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
        component && from && !this.around.isAstray(component.id)
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
        if (component && placement && canDo(act, component, placement) && !this.around.isAstray(id))
          found.add(this.#top(id));
      }
    }
    return [...found];
  }

  #target({ act, moves }: Opening<Move>): Target {
    const spot = { zone: act.to, slot: act.slot, face: act.face, kind: act.kind };
    const [only] = moves;
    const { describer, view } = this.around;
    return {
      ...spot,
      phrase: moves.length === 1 && only ? describer.ghost(view, only) : describer.opening(act.kind, only),
    };
  }

  #asking(): Hand['ask'] {
    const meaning = interpret(this.#options, this.#drops);
    if (meaning.type === 'move' && this.around.confirm)
      return { phrase: { key: 'hand.ask.confirm' }, completes: meaning.move, choices: [meaning.move] };
    if (meaning.type !== 'partial') return null;
    const last = this.#drops.at(-1);
    return {
      phrase: this.around.describer.asking(meaning.moves[0], last),
      completes: meaning.completes,
      choices: meaning.moves,
    };
  }
}

const dropOf = (component: Component, from: Placement, to: ZoneId): Drop => ({
  component: component.id,
  kind: component.kind,
  look: component.look,
  from: from.zone,
  to,
});
