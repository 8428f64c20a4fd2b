// Submitting one sale and returning its receipt, or the error that explains why there is none.
import type { SaleInput, Taxctl, Transaction } from "@taxctl/sdk";
import { asCommands } from "@taxctl/sdk/commands";
import { describe, isServiceFailure } from "../failures/describe.ts";
import { exitCodes } from "../failures/exit-codes.ts";
import { Failure, foreignCode } from "../failures/failure.ts";
import type { TableRow } from "../output/table.ts";
import { failureReason, type Submitted } from "../transactions/text.ts";
import type { Source } from "./source.ts";

type OneSaleOptions = { isAsync: boolean; timeoutMs: number; signal: AbortSignal };

/** The receipt as fields, with a warning if the unit's response with it was lost. */
type Receipt = TableRow & Submitted;

/** How long the service holds a submission for its outcome, unless it is asked to respond at once. */
const heldMs = 30_000;

/** The receipt. An outcome that was not there at once is waited for, then read, all within the time that is given. */
export async function receiptOf(
  client: Taxctl,
  document: SaleInput,
  options: OneSaleOptions,
): Promise<Receipt> {
  const { isAsync, timeoutMs, signal } = options;
  const deadline = performance.now() + timeoutMs;
  if (isAsync || (timeoutMs > 0 && timeoutMs <= heldMs)) {
    const { data, body } = await client.sales.create(document, { async: true, signal }).withResponse();
    if (timeoutMs <= 0) return { ...data };
    const receipt = await finished(client, data.transaction_id, deadline, options);
    return { ...receipt, is_duplicate: body.meta.duplicate ?? false };
  }
  try {
    const { data, body } = await client.sales.create(document, { signal }).withResponse();
    return { status: "success", ...data, is_duplicate: body.meta.duplicate ?? false };
  } catch (error) {
    if (!isServiceFailure(error) || !error.transactionId) throw error;
    if (error.code?.startsWith("unit_"))
      throw rejectionFailure(await client.transactions.get(error.transactionId, { signal }), error.requestId);
    if (!error.code?.startsWith("outcome_") || timeoutMs <= 0) throw error;
    return finished(client, error.transactionId, deadline, options);
  }
}

async function finished(
  client: Taxctl,
  id: string,
  deadline: number,
  { signal }: OneSaleOptions,
): Promise<Receipt> {
  const timeoutMs = Math.max(0, Math.round(deadline - performance.now()));
  const transaction = await client.transactions.waitFor(id, { timeoutMs, signal });
  if (transaction.status === "failed") throw rejectionFailure(transaction);
  const sale = await client.sales.get(id, { signal });
  const { qr_code, receipt_date, receipt_signature, warning } = sale.response;
  return { ...sale, qr_code, receipt_date, receipt_signature, warning };
}

/** The rejection as the transaction explains it: the catalog's cause and remedy next to the authority's own words. */
export function rejectionFailure(transaction: Transaction, requestId?: string): Failure {
  const { failure } = transaction.response_data;
  const id = transaction.transaction_id;
  const reason = failure
    ? asCommands(`${failure.message}. ${failure.cause}`, id)
    : failureReason(transaction);
  return new Failure(reason, {
    code: failure ? foreignCode(failure.code) : "failed",
    exitCode: exitCodes.rejected,
    remedy: failure && asCommands(failure.remedy, id),
    transactionId: id,
    requestId,
  });
}

/** How to fix fields that are not valid: nothing was stored, so the number is free. */
const correct = "Correct the listed fields, then submit it again with the same number. Nothing was stored.";

/** The one document. @throws Failure with the service's errors for it. */
export function documentOf(source: Source): SaleInput {
  const [job] = source.jobs;
  const prepared = job?.prepare(new Map());
  if (prepared && "document" in prepared) return prepared.document;
  const errors = source.problems(new Map());
  throw new Failure("The document is not a valid sale", {
    code: "validation_failed",
    remedy: correct,
    errors,
  });
}

/** The failure of a submission, with the remedy for invalid fields. */
export function submissionFailure(error: unknown): Failure {
  const failure = describe(error);
  if (failure.code !== "validation_failed" || failure.remedy) return failure;
  return Object.assign(failure, { remedy: correct });
}
