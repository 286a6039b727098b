import type { Body, ContactEquation } from 'cannon-es';
import { BEAR, LIFT_MOST } from './limits';
import type { LooseBody } from './looseBody';

interface Bearing {
  readonly lower: LooseBody | null;
  readonly upper: LooseBody;
  readonly depth: number;
}

/** A contact whose normal is this steep carries. */
const STEEP = 0.7;

/**
 * A pile of thin pieces sinks into itself while it is awake: twenty rounds of the solver don't carry its weight down.
 * So after each step, from the bottom up, what stands deeper than `SINK` in what carries it is lifted out, and falls no
 * faster than that.
 */
export function uphold(contacts: readonly ContactEquation[], owner: (body: Body) => LooseBody | null): void {
  bearings.length = 0;
  for (const { bi, bj, ri, rj, ni } of contacts) {
    if (Math.abs(ni.y) < STEEP) continue;
    const upper = owner(ni.y > 0 ? bj : bi);
    if (!upper?.moving) continue;
    const gap =
      (bj.position.x + rj.x - bi.position.x - ri.x) * ni.x +
      (bj.position.y + rj.y - bi.position.y - ri.y) * ni.y +
      (bj.position.z + rj.z - bi.position.z - ri.z) * ni.z;
    const depth = -gap / Math.abs(ni.y);
    bearings.push({ lower: owner(ni.y > 0 ? bi : bj), upper, depth });
  }
  if (bearings.length === 0) return;
  bearings.sort((a, b) => a.upper.body.position.y - b.upper.body.position.y);
  for (const { upper } of bearings) upper.lift = 0;
  for (const { lower, upper, depth } of bearings) {
    const carried = lower?.moving ? lower : null;
    const missing = depth - BEAR + (carried?.lift ?? 0) - upper.lift;
    if (missing <= 0) continue;
    upper.lift = Math.min(LIFT_MOST, upper.lift + missing);
    upper.body.velocity.y = Math.max(upper.body.velocity.y, carried ? Math.min(0, carried.body.velocity.y) : 0);
  }
  for (const { upper } of bearings) {
    if (upper.lift > 0) upper.shift(0, upper.lift, 0);
    upper.lift = 0;
  }
  bearings.length = 0;
}

const bearings: Bearing[] = [];
