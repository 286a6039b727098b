import { describerOf } from '../session/describe';
import type { AnyDescriber } from '../session/describe';
import { useScreen } from './services';

/** What is said of the game that is played: its moves, turns, pieces and end as phrases. */
export const useDescriber = (): AnyDescriber => describerOf(useScreen((state) => state.game));
