// The sums of a list of documents: those that were signed, less credit notes.
import { ValidationError } from "../../base/errors.ts";
import { listAbroad } from "../../core/devices/currencies.ts";
import { money } from "../../db/sql/scaled.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { type FigureSum, type ReportScope, sumTransactions, type TransactionSum } from "./figure-store.ts";
import { isApproved } from "./tax-report.ts";

const dayMs = 24 * 60 * 60_000;
const mostDays = 366;

/** @throws ValidationError if the days are more than a year. */
export function requireYear({
  document_from,
  document_to,
}: {
  document_from: string;
  document_to: string;
}): void {
  if (Date.parse(document_to) - Date.parse(document_from) > mostDays * dayMs)
    throw new ValidationError({
      document_from: [`must be at most ${mostDays} days before document_to: ask for each year`],
    });
}

/** The sums of a branch, or of all that have the account's currency, and apart from them those of each other currency. */
export async function readSums(db: Queryable, type: FigureSum["type"], scope: ReportScope) {
  const own = show(type, await sumTransactions(db, type, scope));
  const abroad = scope.branch_id === undefined ? await listAbroad(db, scope.data_set_id) : [];
  if (abroad.length === 0) return own;
  const other_currencies = [];
  for (const { currency, branches } of abroad) {
    const sums = [];
    for (const { branch_id } of branches) sums.push(await sumTransactions(db, type, { ...scope, branch_id }));
    other_currencies.push({ currency, ...show(type, sums.flat()) });
  }
  return { ...own, other_currencies };
}

function show(type: FigureSum["type"], found: readonly TransactionSum[]) {
  const sums = { documents: 0, credit_notes: 0, tax: 0, total: 0 };
  for (const sum of found) {
    if (type === "purchase" && !isApproved({ type, ...sum })) continue;
    const isCredit = sum.receipt_type === "R";
    const sign = isCredit ? -1 : 1;
    sums.documents += sum.firsts;
    sums.credit_notes += isCredit ? sum.firsts : 0;
    sums.tax += sign * sum.tax_amount;
    sums.total += sign * sum.total_amount;
  }
  const { documents, credit_notes, tax, total } = sums;
  return {
    documents,
    credit_notes,
    tax_amount: money.fromDb(tax || 0),
    total_amount: money.fromDb(total || 0),
  };
}
