/** What the rules say: why a move is refused (by rule id), what is wrong with a file, where points come from. */
export const refusals = {};
export const problems = {};
export const scores = {};
export const outcomes = {};
