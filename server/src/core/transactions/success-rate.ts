// The share of finished transactions that succeeded, as statistics show it.
// Decisions about the API: 11.

/** Percent of the finished transactions that succeeded, one decimal; 0 while nothing is finished. */
export function rateOfSuccess({ success, failed }: { success: number; failed: number }): number {
  const finished = success + failed;
  return finished === 0 ? 0 : Math.round((success * 1000) / finished) / 10;
}
