// Figures of repeated measurements: median, least and most, and their reference values.

/** One measured thing. Every figure of a group comes from the same run, its rounds interleaved with its limit's. */
export type Figure = {
  name: string;
  unit: string;
  median: number;
  min: number;
  max: number;
  rounds: number;
  /** The figure that this one is compared with, by name, and the median of the rounds' own ratios. */
  against?: { name: string; ratio: number; min: number; max: number; goal?: string };
  note?: string;
};

/** Median of some numbers, 0 without any. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** The value below which a share of all lies: `quantile(ms, 0.99)`. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** What several rounds gave, as one figure. */
export function figure(name: string, unit: string, values: readonly number[], note?: string): Figure {
  return {
    name,
    unit,
    median: median(values),
    min: Math.min(...values),
    max: Math.max(...values),
    rounds: values.length,
    ...(note === undefined ? {} : { note }),
  };
}

/** The same, compared with another figure round by round: what slows both on a shared machine cancels out. */
export function compared(
  name: string,
  unit: string,
  values: readonly number[],
  other: { name: string; values: readonly number[]; goal?: string },
  note?: string,
): Figure {
  const ratios = values.map((value, round) => value / (other.values[round] ?? Number.NaN));
  const { min, max } = figure("", "", ratios);
  const against = { name: other.name, ratio: median(ratios), min, max };
  return {
    ...figure(name, unit, values, note),
    against: other.goal === undefined ? against : { ...against, goal: other.goal },
  };
}
