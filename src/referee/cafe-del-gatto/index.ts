import type { GattoEvent, GattoMove, GattoView } from '../../rules/cafe-del-gatto/types';
import { DRINKS } from '../../rules/cafe-del-gatto/types';
import type { Referee } from '../contract';
import { cues } from './cues';
import { gestures } from './gestures';
import { guess } from './guess';
import { fromHidden, hidden } from './hidden';
import { CLOSED, heapOf, snap } from './lying';
import { project } from './project';
import { read } from './read';
import { ZONES } from './zones';

const SHARED = new Set<string>([
  ZONES.chute('milk'),
  ZONES.chute('coffee'),
  ZONES.coinReserve,
  ...DRINKS.map(ZONES.menu),
]);

/** Café del Gatto at the table. */
export const gattoReferee: Referee<GattoView, GattoMove, GattoEvent> = {
  project,
  gestures,
  guess,
  cues,
  heapOf,
  closed: CLOSED,
  snap,
  hidden,
  fromHidden,
  read,
  mayTouch(seat, { zone }) {
    if (SHARED.has(zone)) return true;
    return (
      zone === ZONES.place(seat) ||
      zone === ZONES.sugar(seat) ||
      DRINKS.some((drink) => zone === ZONES.cup(seat, drink))
    );
  },
};
