// Lets jobs on files begin: a few at a time, one of each account, accounts in turn.

/** Whose job it is. */
export type JobOwner = {
  accountId: number;
  /** Aborted when the caller goes away: the job ends with its caller. */
  signal?: AbortSignal | undefined;
};

/** Owns the jobs that the service does on its own. */
export const serviceItself: JobOwner = { accountId: 0 };

/** Runs `work` when it is its owner's turn. */
export type RunInTurn = <Result>(owner: JobOwner, work: () => Promise<Result>) => Promise<Result>;

type Waiting = () => void;

export function createJobTurns(mostAtOnce: number): RunInTurn {
  const running = new Set<number>();
  /** Who waits, by account; the account in front is next. */
  const waiting = new Map<number, Waiting[]>();

  function beginNext(): void {
    for (const [accountId, [begin, ...others]] of waiting) {
      if (running.size >= mostAtOnce) return;
      if (running.has(accountId)) continue;
      if (others.length > 0) waiting.set(accountId, others);
      else waiting.delete(accountId);
      running.add(accountId);
      begin?.();
    }
  }

  function goLast(accountId: number): void {
    const queue = waiting.get(accountId);
    waiting.delete(accountId);
    if (queue) waiting.set(accountId, queue);
  }

  function leave(accountId: number, one: Waiting): void {
    const others = (waiting.get(accountId) ?? []).filter((other) => other !== one);
    if (others.length > 0) waiting.set(accountId, others);
    else waiting.delete(accountId);
  }

  function wait({ accountId, signal }: JobOwner): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = () => {
      leave(accountId, begin);
      reject(signal?.reason);
    };
    const begin = () => {
      signal?.removeEventListener("abort", giveUp);
      resolve();
    };
    waiting.set(accountId, [...(waiting.get(accountId) ?? []), begin]);
    signal?.addEventListener("abort", giveUp);
    beginNext();
    return promise;
  }

  return async (owner, work) => {
    owner.signal?.throwIfAborted();
    await wait(owner);
    try {
      return await work();
    } finally {
      running.delete(owner.accountId);
      goLast(owner.accountId);
      beginNext();
    }
  };
}
