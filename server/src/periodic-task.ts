// Work that is looked for again and again, one look at a time.
import { DatabaseLost } from "./db/engine/failures.ts";

export type Repeated<Found> = {
  /** Looks once, now. */
  look(): Promise<Found>;
  start(): void;
  /** Looks no more, and ends after the look that is under way. */
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
 * Looks each `everyMs` once it is started; while a look goes on, none begins.
 *
 * @param look A long one asks now and then whether it is to stop.
 * @param failed What becomes of the error of a look; the next one comes all the same.
 */
export function repeated<Found>(
  look: (isStopping: () => boolean) => Promise<Found>,
  everyMs: number,
  failed: (error: unknown) => void,
): Repeated<Found> {
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
 * Does something for each of several, one after another. What fails for one of them is told, and holds up no other.
 *
 * @throws DatabaseLost at once: that is nobody's own.
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
