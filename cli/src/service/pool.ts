// Running many tasks with a few at once, in order of start, stopping all after a final failure.

/**
 * Runs `work` over all entries, at most `width` at once, started in order. The first error stops further starts; it is
 * thrown when the running ones have ended.
 */
export async function runPool<Entry>(
  entries: Iterable<Entry>,
  width: number,
  work: (entry: Entry) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const iterator = entries[Symbol.iterator]();
  let failed: { error: unknown } | undefined;
  const worker = async () => {
    while (!failed) {
      if (signal?.aborted) {
        failed ??= { error: signal.reason };
        return;
      }
      const next = iterator.next();
      if (next.done) return;
      try {
        await work(next.value);
      } catch (error) {
        failed ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, width) }, worker));
  if (failed) throw failed.error;
}
