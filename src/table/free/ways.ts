import type { KindId, ZoneId } from '../../core/ids';
import type { HeapOf } from '../heaps';
import type { Kind } from '../kind';

/** What a table without rules knows of its zones and pieces. */
export interface Ways {
  readonly heapOf: HeapOf;
  /** Whether a zone hides what is in it (a bag): pieces come out of it by chance. */
  isClosed(zone: ZoneId): boolean;
  kindOf(kind: KindId): Kind;
}

/** A piece much thinner than wide lies in stacks. */
const THIN = 0.4;

/** How much higher a stack is with one more of a kind, units; null when its pieces are not stacked. */
export function thickness({ size, standing }: Kind): number | null {
  const [thin, wide] = [...size].sort((a, b) => a - b) as [number, number];
  return standing || thin > wide * THIN ? null : thin;
}
