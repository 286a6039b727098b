/** Everything that happens or may happen at the table as phrases of the catalogue. Pure; no words here. */
export { describeEnd } from './end';
export { describeEvent } from './events';
export { describePlace, describeThing } from './lying';
export { coinsOf, describeGhost, describeMove, describeShortMove } from './moves';
export { type Card, describePiece } from './piece';
export { describeStep, type Step } from './step';
