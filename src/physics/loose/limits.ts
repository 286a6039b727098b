/**
 * The numbers of loose pieces. Lengths in world units (1 = 10 cm), seconds, units per second. Those that come from
 * measurement are marked; the others are taste.
 */

/** No collider is thinner than this (2 mm): thinner ones sink into each other (measured). */
export const THINNEST = 0.02;
/** cannon's contacts (measured: softer or slower ones let stacks sink). */
export const ITERATIONS = 20;
/** A group of bodies is solved when a round changes its pushes by no more than this part. */
export const CONVERGED = 1e-4;
export const STIFFNESS = 1e7;
export const RELAXATION = 3;
export const FRICTION = 0.4;
/**
 * What a sub-step leaves of speed and of spin: a tenth and three tenths are lost in a second. Written out as
 * `0.9 ** (1 / 240)` and `0.7 ** (1 / 240)`, since engines may disagree on the last bit of a power.
 */
export const LINEAR_REST = 0.9995610941987695;
export const ANGULAR_REST = 0.998514958167773;

/** A loose piece goes no faster sideways than this (2 m/s). Up and down: `thinCap` of its thinnest side. */
export const SIDE_CAP = 20;
/** Nor does it turn faster than this, rad/s (measured in heaps). */
export const SPIN_CAP = 12;
/** While it pushes others aside a held piece is slower than they may be, so that they get out of its way. */
export const PUSH_CAP = 0.75 * SIDE_CAP;

/** A pose is compared with the last sample every 0.1 s; two in a row that moved less than 0.6 mm and 1° are at rest. */
export const SAMPLE_STEPS = 24;
export const SAMPLES = 2;
export const SAMPLE_MOVED = 0.006;
export const SAMPLE_TURNED = 0.99996;
/** A piece without a touch for this long (sub-steps) is in the air and does not rest. */
export const AIR_STEPS = 12;
/** One that wakes and comes to rest this near to where it lay, lies there again to the last bit (0.1 mm, 0.2°). */
export const SAME_PLACE = 0.001;
export const SAME_TURN = 1 - 1e-6;

/** How deep a piece may stand in what carries it (0.2 mm) before it is lifted out. */
export const BEAR = 0.002;
/** Pieces that overlap no more than this (0.2 mm) count as apart. */
export const SINK = 0.002;
/** By how much at most in one sub-step (2 mm). */
export const LIFT_MOST = 0.02;
/** How near two pieces are that lie on each other (1 mm). */
export const TOUCH = 0.01;

/** A piece that comes from the side with this speed (1 dm/s) wakes what it hits. */
export const BUMP = 1;
/** Two pieces meet side by side when they overlap in height by this part of the lower one. */
export const BESIDE = 0.3;
/** Farther than this over the edge a piece comes back by itself instead of being held (1 cm). */
export const EDGE = 0.1;

/** What touches something and turns slower than this (rad/s) loses this part of it in a sub-step: towers stand. */
export const CALM_SPIN = 1;
export const CALM_REST = 0.98;
/** How a pile comes level, 1/s. */
export const LEVELLING = 24;
