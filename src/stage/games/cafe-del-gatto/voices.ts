import type { KindId, ZoneId } from '../../../core/ids';
import { CUP_KINDS, KINDS, ZONES } from '../../../referee/cafe-del-gatto/zones';
import type { Voices } from '../../theatre/hearing';

const cups: ReadonlySet<KindId> = new Set(CUP_KINDS);
const inCup = (zone: ZoneId): boolean => /^cup(-drink|-sugar)?:/.test(zone);
const inChute = (zone: ZoneId): boolean => zone === ZONES.chute('milk') || zone === ZONES.chute('coffee');

/** What the pieces of Café del Gatto are made of, and what they fall on. */
export const voices: Voices = {
  lands: (kind, zone) => {
    if (kind === KINDS.tile) return inCup(zone) ? 'stone-in-cup' : 'stone';
    // A drink tile in a cup: the drink is served.
    if (kind === KINDS.drinkTile) return inCup(zone) ? 'serve' : 'card';
    if (kind === KINDS.coin) return zone === ZONES.coinReserve ? 'coin-in-dish' : 'coin';
    if (kind === KINDS.sugar) return 'sugar';
    if (kind === KINDS.startTile) return 'card';
    return cups.has(kind) ? 'cup' : null;
  },
  // The machine lets off a little steam for every tile that is drawn from it.
  leaves: (kind, zone) => (kind === KINDS.tile && inChute(zone) ? 'hiss' : 'lift'),
};
