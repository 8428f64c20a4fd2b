// Time as the SDK sees it: now, and waiting that an abort ends at once.

/** The time source of a client. Replace it in tests, so that they don't wait. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Rejects with the signal's reason as soon as it is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
};

/** A timer that is set to more goes off at once. */
export const longestTimerMs = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const stop = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(
        () => {
          signal?.removeEventListener("abort", stop);
          resolve();
        },
        Math.min(ms, longestTimerMs),
      );
      signal?.addEventListener("abort", stop, { once: true });
    }),
};
