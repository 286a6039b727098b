import type { AnyMove } from '../rules/contract';
import type { Component, Drop, Placement } from '../table/types';
import type { Act, Gesture } from './contract';

/** A legal move with the gestures that express it. */
export interface Option<Move extends AnyMove> {
  readonly move: Move;
  readonly gestures: readonly Gesture[];
}

/** What drops mean, found by matching them against the gestures of the legal moves. */
export type Interpretation<Move extends AnyMove> =
  | { readonly type: 'move'; readonly move: Move }
  /** The move is opened: these continue it; `completes` when only one is left. */
  | { readonly type: 'partial'; readonly moves: readonly Move[]; readonly completes: Move | null }
  | { readonly type: 'illegal' };

const fits = (act: Act, drop: Drop): boolean =>
  act.kind === drop.kind &&
  act.from === drop.from &&
  act.to === drop.to &&
  (act.component === undefined || act.component === drop.component) &&
  (act.look === undefined || act.look === drop.look);

/** The acts still to be done after some drops; null when the drops don't begin this gesture. */
function remaining(gesture: Gesture, drops: readonly Drop[]): readonly Act[] | null {
  let acts = gesture.acts;
  for (const drop of drops) {
    const i = gesture.loose ? acts.findIndex((act) => fits(act, drop)) : acts[0] && fits(acts[0], drop) ? 0 : -1;
    if (i < 0) return null;
    acts = [...acts.slice(0, i), ...acts.slice(i + 1)];
  }
  return acts;
}

export function interpret<Move extends AnyMove>(
  options: readonly Option<Move>[],
  drops: readonly Drop[],
): Interpretation<Move> {
  const moves: Move[] = [];
  for (const { move, gestures } of options) {
    let begun = false;
    for (const gesture of gestures) {
      const left = remaining(gesture, drops);
      if (left?.length === 0) return { type: 'move', move };
      if (left) begun = true;
    }
    if (begun) moves.push(move);
  }
  if (moves.length === 0) return { type: 'illegal' };
  return { type: 'partial', moves, completes: moves.length === 1 ? (moves[0] as Move) : null };
}

/** One thing a piece may do next, and the moves it would belong to. */
export interface Opening<Move extends AnyMove> {
  readonly act: Act;
  readonly moves: readonly Move[];
}

/** Everything that may be done next, after the drops of an opened move; equal acts are one opening. */
export function openings<Move extends AnyMove>(
  options: readonly Option<Move>[],
  drops: readonly Drop[],
): readonly Opening<Move>[] {
  const found = new Map<string, { act: Act; moves: Move[] }>();
  for (const { move, gestures } of options) {
    for (const gesture of gestures) {
      const left = remaining(gesture, drops);
      if (!left) continue;
      for (const act of gesture.loose ? left : left.slice(0, 1)) {
        const key = `${act.kind}|${act.component ?? act.look ?? ''}|${act.from}|${act.to}`;
        const known = found.get(key);
        if (!known) found.set(key, { act, moves: [move] });
        else if (!known.moves.includes(move)) known.moves.push(move);
      }
    }
  }
  return [...found.values()];
}

/** Whether a piece lying there can do an act. */
export const canDo = (act: Act, component: Component, placement: Placement): boolean =>
  act.kind === component.kind &&
  act.from === placement.zone &&
  (act.component === undefined || act.component === component.id) &&
  (act.look === undefined || act.look === component.look);
