// A task that runs at intervals, one run at a time.
import type { Timer } from "./clock.ts";
import { startInterval, startTimer } from "./timers.ts";

export type PeriodicTask<Found> = {
  /** Runs once, now. */
  look(): Promise<Found>;
  start(): void;
  /** Starts no more runs, and resolves after the current one. */
  stop(): Promise<void>;
};

/** A wait that ends early when there is something to do. */
export class Pause {
  #end: (() => void) | undefined;

  async wait(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = startTimer(resolve, ms);
    this.#end = resolve;
    await promise;
    timer.cancel();
    this.#end = undefined;
  }

  /** Ends the present wait. */
  end(): void {
    this.#end?.();
  }
}

/**
 * Runs each `everyMs` once it is started. A run that takes longer delays the next.
 *
 * @param look A long run checks `isStopping` now and then.
 * @param failed Handles the error of a run; the next run happens anyway.
 */
export function periodicTask<Found>(
  look: (isStopping: () => boolean) => Promise<Found>,
  everyMs: number,
  failed: (error: unknown) => void,
): PeriodicTask<Found> {
  let timer: Timer | undefined;
  let looking: Promise<unknown> | undefined;
  let isStopped = false;
  const lookOnce = () => look(() => isStopped);
  return {
    look: lookOnce,
    start() {
      isStopped = false;
      timer ??= startInterval(() => {
        looking ??= lookOnce()
          .catch(failed)
          .finally(() => {
            looking = undefined;
          });
      }, everyMs).unref();
    },
    async stop() {
      isStopped = true;
      timer?.cancel();
      timer = undefined;
      await looking;
    },
  };
}
