// Work that is looked for again and again, one look at a time.
import { DatabaseLost } from "./db/failures.ts";

export type Repeated = {
  start(): void;
  /** Looks no more, and ends after the look that is under way. */
  stop(): Promise<void>;
};

/**
 * Looks each `everyMs` once it is started; while a look goes on, none begins.
 *
 * @param failed What becomes of the error of a look; the next one comes all the same.
 */
export function repeated(
  look: () => Promise<unknown>,
  everyMs: number,
  failed: (error: unknown) => void,
): Repeated {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<unknown> | undefined;
  return {
    start() {
      timer ??= setInterval(() => {
        looking ??= look()
          .catch(failed)
          .finally(() => {
            looking = undefined;
          });
      }, everyMs).unref();
    },
    async stop() {
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
