/**
 * The numbers of the physics world. Lengths in world units (1 = 10 cm), seconds, units per second. Those that come
 * from measurement are marked; the others are taste.
 */

/** Sub-steps a second: 4 for every frame of 1/60 s. Measured: fewer let thin pieces sink into each other. */
const RATE = 240;
/** One sub-step in seconds. */
export const DT = 1 / RATE;
/** One sub-step in milliseconds. */
export const STEP_MS = 1000 / RATE;
/** 9.81 m/s². */
export const GRAVITY = 98.1;

/** No loose piece falls faster than this (4 m/s), nor than 0.9 of its own height in a sub-step (measured). */
const FALL_CAP = 40;
export const thinCap = (height: number): number => Math.min(FALL_CAP, (0.9 * height) / DT);
/** Sideways speed of a piece that finds its way to its place (4 m/s). */
export const GLIDE_CAP = 40;
/** A held piece follows the pointer up to this speed (12 m/s); it is exempt from the other caps. */
export const HAND_CAP = 120;
/** Velocity servo of a held piece, 1/s. Measured: 40 lags least without ringing. */
export const HAND_SERVO = 40;

/** Part of gravity that the walls of a chute or a cup take up by rubbing, since they have no colliders. */
export const RUB = 0.4;
/** cannon's coefficient; with its relaxation of 3 a tile leaves a stone with about 0.15 of the speed it came with. */
export const RESTITUTION = 0.25;
/** How deep two touching bodies may stand in each other, so that cannon keeps their contact: 0.02 mm. */
export const SLOP = 0.0002;
/** A piece this near to its place (0.2 mm) for CALM_STEPS sub-steps in a row is frozen there. */
export const NEAR = 0.002;
export const CALM_STEPS = 12;
/** What moves longer than this, in sub-steps, is put to rest by force (3 s). */
export const PATIENCE = 3 * RATE;
/** Softer changes of speed than this (1 dm/s) are no knock. */
export const KNOCK = 1;

/** Nothing leaves this box around the origin (6 m): what does, returns to its rest. */
export const BOUND = 60;
