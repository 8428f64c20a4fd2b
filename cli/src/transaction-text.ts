// Responsible for a transaction as people read it: where it stands, and after a failure whose turn it is.
import type { Transaction } from "@taxctl/sdk";
import { asCommands } from "./doctor/check.ts";
import { details } from "./table.ts";
import { clean, type Screen } from "./terminal.ts";

const FIELDS = [
  "transaction_id",
  "type",
  "status",
  "branch_id",
  "invoice_no",
  "receipt_no",
  "receipt_date",
  "receipt_signature",
  "in_doubt",
  "can_retry",
  "retries_left",
  "superseded_by",
  "created_at",
  "processed_at",
];

/** Fields, after a failure (or a success without its receipt) the code, cause, remedy and who must act, and what the unit has still to be told. */
export function transactionText(transaction: Transaction, screen: Screen): string {
  const { response_data: response, request_data: _request, follow_ups, ...rest } = transaction;
  const { receipt_date, receipt_signature, failure = response.warning } = response;
  const fields = details({ ...rest, receipt_date, receipt_signature }, FIELDS, screen);
  const text = `${fields}${(follow_ups ?? []).map(followUpText).join("")}`;
  if (!failure) return text;
  return `${text}\n${clean(`${failure.code}: ${failure.message}`)}
  Cause: ${clean(failure.cause)}
  What to do: ${clean(asCommands(failure.remedy, transaction.transaction_id))}
  Who must act: ${clean(failure.actor)}
`;
}

function followUpText({
  kind,
  state,
  item_codes,
  reason,
  remedy,
}: Transaction["follow_ups"][number]): string {
  const items = item_codes.length > 0 ? ` of ${item_codes.join(", ")}` : "";
  return `\n${clean(`The unit has not taken the stock ${kind}${items} (${state}): ${reason}`)}
  What to do: ${clean(asCommands(remedy))}
`;
}

/** The reason of a failed transaction in one line. */
export function failureReason(transaction: Transaction): string {
  const { failure, result_message: message } = transaction.response_data;
  if (failure) return clean(`${failure.code}: ${failure.message}. ${failure.remedy}`);
  return clean(message ?? transaction.status);
}
