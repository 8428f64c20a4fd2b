// Documents in lists for people: whose they are, over how much, and their state, on 80 columns.
import type { Result, Taxctl, TransactionSummary } from "@taxctl/sdk";
import { unlessStatus } from "../service/unless-status.ts";
import { typeWords } from "./text.ts";

/** The most important first: those at the end go where the terminal is narrow. */
export const documentColumns = [
  "invoice_no",
  "type",
  "document_date",
  "receipt_no",
  "counterparty_name",
  "total_amount",
  "status",
  "branch_id",
  "created_at",
  "transaction_id",
];

/** A row for people: a credit note's amounts are negative. Only failed ones can be retried: a dash for all others. */
export function readableDocument<Row extends TransactionSummary>(row: Row) {
  const sign = row.receipt_type === "R" ? -1 : 1;
  return {
    ...row,
    type: typeWords(row),
    total_amount: sign * row.total_amount || 0,
    can_retry: row.status === "failed" ? row.can_retry : null,
  };
}

/** A list of one branch says so, if there are others. */
export async function onlyBranch(client: Taxctl, branch: string | undefined): Promise<string[]> {
  if (branch === undefined) return [];
  const found = await unlessStatus([403], () => client.branches.list({ per_page: 2 }));
  return found?.data.length === 1 ? [] : [`Only branch ${branch}. --all-branches shows the others too.`];
}

/** What the signed documents of a list add up to. */
export function sumsText(sums: Result<"getTransactionSums">): string {
  const { documents, credit_notes, tax_amount, total_amount } = sums;
  const notes = credit_notes === 0 ? "" : `, ${credit_notes} of them credit notes, which are taken off`;
  return `Signed documents: ${documents}${notes}. Tax ${tax_amount.toFixed(2)}, total ${total_amount.toFixed(2)}.`;
}
