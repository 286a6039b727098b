/** A copy of a list without the entry at `index`. */
export const without = <T>(items: readonly T[], index: number): readonly T[] => [
  ...items.slice(0, index),
  ...items.slice(index + 1),
];

/** How often each entry occurs. */
export function tally<T>(items: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
