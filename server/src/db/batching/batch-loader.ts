// Loads rows by key in batches: keys that are wanted at the same moment are read by one statement.
import { nextTurn } from "../../base/timers.ts";

/** Reads all keys that are requested until the event loop has processed everything that has arrived. A single key doesn't wait. */
export function createBatchLoader<T>(
  read: (keys: string[]) => Promise<Map<string, T>>,
): (key: string) => Promise<T | undefined> {
  let keys = new Set<string>();
  let loading: Promise<Map<string, T>> | undefined;

  async function loadSoon(): Promise<Map<string, T>> {
    await nextTurn();
    const batch = [...keys];
    keys = new Set();
    loading = undefined;
    return read(batch);
  }

  return async (key) => {
    keys.add(key);
    loading ??= loadSoon();
    return (await loading).get(key);
  };
}
