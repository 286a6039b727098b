import type { ComponentId } from '../../core/ids';
import { SIDES } from '../../rules/cafe-del-gatto/types';
import type { GattoEvent } from '../../rules/cafe-del-gatto/types';
import { samePlace } from '../../table/diff';
import type { Placement, TableModel } from '../../table/types';
import type { Cue } from '../contract';
import { KINDS, PIECES, ZONES } from './zones';

/** How a move looks: its events in order, each piece moved once; whatever is left over moves at the end. */
export function cues(events: readonly GattoEvent[], before: TableModel, after: TableModel): readonly Cue[] {
  const show = new Show(before, after);
  for (const event of events) show.event(event);
  show.rest();
  return show.cues;
}

class Show {
  readonly cues: Cue[] = [];
  readonly #done = new Set<ComponentId>();
  readonly #changed: readonly ComponentId[];

  constructor(
    readonly before: TableModel,
    readonly after: TableModel,
  ) {
    const ids = new Set([...Object.keys(before.components), ...Object.keys(after.components)] as ComponentId[]);
    this.#changed = [...ids].filter((id) => {
      const from = before.placements[id];
      const to = after.placements[id];
      return !from || !to || !samePlace(from, to);
    });
  }

  event(event: GattoEvent): void {
    switch (event.type) {
      case 'coins':
        this.#some(Math.abs(event.coins), (_, to, from) =>
          event.coins < 0 ? from?.zone === ZONES.coins(event.seat) : to?.zone === ZONES.coins(event.seat),
        );
        break;
      case 'sugar':
        this.#some(
          Math.abs(event.cubes),
          (id, to, from) =>
            this.#kind(id) === KINDS.sugar &&
            (event.cubes < 0 ? to?.zone === ZONES.sugarReserve : from?.zone === ZONES.sugarReserve),
        );
        break;
      case 'bought':
        this.#move(PIECES.tile(event.tile.id));
        this.#slides();
        break;
      case 'drawn':
        this.#slides();
        this.#move(PIECES.tile(event.tile.id));
        break;
      case 'refilled':
        this.cues.push({ type: 'shake', zone: ZONES.bag });
        this.#some(Number.POSITIVE_INFINITY, (id, to) => !to && this.#kind(id) === KINDS.tile);
        break;
      case 'cleaned':
      case 'emptied':
        event.tiles.forEach((tile, i) => this.#move(PIECES.tile(tile.id), i > 0));
        break;
      case 'served':
        this.#some(
          1,
          (id, to) => to?.zone === ZONES.cupDrink(event.seat, event.cup) && this.#kind(id) === KINDS.drinkTile,
        );
        event.tiles.forEach((tile, i) => this.#move(PIECES.tile(tile.id), i > 0));
        this.#move(PIECES.cup(event.seat, event.cup));
        break;
      case 'turn':
      case 'intermediate':
      case 'last-round':
      case 'over':
        break;
    }
  }

  /** Pieces that no event spoke of: nothing is lost, the table equals the projection. */
  rest(): void {
    this.#slides();
    for (const id of this.#changed) this.#move(id);
  }

  #kind(id: ComponentId) {
    return (this.after.components[id] ?? this.before.components[id])?.kind;
  }

  #some(count: number, wanted: (id: ComponentId, to?: Placement, from?: Placement) => boolean): void {
    this.#changed
      .filter((id) => !this.#done.has(id) && wanted(id, this.after.placements[id], this.before.placements[id]))
      .sort((a, b) => this.#order(a) - this.#order(b))
      .slice(0, count)
      .forEach((id, i) => this.#move(id, i > 0));
  }
  /** Where it comes to rest, lowest first; pieces that leave, highest first. */
  #order(id: ComponentId): number {
    const to = this.after.placements[id];
    return to ? to.slot : -(this.before.placements[id]?.slot ?? 0);
  }

  /** Tiles in a chute that come to lie lower slide there by themselves (DG-12). */
  #slides(): void {
    for (const side of SIDES) {
      const zone = ZONES.chute(side);
      for (const id of this.#changed) {
        const to = this.after.placements[id];
        const from = this.before.placements[id];
        if (this.#done.has(id) || to?.zone !== zone || from?.zone !== zone) continue;
        this.#done.add(id);
        this.cues.push({ type: 'slide', component: id, to, together: true });
      }
    }
  }

  #move(id: ComponentId, together = false): void {
    if (this.#done.has(id) || !this.#changed.includes(id)) return;
    this.#done.add(id);
    const to = this.after.placements[id];
    const component = this.after.components[id];
    if (!to || !component) this.cues.push({ type: 'vanish', component: id, at: this.#exit(id), together });
    else if (this.before.placements[id]) this.cues.push({ type: 'carry', component: id, to, together });
    else this.cues.push({ type: 'appear', component, at: this.#entry(id), to, together });
  }
  #exit(id: ComponentId) {
    return this.#kind(id) === KINDS.tile ? ZONES.bag : (this.before.placements[id] as Placement).zone;
  }
  #entry(id: ComponentId) {
    return this.#kind(id) === KINDS.tile ? ZONES.bag : ZONES.coinReserve;
  }
}
