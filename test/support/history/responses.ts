// The responses and webhook events of callers, compared with the rows.
import type { Received } from "../receiver.ts";
import type { Row } from "./evidence.ts";
import { type History, numberOf } from "./history.ts";

/** An acknowledged submission exists, once, as it was acknowledged. */
export function checkResponses(history: History, rows: readonly Row[]): string[] {
  const problems: string[] = [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const idOf = new Map<string, string>();
  for (const { submission, httpStatus, transaction_id, status, receipt_no } of history.responses) {
    if (transaction_id === null) continue;
    const number = numberOf(submission);
    const row = byId.get(transaction_id);
    if (!row) {
      problems.push(`${number} got ${httpStatus} as ${transaction_id}, which is lost`);
      continue;
    }
    if (row.invoice_no !== number) problems.push(`${number} got the transaction of ${row.invoice_no}`);
    const key = `${submission.path} ${row.branch_id} ${number}`;
    const known = idOf.get(key) ?? transaction_id;
    idOf.set(key, known);
    if (known !== transaction_id)
      problems.push(`${number} was returned as ${known} and as ${transaction_id}`);
    if ((httpStatus === 200 || status === "success") && row.status !== "success") {
      problems.push(`${number} was returned as a success, and is ${row.status}`);
    }
    if (receipt_no !== null && row.receipt_no !== receipt_no) {
      problems.push(`${number} got receipt ${receipt_no}, and has ${row.receipt_no}`);
    }
  }
  const known = new Set(rows.map(({ branch_id, type, invoice_no }) => `${branch_id} ${type} ${invoice_no}`));
  if (known.size !== rows.length) problems.push("an invoice has two transactions");
  return problems;
}

type Event = { event: string; data: { transaction_id: string; status: string; receipt_no: string | null } };

/** A caller without a final response gets the outcome by webhook: a success in one event, however often that is delivered. */
export function checkEvents(
  history: History,
  rows: readonly Row[],
  received: readonly Received[] | undefined,
): string[] {
  if (received === undefined) return [];
  const problems: string[] = [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const bodies = new Map<string, string>();
  const events = new Map<string, Set<string>>();
  for (const { headers, body } of received) {
    const id = String(headers["webhook-id"]);
    const { event, data }: Event = JSON.parse(body);
    if (event !== "transaction.completed") continue;
    if ((bodies.get(id) ?? body) !== body) problems.push(`event ${id} was delivered with two bodies`);
    bodies.set(id, body);
    const row = byId.get(data.transaction_id);
    if (!row) problems.push(`event ${id} is about ${data.transaction_id}, which is lost`);
    else if (data.status === "success" && row.status !== "success") {
      problems.push(`event ${id} says that ${row.invoice_no} is a success; it is ${row.status}`);
    } else if (data.status === "success" && data.receipt_no !== row.receipt_no) {
      problems.push(
        `event ${id} gives ${row.invoice_no} receipt ${data.receipt_no}; it has ${row.receipt_no}`,
      );
    }
    const key = `${data.transaction_id} ${data.status}`;
    events.set(key, (events.get(key) ?? new Set()).add(id));
  }
  for (const [key, ids] of events) {
    if (key.endsWith(" success") && ids.size > 1) problems.push(`${key} was reported in ${ids.size} events`);
  }
  for (const { httpStatus, transaction_id } of history.responses) {
    const row = byId.get(transaction_id ?? "");
    if (httpStatus !== 202 || !row || !["success", "failed"].includes(row.status)) continue;
    if (!events.has(`${row.id} ${row.status}`))
      problems.push(`nobody was sent the end of ${row.invoice_no} (${row.status})`);
  }
  return [...new Set(problems)];
}
