/**
 * Where a key takes one who stands at entry `at` of a list of `count`; it may lie outside the list. A page key passes
 * `page` entries. Null for keys that don't walk.
 */
export function jumpTo(key: string, at: number, count: number, page: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'PageDown':
      return at + page;
    case 'PageUp':
      return at - page;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
