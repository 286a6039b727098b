import type { Pose } from '../../table/types';

/** Nearer than this a piece is where it should be, units. */
const THERE = 1e-3;
/** Nearer than this two places are above each other, units. */
const ABOVE = 0.02;

export const near = (a: Pose, b: Pose): boolean =>
  a.position.every((value, i) => Math.abs(value - (b.position[i] as number)) < THERE);
/** On the same vertical: no need to lift it over anything. */
export const upright = (a: Pose, b: Pose): boolean =>
  Math.abs(a.position[0] - b.position[0]) < ABOVE && Math.abs(a.position[2] - b.position[2]) < ABOVE;
