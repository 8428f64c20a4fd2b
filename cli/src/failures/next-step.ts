// What holds a transaction up, and what to do about it.
import type { Transaction } from "@taxctl/sdk";
import { asCommands } from "@taxctl/sdk/commands";

/** Whether it was not sent because the document that it belongs to was rejected. */
function isHeld({ response_data }: Transaction): boolean {
  const code = response_data.failure?.code;
  return code === "credit_note_rejected" || code === "outgoing_rejected";
}

/** The remedy for a transaction in its current state. */
export function nextStep(transaction: Transaction): string {
  const { status, can_retry, superseded_by, transaction_id: id, type, receipt_no, blocked } = transaction;
  if (superseded_by) return `another took its number: see \`taxctl transactions show ${superseded_by}\``;
  if (status === "success") return `nothing: it succeeded${receipt_no ? `, receipt ${receipt_no}` : ""}`;
  if (blocked) return asCommands(blocked.remedy, id, transaction.branch_id);
  if (transaction.in_doubt)
    return `wait, the service retries automatically: \`taxctl transactions watch ${id}\`; or record the outcome from the unit's journal: \`taxctl transactions settle ${id} OUTCOME --reason REASON\`, where OUTCOME is accepted or rejected`;
  if (status !== "failed") return `wait, it is sent automatically: \`taxctl transactions watch ${id}\``;
  if (can_retry) return `deal with the cause, then \`taxctl transactions retry ${id}\``;
  if (isHeld(transaction))
    return "nothing here: it follows automatically once the document before it is accepted";
  if (type === "import") return "its retries are used up: process the record again, `taxctl imports map`";
  return "its retries are used up: correct the document and submit it again, under the same number";
}

/** Why a transaction without an outcome has stalled; empty if it only takes time. */
export function obstacleOf({ blocked, doubt, status }: Transaction): string {
  if (status === "success") return "";
  if (blocked) return blocked.message;
  return doubt ? `The outcome is unknown (${doubt.code})` : "";
}

/** The result of `waitFor` at its timeout: the transaction as it was last read. */
export function isTransaction(data: unknown): data is Transaction {
  return typeof data === "object" && data !== null && "transaction_id" in data && "response_data" in data;
}
