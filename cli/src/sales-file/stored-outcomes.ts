// The outcomes of sales that were stored many at a time: read from the list, 100 in a request.
import { setTimeout } from "node:timers/promises";
import type { Taxctl } from "@taxctl/sdk";
import { type Ending, endingOf, type Waiting } from "../transactions/outcome.ts";

type Signed = { transaction_id: string; receipt_no: string; status: "success" };

/** Before the list is read again, in milliseconds: the first time, how much longer each time, and at most. */
const pauseMs = 250;
const growth = 1.5;
const longestPauseMs = 5000;

/**
 * Waits for stored sales. Once one of them is signed, the list shows the others that are signed by then, and it is read at
 * growing intervals: the number of requests depends on how long the file takes, not on how many invoices it has. An ordinary
 * key has 60 a minute.
 */
export class StoredOutcomes {
  readonly #client: Taxctl;
  readonly #open: Set<string>;
  readonly #oldest: string;
  readonly #signed = new Map<string, Signed>();
  #turn: Promise<unknown> = Promise.resolve();
  #pauseMs = 0;
  /** A wait ended without an outcome, and no other sale was signed meanwhile. */
  #isStuck = false;

  constructor(client: Taxctl, transactionIds: Iterable<string>) {
    this.#client = client;
    this.#open = new Set(transactionIds);
    // The ids of transactions ascend with time.
    this.#oldest = [...this.#open].reduce((least, id) => (id < least ? id : least), "~");
  }

  /** One sale is waited for at a time: the others may be known by then. */
  endingOf(transactionId: string, waiting: Waiting): Promise<Ending> {
    const ending = this.#turn.then(() => this.#endingOf(transactionId, waiting));
    this.#turn = ending.catch(() => undefined);
    return ending;
  }

  async #endingOf(transaction_id: string, waiting: Waiting): Promise<Ending> {
    const isWaiting = waiting.timeoutMs > 0 && !this.#isStuck;
    if (isWaiting && !this.#signed.has(transaction_id)) await this.#readAfterPause(waiting.signal);
    const result = Promise.resolve(this.#signed.get(transaction_id) ?? { transaction_id, status: "pending" });
    const limited = isWaiting ? waiting : { ...waiting, timeoutMs: 0 };
    const ending = await endingOf(this.#client, () => result, limited);
    this.#open.delete(transaction_id);
    if (!isWaiting || ending.status !== "pending") return ending;
    const before = this.#signed.size;
    await this.#read(waiting.signal);
    this.#isStuck = this.#signed.size === before;
    return ending;
  }

  /** The first sale is waited for at once: nothing is signed before it. */
  async #readAfterPause(signal: AbortSignal | undefined): Promise<void> {
    if (this.#pauseMs > 0) {
      await setTimeout(this.#pauseMs, undefined, signal ? { signal } : {});
      await this.#read(signal);
    }
    this.#pauseMs = Math.min(Math.max(pauseMs, this.#pauseMs * growth), longestPauseMs);
  }

  /** Reads the newest signed sales, back to those that are known already. */
  async #read(signal: AbortSignal | undefined): Promise<void> {
    const query = { type: "sales", status: "success", per_page: 100 } as const;
    const listed = this.#client.transactions.list(query, signal ? { signal } : {});
    let knownInARow = 0;
    for await (const { transaction_id, receipt_no } of listed) {
      if (transaction_id < this.#oldest) return;
      if (this.#open.has(transaction_id) && !this.#signed.has(transaction_id)) {
        knownInARow = 0;
        // Without its receipt, the transaction itself has the reason.
        if (receipt_no !== null)
          this.#signed.set(transaction_id, { transaction_id, receipt_no, status: "success" });
      } else if (++knownInARow === 100) return;
    }
  }
}
