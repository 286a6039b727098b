/** Everything that happens or may happen at the table as phrases of the catalogue. Pure; no words here. */
export type { Card, Step } from './describer';
export { type AnyDescriber, describerOf } from './registry';
