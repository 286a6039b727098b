// `npm test`: installs what is missing and runs every stage; `npm test -- unit build` runs those named.
import { withNode } from './setup/node.mjs';

withNode(() => import('./runStages.mjs'));
