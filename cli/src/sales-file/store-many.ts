// Storing the sales of a file in few requests, before their outcomes are waited for.
import type { SaleInput, Taxctl } from "@taxctl/sdk";
import type { Job, JobOutcome } from "./jobs.ts";

/**
 * Stores the sales that can be sent now, up to 500 in a request. Credit notes wait for the outcomes of their originals.
 *
 * @returns the unfinished transactions, by invoice number; rejected ones are not among them.
 */
export async function storeMany(
  client: Taxctl,
  jobs: readonly Job[],
  outcomes: ReadonlyMap<string, JobOutcome>,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const sales: SaleInput[] = [];
  for (const job of jobs) {
    const prepared = job.kind === "sale" ? job.prepare(outcomes) : undefined;
    if (prepared && "document" in prepared) sales.push(prepared.document);
  }
  const stored = new Map<string, string>();
  for await (const result of client.sales.createMany(sales, { signal })) {
    const { status, invoice_no, transaction_id } = result;
    const isOpen = status === "pending" || status === "processing";
    if (isOpen && invoice_no !== null && transaction_id !== null) stored.set(invoice_no, transaction_id);
  }
  return stored;
}
