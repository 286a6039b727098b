import { expect, it } from 'vitest';
import { jumpTo } from '../../src/ui/parts/listKeys';

it.each([
  ['ArrowDown', 5],
  ['ArrowUp', 3],
  ['PageDown', 10],
  ['PageUp', -2],
  ['Home', 0],
  ['End', 19],
  ['Enter', null],
  ['constructor', null],
] as const)('%s from entry 4 of 20, six to a page, leads to %s', (key, to) => {
  expect(jumpTo(key, 4, 20, 6)).toBe(to);
});
