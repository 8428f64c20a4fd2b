// Lets large bodies be worked on one at a time, accounts in turn, so that small requests of others run between them.
import { nextTurn } from "../base/timers.ts";

/** Bytes from which a body takes some milliseconds to parse and validate. */
export const largeBody = 32 * 1024;

export type Turns = {
  /** Resolves when it is the account's turn. */
  take(accountId: number): Promise<void>;
};

export function createTurns(): Turns {
  /** Who waits, by account; the account in front is next. */
  const waiting = new Map<number, (() => void)[]>();
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    for (let [next] = waiting; next; [next] = waiting) {
      const [accountId, queue] = next;
      waiting.delete(accountId);
      const begin = queue.shift();
      if (queue.length > 0) waiting.set(accountId, queue);
      begin?.();
      await nextTurn();
    }
    isRunning = false;
  }

  return {
    take(accountId) {
      return new Promise((resolve) => {
        const queue = waiting.get(accountId) ?? [];
        queue.push(resolve);
        waiting.set(accountId, queue);
        if (!isRunning) void run();
      });
    },
  };
}
