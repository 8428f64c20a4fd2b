// A transaction as people read it: its state, and after a failure who must act.
import type { Transaction, TransactionSummary } from "@taxctl/sdk";
import { asCommands } from "@taxctl/sdk/commands";
import { nextStep, obstacleOf } from "../failures/next-step.ts";
import { details } from "../output/table.ts";
import { clean, type Screen } from "../output/terminal.ts";
import { fitted } from "../output/wrap.ts";

const printedFields = [
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
  if (type === "proforma") return "quotation";
  if (type === "training") return receipt_type === "R" ? "training credit note" : "training sale";
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
  const present = printedFields.filter((field) => isUnusual(field, transaction));
  const fields = details(
    { ...rest, ...times, type: typeWords(transaction), receipt_date, receipt_signature },
    present,
    screen,
  );
  const lines = (text: string) => fitted(text, screen);
  const links = transferText(transaction);
  const why = [...(doubt ? [doubtText(doubt)] : []), ...(blocked ? [blockedText(blocked)] : [])];
  const text = `${fields}${warningsText(transaction, screen)}${links}${lines([...why, ...(follow_ups ?? []).map(followUpText)].join(""))}`;
  const next = transaction.status === "success" ? "" : `Next: ${clean(nextStep(transaction))}\n`;
  if (!failure) return next ? `${text}\n${lines(next)}` : text;
  return `${text}\n${lines(`${clean(`${failure.code}: ${asCommands(failure.message)}`)}
  Cause: ${clean(failure.cause)}
  What to do: ${clean(asCommands(failure.remedy, transaction.transaction_id))}
  Who must act: ${clean(failure.actor)}
${next}`)}`;
}

/** The warnings that a submission got, a paragraph each. */
export function warningsText({ warnings = [] }: Pick<Transaction, "warnings">, screen: Screen): string {
  return warnings
    .map(({ code, message }) => fitted(`\n${clean(`Warning (${code}): ${message}`)}\n`, screen))
    .join("");
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

/** The service's message about an accepted submission. */
export type Submitted = { transaction_id: string; warning?: { message: string; remedy: string } };

/** The problem of a success: its receipt was lost, and can be entered. */
export function lostReceipt({ warning, transaction_id }: Submitted): string | undefined {
  return warning && clean(`${warning.message}. ${asCommands(warning.remedy, transaction_id)}`);
}

/** The reason of a failed transaction in one line. */
export function failureReason(transaction: Transaction): string {
  const { failure, result_message: message } = transaction.response_data;
  if (failure)
    return clean(
      `${failure.code}: ${asCommands(`${failure.message}. ${failure.remedy}`, transaction.transaction_id)}`,
    );
  return clean(message ?? transaction.status);
}

/** Why a transaction without an outcome has stalled, with the remedy; empty if it only takes time. */
export function openReason(transaction: Transaction): string {
  const obstacle = clean(obstacleOf(transaction));
  if (obstacle === "") return "";
  return `${obstacle}${transaction.blocked ? "." : ":"} ${clean(nextStep(transaction))}`;
}
