// Reconciliations and their rows, as the API shows them.
import { type Document, failureText, isUndecided } from "@taxctl/sdk/rules/reconcile";
import { iso, isoOrNull } from "../../base/clock.ts";
import { findBranchById } from "../../core/branches/store.ts";
import type { Context } from "../../core/context/context.ts";
import { differenceOf } from "./match.ts";
import { documentsOf } from "./row.ts";
import { countRows, countToRegister, type Registration, type RowCount, type StoredRow } from "./row-store.ts";
import type { ReconciliationRow } from "./store.ts";

export async function showReconciliation(context: Context, row: ReconciliationRow) {
  const { knex } = context.service.db;
  const counts = await countRows(knex, row);
  return showMatch(context, row, { counts, to_register: await countToRegister(knex, row) });
}

/** A match whose rows need not be stored. */
export async function showMatch(
  { service }: Context,
  row: ReconciliationRow,
  { counts, to_register }: { counts: readonly RowCount[]; to_register: number },
) {
  const branch = row.branch_id > 0 ? await findBranchById(service.db.knex, row.branch_id) : undefined;
  const statuses = [
    "exact",
    "suggested",
    "mismatch",
    "residual",
    "missing_in_books",
    "missing_at_authority",
    "duplicate",
  ] as const;
  const open = counts.reduce((sum, one) => sum + one.open, 0);
  const shown = statuses.map((status) => {
    const of = counts.find((one) => one.status === status) ?? { count: 0, open: 0 };
    const totals = row.summary?.totals[status] ?? { difference: 0, tax_difference: 0 };
    return { status, count: of.count, decided: of.count - of.open, ...totals };
  });
  const { id, from_date, to_date, name, documents, options, summary } = row;
  const { authority_list = null, ...read_as } = row.read_as;
  return {
    id,
    from_date,
    to_date,
    branch_id: branch?.bhf_id ?? null,
    file_name: name,
    documents,
    read_as,
    authority_list,
    of_other_branches: summary?.of_other_branches ?? 0,
    options: {
      tolerance: options.tolerance.absolute,
      relative_tolerance: options.tolerance.relative,
      max_days: options.max_days,
      fiscal_year_start: options.fiscal_year_start,
    },
    status: row.matched_at === null ? ("matching" as const) : ("matched" as const),
    counts: shown,
    open,
    to_register,
    lapsed_decisions: summary?.lapsed_count ?? 0,
    lapsed: (summary?.lapsed ?? []).map(({ decision, reason }) => ({
      authority_id: decision.authority,
      books_id: decision.books,
      action: decision.action,
      author: decision.author,
      time: decision.time,
      reason,
    })),
    uploaded_at: iso(row.uploaded_at),
    matched_at: isoOrNull(row.matched_at),
  };
}

export function showRow(
  {
    row_id,
    status,
    decision: action,
    seen,
    supplier_sale_id,
    body,
  }: Omit<StoredRow, "position" | "supplier_tin">,
  registration: Registration | undefined,
) {
  const isPair = "pair" in body;
  const { authority, books } = documentsOf(body);
  const { decision } = isPair ? body.pair : body.unmatched;
  const isWaiting = supplier_sale_id !== null && registration === undefined;
  const registering = isWaiting ? "waiting" : registration ? "registered" : undefined;
  return {
    id: row_id,
    status,
    seen,
    open: isUndecided({ status, decision: action }, registering),
    decision: decision
      ? { action: decision.action, author: decision.author, time: decision.time, note: decision.note ?? null }
      : null,
    rule: isPair ? body.pair.rule : null,
    score: isPair ? body.pair.score : null,
    authority: authority ? showDocument(authority) : null,
    books: books ? showDocument(books) : null,
    difference: differenceOf(body),
    differences: isPair ? body.pair.differences : [],
    candidates: isPair
      ? []
      : body.unmatched.candidates.map(({ document, score, taken, closest }) => ({
          document: showDocument(document),
          score,
          taken,
          reason: closest ? failureText(closest) : null,
        })),
    registration: registration
      ? {
          transaction_id: registration.transaction_id,
          status: registration.status,
          rejected: registration.purchase_status === "04",
        }
      : null,
    can_register: isWaiting,
  };
}

function showDocument(document: Document) {
  const { id, supplier_tin, supplier_branch, supplier_name, own_branch, number, date, kind, extra } =
    document;
  const { unit_number = null, by_letter = null } = document;
  return {
    id,
    supplier_tin,
    number,
    unit_number,
    date,
    supplier_branch: supplier_branch ?? null,
    supplier_name: supplier_name ?? null,
    own_branch: own_branch ?? null,
    kind: kind ?? null,
    claim: document.claim === "none" ? document.claim : null,
    taxable: document.taxable,
    tax: document.tax,
    total: document.total,
    by_letter,
    extra: extra ?? {},
  };
}
