// Reads by key that are wanted at the same moment, made as one.
import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * A read by key: what is asked for until the event loop has taken in everything that has arrived is read at once. A lone
 * key waits for nothing.
 */
export function createGatherer<T>(
  read: (keys: string[]) => Promise<Map<string, T>>,
): (key: string) => Promise<T | undefined> {
  let keys = new Set<string>();
  let reading: Promise<Map<string, T>> | undefined;

  async function readSoon(): Promise<Map<string, T>> {
    await nextTurn();
    const asked = [...keys];
    keys = new Set();
    reading = undefined;
    return read(asked);
  }

  return async (key) => {
    keys.add(key);
    reading ??= readSoon();
    return (await reading).get(key);
  };
}
