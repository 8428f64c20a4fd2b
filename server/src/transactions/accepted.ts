// The 202 of an asynchronous submission: known with its row, before anything is sent.
import type { AcceptedClaim } from "../idempotency/store.ts";
import { withWarnings } from "../warnings.ts";
import type { Submitter } from "./submission.ts";

/** The path where a transaction's state can be read, as `meta.check_status_url`. */
export function statusUrl(id: string): string {
  return `/api/v1/transactions/${id}`;
}

function pendingResponse(
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
      meta: { check_status_url: statusUrl(id), ...meta },
    },
  };
}

/** Of a submission that is stored now. */
export const acceptedResponse = (id: string, invoiceNo: string) =>
  pendingResponse({ id, invoiceNo, status: "pending" }, "Stored; it will be sent to the control unit.", {});

/** Of one that was stored before and has not ended. */
export const stillOpenResponse = (id: string, invoiceNo: string, status: "pending" | "processing") =>
  pendingResponse({ id, invoiceNo, status }, "Accepted before; not finished yet.", { duplicate: true });

/**
 * The Idempotency-Key to store with a submission. The response to an asynchronous caller is already known, so a retry finds both
 * submission and response, or neither.
 */
export function claimsOf(
  { claim, isAsync, warnings }: Submitter,
  id: string,
  invoiceNo: string,
): AcceptedClaim[] {
  if (!claim || claim.state) return [];
  if (!isAsync) return [{ row: claim.row, reply: undefined }];
  const { status, body } = acceptedResponse(id, invoiceNo);
  return [{ row: claim.row, reply: { status, body: withWarnings(body, warnings), headers: {} } }];
}
