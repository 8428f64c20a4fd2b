// Responsible for the outcomes of sales that were stored many at a time: read from the list, 100 in a request.
import type { Taxctl } from "@taxctl/sdk";
import { type Ending, endingOf, type Waiting } from "../transactions/outcome.ts";

type Signed = { transaction_id: string; receipt_no: string; status: "success" };

/**
 * Waits for stored sales. Once one of them is signed, the list shows the others that are signed by then, so that a long file
 * doesn't need a request for each invoice: an ordinary key has 60 a minute.
 */
export class StoredOutcomes {
  readonly #client: Taxctl;
  readonly #open: Set<string>;
  readonly #oldest: string;
  readonly #signed = new Map<string, Signed>();
  #turn: Promise<unknown> = Promise.resolve();
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
    const known = this.#signed.get(transaction_id);
    const result = Promise.resolve(known ?? { transaction_id, status: "pending" });
    const limited = this.#isStuck ? { ...waiting, timeoutMs: 0 } : waiting;
    const ending = await endingOf(this.#client, () => result, limited);
    this.#open.delete(transaction_id);
    if (known || limited.timeoutMs <= 0 || ending.status === "failed") return ending;
    const before = this.#signed.size;
    await this.#read(waiting.signal);
    this.#isStuck = ending.status === "pending" && this.#signed.size === before;
    return ending;
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
