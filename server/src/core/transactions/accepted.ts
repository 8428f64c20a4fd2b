// The 202 of an asynchronous submission: known with its row, before anything is sent.

import { withWarnings } from "../../base/warnings.ts";
import type { AcceptedClaim } from "../idempotency/store.ts";
import { isLocal } from "./kinds.ts";
import type { TransactionRow } from "./store.ts";
import type { Submitter } from "./submission.ts";

/** The path where a transaction's state can be read, as `meta.check_status_url`. */
export function statusUrl({ prefix }: Pick<Submitter, "prefix">, id: string): string {
  return `${prefix}/transactions/${id}`;
}

function pendingResponse(
  context: Pick<Submitter, "prefix">,
  { id, invoiceNo, status }: { id: string; invoiceNo: string; status: "pending" | "processing" },
  message: string,
  meta: { duplicate?: true },
) {
  return {
    status: 202 as const,
    body: {
      status: "processing" as const,
      message,
      data: { transaction_id: id, invoice_no: invoiceNo, status },
      meta: { check_status_url: statusUrl(context, id), ...meta },
    },
  };
}

/** Of a submission that is stored now. */
export const acceptedResponse = (context: Pick<Submitter, "prefix">, id: string, invoiceNo: string) =>
  pendingResponse(
    context,
    { id, invoiceNo, status: "pending" },
    "Stored; it will be sent to the control unit.",
    {},
  );

/** Of one that was stored before and has not ended. */
export const stillOpenResponse = (
  context: Pick<Submitter, "prefix">,
  id: string,
  invoiceNo: string,
  status: "pending" | "processing",
) =>
  pendingResponse(context, { id, invoiceNo, status }, "Accepted before; not finished yet.", {
    duplicate: true,
  });

/**
 * The Idempotency-Key to store with a submission. The response to an asynchronous caller is already known, so a retry finds both
 * submission and response, or neither.
 */
export function claimsOf(
  context: Submitter,
  { id, type, invoice_no }: Pick<TransactionRow, "id" | "type" | "invoice_no">,
): AcceptedClaim[] {
  const { claim, isAsync, warnings } = context;
  if (!claim || claim.state) return [];
  if (!isAsync || isLocal(type)) return [{ row: claim.row, reply: undefined }];
  const { status, body } = acceptedResponse(context, id, invoice_no);
  return [{ row: claim.row, reply: { status, body: withWarnings(body, warnings), headers: {} } }];
}

/** Whether a request for what is stored already repeats another one. One that takes its own key over goes on with the first. */
export const isRepetition = ({ claim }: Submitter): boolean => !claim?.isResumed;
