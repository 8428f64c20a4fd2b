// The unit's response on a transaction: the stored response, with its QR code drawn when it is read.
import { threadSource } from "../../base/threads.ts";
import { failureOf } from "../../control-unit/failures.ts";
import { failureOfTransaction } from "./failure.ts";
import type { ResponseBody, TransactionRow } from "./store.ts";

/** `response_data` as the API shows it. */
export async function showResponse(row: TransactionRow, response: ResponseBody | null, attempts?: number) {
  const qr_code = response?.qr_text ? await drawQr(response.qr_text) : null;
  return {
    receipt_no: response?.receipt_no ?? null,
    receipt_date: response?.receipt_date ?? null,
    qr_code,
    result_code: response?.result_code ?? null,
    result_message: response?.result_message ?? null,
    receipt_signature: response?.receipt_signature ?? null,
    internal_data: response?.internal_data ?? null,
    sdc_id: response?.sdc_id ?? null,
    total_receipt_no: response?.total_receipt_no ?? null,
    ...(response?.receipt_unrecovered
      ? { receipt_unrecovered: true, warning: failureOf("receipt_unrecovered", null) }
      : {}),
    ...(attempts === undefined ? {} : { attempts }),
    ...(row.status === "failed" && row.failure_code
      ? { failure: failureOfTransaction(row, response?.result_message) }
      : {}),
  };
}

/** A QR code as a PNG data URI, with the margin that scanners want; null for a text that no QR code can hold. */
export function drawQr(text: string): Promise<string | null> {
  return threadSource.drawQr(text).catch(() => null);
}

/** The result of a retry, or of an outcome that a person recorded. */
export function showOutcome({ id, status, synced_to_authority, receipt_no }: TransactionRow) {
  return { transaction_id: id, status, synced_to_authority: Boolean(synced_to_authority), receipt_no };
}
