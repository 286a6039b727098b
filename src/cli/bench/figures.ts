/** What `npm run bench` prints: one document of this form (docs/performance.md explains each figure). */
export interface Report {
  readonly format: 'cafe-table-bench/1';
  readonly machine: Machine;
  readonly figures: readonly Figure[];
  /** Parts that could not be measured here, and why, in a sentence each. */
  readonly missing: readonly string[];
}

export interface Machine {
  readonly system: string;
  readonly processor: string;
  readonly cores: number;
  /** GiB. */
  readonly memory: number;
  /** Processes that wanted to run, averaged over a minute, when the bench began: above `cores`, times say little. */
  readonly load: number;
  readonly node: string;
  /** Null when no browser was used. */
  readonly browser: string | null;
  /** Who drew the pictures: a graphics card, or llvmpipe, which is the processor. */
  readonly renderer: string | null;
}

export interface Figure {
  /** Stable name, `javascript.shelf`. */
  readonly id: string;
  readonly what: string;
  readonly unit: string;
  /** Counts are the same on every machine; times say something only beside the machine and other times of the same run. */
  readonly kind: 'count' | 'time';
  /** The median of the samples. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly samples: number;
  readonly budget: Budget | null;
  /** Whether the median is within the budget; null without one. */
  readonly holds: boolean | null;
}

export type Budget = { readonly most: number } | { readonly least: number };

export interface Measured {
  readonly id: string;
  readonly what: string;
  readonly unit: string;
  readonly kind: Figure['kind'];
  /** At least one. */
  readonly samples: readonly number[];
  readonly budget?: Budget;
  /** Digits behind the point that are worth printing. */
  readonly digits?: number;
}

/** Of an even number of samples the lower one in the middle: a value that was really measured. */
export function median(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

export const within = (value: number, budget: Budget): boolean =>
  'most' in budget ? value <= budget.most : value >= budget.least;

/** Throws without samples: a figure that was not measured must not look like one. */
export function figure({ id, what, unit, kind, samples, budget, digits = 2 }: Measured): Figure {
  if (samples.length === 0 || samples.some((sample) => !Number.isFinite(sample))) throw new Error(`${id}: no samples`);
  const round = (value: number): number => Number(value.toFixed(digits));
  const value = median(samples);
  return {
    id,
    what,
    unit,
    kind,
    value: round(value),
    min: round(Math.min(...samples)),
    max: round(samples.reduce((a, b) => Math.max(a, b))),
    samples: samples.length,
    budget: budget ?? null,
    holds: budget ? within(value, budget) : null,
  };
}

/** Measures one part of the project and tells how far it is. Throws `Unmeasured` where this machine lacks something. */
export type Part = (tell: (line: string) => void) => Promise<readonly Figure[]>;

/** A part that this machine can't measure; the message says why. */
export class Unmeasured extends Error {}
