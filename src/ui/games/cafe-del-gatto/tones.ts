import type { Drink } from '../../../rules/cafe-del-gatto/types';

/** Colours of the pieces, as printed on them: the body of a drink's cup and its deep tone for letters and lines. */
export const DRINK_TONES: Readonly<
  Record<Drink, { readonly base: string; readonly light: string; readonly deep: string }>
> = {
  espresso: { base: '#3f5f97', light: '#7fa0d8', deep: '#1d2a45' },
  'espresso-macchiato': { base: '#c6861f', light: '#e0a53d', deep: '#4a2f0e' },
  doppio: { base: '#458a63', light: '#6fb98e', deep: '#1c3a2b' },
  cappuccino: { base: '#c23b33', light: '#e6645a', deep: '#541816' },
  'latte-macchiato': { base: '#9a67ac', light: '#bd8ad0', deep: '#3e2449' },
};
