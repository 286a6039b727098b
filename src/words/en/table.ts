/** What the screen says: buttons, prompts, the log, names of pieces. */
export const app = {};
export const log = {};
export const pieces = {};
