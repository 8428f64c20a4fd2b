// A task that runs at intervals, one run at a time.
import { DatabaseLost } from "./db/engine/failures.ts";

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
    const timer = setTimeout(resolve, ms);
    this.#end = resolve;
    await promise;
    clearTimeout(timer);
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
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<unknown> | undefined;
  let isStopped = false;
  const lookOnce = () => look(() => isStopped);
  return {
    look: lookOnce,
    start() {
      isStopped = false;
      timer ??= setInterval(() => {
        looking ??= lookOnce()
          .catch(failed)
          .finally(() => {
            looking = undefined;
          });
      }, everyMs).unref();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      timer = undefined;
      await looking;
    },
  };
}

/**
 * Does work for each of several, one after another. The failure of one is reported and doesn't stop the others.
 *
 * @throws DatabaseLost at once, because it concerns all of them.
 */
export async function forEachAlone<T>(
  all: readonly T[],
  work: (one: T) => Promise<void>,
  failed: (one: T, error: unknown) => void | Promise<void>,
): Promise<void> {
  for (const one of all) {
    try {
      await work(one);
    } catch (error) {
      if (error instanceof DatabaseLost && error.reason !== "busy") throw error;
      await failed(one, error);
    }
  }
}
