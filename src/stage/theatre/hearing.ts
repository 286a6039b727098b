import type { ComponentId, KindId, ZoneId } from '../../core/ids';
import type { Update } from '../../session/types';
import type { Vec3 } from '../../table/types';
import type { Board } from './board';
import { forceOf } from './noise';
import type { Sound } from './noise';

/** How pieces of a game sound; null is silence. */
export interface Voices {
  /** Coming to lie in a zone. */
  lands(kind: KindId, zone: ZoneId): Sound | null;
  /** Being taken out of a zone. */
  leaves(kind: KindId, zone: ZoneId): Sound | null;
}
const MUTE: Voices = { lands: () => null, leaves: () => null };

/** Without motion, the pieces of one move are heard this far apart, ms. */
const APART = 85;

/** What can be heard of the pieces on the board: each knock as the physics reports it, each act as the director shows it. */
export class Hearing {
  /** A sound at a point of the table (units), with its force (0…1), after this time (ms). */
  onNoise: ((sound: Sound, force: number, at: Vec3, delay: number) => void) | null = null;

  constructor(
    readonly board: Board,
    readonly voices: Voices = MUTE,
  ) {
    board.world.onImpact = (id, speed) => this.lands(id, forceOf(speed));
  }

  lands(id: ComponentId, force: number): void {
    const kind = this.board.kind(id);
    const placement = this.board.table.placements[id];
    const sound = kind && placement && this.voices.lands(kind, placement.zone);
    if (sound && force > 0) this.#at(id, sound, force);
  }

  /** A piece is taken up; what stood on it slides down. */
  leaves(id: ComponentId): void {
    const { placements } = this.board.table;
    const kind = this.board.kind(id);
    const placement = placements[id];
    if (!kind || !placement) return;
    const sound = this.voices.leaves(kind, placement.zone);
    if (sound) this.#at(id, sound, 0.5);
    if (!this.board.column(placement.zone)) return;
    let above = 0;
    for (const { zone, slot } of Object.values(placements)) {
      if (zone === placement.zone && slot > placement.slot) above++;
    }
    if (above > 0) this.#at(id, 'slide', Math.min(1, 0.4 + 0.15 * above));
  }

  refuses(id: ComponentId): void {
    this.#at(id, 'refuse', 0.6);
  }

  shakes(zone: ZoneId, delay = 0): void {
    this.onNoise?.('rattle', 0.8, this.board.rest({ zone, slot: 0, face: 'front' }).position, delay);
  }

  /** Where nothing moves (reduced motion) a move is heard all the same. */
  still({ cues }: Update): void {
    let delay = 0;
    for (const cue of cues) {
      if (cue.type === 'shake') this.shakes(cue.zone, delay);
      const kind = cue.type === 'carry' ? this.board.kind(cue.component) : undefined;
      const sound = kind && cue.type === 'carry' && this.voices.lands(kind, cue.to.zone);
      if (!sound) continue;
      this.onNoise?.(sound, 0.6, this.board.rest(cue.to).position, delay);
      delay += APART;
    }
  }

  #at(id: ComponentId, sound: Sound, force: number): void {
    if (!this.onNoise || !this.board.world.has(id)) return;
    const p = { x: 0, y: 0, z: 0 };
    this.board.world.pose(id, p, { x: 0, y: 0, z: 0, w: 1 });
    this.onNoise(sound, force, [p.x, p.y, p.z], 0);
  }
}
