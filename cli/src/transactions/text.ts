// Responsible for a transaction as people read it: its state, and after a failure who must act.
import type { Transaction, TransactionSummary } from "@taxctl/sdk";
import { asCommands } from "@taxctl/sdk/commands";
import { details } from "../output/table.ts";
import { clean, type Screen } from "../output/terminal.ts";
import { fitted } from "../output/wrap.ts";

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

/** The type as people read it; JSON and CSV keep the value. */
export function typeWords({ type, receipt_type }: Pick<TransactionSummary, "type" | "receipt_type">): string {
  if (receipt_type !== "R") return type;
  return type === "sales" ? "credit note" : "supplier's credit note";
}

/** Whether a field's value is unusual; usual values are not shown. */
function isUnusual(field: string, transaction: Transaction): boolean {
  if (field === "in_doubt") return transaction.in_doubt;
  if (field === "superseded_by") return transaction.superseded_by !== null;
  return transaction.status === "failed" || (field !== "can_retry" && field !== "retries_left");
}

/** Fields with local times, after a failure (or a success without its receipt) the code, cause, remedy and who must act, and the open follow-ups. */
export function transactionText(
  transaction: Transaction,
  screen: Screen,
  local: (time: string) => string,
): string {
  const {
    response_data: response,
    request_data: _request,
    follow_ups,
    doubt,
    blocked,
    created_at,
    processed_at,
    ...rest
  } = transaction;
  const times = { created_at: local(created_at), processed_at: processed_at && local(processed_at) };
  const { receipt_date, receipt_signature, failure = response.warning } = response;
  const present = FIELDS.filter((field) => isUnusual(field, transaction));
  const fields = details(
    { ...rest, ...times, type: typeWords(transaction), receipt_date, receipt_signature },
    present,
    screen,
  );
  const lines = (text: string) => fitted(text, screen);
  const links = transferText(transaction);
  const why = [...(doubt ? [doubtText(doubt)] : []), ...(blocked ? [blockedText(blocked)] : [])];
  const text = `${fields}${links}${lines([...why, ...(follow_ups ?? []).map(followUpText)].join(""))}`;
  const next = transaction.status === "success" ? "" : `Next: ${clean(nextStep(transaction))}\n`;
  if (!failure) return next ? `${text}\n${lines(next)}` : text;
  return `${text}\n${lines(`${clean(`${failure.code}: ${failure.message}`)}
  Cause: ${clean(failure.cause)}
  What to do: ${clean(asCommands(failure.remedy, transaction.transaction_id))}
  Who must act: ${clean(failure.actor)}
${next}`)}`;
}

/** The movement at the other branch of a transfer. */
function transferText({ transferred_to, transferred_from }: Transaction): string {
  const text = (words: string, link: Transaction["transferred_to"] | undefined) =>
    link ? `\n${clean(`${words} branch ${link.branch_id}: ${link.invoice_no} (${link.status})`)}\n` : "";
  return `${text("Transferred to", transferred_to)}${text("Transferred from", transferred_from)}`;
}

function doubtText({ code, message }: NonNullable<Transaction["doubt"]>): string {
  return `\n${clean(`The outcome is unknown (${code})${message ? `: ${message}` : ""}`)}\n`;
}

function blockedText({ code, message }: NonNullable<Transaction["blocked"]>): string {
  return `\n${clean(`Not sent now (${code}): ${message}`)}\n`;
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
    return `wait, the service retries automatically: \`taxctl transactions watch ${id}\`; or record the outcome from the unit's journal: \`taxctl transactions settle ${id} OUTCOME --reason REASON\`, where OUTCOME is accepted or refused`;
  if (status !== "failed") return `wait, it is sent automatically: \`taxctl transactions watch ${id}\``;
  if (can_retry) return `deal with the cause, then \`taxctl transactions retry ${id}\``;
  if (isHeld(transaction))
    return "nothing here: it follows automatically once the document before it is accepted";
  if (type === "import") return "its retries are used up: process the record again, `taxctl imports map`";
  return "its retries are used up: correct the document and submit it again, under the same number";
}

/** The service's message about an accepted submission. */
export type Submitted = { transaction_id: string; warning?: { message: string; remedy: string } };

/** The problem of a success: its receipt was lost, and can be entered. */
export function lostReceipt({ warning, transaction_id }: Submitted): string | undefined {
  return warning && clean(`${warning.message}. ${asCommands(warning.remedy, transaction_id)}`);
}

/** The reason of a failed transaction in one line. */
export function failureReason(transaction: Transaction): string {
  const { failure, result_message: message } = transaction.response_data;
  if (failure) return clean(`${failure.code}: ${failure.message}. ${failure.remedy}`);
  return clean(message ?? transaction.status);
}

/** Why a transaction without an outcome has stalled; empty if it only takes time. */
export function obstacleOf({ blocked, doubt, status }: Transaction): string {
  if (status === "success") return "";
  if (blocked) return clean(blocked.message);
  return doubt ? clean(`The outcome is unknown (${doubt.code})`) : "";
}

/** The same with the remedy. */
export function openReason(transaction: Transaction): string {
  const obstacle = obstacleOf(transaction);
  if (obstacle === "") return "";
  return `${obstacle}${transaction.blocked ? "." : ":"} ${clean(nextStep(transaction))}`;
}

/** The result of `waitFor` at its timeout: the transaction as it was last read. */
export function isTransaction(data: unknown): data is Transaction {
  return typeof data === "object" && data !== null && "transaction_id" in data && "response_data" in data;
}
