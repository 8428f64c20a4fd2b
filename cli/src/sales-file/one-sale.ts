// Responsible for submitting one sale and giving its receipt, or the error that says why there is none.
import type { SaleInput, Taxctl, Transaction } from "@taxctl/sdk";
import { isServiceFailure } from "../describe.ts";
import { exitCodes } from "../exit-codes.ts";
import { Failure } from "../failure.ts";
import type { Row } from "../table.ts";
import { failureReason, type Submitted } from "../transaction-text.ts";

export type OneSaleOptions = { isAsync: boolean; timeoutMs: number; signal: AbortSignal };

/** The receipt as fields, with a warning where the unit's answer with it was lost. */
type Receipt = Row & Submitted;

/** The receipt. An outcome that was not there at once is waited for, then read. */
export async function receiptOf(
  client: Taxctl,
  document: SaleInput,
  options: OneSaleOptions,
): Promise<Receipt> {
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
    if (!isServiceFailure(error) || !error.transactionId) throw error;
    if (error.code?.startsWith("unit_"))
      throw refusal(await client.transactions.get(error.transactionId, { signal }), error.requestId);
    if (!error.code?.startsWith("outcome_") || timeoutMs <= 0) throw error;
    return finished(client, error.transactionId, options);
  }
}

async function finished(client: Taxctl, id: string, { timeoutMs, signal }: OneSaleOptions): Promise<Receipt> {
  const transaction = await client.transactions.waitFor(id, { timeoutMs, signal });
  if (transaction.status === "failed") throw refusal(transaction);
  const sale = await client.sales.get(id, { signal });
  const { qr_code, receipt_date, receipt_signature, warning } = sale.response;
  return { ...sale, qr_code, receipt_date, receipt_signature, ...(warning ? { warning } : {}) };
}

/** The refusal as the transaction explains it: the catalogue's cause and remedy beside the authority's own words. */
function refusal(transaction: Transaction, requestId?: string): Failure {
  const { failure } = transaction.response_data;
  return new Failure(failure ? `${failure.message}. ${failure.cause}` : failureReason(transaction), {
    code: failure?.code ?? "failed",
    exitCode: exitCodes.refused,
    remedy: failure?.remedy,
    transactionId: transaction.transaction_id,
    requestId,
  });
}
