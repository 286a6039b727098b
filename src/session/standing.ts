import type { Seat } from '../core/ids';
import type { Chapters } from './chapters';
import type { AnyDescriber } from './describe';
import { writeLog } from './logbook';
import type { PlayerInfo, ScreenState } from './types';

/** Whoever of the people acts sits at the near place; while house players act, it stays as it was. */
export function viewerFor(actors: readonly Seat[], players: readonly PlayerInfo[], old: Seat): Seat {
  const acting = actors.find((seat) => players[seat]?.kind === 'person');
  if (acting !== undefined) return acting;
  if (players[old]?.kind === 'person') return old;
  return Math.max(
    0,
    players.findIndex(({ kind }) => kind === 'person'),
  );
}

export type Standing = Pick<
  ScreenState,
  'view' | 'actors' | 'scores' | 'outcome' | 'viewer' | 'canAct' | 'legal' | 'log' | 'step' | 'fresh' | 'undo'
>;

/** The game as the screen shows it, now or after `showing` moves; `plays`: moves are played at all. */
export function standingOf(
  chapters: Chapters,
  describer: AnyDescriber,
  viewer: Seat,
  showing: number | null,
  plays: boolean,
): Standing {
  const { players, plan } = chapters;
  const { opened, authority, marks } = chapters.now;
  const { steps } = authority;
  const standing = authority.standing(viewer, showing ?? steps.length);
  const acts = standing.actors.includes(viewer) && players[viewer]?.kind === 'person';
  const canAct = acts && showing === null && plays;
  const consents = plan.asks.length > 0 ? ('consent' as const) : ('free' as const);
  const nothing = plan.count === 0 && !chapters.canGoBack;
  return {
    ...standing,
    viewer,
    canAct,
    legal: canAct ? standing.legal : [],
    log: writeLog(steps, marks, players, describer),
    step: steps.length,
    fresh: steps.length === 0 && opened.file.position === undefined,
    undo: {
      undo: nothing ? 'none' : consents,
      redo: chapters.redoable > 0 || chapters.canGoForth,
      asking: [],
    },
  };
}
