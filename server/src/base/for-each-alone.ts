// Work for each of several, where the failure of one is no failure of the others.
import { DatabaseLost } from "./database-lost.ts";

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
