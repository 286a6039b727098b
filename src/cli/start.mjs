// `npm start`: installs what is missing, builds what is out of date, serves the page and prints its address.
import { withNode } from './setup/node.mjs';

withNode(() => import('./startPage.mjs'));
