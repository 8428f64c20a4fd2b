// Responsible for submitting one sale and giving its receipt, or the error that says why there is none.
import type { SaleInput, Taxctl } from "@taxctl/sdk";
import { isServiceFailure } from "../describe.ts";
import { exitCodes } from "../exit-codes.ts";
import { Failure } from "../failure.ts";
import type { Row } from "../table.ts";
import { failureReason } from "../transaction-text.ts";

export type OneSaleOptions = { isAsync: boolean; timeoutMs: number; signal: AbortSignal };

/** The receipt as fields. An outcome that was not there at once is waited for, then read. */
export async function receiptOf(client: Taxctl, document: SaleInput, options: OneSaleOptions): Promise<Row> {
  const { isAsync, timeoutMs, signal } = options;
  if (isAsync) {
    const accepted = await client.sales.create(document, { async: true, signal });
    if (timeoutMs <= 0) return { ...accepted };
    return finished(client, accepted.transaction_id, options);
  }
  try {
    const { data, body } = await client.sales.create(document, { signal }).withResponse();
    return { status: "success", ...data, is_duplicate: body.meta.duplicate ?? false };
  } catch (error) {
    const isOpen = isServiceFailure(error) && error.code?.startsWith("outcome_");
    if (!isOpen || !error.transactionId || timeoutMs <= 0) throw error;
    return finished(client, error.transactionId, options);
  }
}

async function finished(client: Taxctl, id: string, { timeoutMs, signal }: OneSaleOptions): Promise<Row> {
  const transaction = await client.transactions.waitFor(id, { timeoutMs, signal });
  if (transaction.status === "failed")
    throw new Failure(failureReason(transaction), {
      code: transaction.response_data.failure?.code ?? "failed",
      exitCode: exitCodes.refused,
      remedy: transaction.response_data.failure?.remedy,
      transactionId: id,
    });
  const sale = await client.sales.get(id, { signal });
  const { qr_code, receipt_date, receipt_signature } = sale.response;
  return { ...sale, qr_code, receipt_date, receipt_signature };
}
