/** Everything that happens or may happen at the table as phrases of the catalogue. Pure; no words here. */
export { describerOf, type AnyDescriber } from './registry';
export type { Card, Step } from './describer';
export { describeEnd } from './cafe-del-gatto/end';
export { describeEvent } from './cafe-del-gatto/events';
export { describePlace, describeThing } from './cafe-del-gatto/lying';
export { coinsOf, describeGhost, describeMove, describeShortMove } from './cafe-del-gatto/moves';
export { describePiece } from './cafe-del-gatto/piece';
export { describeStep } from './cafe-del-gatto/step';
